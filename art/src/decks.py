"""The decks as sprites: one file a deck, `<defs>` with the shared parts, then a symbol a card."""
from kit import *
from layouts import PIPS
from aces import ace_denari,ace_coppe,back
from aces2 import asso_spade,asso_bastoni
from fante_coppe import fante_coppe
from fante_denari import fante_denari
from fante_spade import fante_spade
from fante_bastoni import fante_bastoni
from cavallo_spade import cavallo_spade
from cavallo_coppe import cavallo_coppe
from cavallo_denari import cavallo_denari
from cavallo_bastoni import cavallo_bastoni
from re_denari import re_denari
from re_bastoni import re_bastoni
from re_coppe import re_coppe
from re_spade import re_spade
import milanesi,backs,icons
SUITS=(('denari','D'),('coppe','C'),('spade','S'),('bastoni','B'))
FIG={f'{k}-{s}':globals()[f'{k}_{s}'] for k in('fante','cavallo','re') for s,_ in SUITS}
FIG.update({'asso-denari':ace_denari,'asso-coppe':ace_coppe,'asso-spade':asso_spade,'asso-bastoni':asso_bastoni})
FIG.update(dict(PIPS))
NAMES=['asso','2','3','4','5','6','7','fante','cavallo','re']
CARDS=[(f'{n}-{s}',f'c-{i+1}{l}',FIG[f'{n}-{s}']) for s,l in SUITS for i,n in enumerate(NAMES)]
FORTY=[i for _,i,_ in CARDS]
SYMBOLS={'public/cards/napoletane.svg':FORTY+['c-back'],'public/cards/milanesi.svg':FORTY+['c-back'],'public/cards/numerica.svg':FORTY+['c-back'],
         'public/cards/backs.svg':[i for i,_ in backs.BACKS]}
def pref(s):
    """every part id gets the prefix p-, so that the drawing is safe in a page"""
    return re.sub(r'(href="#| id=")(?!p-|c-|s-|f-|i-|x-)',r'\1p-',s)
def sprite(cards,view='0 0 200 331'):
    bodies=[(n,i,str(f())) for n,i,f in cards]; seen=[]
    for n,i,b in bodies: needed(b,seen)
    s='<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>'+''.join(SYM[i] for i in seen)+'</defs>'
    s+=''.join(f'<symbol id="{i}" viewBox="{view}"><g {ROOT}>{b}</g></symbol>' for n,i,b in bodies)+'</svg>'
    return pref(s),bodies
def build(verbose=False):
    out={}
    blue=dict(backs.BACKS)['c-back-blue']
    for name,cards in (('napoletane',CARDS+[('retro','c-back',back)]),('milanesi',[(i,i,f) for i,f in milanesi.milanesi()]+[('retro','c-back',blue)]),
                       ('numerica',[(i,i,f) for i,f in milanesi.numerica()]+[('retro','c-back',blue)]),('backs',[(i,i,f) for i,f in backs.BACKS])):
        s,bodies=sprite(cards)
        out[f'public/cards/{name}.svg']=s
        if verbose:
            for n,i,b in bodies: print(f'  {n:16}{i:8}{len(b):7}')
    out.update(icons.build())
    return out
