"""Which sprites a raster picture was made from, so that a stale one is noticed without drawing it again."""
import hashlib, json, os
I='public/icons/'
INPUTS={I+'icon-192.png':[I+'icon.svg'],I+'icon-512.png':[I+'icon.svg'],I+'maskable-192.png':[I+'maskable.svg'],I+'maskable-512.png':[I+'maskable.svg'],
        I+'apple-touch-icon.png':[I+'maskable.svg'],I+'favicon-32.png':[I+'favicon.svg'],I+'social.png':['public/cards/napoletane.svg',I+'ui.svg']}
PATH=os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))),'pictures.json')
def digest(texts): return hashlib.sha256('\0'.join(texts).encode()).hexdigest()[:16]
def load():
    if not os.path.exists(PATH): return {}
    with open(PATH,encoding='utf-8') as f: return json.load(f)
def note(png,texts):
    s=load(); s[png]=digest(texts)
    with open(PATH,'w',encoding='utf-8') as f: json.dump(dict(sorted(s.items())),f,indent=1); f.write('\n')
def stale(files,top):
    """pictures that are missing or older than their sprites"""
    s=load()
    return [p for p,i in INPUTS.items() if not os.path.exists(os.path.join(top,p)) or s.get(p)!=digest([files[n] for n in i])]
