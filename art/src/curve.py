"""A cubic curve as a quadratic one, where that is near enough: four numbers instead of six."""
import math
def quadratic(p,c1,c2,q,tol):
    """the handle of the quadratic that keeps the tangents of a cubic and lies within `tol` of it, or None"""
    u=(c1[0]-p[0],c1[1]-p[1]); v=(q[0]-c2[0],q[1]-c2[1]); w=(q[0]-p[0],q[1]-p[1])
    k=u[0]*v[1]-u[1]*v[0]
    if abs(k)<.15*math.hypot(*u)*math.hypot(*v):      # nearly parallel: no place where they meet
        c=tuple((3*(a+b)-x-y)/4 for a,b,x,y in zip(c1,c2,p,q))
    else:
        a,b=(w[0]*v[1]-w[1]*v[0])/k,(u[0]*w[1]-u[1]*w[0])/k
        if a<=0 or b<=0: return None
        c=(p[0]+u[0]*a,p[1]+u[1]*a)
    way=[cubic(p,c1,c2,q,k/32) for k in range(33)]
    h1,h2=(tuple(x+(z-x)*2/3 for x,z in zip(e,c)) for e in (p,q))
    near=lambda at: min(to_line(a,b,at) for a,b in zip(way,way[1:]))<=tol
    return c if all(near(cubic(p,h1,h2,q,k/12)) for k in range(1,12)) else None
def cubic(p,c1,c2,q,t):
    w=1-t; return tuple(w**3*a+3*w*w*t*b+3*w*t*t*c+t**3*d for a,b,c,d in zip(p,c1,c2,q))
def to_line(a,b,p):
    """how far `p` is from the line between a and b"""
    dx,dy=b[0]-a[0],b[1]-a[1]; n=dx*dx+dy*dy
    t=min(1,max(0,((p[0]-a[0])*dx+(p[1]-a[1])*dy)/n)) if n else 0
    return math.hypot(a[0]+dx*t-p[0],a[1]+dy*t-p[1])
