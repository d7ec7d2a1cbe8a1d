"""Read an 8-bit PNG as Chromium writes it, write it again with a palette. Standard library only."""
import struct, zlib
def read(path):
    b=open(path,'rb').read(); pos=8; idat=b''
    while pos<len(b):
        n,t=struct.unpack('>I4s',b[pos:pos+8]); c=b[pos+8:pos+8+n]; pos+=12+n
        if t==b'IHDR': w,h,depth,kind=struct.unpack('>IIBB',c[:10]); assert depth==8 and kind in(2,6)
        elif t==b'IDAT': idat+=c
    ch=3 if kind==2 else 4; raw=zlib.decompress(idat); st=w*ch; prev=bytearray(st); rows=[]
    for y in range(h):
        f=raw[y*(st+1)]; r=bytearray(raw[y*(st+1)+1:(y+1)*(st+1)])
        if f==1:
            for i in range(ch,st): r[i]=(r[i]+r[i-ch])&255
        elif f==2:
            for i in range(st): r[i]=(r[i]+prev[i])&255
        elif f==3:
            for i in range(st): r[i]=(r[i]+((r[i-ch] if i>=ch else 0)+prev[i]>>1))&255
        elif f==4:
            for i in range(st):
                a=r[i-ch] if i>=ch else 0; u=prev[i]; c=prev[i-ch] if i>=ch else 0; p=a+u-c
                pa,pb,pc=abs(p-a),abs(p-u),abs(p-c); r[i]=(r[i]+(a if pa<=pb and pa<=pc else u if pb<=pc else c))&255
        rows.append(r); prev=r
    return w,h,ch,rows
def squeeze(path,colours=255):
    """the same picture in at most `colours` colours, chosen by how much of it they cover"""
    w,h,ch,rows=read(path); count={}
    px=[[bytes(r[i:i+3]) if ch==3 or r[i+3]==255 else bytes(r[i:i+4]) for i in range(0,w*ch,ch)] for r in rows]
    for r in px:
        for p in r: count[p]=count.get(p,0)+1
    coarse={}                # colours of an edge, rounded: too many to weigh one by one
    for p,n in count.items():
        q=p if n>12 else bytes(min(255,v+4)&248 for v in p[:3])+p[3:]; coarse[p]=q
    px=[[coarse[p] for p in r] for r in px]; count={}
    for r in px:
        for p in r: count[p]=count.get(p,0)+1
    order=sorted(count,key=lambda p:(-count[p],p)); pal=[]
    for p in order:          # skip a colour that is nearly one already taken
        if len(pal)==colours: break
        if all(len(p)!=len(q) or sum((a-b)**2 for a,b in zip(p,q))>40 for q in pal): pal.append(p)
    pal.sort(key=lambda p:(len(p)==3,p)); near={}
    full=lambda p:p if len(p)==4 else p+b'\xff'
    for p in count:
        f=full(p); near[p]=min(range(len(pal)),key=lambda i:sum((a-b)**2 for a,b in zip(f,full(pal[i]))))
    data=b''.join(b'\0'+bytes(near[p] for p in r) for r in px)
    def chunk(t,c): return struct.pack('>I',len(c))+t+c+struct.pack('>I',zlib.crc32(t+c))
    alpha=bytes(full(p)[3] for p in pal if len(p)==4)
    with open(path,'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n'+chunk(b'IHDR',struct.pack('>IIBBBBB',w,h,8,3,0,0,0))+chunk(b'PLTE',b''.join(p[:3] for p in pal))+(chunk(b'tRNS',alpha) if alpha else b'')+chunk(b'IDAT',zlib.compress(data,9))+chunk(b'IEND',b''))
