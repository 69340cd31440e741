P=pal("#cfdcdb","#f3efe6","#3f7f8c")   # wall, enamel, cloth
cyclorama(plaster('wall',P[0],.04),wall_y=2.4,r=.12); meshobj('f',[(-12,-9,.003),(12,-9,.003),(12,2.3,.003),(-12,2.3,.003)],[(0,1,2,3)],wood('floor','#cfae85','#ab8660',.45,.35,axis=(1,7,7)))
en=mat('main',lin(P[1]),rough=.2,spec=.5,coat=.5); rim=mat('rim',lin('#24444c'),rough=.25,spec=.5,coat=.3); st=mat('st',lin('#b9bcbe'),rough=.25,metal=1); wd=wood('wd','#c99a63','#94683a',1.2,.5)
X,Y=1.15,.75
def at(o,x,y,z): o.location=(x,y,z); return o
at(lathe([(0,0),(.52,0),(.545,.02),(.76,1.06),(.79,1.08),(.79,1.11),(.755,1.11),(.73,1.06),(.53,.08),(0,.07)],en,seg=180,sub=False),X,Y,0); at(lathe([(.765,1.075),(.80,1.085),(.80,1.115),(.75,1.118)],rim,seg=180,sub=False),X,Y,0); at(lathe([(.53,.0),(.553,.02),(.56,.06)],rim,seg=180,sub=False),X,Y,.003)
tube([(X-.78,Y-.05,1.02),(X-.74,Y-.30,.80),(X-.45,Y-.66,.52),(X,Y-.76,.44),(X+.45,Y-.66,.52),(X+.74,Y-.30,.80),(X+.78,Y-.05,1.02)],.018,st); tube([(X-.17,Y-.755,.445),(X+.17,Y-.755,.445)],.045,wd,straight=True)
# suds over the rim
r=random.Random(A['seed']); fm=mat('foam',lin('#fbfbf8'),rough=.5,spec=.4,sss=0)
for i in range(150): a=r.uniform(0,6.28); d=.68*math.sqrt(r.random()); s=r.uniform(.05,.15); b=blob(s,s,s,fm,amp=0,sub=4); b.location=(X+d*math.cos(a),Y+d*math.sin(a),1.0+.16*(1-(d/.68)**2)+r.uniform(-.03,.06))
# a cloth over the rim, folded cloths, a scrubbing brush
cl=mat('acc',lin(P[2]),rough=1,spec=.05,sheen=.4,bump=.6,scale=110)
n,q=30,44; V=[]
for j in range(q+1):
    t=j/q
    for i in range(n+1):
        u=(i/n-.5); a=.35+u*.62*(1-.15*t); rr=.72+.085*min(1,t*4)+.02*math.sin(u*22)*t; z=1.16-.02*(1-t) if t<.12 else 1.16-(t-.12)*1.02; rr=rr if z>1.08 else rr-.20*(1.12-z)*.9+.03; V.append((X+rr*math.sin(a),Y-rr*math.cos(a),z+.01*math.sin(u*15)))
o=meshobj('cl',V,[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(q) for i in range(n)],cl,True); k=o.modifiers.new('s','SOLIDIFY'); k.thickness=.022; k.offset=1
c2=mat('c2',lin('#e3b65a'),rough=1,spec=.05,sheen=.4,bump=.6,scale=110); c3=mat('c3',lin('#f0ece3'),rough=1,spec=.05,sheen=.4,bump=.6,scale=110)
for i,m in enumerate((c3,cl,c2)): box(2.55,.75,.105*i,.95-.03*i,.72,.10,m,bev=.045,rot=.15-.10*i)
b=box(.02,-.15,.16,.62,.24,.12,wd,bev=.05,rot=.5); V=[];F=[]
for i in range(900):
    u,v=r.uniform(-.28,.28),r.uniform(-.10,.10); c,s=math.cos(.5),math.sin(.5); x,y=.02+u*c-v*s,-.15+u*s+v*c; k=len(V); V+=[(x-.006,y,.17),(x+.006,y,.17),(x+r.uniform(-.03,.03),y+r.uniform(-.03,.03),.0)]; F.append((k,k+1,k+2))
meshobj('br',V,F,mat('bs',lin('#e6d3a8'),rough=.8))
D=Vector((.88,.66,-.58)); sun(D,3.6,1.0,(1,.92,.80)); gobo_window(D,(.4,1.8,1.2),6,4.6,3.4,2,2,.1)
world(sc,(.82,.91,1,1),.46); area((-3.5,-4,3.4),(1,.5,.6),2,70); camera((-.5,-7.2,1.95),(.10,.6,1.10),lens=56,fstop=.7,focus=7.6)
