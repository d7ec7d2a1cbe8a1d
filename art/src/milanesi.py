"""Second deck: French suits in the Milanese manner. Double-headed courts, cut by a band at half height.
A court is its upper half, drawn once in card coordinates (axis x=100, cut at y=165.5) and used twice."""
from parts2 import *
from suits import pol,petals,darts
SUIT=dict(D='uD',C='uH',S='uS',B='uC')
# ------------------------------------------------------------ suit signs, 40 high, centred
def sign(pts,col,hl,hatch=None):
    a=Art(); a.shape(pts,col,w=1.8)
    a.flat(hl,LRED if col==RED else '#6a7089')
    if hatch: a.hatch(*hatch)
    return a
HEART='0,20c -9,9 -18,1 -18.4,-8 -15,-16 -6,-17.6 0,-9c 6,-17.6 15,-16 18.4,-8 18,1 9,9'
sym('uD',sign('0,-23c 7,-10 16.4,0c 7,10 0,23c -7,10 -16.4,0c -7,-10',RED,'-1,-17c -5,-9 -11,-1.6c -5,-4 -2,-8',[(P('15,1.4 7.4,9.6 1,20'),P('8,.6 4,5 -1,13'),8,1)]))
sym('uH',sign(HEART,RED,'-14.6,-4c -14.6,-11 -9,-13.6 -5,-11.4c -10,-9 -12,-6',[(P('18.4,-7 17.6,1 9,9 2,17.6'),P('11,-6 11,-1 5,5 -1,12'),11,1)]))
sym('uS',sign('0,-21c 8,-10 18.6,-3 18.6,6 14.6,13.4 6.4,13.6 2,8c 2.6,14 5,18 9.6,20.6c -9.6,20.6c -5,18 -2.6,14 -2,8c -6.4,13.6 -14.6,13.4 -18.6,6 -18.6,-3 -8,-10',INK,'-2,-14c -8,-5 -14,0 -14.6,5c -12,0 -5,-4'))
def club_sign():
    a=Art()
    for x,y in ((0,-11.4),(-10,4),(10,4)): a.circ(x,y,9.2,w=1)
    a.flat('-4,-8c 4,-8c 4,4c 2.4,8c 3.2,14 5,18 9.6,20.6c -9.6,20.6c -5,18 -3.2,14 -2.4,8c -4,4c',INK)
    a.flat('-6,-11c -5.6,-15.4 -2.6,-17.4 1,-17.4c -2.6,-15.4 -4,-13.4','#6a7089'); a.flat('-16,4c -15.6,0 -13,-2 -9.4,-2c -13,0 -14,2','#6a7089')
    return a
sym('uC',club_sign())
# ------------------------------------------------------------ pips
L_,C_,R_=48,100,152
def rows(n):
    if n==2: return [(C_,62),(C_,269)],1.95
    if n==3: return [(C_,56),(C_,165.5),(C_,275)],1.95
    if n in(4,5,6,7,8):
        p=[(x,y) for y in(58,273) for x in(L_,R_)]
        if n==5: p.append((C_,165.5))
        if n>5: p+=[(L_,165.5),(R_,165.5)]
        if n>6: p.append((C_,111.6))
        if n>7: p.append((C_,219.4))
        return p,1.75 if n<6 else 1.5
    p=[(x,y) for y in(48,126.4,204.6,283) for x in(L_,R_)]
    p+=[(C_,165.5)] if n==9 else [(C_,87.2),(C_,243.8)]
    return p,1.34
def pips(s,n):
    a=Art(); ps,sc=rows(n)
    for x,y in ps: a.use(SUIT[s],x,y,sc=sc,rot=180 if y>166 else 0)
    return a
