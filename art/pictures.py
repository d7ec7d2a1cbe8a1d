#!/usr/bin/env python3
"""Raster pictures made from the sprites: icons, social preview, contact sheets.

    python3 art/pictures.py [icons] [social] [sheets] [portraits] [vision]      (all of them without a word)

Needs Chromium (set CHROMIUM to its path when it is not called `chromium`)."""
import os, re, subprocess, sys, tempfile
sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__)); TOP = os.path.dirname(HERE)
sys.path.insert(0, os.path.join(HERE, 'src'))
import png, stamp
CHROMIUM = os.environ.get('CHROMIUM', 'chromium')
GROUND = '<rect x=".5" y=".5" width="199" height="330" rx="11" fill="#fbf4e1" stroke="#b9a888"/>'
LIGHT, DARK = '#2d6a46', '#1c472f'
IDS = [f'c-{n}{s}' for s in 'DCSB' for n in range(1, 11)]


def shot(html, out, w, h, scale=1, clear=False):
    with tempfile.TemporaryDirectory() as t:
        page = os.path.join(t, 'page.html')
        with open(page, 'w', encoding='utf-8') as f:
            f.write('<!doctype html><meta charset="utf-8"><style>body{margin:0}</style>' + html)
        subprocess.run([CHROMIUM, '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking',
                        '--hide-scrollbars', '--disable-dev-shm-usage', f'--user-data-dir={t}/profile',
                        f'--force-device-scale-factor={scale}', f'--window-size={w},{h}', f'--screenshot={out}']
                       + (['--default-background-color=00000000'] if clear else []) + ['file://' + page],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=180, check=True)


def sprite(name):
    with open(f'{TOP}/public/cards/{name}.svg', encoding='utf-8') as f:
        return f.read()


def ui():
    with open(f'{TOP}/public/icons/ui.svg', encoding='utf-8') as f:
        return f.read()


def cards(name):
    """every card of a deck as a picture of its own, as the page makes them"""
    svg = sprite(name)
    defs = svg[svg.index('<defs>'):svg.index('<symbol ')]
    return {i: f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 331">{defs}{GROUND}{b}</svg>'
            for i, b in re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', svg, re.S)}


def index(deck, french=False):
    """large index: the drawing at .84 on the lower edge, numeral and emblem in the corner"""
    signs = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', ui(), re.S))
    out = {}
    for i, s in deck.items():
        m = re.match(r'c-(\d+)([DCSB])$', i)
        if not m:
            continue
        n, k = m.groups()
        head, drawing = s.split(GROUND)
        drawing = drawing[:-len('</svg>')]
        e = signs[('f-' if french else 's-') + k]
        x = 12 + (51 if n == '10' else 32)
        out[i] = (head + GROUND + f'<g transform="translate(16 50.6)scale(.84)">{drawing}</g>'
                  f'<g transform="translate(12 8)scale(1.36)" color="#211">{signs["x-" + n]}</g>'
                  f'<g transform="translate({x} 8)scale({"1" if french else "1.22"})">{e}</g></svg>')
    return out


def img(path, w, extra=''):
    return f'<img src="file://{path}" width={w} height={round(w * 331 / 200)} {extra}>'


def files(deck, t, tag):
    out = {}
    for i, s in deck.items():
        out[i] = f'{t}/{tag}-{i}.svg'
        with open(out[i], 'w', encoding='utf-8') as f:
            f.write(s)
    return out


def contact(deck, out, cloth, dim='none', backs=None):
    with tempfile.TemporaryDirectory() as t:
        f = files(deck, t, 'a')
        row = lambda w, ids: ''.join(img(f[i], w) for i in ids)
        last = [i for i in f if i.startswith('c-back')]
        html = (f'<body style="background:{cloth}"><div style="display:flex;flex-wrap:wrap;gap:10px;padding:10px;filter:{dim}">{row(150, IDS)}</div>'
                f'<div style="display:flex;flex-wrap:wrap;gap:8px;padding:4px 10px;filter:{dim}">{row(56, IDS + last)}</div>')
        shot(html, out, 1610, 4 * 258 + 10 + 2 * 101 + 14)
    png.squeeze(out, 250)
    if os.path.getsize(out) > 500_000:
        png.squeeze(out, 120)
    print(os.path.relpath(out, TOP), os.path.getsize(out))


def sheets():
    nap, mil, num = cards('napoletane'), cards('milanesi'), cards('numerica')
    for name, deck in (('napoletane', nap), ('napoletane-index', index(nap)), ('milanesi', mil), ('numerica', num), ('milanesi-index', index(mil, True))):
        contact(deck, f'{TOP}/docs/art/{name}-light.png', LIGHT)
        contact(deck, f'{TOP}/docs/art/{name}-dark.png', DARK, 'brightness(.93)')
    with tempfile.TemporaryDirectory() as t:
        f = files(cards('backs'), t, 'b')
        out = f'{TOP}/docs/art/backs.png'
        shot(f'<body style="background:{LIGHT}"><div style="display:flex;gap:12px;padding:12px">' + ''.join(img(p, 200) for p in f.values())
             + '</div><div style="display:flex;gap:12px;padding:0 12px">' + ''.join(img(p, 56) for p in f.values()) + '</div>', out, 860, 470)
        png.squeeze(out, 250)
        print(os.path.relpath(out, TOP), os.path.getsize(out))


def icons():
    for svg, name, size, clear in (('icon', 'icon-192', 192, True), ('icon', 'icon-512', 512, True), ('maskable', 'maskable-192', 192, False),
                                   ('maskable', 'maskable-512', 512, False), ('maskable', 'apple-touch-icon', 180, False), ('favicon', 'favicon-32', 32, True)):
        out = f'{TOP}/public/icons/{name}.png'
        shot(f'<img src="file://{TOP}/public/icons/{svg}.svg" width={size} height={size} style="display:block">', out, max(size, 500), max(size, 500), clear=clear)
        crop(out, size)
        png.squeeze(out, 200)
        done(out)


def done(out):
    """remember what the picture was made from"""
    name = os.path.relpath(out, TOP)
    texts = []
    for i in stamp.INPUTS[name]:
        with open(f'{TOP}/{i}', encoding='utf-8') as f:
            texts.append(f.read())
    stamp.note(name, texts)
    print(name, os.path.getsize(out))


def crop(path, size):
    """the upper left square of a picture (Chromium has a least window size)"""
    import struct, zlib
    w, h, ch, rows = png.read(path)
    data = b''.join(b'\0' + bytes(r[:size * ch]) for r in rows[:size])
    c = lambda t, b: struct.pack('>I', len(b)) + t + b + struct.pack('>I', zlib.crc32(t + b))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + c(b'IHDR', struct.pack('>IIBBBBB', size, size, 8, 2 if ch == 3 else 6, 0, 0, 0)) + c(b'IDAT', zlib.compress(data)) + c(b'IEND', b''))


