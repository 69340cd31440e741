P=pal("#e6d3c6","#c9cccf","#7a4f3a")   # cloth, steel, horn
sl=plaster('wall',P[0],.05); meshobj('t',[(-9,-6,0),(9,-6,0),(9,6,0),(-9,6,0)],[(0,1,2,3)],sl)
st=mat('main',lin(P[1]),rough=.16,metal=1); gd=mat('gd',lin('#cda25c'),rough=.2,metal=1); hn=mat('acc',lin(P[2]),rough=.22,spec=.5,coat=.5,noise_mix=(lin('#3a2219'),3.5,.35,.7)); dk=mat('dk',lin('#1d1b1b'),rough=.35,spec=.5)
def flat(polys,th,m,z,M):
    o=cutout(polys,thick=th,bevel=min(.012,th*.4),m=m); o.data.transform(Matrix.Rotation(-math.pi/2,4,'X')); o.matrix_world=M@Matrix.Translation((0,0,z)); return o
def half(sg,M,z):
    """one blade and its ring, long axis x, pivot at the origin"""
    n=18; up=[(1.30*t,sg*(.085*(1-t)**.6+.004)) for t in (i/n for i in range(n+1))]; lo=[(1.30*t,-sg*.045*(1-t)**.5) for t in (i/n for i in range(n,-1,-1))]
    flat([up+lo+[(-.12,-sg*.05),(-.14,sg*.06)]],.035,st,z,M)
    tube([M@Vector(p) for p in ((-.02,sg*.0,z),(-.25,-sg*.05,z),(-.52,-sg*.16,z),(-.66,-sg*.22,z))],.042,st)
    tube([M@Vector((-.86+.21*math.cos(2*math.pi*i/40),-sg*.27+.165*math.sin(2*math.pi*i/40),z)) for i in range(40)],.040,st,cyc=True,straight=True)
    if sg>0: tube([M@Vector(p) for p in ((-1.05,-.30,z),(-1.16,-.34,z),(-1.26,-.31,z+.02))],.03,st)
B=Matrix.Translation((1.32,.45,.0))@Matrix.Rotation(2.25,4,'Z')
half(1,B@Matrix.Rotation(.17,4,'Z'),.055); half(-1,B@Matrix.Rotation(-.17,4,'Z'),.095)
p=lathe([(0,0),(.055,0),(.06,.02),(.05,.035),(0,.04)],gd,seg=48,sub=False); p.matrix_world=B@Matrix.Translation((0,0,.11))
# comb of horn: back, wide teeth and fine teeth
C=Matrix.Translation((2.15,-.35,0))@Matrix.Rotation(1.05,4,'Z'); flat([[(-1.0,0),(-.97,.10),(0,.15),(.97,.10),(1.0,0)]],.07,hn,.04,C)
x=-.97
while x<.96:
    w,g=(.040,.036) if x<0 else (.020,.018); flat([[(x,.01),(x+w,.01),(x+w*.72,-.40),(x+w*.28,-.40)]],.055,hn,.04,C); x+=w+g
for s in (-1,1): flat([[(s*1.0,0),(s*.94,0),(s*.95,-.41),(s*.985,-.40)]],.06,hn,.04,C)
# brush with a round head, and a folded towel at the edge
tw=mat('tw',lin('#f3ede4'),rough=1,spec=.05,sheen=.5,bump=.9,scale=60)
for k in range(3): b=box(2.85,1.35,.16*k,1.35,1.25,.155,tw,bev=.075,rot=.35-.02*k)
h=lathe([(0,0),(.085,.01),(.095,.06),(.07,.16),(.08,.34),(.11,.44),(.10,.50),(0,.50)],dk); h.matrix_world=Matrix.Translation((.38,-.95,.11))@Matrix.Rotation(.35,4,'Z')@Matrix.Rotation(math.pi/2,4,'Y')
R=random.Random(2); V=[];F=[]
for i in range(2600):
    a=R.uniform(0,6.28); r=.10*math.sqrt(R.random()); L=.42-r*.9+R.uniform(0,.03); k=len(V); sp=1+1.3*R.uniform(.8,1); y,z=r*math.cos(a),r*math.sin(a); V+=[(-.0,y-.003,z),(-.0,y+.003,z),(-L,y*sp,z*sp)]; F.append((k,k+1,k+2))
b=meshobj('br',V,F,mat('bs',lin('#cdb08a'),rough=.8)); b.matrix_world=Matrix.Translation((.38,-.95,.20))@Matrix.Rotation(.35,4,'Z'); f=lathe([(.105,0),(.115,.01),(.115,.07),(.10,.08)],gd,sub=False); f.matrix_world=Matrix.Translation((.31,-.975,.11))@Matrix.Rotation(.35,4,'Z')@Matrix.Rotation(math.pi/2,4,'Y')
D=Vector((-.86,-.5,-.72)); sun(D,3.5,1.0,(1,.91,.77)); gobo_leaves(D,(-.6,.5,0),3.2,rng,count=5,base=(2.0,1.0),spread=1.9,length=2.6,ang=(math.pi-.35,math.pi+.6))
world(sc,(.85,.89,1,1),.46); area((3.5,2.5,4),(1,0,0),1.6,60); area((-3,-1.5,5),(1.2,.2,0),1.2,40); camera((0,-.9,8.3),(0,.02,0),lens=60)
