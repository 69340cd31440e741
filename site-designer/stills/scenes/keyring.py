P=pal("#ddd0bd","#c9a05a","#a8532f")   # wall, brass, tag
wall=plaster('wall',P[0],.06); meshobj('w',[(-9,0,-6),(9,0,-6),(9,0,6),(-9,0,6)],[(0,1,2,3)],wall)
br=mat('main',lin(P[1]),rough=.22,metal=1); st=mat('st',lin('#b9b5ad'),rough=.26,metal=1); le=mat('acc',lin(P[2]),rough=.55,spec=.35,bump=.18,scale=60); wd=wood('bd','#8a6240','#5a3c24',.8,.5)
bd=box(1.15,-.06,.80,2.3,.12,.34,wd,bev=.03)
def hook(x): tube([(x,-.10,1.02),(x,-.30,1.0),(x,-.36,.92),(x,-.33,.84),(x,-.24,.82)],.035,br); c=lathe([(0,0),(.09,0),(.10,.02),(0,.05)],br,sub=False); c.rotation_euler=(math.pi/2,0,0); c.location=(x,-.12,1.02)
for x in (.45,1.15,1.85): hook(x)
def key(m,L,bits,loc,rot,old=True):
    """bow, shaft and bit, flat in XZ, hanging down from the bow"""
    circ=lambda r,cx=0,cz=0,n=48:[(cx+r*math.cos(2*math.pi*i/n),cz+r*math.sin(2*math.pi*i/n)) for i in range(n)]
    e=bpy.data.objects.new('k',None); bpy.context.scene.collection.objects.link(e); P_=[]
    if old:
        P_.append(tube([(.19*math.cos(2*math.pi*i/40),0,.15*math.sin(2*math.pi*i/40)-.16) for i in range(40)],.036,m,cyc=True,straight=True)); P_.append(tube([(0,0,-.31),(0,0,-L)],.042,m,straight=True))
        for z in (-.36,-.42,-L+.42): P_.append(tube([(0,0,z-.014),(0,0,z+.014)],.062,m,straight=True))
        c=cutout([[(0,-L+.30),(.22,-L+.30),(.22,-L+.22),(.14,-L+.22),(.14,-L+.17),(.22,-L+.17),(.22,-L+.04),(.10,-L+.04),(.10,-L+.09),(0,-L+.09)]],thick=.05,bevel=.008,m=m); P_.append(c)
    else:
        top=[(.20*math.cos(math.pi*i/24),-.17+.20*math.sin(math.pi*i/24)) for i in range(25)]; z=-.34; blade=[(-.20,-.26),(-.07,-.36),(-.07,-L+.06),(-.03,-L)]; t=[(.07,-L+.10)]
        for i,b in enumerate(bits): t+=[(.07-b,-L+.14+.07*i),(.07-.0,-L+.175+.07*i)]
        P_.append(cutout([top+blade+t+[(.07,-.36),(.20,-.26)],circ(.055,0,-.08)],thick=.045,bevel=.008,m=m))
    for o in P_: o.parent=e
    e.location=loc; e.rotation_euler=rot
def ring(x,z,r,y=-.30): tube([(x+r*math.cos(2*math.pi*i/48),y,z+r*math.sin(2*math.pi*i/48)) for i in range(48)],.018,st,cyc=True,straight=True)
ring(1.15,.70,.17); key(br,1.35,None,(1.10,-.31,.62),(.02,.10,0)); key(st,.95,(.03,.05,.02,.04),(1.24,-.25,.58),(.02,-.24,.2),False)
# leather tag on the same ring
t=cutout([[(-.06,0),(.06,0),(.17,-.30),(.17,-.80),(.12,-.86),(-.12,-.86),(-.17,-.80),(-.17,-.30)],[(.03*math.cos(2*math.pi*i/24),-.07+.03*math.sin(2*math.pi*i/24)) for i in range(24)]],thick=.035,bevel=.012,m=le); t.location=(1.02,-.35,.62); t.rotation_euler=(0,.40,0)
ring(1.85,.76,.12); key(br,.85,None,(1.85,-.31,.72),(.02,-.05,.1))
ring(.45,.76,.12); key(st,.80,(.02,.04,.03,.05),(.42,-.30,.72),(.02,.08,.0),False); key(br,.74,(.03,.02,.05,.02),(.50,-.27,.72),(.02,-.14,.2),False)
D=Vector((.92,.55,-.62)); sun(D,3.9,.9,(1,.88,.70)); gobo_leaves(D,(-.8,0,.3),3.4,rng,count=4,base=(-1.9,1.2),spread=1.6,length=2.4,L=.7,W=.13)
world(sc,(.80,.88,1,1),.42); area((-4,-4,3),(1,0,0),2,60,(1,.97,.93)); area((3.6,-3,1.5),(1.1,0,.2),.8,25,(1,.95,.9),sizey=3); camera((.05,-7.6,.2),(.05,0,.22),lens=66)