# ------------------------------------------------------------ aces: the sign in a wreath
def wreath():
    a=Art()
    def branch(h):
        mid='2,96 34,88 58,62 66,26 60,-12 42,-44'
        h.line(mid,w=2.2,col=DGREEN)
        pen,pen2=Pen(),Pen()
        for k,(x,y,tx,ty) in enumerate(sample(mid,12)[1:]):
            for sgn,p,l in ((1,pen,19),(-1,pen2,15)):
                u=(tx*.8-sgn*ty*.6,ty*.8+sgn*tx*.6); n=(-u[1],u[0])
                d([(x,y,1),(x+u[0]*l*.5+n[0]*4.4,y+u[1]*l*.5+n[1]*4.4,0),(x+u[0]*l,y+u[1]*l,1),(x+u[0]*l*.5-n[0]*4.4,y+u[1]*l*.5-n[1]*4.4,0)],True,p)
        h.raw(f'<path fill="{GREEN}" stroke-width="{W(1.5)}" d="{pen.o}"/><path fill="{LGREEN}" stroke-width="{W(1.5)}" d="{pen2.o}"/>')
        for k,(x,y,tx,ty) in enumerate(sample(mid,7)[1:-1]): h.circ(x+ty*11,y-tx*11,2.6,RED,1.4)
    a.half(branch)
    def bow(h):
        h.shape('4,98c 12,86 26,86 28,94 26,102 14,104 4,101c',RED,w=1.8); h.shape('4,101c 14,108 22,118 32,124c 22,124 20,130c 10,122 4,112 1,103c',RED,w=1.8)
        h.brush(('8,98 15,93 22,93',1.3),('8,105 14,113 20,121',1.3))
    a.half(bow)
    a.shape('-5,96 0,94 5,96 6,101 5,106 0,107.6 -5,106 -6,101',GOLD,w=1.9)
    return a
sym('wr',wreath())
def ace(s):
    a=Art(); a.use('wr',100,165,sc=1.12)
    a.use(SUIT[s],100,158,sc=3.1 if s in 'DC' else 2.6)
    a.use('c',100,62,sc=1.3,extra=f' color="{GOLD}"')
    if s in 'DC':
        r=Art(); r.flat(None,GOLD,dd=petals(8,3,9.6,17,0,.6)); r.circ(0,0,3,LGOLD,1.2); a.g(r,100,154,sc=1.5)
    else:
        r=Art(); r.flat(None,CREAM,dd=petals(8,3,9.6,17,0,.6)); r.circ(0,0,3,GOLD,1.2); a.g(r,100,150 if s=='B' else 164,sc=1.35)
    return a
# ------------------------------------------------------------ court halves
MX=lambda f:at(100,f)
HL={RED:LRED,BLUE:LBLUE,'#149':BLUE,GREEN:LGREEN,GOLD:LGOLD,WHITE:CREAM}
def frame():
    a=Art()
    a.line('10,10c 190,10c 190,321c 10,321c 10,10c',w=1.5)
    return a
def band(col,dot):
    """the cut: a border across the card"""
    a=Art()
    a.shape('10,159c 190,159c 190,172c 10,172c',col,sh=(0,0),w=1.8)
    pen=Pen()
    for k in range(11):
        x=20+16*k; d([(x,161.6,1),(x+4.6,165.5,1),(x,169.4,1),(x-4.6,165.5,1)],True,pen)
    a.raw(f'<path fill="{dot}" stroke-width="{W(1)}" d="{pen.o}"/>')
    return a
def forearm(a,f,sleeve,cuff=WHITE,y=0):
    """the arm that carries: fist at 100+f*54,132"""
    m=MX(f)
    a.shape(m(f'78,166c 78,158 74,152 66,146c 50,142c 47,152 44,158 40,166c'),sleeve)
    a.hatch((P('178,164 176,154 167,147'),P('168,165 167,158 160,150'),7,1.1) if f>0 else (P('60,165 56,158 51,151'),P('53,165 49,160 43,154'),6,1.1),snap=False)
    a.use('k',100+f*56,133,rot=f*14,sc=1.25,flip=f<0)
    a.shape(m('46.6,140c 56,143.6 68.6,144.6c 68,152.6c 56,152 45,148c'),cuff,w=1.8); a.line(m('52,142.6 51.4,150'),m('59,144 58.6,151.6'),w=.9)