LETTERS = {  # Roman capitals 100 high: strokes (points, closed), x advance
    'S': ('<path d="M62 26C56 8 20 4 17 27 15 52 63 46 62 74 60 100 16 98 9 74"/><path d="M62 10v20M9 92V70" stroke-width="5"/>', 74),
    'C': ('<path d="M72 30C60-2 10 4 10 50c0 48 52 54 63 18"/><path d="M72 12v20" stroke-width="5"/>', 84),
    'O': ('<path d="M50 9c52 0 52 82 0 82S-2 9 50 9z"/>', 100),
    'P': ('<path d="M20 10v82M20 12c52-6 52 48 0 42"/><path d="M6 10h20M6 92h30" stroke-width="6"/>', 70),
    'A': ('<path d="M45 8 76 92" stroke-width="17"/><path d="M45 10 14 92" stroke-width="8"/><path d="M24 64h40" stroke-width="7"/><path d="M2 92h26M62 92h28" stroke-width="6"/>', 90)}


def word(text, x, y, k, fill, ink):
    out = ''
    for c in text:
        g, adv = LETTERS[c]
        out += f'<g transform="translate({x} {y})scale({k})" fill="none" stroke-width="15" stroke-linejoin="round">'
        out += f'<g stroke="{ink}" transform="translate(3 4)">{g}</g><g stroke="{fill}">{g}</g></g>'
        x += adv * k
    return out


def social():
    out = f'{TOP}/public/icons/social.png'
    with tempfile.TemporaryDirectory() as t:
        f = files(cards('napoletane'), t, 's')
        u = ui()
        lay = [('c-10B', -14, 612, 142), ('c-9S', -7, 688, 122), ('c-7D', 0, 764, 116), ('c-10C', 7, 838, 122), ('c-8S', 14, 908, 142)]
        html = f'<body style="background:{LIGHT};overflow:hidden"><div style="position:relative;width:1200px;height:630px;overflow:hidden">'
        html += u
        html += '<div style="position:absolute;left:0;right:0;bottom:0;height:96px;background:#66402a;border-top:5px solid #211"></div>'
        html += '<svg style="position:absolute;left:0;bottom:106px" width=1200 height=22>' + '<path d="M0 2h1200M0 20h1200" stroke="#fbf4e1" stroke-width="2.4"/>' + ''.join(
            f'<path transform="translate({30 + 60 * k} 11)" fill="#fbf4e1" d="M{-8 if k % 2 else -4} 0 0 {-6 if k % 2 else -3} {8 if k % 2 else 4} 0 0 {6 if k % 2 else 3}z"/>' for k in range(20)) + '</svg>'
        for i, r, x, y in lay:
            html += f'<div style="position:absolute;left:{x}px;top:{y}px;transform:rotate({r}deg);transform-origin:50% 120%;filter:drop-shadow(0 4px 6px #0008)">{img(f[i], 200)}</div>'
        html += '<svg style="position:absolute;left:60px;top:110px" width=560 height=160 viewBox="0 0 560 160">' + word('SCOPA', 2, 16, 1.08, '#fbf4e1', '#211') + '</svg>'
        html += '<svg style="position:absolute;left:52px;top:276px" width=470 height=130 viewBox="0 0 420 116"><use href="#i-ribbon"/></svg>'
        for k, s in enumerate('DCSB'):
            html += f'<svg style="position:absolute;left:{150 + 68 * k}px;top:{312 - (4 if k in (1, 2) else 0)}px" width=46 height=46><use href="#s-{s}"/></svg>'
        shot(html, out, 1200, 630)
    png.squeeze(out, 150)
    done(out)


