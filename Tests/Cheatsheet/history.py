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
    """The commits, each with its parent (None for the first one), that add a line which may decide a type."""
    log = [*git, 'log', '--no-merges', '--since=2021-06-01', '-p', '-U0', '--no-renames', '--format=commit %H %P',
           'HEAD', '--', '*.swift']
    current, adds = None, False
    for line in subprocess.Popen(log, stdout=subprocess.PIPE).stdout:
        words = line.split()
        if line.startswith(b'commit ') and len(words) in (2, 3):
            if adds:
                yield current
            current, adds = (words[1].decode(), words[2].decode() if len(words) > 2 else None), False
        elif not adds and ADDED.match(line):
            adds = True
    if adds:
        yield current


COMMENT = re.compile(r'"""(?:\\.|(?!""").)*"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.S)
MODIFIERS = ('public|open|internal|private|fileprivate|package|final|nonisolated|indirect|distributed|static')
DECLARATION = re.compile(
    rf'((?:(?:@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?|(?:{MODIFIERS})(?:\(\w+\))?)\s+)*)'  # attributes, modifiers
    r'\b(class|struct|enum|actor|extension|protocol)\s+([A-Z_][\w.]*)\s*(<[^{]*?>)?\s*'  # kind, name
    r'(:[^{]*)?(?:where[^{]*)?\{'  # clause
    r'|([{}])')


def blank(match):
    """What stands in place of a comment or a literal: as many lines."""
    text = match.group(0)
    return re.sub(r'[^\n]', ' ', text) if text[0] == '/' else '""' + '\n' * text.count('\n')


def types(text):
    """The types that a file declares or extends: by qualified name, their kinds and what they say."""
    stack, found = [], {}
    for match in DECLARATION.finditer(COMMENT.sub(blank, text)):
        prefix, kind, name, _, clause, brace = match.groups()
        if brace == '{':
            stack.append(None)
        elif brace == '}':
            stack = stack[:-1]
        else:
            kinds, labels = found.setdefault('.'.join([*filter(None, stack), name]), (set(), set()))
            stack.append(name)
            if kind != 'extension':
                kinds.add(kind)
            labels |= labels_of(prefix, kind, (clause or '').split(' where ')[0])
    return found


def labels_of(prefix, kind, clause):
    """What one declaration says of its type."""
    labels = set()
    if kind == 'actor':
        labels.add('actor')
    if kind != 'extension':
        if re.search(r'@MainActor\b', prefix):
            labels.add('main_actor')
        if re.search(r'@(?!MainActor)\w*Actor\b', prefix):
            labels.add('global')
        if re.search(r'\bnonisolated\b', prefix):
            labels.add('nonisolated')
    if re.search(r'@unchecked\s+Sendable\b|UncheckedSendable', clause):
        labels.add('unchecked')
    elif re.search(r'(?<![\w.])(Swift\.)?Sendable\b', clause):
        labels.add('sendable')
    return labels


def merge(paths, commit):
    """The types of some files of a commit: kinds, labels, and the files that declare them."""
    merged = {}
    for path in paths:
        text = run('show', f'{commit}:{path}').decode('utf8', 'replace')
        for name, (kinds, labels) in types(text).items():
            all_kinds, all_labels, declaring = merged.setdefault(name, (set(), set(), []))
            all_kinds |= kinds
            all_labels |= labels
            if kinds:
                declaring.append(path)
    return merged


def rows_of(commit, parent):
    """Path before the commit, qualified name, kind and label of each type that the commit decided."""
    changes = run('diff', '--name-status', '--no-renames', '-z', parent, commit, '--', '*.swift')
    names = changes.decode('utf8', 'replace').split('\0')
    pairs = list(zip(names[::2], names[1::2]))
    old = [name for status, name in pairs if status != 'A']
    new = [name for status, name in pairs if status != 'D']
    if len(old) > 1500:
        return
    before, after = merge(old, parent), merge(new, commit)
    for name, (kinds, labels, _) in sorted(after.items()):
        if name not in before or not labels or not kinds or labels & {'global', 'nonisolated'}:
            continue
        old_kinds, old_labels, old_paths = before[name]
        if old_labels or len(old_kinds) != 1 or len(old_paths) != 1 or 'protocol' in old_kinds:
            continue
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