def king_torso(main,lining,panel,ermine=True):
    a=Art()
    for f in(1,-1):
        m=MX(f); a.shape(m('26,112c 54,114 74,128 84,148 88,157 90,166c 30,166c 34,150'),lining)
    a.hatch((P('176,136 184,150 189,164'),P('164,140 172,152 176,164'),9,1.2)); a.brush(('158,132 166,148 170,165',1.6),('42,132 35,148 31,165',1.6),('50,136 46,150 44,165',1.5))
    a.shape('66,112c 134,112c 140,130 142,148 142,166c 58,166c 58,148 60,130',main)
    a.hatch((P('139,132 142,150 142,165'),P('128,132 131,150 131,165'),10,1.2)); a.brush(('76,132 74,150 74,165',1.7),('122,132 125,150 125,165',1.7))
    a.flat('66,134c 63,148 63,158 64,165c 60,158 61,142',HL[main])
    a.shape('90,112c 110,112c 112,166c 88,166c',panel,w=1.8)
    for y in (138,150): a.circ(100,y,2.6,GOLD if panel!=GOLD else RED,1.4)
    # cape
    a.shape('74,98c 54,101 40,110 32,122 28,130 29,138 33,141c 42,132 52,134 58,142c 68,134 80,134 88,139 94,141 97,136 100,132c 103,136 106,141 112,139 120,134 132,134 142,142c 148,134 158,132 167,141c 171,138 172,130 168,122 160,110 146,101 126,98c 112,106 88,106',WHITE if ermine else GOLD)
    a.hatch((P('170,130 167,121 158,110 146,102'),P('160,128 157,121 150,113 140,107'),11,1.1),(P('166,140 158,133 148,136 142,141'),P('162,132 156,127 147,129 138,133'),8,1))
    pen=Pen()
    for x,y in ((48,118),(42,130),(60,110),(62,126),(76,116),(80,129),(124,129),(126,114),(140,108),(138,126),(152,118),(158,129)): d([(x,y-4,1),(x+2,y+3,0),(x,y+1.8,1),(x-2,y+3,0)],True,pen,z=False)
    a.flat(None,INK,dd=pen.o)
    a.tube('82,101 90,112 100,116 110,112 118,101',GOLD,w=4,ink=2.4); a.circ(100,119,6,GOLD,2); a.circ(100,119,2.6,RED,1.2)
    return a
def queen_torso(main,sleeve,trim):
    a=Art()
    for f in(1,-1):
        m=MX(f)
        a.shape(m('24,106c 44,102 60,110 68,124 74,136 76,152 76,166c 36,166c 38,150 36,136'),sleeve)
        a.brush((m('34,108 52,128 58,165'),1.8),(m('46,108 62,130 67,165'),1.6),(m('30,116 44,138 48,165'),1.5))
        a.shape(m('20,107c 30,101 44,101 52,107 60,113 60,122 54,126 44,128 34,126 27,122c'),trim,w=1.9); a.brush((m('30,106 38,114 38,125'),1.3),(m('40,104 48,114 48,126'),1.3))
    a.hatch((P('172,130 176,148 176,164'),P('163,132 166,148 167,164'),11,1.1))
    a.shape('70,112c 80,104 120,104 130,112c 131,130 126,150 128,166c 72,166c 74,150 69,130',main)
    a.hatch((P('130,122 127,140 127,165'),P('120,122 117,142 118,165'),11,1.2)); a.brush(('82,132 82,150 84,165',1.6),('118,132 118,150 116,165',1.6))
    # neckline and necklace
    a.shape('92,92c 92,102 84,107 78,110c 80,124 90,130 100,130 110,130 120,124 122,110c 116,107 108,102 108,92c',FLESH,w=1.8)
    a.hatch((P('108.4,94 109,101 115,106'),P('102,95 103,102 107,107'),5,.9))
    a.shape('76,109c 80,124 90,130.6 100,131 110,130.6 120,124 124,109c 129,112c 126,130 114,138 100,138.6 86,138 74,130 71,112c',trim,w=1.8)
    for x,y in ((77,121),(84,130),(92,134),(100,135),(108,134),(116,130),(123,121)): a.circ(x,y,1.9,WHITE,1.1)
    a.line('88,106 94,112 100,113.6 106,112 112,106',w=1.6,col=INK); a.thin('100,112 103,117 100,122 97,117',RED,1.2)
    a.shape('96,140c 104,140c 105,166c 95,166c',GOLD,w=1.6); a.line('96,147 104,150','96,156 104,159',w=.9)
    return a
def knave_torso(main,puff,panel,slash=True):
    a=Art()
    a.shape('64,110c 80,102 120,102 136,110c 142,128 138,150 138,166c 62,166c 62,150 58,128',main)
    a.hatch((P('139,124 139,146 138,165'),P('128,124 128,146 127,165'),13,1.2)); a.brush(('76,116 75,140 76,165',1.7),('124,116 125,140 124,165',1.7))
    a.flat('66,118c 64,134 65,150 66,160c 61,146 61,130',HL[main])
    a.shape('88,104c 112,104c 108,166c 92,166c',panel,w=1.8)
    for y in (124,138,152): a.line([(92,y,1),(100,y+3,0),(108,y,1)],w=1.1); a.circ(100,y+1,2.2,GOLD if panel!=GOLD else RED,1.3)
    for f in(1,-1):
        m=MX(f)
        a.shape(m('30,106c 48,101 64,110 70,124 73,138 66,148 54,149 42,147 36,136 33,122'),puff)
        a.brush((m('38,108 54,124 58,147'),1.9),(m('32,112 44,128 47,146'),1.7),(m('46,106 62,122 66,142'),1.6))
        if f<0: a.flat(m('64,118c 60,111 52,107 44,106c 53,112 60,118 63,126c'),HL[puff])
    a.hatch((P('170,126 173,138 165,148 154,149'),P('161,128 163,137 158,142 150,143'),10,1.2))
    return a