MATRIX = {'grey': '.2126 .7152 .0722 0 0 .2126 .7152 .0722 0 0 .2126 .7152 .0722 0 0 0 0 0 1 0',
          'protan': '.152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0',
          'deutan': '.367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0',
          'tritan': '1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0 0 0 0 1 0'}


PORTRAITS = {'sun': ('1D', 70, 104, 60), 'mask': ('3B', 62, 148, 78), 'eagle': ('1D', 20, 16, 62), 'snake': ('1S', 18, 12, 66),
             'king-coins': ('10D', 72, 24, 72), 'king-cups': ('10C', 70, 24, 72), 'king-swords': ('10S', 64, 24, 72), 'king-clubs': ('10B', 67, 24, 72),
             'knight-coins': ('9D', 84, 20, 66), 'knight-cups': ('9C', 62, 22, 66), 'knight-swords': ('9S', 60, 12, 72), 'knight-clubs': ('9B', 70, 22, 72),
             'knave-coins': ('8D', 70, 22, 72), 'knave-cups': ('8C', 74, 24, 70), 'knave-swords': ('8S', 64, 18, 72), 'knave-clubs': ('8B', 70, 20, 72)}


def portraits():
    """the crops for the players' faces, round, square and eight-cornered"""
    out = f'{TOP}/docs/art/portraits.png'
    with tempfile.TemporaryDirectory() as t:
        f = files(cards('napoletane'), t, 'p')
        html = f'<body style="background:#66402a"><div style="display:grid;grid-template-columns:repeat(16,64px);gap:10px;padding:12px">'
        for size, shape in ((64, 'border-radius:50%'), (48, 'border-radius:18%'), (34, 'clip-path:polygon(30% 0,70% 0,100% 30%,100% 70%,70% 100%,30% 100%,0 70%,0 30%)')):
            for c, x, y, w in PORTRAITS.values():
                html += (f'<div style="width:{size}px;height:{size}px;{shape};background:#fbf4e1 url(file://{f["c-" + c]}) no-repeat;background-size:{20000 / w:.1f}% auto;'
                         f'background-position:{100 * x / (200 - w):.1f}% {100 * y / (331 - w):.1f}%"></div>')
        shot(html, out, 16 * 74 + 14, 200)
    png.squeeze(out, 250)
    print(os.path.relpath(out, TOP), os.path.getsize(out))


def vision():
    """suits in greyscale and under the three colour-vision deficiencies (Machado 2009, full strength)"""
    ids = [f'c-{n}{s}' for s in 'DCSB' for n in (1, 3, 5, 7, 8, 9, 10)]
    out = f'{TOP}/docs/art/vision.png'
    with tempfile.TemporaryDirectory() as t:
        f, g = files(cards('napoletane'), t, 'v'), files(cards('milanesi'), t, 'm')
        html = f'<body style="background:{LIGHT}"><svg width=0 height=0 style="position:absolute">' + ''.join(
            f'<filter id="{k}" color-interpolation-filters="{"sRGB" if k == "grey" else "linearRGB"}"><feColorMatrix values="{m}"/></filter>' for k, m in MATRIX.items()) + '</svg>'
        for k in MATRIX:
            html += f'<div style="filter:url(#{k});background:{LIGHT};padding:6px;display:grid;grid-template-columns:repeat(28,56px);gap:5px">' + ''.join(img(f[i], 56) for i in ids) + ''.join(img(g[i], 56) for i in ids) + '</div>'
        shot(html, out, 28 * 61 + 8, 4 * 205)
    png.squeeze(out, 120)
    print(os.path.relpath(out, TOP), os.path.getsize(out))


if __name__ == '__main__':
    want = sys.argv[1:] or ['icons', 'social', 'sheets', 'portraits', 'vision']
    for w in want:
        {'icons': icons, 'social': social, 'sheets': sheets, 'portraits': portraits, 'vision': vision}[w]()
