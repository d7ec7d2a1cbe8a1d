"""Card backs: a field of cloister tiles in three colours, and a plain one."""
from kit import *
from aces import flower,lozenge
def fields():
    sym('bt',flower()); sym('bv',lozenge())
    row=Art(); [row.use('bt',-68+34*i,0) for i in range(5)]; sym('bu',row)
    row=Art(); [row.use('bv',-51+34*i,0) for i in range(4)]; sym('bw',row)
    a=Art()
    for j in range(9):
        a.use('bu',100,29.5+34*j)
        if j<8: a.use('bw',100,46.5+34*j)
    sym('bf',a)
def frame(a,field,edge):
    a.thin('9,9c 191,9c 191,322c 9,322c',edge,w=2)
    a.line('12,12c 188,12c 188,319c 12,319c 12,12c',w=1.2,col=GOLD)
    a.thin('15,12.5c 185,12.5c 185,318.5c 15,318.5c'.replace('12.5','15').replace('318.5','316'),field,w=1.4)
def tiled(field,edge):
    fields(); a=Art(); frame(a,field,edge); a.use('bf'); return a
def plain():
    """one quiet field, a rule and a single tile: easy on the eye, cheap to draw"""
    fields(); a=Art(); frame(a,'#149',RED)
    a.line('24,24c 176,24c 176,307c 24,307c 24,24c',w=1.2,col=GOLD)
    a.use('bt',100,165.5,sc=2.6)
    for x in(100,): 
        for y in(112,219): a.use('bv',x,y,sc=1.3)
    return a
BACKS=[('c-back-blue',lambda: tiled('#149',RED)),('c-back-red',lambda: tiled('#912','#149')),('c-back-green',lambda: tiled('#153',RED)),('c-back-plain',plain)]