# ------------------------------------------------------------ heads, local face coordinates
def locks(a,col,hl,n=1):
    """long hair of a lady in three-quarter: falls behind the jaw to the shoulder"""
    a.shape('14,-32c 8,-37 1,-37 -3,-33 -8,-27 -9,-19 -10,-12 -9,-4 -11,2 -10,9c -14,15 -19,14 -22,8 -26,0 -23,-8 -25,-16 -24,-30 -17,-42 -4,-46 8,-45 13,-40',col,w=1.9)
    a.brush(('6,-41 -12,-32 -15,-8',1.5),('-2,-44 -19,-30 -19,-8',1.5),('-13,-8 -15,2 -12,10',1.3),('-18,-10 -20,0 -18,9',1.3)); a.brush(('0,-42 -14,-34 -17,-16',1.3),('-16,-6 -17.6,2 -16,8',1.1),col=hl)
def head(f,kind,brow,draw=None,sc=1.3,y=98,rot=0,front=False,profile=False,lady=False):
    h=Art(); l='l' if lady else ''
    if front: h.use('f'+l); front_temper(h,kind,brow)
    elif profile: h.use('J')
    else: h.use('F'+l); temper(h,kind,brow,.7 if lady else 1)
    if lady: h.flat('2.2,-8.6 4.8,-10 7,-9.2 9,-9.9 11,-8.4 7.2,-5' if not front else '-4.4,-8.6 -1.6,-10 0,-9.2 1.6,-10 4.4,-8.6 0,-5',RED); h.brush(('2.2,-8.4 7,-7.8 11,-8.2' if not front else '-4.6,-8.6 0,-7.6 4.6,-8.6',1.1))
    if draw: draw(h)
    a=Art(); a.g(h,100-(0 if front else 4*sc*f),y,flip=f<0,sc=sc,rot=rot*f); return a
def neck(w=0):
    a=Art(); a.shape('90,86c 90,98 84,106c 92,112 108,112 116,106c 110,98 110,86c',FLESH,w=1.9); a.hatch((P('109.6,90 110.4,98 114,104'),P('103,90 104,99 106,105'),5,.9)); return a
def rod(a,f,col,y0,y1=166,w=4,x=56):
    a.tube([(100+f*x,y0,0),(100+f*x,y1,0)],col,w=w,ink=2.6)
def court(s,fig,bandcol,dot,side):
    """fig: the half; side: where the attribute stands (+1 right); the sign takes the other corner"""
    h=Art(); i=h.nid(); h.add(fig); h.use(SUIT[s],100-side*70,36,sc=.95)
    a=Art(); a.raw(f'<g id="{i}">{h}</g><use href="#{i}" transform="rotate(180 {N(100)} {N(165.5)})"/>')
    a.use('fr'); a.add(band(bandcol,dot)); return a
sym('fr',frame())
def beard_full(a,col,hl=None):
    a.shape('-9.6,-17c -6,-11 -3,-10.4 .6,-12 4,-13.4 6.4,-12.4 8,-11.2 10,-12.4 12.8,-12.4 14.8,-10.6c 15.4,-4 14,2 11,6 8,10 3,10 -1,7 -6,4 -10,-3',col,w=1.8)
    a.flat('3.6,-7.2 7.4,-8.4 11,-7.2 7.4,-5','#c65'); a.brush(('-6,-10 -4,-3 1,4',1.2),('1,-6 3,1 5,7',1.2),('9,-5 9.6,0 8,5',1.2))
    a.brush(('7.4,-11.6 1.6,-9.6 -4,-11',2.6),('8.4,-11.6 11.6,-9.6 15,-11',2.2),col=hl)
