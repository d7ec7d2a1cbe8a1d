"""Application icons, favicon and the sheet of interface signs."""
import os,re
from kit import *
import pips,milanesi
HERE=os.path.dirname(os.path.abspath(__file__))
CLOTH='#2d6a46'
def read(n): return open(os.path.join(HERE,'ui',n),encoding='utf-8').read()
def pref(s): return re.sub(r'(href="#| id=")(?!p-|c-|s-|f-|i-|x-)',r'\1p-',s)
def svg(box,body,w=None):
    body=str(body); defs=''.join(SYM[i] for i in needed(body))
    return pref(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'+(f'<defs>{defs}</defs>' if defs else '')+f'<g {ROOT}>{body}</g></svg>\n')
def corner(a,x,y):
    p=Pen(); d([(x,y-7,1),(x+5,y,1),(x,y+7,1),(x-5,y,1)],True,p); a.raw(f'<path fill="{CREAM}" stroke="none" d="{p.o}"/>')
def icon():
    """coin of the sun on the cloth, between the hem's lozenges"""
    a=Art(); r=N(46)
    a.raw(f'<rect width="{N(200)}" height="{N(200)}" rx="{r}" fill="{CLOTH}" stroke="none"/><rect x="{N(8)}" y="{N(8)}" width="{N(184)}" height="{N(184)}" rx="{N(39)}" fill="none" stroke="{GOLD}" stroke-width="{W(2.4)}"/>')
    for x in(31,169):
        for y in(31,169): corner(a,x,y)
    a.use('D',100,100,sc=2.62); return svg('0 0 200 200',a)
def maskable():
    a=Art(); a.raw(f'<path fill="{CLOTH}" stroke="none" d="M0 0h{N(200)}v{N(200)}H0z"/>')
    for x,y in ((100,14),(100,186),(14,100),(186,100)): corner(a,x,y)
    a.use('D',100,100,sc=2.3); return svg('0 0 200 200',a)
def favicon():
    """the simplified coin: reads at 16 px"""
    t=read('icons.svg'); m=re.search(r'<symbol id="s-D"[^>]*>(.*?)</symbol>',t,re.S)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{m.group(1)}</svg>\n'
# ------------------------------------------------------------ numerals for the large index, 20 x 29
DIG={0:(['10,2 15.6,7 17,14.5 15.6,22 10,27 4.4,22 3,14.5 4.4,7'],True),1:(['4.6,7.6 11,2.4c 11,26.6c','5.6,26.6c 16.4,26.6c'],False),2:(['3.4,8.4 6,3.4 11,2.4 15.8,5.4 15.6,11 11,17.6 3.4,26.4c 17.2,26.4c'],False),
 3:(['4,2.6c 16.4,2.6c 9.4,11.8c 14.6,13 17,17 16.4,21 13,26 8,27 3,24'],False),4:(['13.4,27c 13.4,2.4c 2.4,19.4c 18.4,19.4c'],False),5:(['16,2.6c 5.2,2.6c 4.2,12.8c 9.6,10.8 15,13 16.8,18 15.2,24 10,27 3.2,24.4'],False),
 6:(['15.4,3 9,6 4,13 3,20 6,25.6 10,27 14.6,25 17,20 15,15 10.4,12.8 5.6,15.4 3.4,19.6'],False),7:(['3,2.6c 17,2.6c 8.2,27c'],False),8:(['10,2 14.6,4 15.4,8.6 10,13.2 4.4,17.8 3.4,22.6 6.6,26.6 13.4,26.6 16.6,22.6 15.6,17.8 10,13.2 4.6,8.6 5.4,4'],True),
 9:(['4.6,26 11,23 16,16 17,9 14,3.4 10,2 5.4,4 3,9 5,14 9.6,16.2 14.4,13.6 16.6,9.4'],False)}
def digit(n,x=0):
    pl,closed=DIG[n]; p=Pen()
    for t in pl: d([(a+x,b,c) for a,b,c in P(t)],closed,p)
    return p.o
def numerals():
    out=''
    for n in range(1,11):
        dd=digit(n) if n<10 else digit(1,-3.4)+digit(0,15.6)
        w=20 if n<10 else 34
        out+=f'<symbol id="x-{n}" viewBox="0 0 {w} 29"><path transform="scale({num(1/G,3)})" fill="none" stroke="currentColor" stroke-width="{W(4.4)}" stroke-linejoin="round" d="{dd}"/></symbol>'
    return out
def frenchsigns():
    """emblems of the French suits for chips and indices, keyed by the same suit letters"""
    out=''
    for s,i in milanesi.SUIT.items():
        a=Art(); a.use(i,20,20.6,sc=.9 if s!='B' else .88); body=re.sub(r'<use href="#(u.)"([^>]*)/>',lambda m:'<g'+m.group(2)+'>'+SYM[m.group(1)][len(f'<g id="{m.group(1)}">'):-4]+'</g>',str(a))
        out+=f'<symbol id="f-{s}" viewBox="0 0 40 40"><g {ROOT}>{body}</g></symbol>'
    return out
# new signs, cut like the others: 160 grid
MORE={
'home':'<path fill-rule="evenodd" d="M80 14c22 18 44 36 66 52l-9 11-7-5-2 66c-32 3-64 3-96 0l-2-66-7 5-9-11c22-16 44-34 66-52zm-35 49 1 62 20 1 1-38 26-1 1 39 20-1 1-62-35-28z"/><path d="M119 20l17 2 1 26-19-15z"/>',
'install':'<path d="M73 12h14c2 26 2 44 0 68l28-22c-9 18-21 36-35 53-14-17-26-35-35-53l28 22c-2-24-2-42 0-68z"/><path fill-rule="evenodd" d="M20 106l16 1 1 24 86-1 1-23 16-1c2 16 1 27-2 41-38 4-78 4-116 0-3-14-4-25-2-41zm12 33 20-2-20-3zm0-10h14l-14-4z"/>',
'copy':'<path fill-rule="evenodd" d="M52 14c28-2 56-1 84 1l2 88-30 2 1-11 16-1-1-67-60-1-1 12-12 1z"/><path fill-rule="evenodd" d="M22 50c28-2 56-1 84 1l2 92c-28 3-58 3-86 0zm12 13 1 68 60 1-1-69zm10 14c14-2 26-2 40 0v5c-14 1-26 1-40-1zm0 18c14-2 26-2 40 0v5c-14 1-26 1-40-1zm0 18c10-2 18-2 28 0v5c-10 1-18 1-28-1z"/>',
'expand':'<path d="M18 18l48 2-2 12-22-1 26 25-11 11-26-26 1 23-12 2zm124 0-48 2 2 12 22-1-26 25 11 11 26-26-1 23 12 2zM18 142l48-2-2-12-22 1 26-25-11-11-26 26 1-23-12-2zm124 0-48-2 2-12 22 1-26-25 11-11 26 26-1-23 12-2z"/>',
'players':'<path d="M58 20c20-2 29 16 25 33-3 15-13 24-25 24-13 0-23-10-25-25-3-17 6-31 25-32zM14 141c0-30 12-56 44-57 30 1 44 27 45 57-30 4-60 4-89 0z"/><path d="M101 28c17-5 30 8 29 25-1 16-11 26-24 25-4-1-8-2-11-5 9-14 13-30 6-45zm-1 59c29-3 45 20 46 50-10 2-20 3-31 3-1-21-5-38-15-53z"/>',
'night':'<path fill-rule="evenodd" d="M98 14c-40 12-54 46-44 77 10 32 44 47 86 32-17 22-46 32-74 22C32 133 14 104 20 70 27 36 58 12 98 14zM36 62c-8 28-2 48 14 63-10-20-15-40-14-63z"/><path d="M116 38l5 14 14 5-14 5-5 14-5-14-14-5 14-5z"/>',
'day':'<path fill-rule="evenodd" d="M80 46c44-1 45 69 0 69-44-1-45-67 0-69zm15 12c9 13 9 29 0 44 13-11 14-33 0-44z"/><path d="M74 10h11l-4 26zM74 150h11l-4-26zM10 74v11l26-4zM150 74v11l-26-4zM27 35l8-8 15 22zM125 27l8 8-22 15zM27 126l8 8 15-23zM133 126l-8 8-14-23z"/>',
'warn':'<path fill-rule="evenodd" d="M80 12c23 40 46 82 68 124-45 6-91 6-136 0 22-42 45-84 68-124zm0 30-46 82c31 3 61 3 92 0zm-7 25c5-2 10-2 14 0-1 13-2 22-4 33h-6c-2-11-3-20-4-33zm0 41c4-4 11-4 14 0 3 9-17 9-14 0z"/>',
'clock':'<path fill-rule="evenodd" d="M80 12c90 0 90 136 0 136S-10 12 80 12zm0 14c-71 0-71 108 0 108s71-108 0-108zm39 19c14 22 14 48 0 70 10-24 10-46 0-70z"/><path d="M76 38h8l2 40 28 20-4 8-38-22z"/>',
'pause':'<path fill-rule="evenodd" d="M38 22l32-2 1 119-34 1zm28 8-18 7 18-2zm0 16-18 7 18-2zm0 16-18 7 18-2zM90 22l32-2 1 119-34 1zm28 8-18 7 18-2zm0 16-18 7 18-2zm0 16-18 7 18-2z"/>',
'trash':'<path fill-rule="evenodd" d="M60 14l40-1 2 15 38 1v12l-120 1V30l38-1zM32 50l96-1-8 97c-26 3-54 3-80 0zm20 14 4 68 8-1-4-67zm24 0v68h8V64zm24 0-4 67 8 1 4-68z"/>',
'info':'<path fill-rule="evenodd" d="M80 12c90 0 90 136 0 136S-10 12 80 12zm0 13c-72 0-72 110 0 110s72-110 0-110zm-9 18c6-6 14-6 18 0 4 16-22 16-18 0zm-7 26c10-3 17-4 27-4l-2 41 10 3v8c-13 2-23 2-36 0v-8l10-3v-29l-10-2z"/>',
'replay':'<path d="M30 80c4-46 58-66 92-32l13-13c3 16 5 32 4 48-16-1-30-4-46-8l15-14c-24-24-58-10-62 19zM130 84c-4 46-58 66-92 32l-13 13c-3-16-5-32-4-48 16 1 30 4 46 8l-15 14c24 24 58 10 62-19z"/>',
}
def ui():
    t=read('icons.svg'); body=re.search(r'<svg[^>]*>(.*)</svg>',t,re.S).group(1).replace('\n','')
    for k,v in MORE.items(): body+=f'<symbol id="i-{k}" viewBox="0 0 32 32"><g transform="scale(.2)" fill="currentColor">{v}</g></symbol>'
    for n in ('broom','dust','ribbon'):
        s=read(n+'.svg'); box=re.search(r'viewBox="([^"]+)"',s).group(1); inner=re.search(r'<svg[^>]*>(.*)</svg>',s,re.S).group(1)
        inner=re.sub(r'(href="#| id=")',rf'\1p-{n[0]}',inner)
        body+=f'<symbol id="i-{"sweep" if n=="broom" else n}" viewBox="{box}">{inner}</symbol>'
    body+=frenchsigns()+numerals()
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{body}</svg>\n'
def build():
    return {'public/icons/icon.svg':icon(),'public/icons/maskable.svg':maskable(),'public/icons/favicon.svg':favicon(),'public/icons/ui.svg':ui()}
