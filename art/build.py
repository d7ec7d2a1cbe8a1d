#!/usr/bin/env python3
"""Draw every sprite of the game from art/src.   Python 3.11, standard library only.

    python3 art/build.py            write public/cards/*.svg and public/icons/*.svg
    python3 art/build.py --check    write nothing; fail when a written file is stale or unsound
    python3 art/build.py -v         also list the size of every card
"""
import os, re, shutil, subprocess, sys
sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT_DIR = os.path.dirname(HERE)
sys.path.insert(0, os.path.join(HERE, 'src'))
import decks, stamp

# bytes: raw, brotli -q 11
LIMITS = {'public/cards/napoletane.svg': (200_000, 42_000), 'public/cards/milanesi.svg': (110_000, 17_000),
          'public/cards/numerica.svg': (45_000, 5_000), 'public/cards/backs.svg': (8_000, 2_000), 'public/icons/ui.svg': (40_000, 9_000)}
TOTAL_BROTLI = 65_000


def brotli(text):
    """compressed size, or None where the brotli tool is not installed"""
    if not shutil.which('brotli'):
        return None
    return len(subprocess.run(['brotli', '-q', '11', '-c'], input=text.encode(), capture_output=True, check=True).stdout)


def faults(name, text):
    """what is wrong with a finished sprite"""
    out = []
    ids = re.findall(r'\bid="([^"]+)"', text)
    for i in sorted({i for i in ids if ids.count(i) > 1}):
        out.append(f'{name}: id {i} is there twice')
    refs = re.findall(r'href="([^"]+)"', text) + re.findall(r'url\(([^)]+)\)', text)
    for r in sorted(set(refs)):
        if not r.startswith('#'):
            out.append(f'{name}: reference outside the file: {r[:60]}')
        elif r[1:] not in ids:
            out.append(f'{name}: {r} does not resolve')
    for tag in ('image', 'script', 'style', 'foreignObject', 'font-face', 'text'):
        if f'<{tag}' in text:
            out.append(f'{name}: <{tag}> is not allowed')
    if 'data:' in text:
        out.append(f'{name}: embedded data is not allowed')
    if name.startswith('public/cards/') and name in decks.SYMBOLS:
        want = decks.SYMBOLS[name]
        got = re.findall(r'<symbol id="([^"]+)"', text)
        if got != want:
            out.append(f'{name}: symbols are {got}, not {want}')
    return out


def main():
    check, verbose = '--check' in sys.argv, '-v' in sys.argv
    files = decks.build(verbose)
    bad, total = [], 0
    for name, text in files.items():
        path = os.path.join(ROOT_DIR, name)
        if check:
            old = open(path, encoding='utf-8').read() if os.path.exists(path) else None
            if old != text:
                bad.append(f'{name}: stale; run python3 art/build.py')
        else:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, 'w', encoding='utf-8') as f:
                f.write(text)
        bad += faults(name, text)
        raw, br = len(text.encode()), brotli(text)
        print(f'{name:34}{raw:8} bytes' + (f'{br:7} brotli' if br is not None else ''))
        lim = LIMITS.get(name)
        if lim and raw > lim[0]:
            bad.append(f'{name}: {raw} bytes raw, more than {lim[0]}')
        if lim and br is not None and br > lim[1]:
            bad.append(f'{name}: {br} bytes brotli, more than {lim[1]}')
        if name.startswith('public/cards/') and br is not None:
            total += br
    if total:
        print(f'{"all decks and backs":34}{"":14}{total:7} brotli')
    if total > TOTAL_BROTLI:
        bad.append(f'decks and backs: {total} bytes brotli, more than {TOTAL_BROTLI}')
    if check:
        bad += [f'{p}: older than its sprite; run python3 art/pictures.py icons social' for p in stamp.stale(files, ROOT_DIR)]
    for b in bad:
        print(b, file=sys.stderr)
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
