// Disturbs what a program reads of one file, or when it puts another in its place, as the variable DISTURB says; the
// file's name is in DISTURBED.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *hazard = "import Dispatch\nfunc late() { DispatchQueue.main.sync {} }\n";

/// The path of an open file, if it is the one to disturb.
static int is_disturbed(int file, char *path) {
  const char *wanted = getenv("DISTURBED");
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (!wanted || length <= 0) return 0;
  path[length] = 0;
  const char *name = strrchr(path, '/');
  return name && strcmp(name + 1, wanted) == 0;
}

static void replace(const char *path) {
  char new[PATH_MAX + 8];
  snprintf(new, sizeof new, "%s.new", path);
  int file = open(new, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (write(file, hazard, strlen(hazard)) < 0) abort();
  close(file);
  rename(new, path);
}

ssize_t read(int file, void *bytes, size_t count) {
  static ssize_t (*original)(int, void *, size_t);
  static __thread int calls = 0;
  if (!original) original = (ssize_t(*)(int, void *, size_t))dlsym(RTLD_NEXT, "read");
  const char *how = getenv("DISTURB");
  char path[PATH_MAX];
  if (!how || !is_disturbed(file, path)) return original(file, bytes, count);
  int is_first = lseek(file, 0, SEEK_CUR) == 0;
  if (strcmp(how, "error") == 0) {
    if (is_first) return original(file, bytes, count < 10 ? count : 10);
    errno = EIO;
    return -1;
  }
  if (strcmp(how, "short") == 0) return original(file, bytes, count < 997 ? count : 997);
  if (strcmp(how, "interrupt") == 0) {
    if (calls++ % 2 == 0) {
      errno = EINTR;
      return -1;
    }
    return original(file, bytes, count < 4096 ? count : 4096);
  }
  ssize_t read = original(file, bytes, is_first && count > 100 ? 100 : count);
  if (is_first && strcmp(how, "truncate") == 0 && truncate(path, 120) < 0) abort();
  if (is_first && strcmp(how, "remove") == 0) unlink(path);
  if (is_first && strcmp(how, "replace") == 0) replace(path);
  if (is_first && strcmp(how, "grow") == 0) {
    int end = open(path, O_WRONLY | O_APPEND);
    for (int i = 0; i < 1000; i++) if (write(end, hazard, strlen(hazard)) < 0) abort();
    close(end);
  }
  return read;
}

/// Somebody saves the file: each time another text, in another file.
static void save(int folder, const char *name) {
  static int count = 0;
  int file = openat(folder, "saved", O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (dprintf(file, "%s// saved %d\n", hazard, ++count) < 0) abort();
  close(file);
  renameat(folder, "saved", folder, name);
}

int renameat2(int old, const char *from, int new, const char *to, unsigned int flags) {
  static int (*original)(int, const char *, int, const char *, unsigned int);
  static int calls = 0;
  if (!original) original = (int (*)(int, const char *, int, const char *, unsigned int))dlsym(RTLD_NEXT, "renameat2");
  const char *how = getenv("DISTURB"), *wanted = getenv("DISTURBED");
  if (!how || !wanted || strcmp(to, wanted) != 0) return original(old, from, new, to, flags);
  calls++;
  if (strcmp(how, "no exchange") == 0) {
    errno = EINVAL;
    return -1;
  }
  if (strcmp(how, "save once") == 0 && calls == 1) save(new, to);
  if (strcmp(how, "save thrice") == 0 && calls <= 3) save(new, to);
  if (strcmp(how, "save, then break") == 0) {
    if (calls == 1) save(new, to);
    if (calls == 2) {
      errno = EIO;
      return -1;
    }
  }
  return original(old, from, new, to, flags);
}
