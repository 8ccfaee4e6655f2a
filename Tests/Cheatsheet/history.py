#!/usr/bin/env python3
"""Do maintainers agree? Mines histories for types that somebody decided, and asks 'decide' about the tree before.

usage: history.py ACTORLINT GIT_DIR…

A row is a type that said nothing in a commit's parent and says Sendable, @MainActor or actor in the commit. At most six
rows a commit and thirty commits a repository are taken, chosen by hash before anything is seen; no row is left out.
"""
import collections
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile

PER_COMMIT, COMMITS = 6, 30
program, repositories = os.path.abspath(sys.argv[1]), sys.argv[2:]
git = []


def run(*arguments, **options):
    return subprocess.run([*git, *arguments], capture_output=True, **options).stdout


def order(*parts):
    return hashlib.sha1("|".join(parts).encode()).hexdigest()


ADDED = re.compile(rb'^\+.*(\bSendable\b|@MainActor\b|\bactor\s+[A-Z])')
def candidates():
    p = subprocess.Popen([*git, 'log', '--no-merges', '--since=2021-06-01', '-p', '-U0', '--no-renames', '--format=commit %H %P', 'HEAD', '--', '*.swift'], stdout=subprocess.PIPE)
    current, hit = None, False
    for line in p.stdout:
        if line.startswith(b'commit ') and len(line.split()) in (2, 3):
            if hit: yield current
            parts = line.split()
            current, hit = (parts[1].decode(), parts[2].decode() if len(parts) > 2 else None), False
        elif not hit and line[:1] == b'+' and ADDED.match(line): hit = True
    if hit: yield current
COMMENT = re.compile(r'"""(?:\\.|(?!""").)*"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.S)
DECL = re.compile(r'((?:(?:@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?|(?:public|open|internal|private|fileprivate|package|final|nonisolated|indirect|distributed|static)(?:\(\w+\))?)\s+)*)\b(class|struct|enum|actor|extension|protocol)\s+([A-Z_][\w.]*)\s*(<[^{]*?>)?\s*(:[^{]*)?(?:where[^{]*)?\{|([{}])')
def blank(m):
    t = m.group(0)
    return re.sub(r'[^\n]', ' ', t) if t[0] == '/' else '""' + '\n' * t.count('\n')
def types(text):
    """qualified name -> (kind, label set)"""
    text = COMMENT.sub(blank, text)
    stack, found = [], {}
    for m in DECL.finditer(text):
        if m.group(6) == '{': stack.append(None); continue
        if m.group(6) == '}':
            if stack: stack.pop()
            continue
        prefix, kind, name, _, clause, _ = m.groups()
        q = '.'.join([s for s in stack if s] + [name])
        stack.append(name)
        kinds, labels = found.setdefault(q, (set(), set()))
        if kind != 'extension': kinds.add(kind)
        if kind == 'actor': labels.add('actor')
        if kind != 'extension' and re.search(r'@MainActor\b', prefix): labels.add('main_actor')
        if kind != 'extension' and re.search(r'@(?!MainActor)\w*Actor\b', prefix): labels.add('global')
        if kind != 'extension' and re.search(r'\bnonisolated\b', prefix): labels.add('nonisolated')
        if clause:
            c = clause.split(' where ')[0]
            if re.search(r'@unchecked\s+Sendable\b|UncheckedSendable', c): labels.add('unchecked')
            elif re.search(r'(?<![\w.])(Swift\.)?Sendable\b', c): labels.add('sendable')
    return found
def merge(paths, commit):
    all = {}
    for path in paths:
        text = run('show', f'{commit}:{path}').decode('utf8', 'replace')
        for q, (kinds, labels) in types(text).items():
            k, l, p = all.setdefault(q, (set(), set(), []))
            k |= kinds; l |= labels
            if kinds: p.append(path)
    return all

def rows_of(commit, parent):
    names = run('diff', '--name-status', '--no-renames', '-z', parent, commit, '--', '*.swift').decode('utf8', 'replace').split('\0')
    pairs = list(zip(names[::2], names[1::2]))
    old = [name for status, name in pairs if status != 'A']
    new = [name for status, name in pairs if status != 'D']
    if len(old) > 1500: return
    before, after = merge(old, parent), merge(new, commit)
    for name, (kinds, labels, paths) in sorted(after.items()):
        if name not in before or not labels or not kinds or labels & {'global', 'nonisolated'}: continue
        old_kinds, old_labels, old_paths = before[name]
        if old_labels or len(old_kinds) != 1 or len(old_paths) != 1 or 'protocol' in old_kinds: continue
        label = 'actor' if 'actor' in labels else 'main_actor' if 'main_actor' in labels else 'sendable'
        yield old_paths[0], name, next(iter(old_kinds)), label


def export(commit, folder):
    """The commit's Swift files and what says how they are built."""
    entries = run('ls-tree', '-r', '-z', commit).decode('utf8', 'replace').split('\0')
    wanted = []
    for entry in filter(None, entries):
        meta, path = entry.split('\t', 1)
        if meta.split()[0] in ('100644', '100755') and path.endswith(('.swift', '.pbxproj', '.xcconfig')):
            wanted.append((meta.split()[2], path))
    reader = subprocess.Popen([*git, 'cat-file', '--batch'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for sha, path in wanted:
        reader.stdin.write(sha.encode() + b'\n')
        reader.stdin.flush()
        header = reader.stdout.readline().split()
        if len(header) < 3: continue
        content = reader.stdout.read(int(header[2]) + 1)[:-1]
        target = os.path.join(folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        open(target, 'wb').write(content)
    reader.stdin.close()
    reader.wait()
    os.makedirs(os.path.join(folder, '.git'), exist_ok=True)


def decided(parent, paths):
    with tempfile.TemporaryDirectory() as folder:
        export(parent, folder)
        command = [program, 'decide', '--all', '--no-config', '--format', 'json', '--', *sorted(paths)]
        answer = subprocess.run(command, cwd=folder, capture_output=True).stdout
    return {(d['path'], d['type']): d for d in reversed(json.loads(answer)['decisions'])}


def report(name, rows):
    right = sum(answer == label for _, label, answer, _ in rows)
    strong = [row for row in rows if row[3]]
    sure = sum(answer == label for _, label, answer, _ in strong)
    print(f'{name}: {right} of {len(rows)}; strong {sure} of {len(strong)}, {100 * len(strong) // max(len(rows), 1)} % of all')


results = []
for repository in repositories:
    git = ['git', f'--git-dir={repository}']
    found = collections.defaultdict(list)
    for commit, parent in candidates():
        if parent: found[commit, parent] += rows_of(commit, parent)
    chosen = sorted((key for key in found if found[key]), key=lambda key: order(key[0]))[:COMMITS]
    for commit, parent in chosen:
        rows = sorted(found[commit, parent], key=lambda row: order(commit, *row))[:PER_COMMIT]
        answers = decided(parent, {row[0] for row in rows})
        for path, name, kind, label in rows:
            answer = answers.get((path, name), {})
            results.append((kind, label, answer.get('decision'), answer.get('strength') == 'strong'))
    report(repository, results)
report('all', results)
for kind in ('class', 'struct', 'enum'):
    report(kind, [row for row in results if row[0] == kind])