def king(s):
    a=Art()
    if s=='D':
        a.add(king_torso(RED,BLUE,GOLD)); a.add(neck()); 
        a.add(head(-1,'grave','#543',lambda h:(beard_full(h,'#852','#531'),hair_king(h,'#852'))))
        a.use('c',100,46,sc=1.3,extra=f' color="{GOLD}"')
        # axe
        rod(a,1,'#852',46); a.shape('152,56c 160,56c 160,92c 152,92c','#dee',w=1.8)
        a.shape('159,54c 170,52 178,46 181,40c 188,56 188,88 181,104c 178,98 170,94 159,93c','#dee'); a.hatch((P('184.6,92 181,103 176,98'),P('176,88 174,94 171,93'),5,1)); a.line('176,52 180,72 176,95',w=1)
        a.circ(156,44,4.6,GOLD,2); forearm(a,1,BLUE); return court(s,a,RED,GOLD,1)
    if s=='C':
        a.add(king_torso(BLUE,RED,WHITE)); a.add(neck())
        def dr(h):
            hair_king(h,'#eed')
            h.shape('-9.6,-17c -6,-11 -3,-10.4 .6,-12 4,-13.4 6.4,-12.4 8,-11.2 10,-12.4 12.8,-12.4 14.8,-10.6c 15.6,-2 14,8 9,17 5,16 4,18 -1,18 -3,13 -8,10 -10,1','#eed',w=1.8)
            h.flat('3.6,-7.2 7.4,-8.4 11,-7.2 7.4,-5','#c65'); h.brush(('-6,-9 -5,2 -1,12',1.2),('0,-6 1,5 4,15',1.2),('8,-4 9,4 8,13',1.2)); h.brush(('7.4,-11.2 2,-8.6 -3.6,-7.4',2.2),('8.2,-11.2 11.6,-9 15,-8',2))
        a.add(head(1,'weary','#bba',dr)); a.use('c',101,46,sc=1.3,extra=f' color="{GOLD}"')
        # sword upright, left
        a.shape('38,118c 38,44c 44,34c 50,44c 50,118c','#dee'); a.line('44,50 44,116',w=1); a.hatch((P('49.6,50 49.6,116'),P('45.6,50 45.6,116'),14,.9))
        forearm(a,-1,RED); a.shape('29,113 36,117 52,117 59,113 62,118 58,123 44,122 30,123 26,118',GOLD,w=1.9); a.circ(44,160,6,GOLD,2); a.tube('44,146 44,154',GOLD,w=5,ink=2.4)
        return court(s,a,BLUE,RED,-1)
    if s=='S':
        a.add(king_torso('#149',RED,GOLD)); a.add(neck())
        def dr(h):
            for f in(1,-1):
                h.shape(mm(f,'2,-37c 8,-33 10.8,-27 11,-20 12,-13c 14,-8 15,-3 14,2c 19,1 21,-5 20,-11 22,-18 21,-28 17,-38 8,-44 0,-43'),INK,w=1.4)
                h.brush((mm(f,'6,-38 14,-28 15.6,-6'),1.2),(mm(f,'11,-38 18,-26 18,-10'),1.1),col='#667')
            h.shape(sym2('0,-10 4,-12.6 9,-10.6 12.4,-15c 13,-6 11,4 7,10 3,15 0,17'),INK,w=1.4); h.flat('-4,-7 0,-7.8 4,-7 0,-4.6','#c65')
            h.brush(('-7,-4 -5,5 -2,12',1.2),('0,-3 0,6 0,13',1.2),('7,-4 5,5 2,12',1.2),col='#667')
        a.add(head(1,'fierce',INK,dr,front=True)); a.use('c',100,46,sc=1.3,extra=f' color="{GOLD}"')
        # sceptre
        rod(a,1,GOLD,66); a.circ(156,55,13,BLUE,2.2); a.line('143.4,53 156,57 168.6,53','156,57 156,68',w=4.4); a.line('144,53 156,57 168,53','156,57 156,67',w=2.2,col=GOLD); a.ell(150.6,48.6,3,2.2,LBLUE,0,rot=-30); a.shape('154,42c 154,36c 150,36c 150,32c 154,32c 154,27c 158,27c 158,32c 162,32c 162,36c 158,36c 158,42c',GOLD,w=1.8); a.shape('148,68c 164,68c 161,76c 151,76c',GOLD,w=1.8)
        forearm(a,1,RED); return court(s,a,'#149',GOLD,1)
    a.add(king_torso(GREEN,GOLD,RED)); a.add(neck())
    a.add(head(-1,'bold','#421',lambda h:(hair_king(h,'#421'),moustache(h,'#421'),h.flat('4.4,-4.6c 7,-3.6 10,-4.6c 10.4,2 8,7 6,8.6c 4,4','#421'))))
    a.use('c',100,46,sc=1.3,extra=f' color="{GOLD}"')
    # mace
    rod(a,-1,'#852',60); a.shape('44,34 52,38 57,46 57,58 52,66 44,70 36,66 31,58 31,46 36,38',GREEN); a.line('44,36 44,69','37,39 35,52 38,65','51,39 53,52 50,65',w=1.3); a.hatch((P('57,48 56.6,58 50,67'),P('52,49 51,56 47,61'),6,1)); a.shape('34,68c 54,68c 50,77c 38,77c',GOLD,w=1.8); a.circ(44,33,3.6,GOLD,1.8)
    forearm(a,-1,GOLD); return court(s,a,GREEN,GOLD,-1)
def flower_at(a,x,y,col,r=11,n=6):
    b=Art(); b.raw(f'<path fill="{col}" stroke-width="{W(1.5)}" d="{petals_round(n,r)}"/>'); b.circ(0,0,r*.34,GOLD,1.5); a.g(b,x,y)
def petals_round(n,r):
    p=Pen()
    for k in range(n):
        q=360*k/n; d([(*pol(r*.2,q-20),True),(*pol(r*.84,q-26),False),(*pol(r,q),False),(*pol(r*.84,q+26),False),(*pol(r*.2,q+20),True)],True,p)
    return p.o
def queen(s):
    a=Art()
    cor=lambda x,col,y=50,rot=0: a.use('c',x,y,sc=1.02,rot=rot,extra=f' color="{col}"')
    def stem(f,x0=56,pts='56,166 57,140 60,112 62,86'):
        a.tube(MX(f)(pts),GREEN,w=2.4,ink=2)
        a.thin(MX(f)('60,112c 66,100 76,98 82,102c 76,112 68,115'),GREEN,1.5); a.thin(MX(f)('59,120c 52,110 46,110 42,113c 46,121 52,124'),LGREEN,1.5)
    if s=='D':
        a.add(queen_torso(RED,GOLD,BLUE)); a.add(head(1,'proud','#963',lambda h:locks(h,'#da4','#fd7'),lady=True)); cor(101,GOLD)
        stem(1); flower_at(a,162,76,GOLD,13,8); forearm(a,1,GOLD); return court(s,a,RED,GOLD,1)
    if s=='C':
        a.add(queen_torso(BLUE,RED,GOLD)); a.add(head(-1,'merry','#631',lambda h:locks(h,'#a42','#e85'),lady=True)); cor(99,GOLD)
        stem(-1); flower_at(a,38,76,RED,13,5); forearm(a,-1,RED); return court(s,a,BLUE,RED,-1)
    if s=='S':
        # dark, frontal, under a veil; a fan
        v=Art(); v.shape('100,40 76,44 64,60 60,84 54,106 44,120c 60,126 78,122 84,112c 116,112c 122,122 140,126 156,120c 146,106 140,84 136,60 124,44','#eee'); v.brush(('72,58 66,90 58,118',1.7),('80,60 74,96 72,119',1.4),('128,58 134,90 142,118',1.7),('120,60 126,96 128,119',1.4)); v.hatch((P('137,66 140,88 147,106'),P('131,68 134,90 139,108'),9,1))
        a.add(queen_torso('#149',BLUE,GOLD)); a.add(v)
        a.shape('92,92c 92,102 84,107 78,110c 90,118 110,118 122,110c 116,107 108,102 108,92c',FLESH,w=1.8); a.line('88,106 94,112 100,113.6 106,112 112,106',w=1.6); a.thin('100,112 103,117 100,122 97,117',RED,1.2)
        def dr(h):
            for f in(1,-1): h.shape(mm(f,'0,-37c 6,-36 11,-30 12.4,-18c 15,-20 16.4,-28 14,-37 8,-43 0,-43'),INK,w=1.2)
        a.add(head(1,'sly',INK,dr,front=True,lady=True)); cor(100,GOLD,48)
        # fan
        pts=[(158,134,1)]
        for k in range(6):
            q=-34+k*15.2; x,y=pol(54,q); x2,y2=pol(58,q+7.6)
            pts+=[(158+x,134+y,1)]+([(158+x2,134+y2,0)] if k<5 else [])
        a.shape(pts,RED); a.line(*[[(158,134,1),(158+pol(53,-34+k*15.2)[0],134+pol(53,-34+k*15.2)[1],1)] for k in range(1,5)],w=1.1); a.line([(158+pol(38,q)[0],134+pol(38,q)[1],0) for q in(-34,-10,16,42)],w=2.4,col=GOLD)
        forearm(a,1,BLUE); return court(s,a,'#149',GOLD,1)
    # clubs: horned hennin with a scarf, three-quarter left, a mirror
    a.add(queen_torso(GREEN,WHITE,RED))
    a.add(head(-1,'weary','#421',lambda h:(h.shape('13.6,-34c 5,-37 -3,-34 -7,-27 -9,-18 -11,-12c -17,-8 -22,-14 -22,-24 -20,-36 -10,-44 4,-45 12,-42','#421',w=1.9),h.brush(('4,-40 -10,-32 -14,-16',1.4),('-4,-42 -16,-32 -18,-18',1.3),col='#a63'),h.circ(-17,-12,7,'#421',1.8),h.line('-21,-15 -14,-8','-17,-18 -11,-12',w=1),
        h.thin('-10,-15 -7.6,-11 -10,-7 -12.4,-11',GOLD,1.1)),lady=True))
    a.shape('120,40c 134,52 146,74 150,104c 142,112 134,112 130,106c 132,84 126,64 114,52c',WHITE); a.hatch((P('148,88 150,104 142,109'),P('142,88 143,102 137,106'),7,1)); a.brush(('124,52 138,76 140,104',1.5))
    cor(100,GOLD,50)
    rod(a,-1,GOLD,96); a.ell(44,72,19,24,GOLD,2.2); a.ell(44,72,13.4,18,'#bde',1.6); a.brush(('36,80 42,66 50,58',2.2),('41,86 46,76 53,66',1.4),col=WHITE); a.circ(44,46,3.4,RED,1.7)
    forearm(a,-1,WHITE,GOLD); return court(s,a,GREEN,GOLD,-1)
def knave(s):
    a=Art()
    if s=='D':
        a.add(knave_torso(GOLD,RED,BLUE)); a.add(neck()); ruff(a,100,98,'74,108 83,117 100,121 117,117 126,108','118,102 110,100c 104,108 96,108 90,100c 82,102',8,fill=WHITE,r=3)
        a.add(head(1,'sly','#963',lambda h:hair_front34(h,'#c83','#fd7')))
        feather(a,'88,36','88,14','116,18',col=GOLD,w=9,n=5)
        a.shape('70,56c 62,46 70,34 84,30 102,22 126,24 138,36 142,46 138,52 132,54c 116,46 94,46 78,58c',RED); a.hatch((P('136,34 142,46 134,53'),P('126,33 131,43 127,48'),8,1.1)); a.flat('74,48c 77,38 88,34 98,31c 88,37 82,43 80,51c',LRED)
        a.shape('74,55c 92,42 116,42 136,51.6c 135,58.6c 116,50 94,51 78,62c',BLUE,w=1.9); a.circ(80,56,4.6,GOLD,1.9)
        rod(a,1,'#852',54); a.shape('156,18c 163,36 162,50 158,58c 154,58c 150,50 149,36','#dee'); a.shape('158,54c 170,46 180,50 184,42c 188,58 182,74 172,78 164,78 158,72c','#dee'); a.shape('154,58c 146,56 138,60 134,56c 136,68 144,74 154,72c','#dee',w=1.9); a.line('156,24 156,52',w=1)
        forearm(a,1,GOLD); return court(s,a,RED,GOLD,1)
    if s=='C':
        a.add(knave_torso(RED,WHITE,GOLD)); a.add(neck())
        a.shape('72,106c 84,100 92,100 94,104c 100,110 106,104 108,100c 118,100 128,106c 124,118 110,124 100,124 88,124 76,118',BLUE,w=1.9); a.brush(('80,108 86,116 94,121',1.3),('120,108 114,116 106,121',1.3))
        def dr(h):
            h.shape('7,-37c 1,-35 -1,-30 -.6,-24 -3,-18 -5.6,-14 -4.6,-7 -7,-1 -5.6,4 -10,8.4c -14,6 -17.6,8.6 -21.6,5c -23.6,-1 -21.4,-6 -22.4,-12 -20,-19 -21.4,-26 -19,-36 -10,-44 2,-45',"#a42",w=1.9); h.brush(('-2,-38 -10,-28 -11,-8',1.4),('-8,-40 -15,-28 -15.6,-8',1.4),('-9,-8 -12,-1 -10,6',1.3))
        a.add(head(-1,None,None,dr,profile=True))
        a.shape('78,54c 76,40 88,28 104,27 122,28 132,38 134,52c 116,44 94,46',BLUE); a.hatch((P('130,36 134,44 133,51'),P('122,36 125,43 124,47'),7,1.1)); a.flat('82,48c 83,39 92,33 101,32c 93,37 89,42 87,48c',LBLUE)
        a.shape('72,58c 88,45 118,43 137,52c 137,59c 118,51 92,52 76,64c',GOLD,w=1.9)
        feather(a,'116,36','114,14','84,18',col=RED,w=9,n=5)
        # torch-like bunch of leaves
        rod(a,-1,'#852',112); 
        for mid,c in (('44,118 34,100 26,74',GREEN),('44,118 54,100 62,74',GREEN),('44,120 44,90 44,50',LGREEN)): a.shape(leaf_pts(mid,[3,9,10,7,0],5,notch=.62,reach=.3,swell=1.1),c,w=1.8); a.line(mid,w=1)
        forearm(a,-1,WHITE,RED); return court(s,a,BLUE,RED,-1)
    if s=='S':
        a.add(knave_torso('#149',GOLD,RED)); a.add(neck()); a.shape('72,106c 84,99 90,100 92,102c 100,110 108,106 109,100c 116,99 128,106c 128,114c 116,122 84,122 72,114c','#dee',w=1.9); a.line('76,112 100,119 124,112',w=1)
        def dr(h):
            h.shape('13,-35c 4,-37 -3,-34 -6.6,-27 -8.4,-20 -9.6,-12c -13,-6 -17,-8 -19,-13 -20,-24 -18,-38 -8,-44 4,-45 12,-42',INK,w=1.6); h.brush(('-4,-39 -13,-30 -14,-14',1.2),col='#667')
            moustache(h,INK); h.flat('4,-4.6c 7.2,-3.6 10.2,-4.6c 11,1 8.4,7 6.4,8.6c 3.6,4',INK)
        a.add(head(1,'stern',INK,dr))
        # burgonet
        a.shape('70,62c 66,42 78,26 98,23 116,22 128,32 132,48 144,52 150,58c 138,60 124,56 114,54 100,52 84,54 78,66 76,76 70,78 64,74c','#dee'); a.hatch((P('128,34 132,46 146,54'),P('120,36 124,45 136,55'),9,1.1)); a.brush(('74,58 84,44 104,38',1.7),('80,34 96,26 112,28',1.3))
        feather(a,'92,28','106,12','138,24',col=RED,w=9,n=5); a.circ(92,27,4,GOLD,1.9)
        # pike with a pennon
        rod(a,-1,'#852',40); a.shape('44,14c 51,30 49,40 46,44c 42,44c 39,40 37,30','#dee',w=1.9); a.shape('42,48c 30,44 24,54 14,50c 18,60 14,68 18,78c 26,72 34,80 42,74c',RED); a.brush(('38,54 30,56 22,58',1.3),('38,66 30,66 24,70',1.3))
        forearm(a,-1,GOLD); return court(s,a,'#149',GOLD,-1)
    a.add(knave_torso(GREEN,RED,WHITE)); a.add(neck()); ruff(a,100,98,'72,107 82,117 100,121 118,117 128,107','118,102 110,100c 104,108 96,108 90,100c 82,102',7,fill=GOLD,r=3.4)
    a.add(head(-1,'merry','#421',lambda h:(hair_front34(h,'#421','#852'),moustache(h,'#421'))))
    feather(a,'120,36','112,13','80,19',col=WHITE,w=9,n=5)
    a.shape('74,50c 72,34 82,24 100,23 118,23 128,32 130,48c 112,42 90,42',GREEN); a.hatch((P('126,32 130,42 129,47'),P('118,31 122,39 121,43'),7,1.1)); a.flat('78,44c 79,35 87,29 96,28c 88,33 85,38 84,45c',LGREEN)
    a.shape('54,60c 54,52 64,50 74,50 92,42 112,42 130,48 142,48 150,54 144,60c 132,60 120,55 104,53 88,52 74,58 64,64',GOLD); a.hatch((P('146,58 132,59.4 120,55'),P('140,53 128,54 118,50'),7,1)); a.circ(126,44,4.4,RED,1.9)
    # spear
    rod(a,1,'#852',50); a.shape('156,16c 166,34 164,46 160,56c 152,56c 148,46 146,34','#dee'); a.line('156,24 156,54',w=1); a.shape('148,56c 164,56c 168,66c 162,64c 160,71c 156,65c 152,71c 150,64c 144,66c',RED,w=1.8)
    forearm(a,1,RED,GOLD); return court(s,a,GREEN,GOLD,1)
SUITS_='DCSB'
def milanesi():
    out=[]
    for s in SUITS_:
        out.append((f'c-1{s}',lambda s=s: ace(s)))
        for n in range(2,8): out.append((f'c-{n}{s}',lambda s=s,n=n: pips(s,n)))
        out+=[(f'c-8{s}',lambda s=s: knave(s)),(f'c-9{s}',lambda s=s: queen(s)),(f'c-10{s}',lambda s=s: king(s))]
    return out
def numerica():
    return [(f'c-1{s}',lambda s=s: ace(s)) if n==1 else (f'c-{n}{s}',lambda s=s,n=n: pips(s,n)) for s in SUITS_ for n in range(1,11)]
