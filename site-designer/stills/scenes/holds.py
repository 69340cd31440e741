P=pal("#cfb48a","#d9573f","#2f7f8a","#e9b23c","#4d6b4a")   # plywood, four colours of holds
pm=wood('wall',P[0],'#b08d5e',.35,.6,axis=(2,2,1)); r=random.Random(A['seed'])
pan=meshobj('w',[(-9,0,-6),(9,0,-6),(9,0,6),(-9,0,6)],[(0,1,2,3)],pm); dk=mat('hole',(.015,.012,.01,1)); st=mat('st',lin('#8d8f92'),rough=.3,metal=1)
for x in (-3.05,.85): box(x,0,-6,.012,.02,12,dk,bev=.002)
hv=[(math.cos(a),math.sin(a)) for a in (2*math.pi*i/20 for i in range(20))]
V=[];F=[]
for j in range(-7,8):
    for i in range(-14,15):
        x,z=i*.46+(.23 if j%2 else 0),j*.40; k=len(V); V+=[(x+.030*a,-.002,z+.030*b) for a,b in hv]; F.append(tuple(range(k,k+20)))
meshobj('holes',V,F,dk)
M=[mat(('main','acc','h3','h4')[i],lin(P[1+i]),rough=.72,spec=.25,bump=.6,scale=46) for i in range(4)]
def hold(x,z,rx,rz,d,k,kind,rot,seed):
    fn=(lambda v:1-.30*max(0,v.z)**2) if kind=='jug' else (lambda v:1+.08*math.sin(5*math.atan2(v.z,v.x)+seed)) if kind=='edge' else None
    o=blob(rx,d,rz,M[k],amp=.16,f=1.5,seed=seed,sub=6,fn=fn,flat=.85)
    for v in o.data.vertices:
        if v.co.y>0: v.co.y=0
        if kind=='jug' and v.co.z>0: q=v.co.z/rz; v.co.y*=1+.25*q; v.co.z-=.34*rz*max(0,1-abs(v.co.x)/rx*1.1)*max(0,-v.co.y/d)
    o.location=(x,0,z); o.rotation_euler=(0,rot,0)
    b=lathe([(0,0),(.05,0),(.05,.02),(.02,.02),(.02,-.02),(0,-.02)],st,seg=6,sub=False); b.rotation_euler=(math.pi/2,0,0); b.location=(x,-d*1.0-.0,z-.02)
for h in ((.72,.92,.42,.26,.42,0,'jug',.1,1),(1.75,.30,.30,.34,.34,1,'edge',.6,2),(.98,-.55,.52,.24,.40,0,'jug',-.15,3),(2.35,1.02,.26,.22,.26,2,'blob',.3,4),(2.55,-.52,.34,.28,.34,0,'edge',-.4,5),(1.62,-1.22,.22,.18,.24,2,'blob',.9,6),(1.40,1.38,.20,.16,.20,3,'edge',.2,7),(.18,.10,.17,.15,.18,2,'blob',.5,8),(2.1,-.12,.15,.13,.16,3,'blob',0,9),(-.15,-1.05,.24,.16,.22,1,'edge',-.5,10),(.32,1.52,.16,.13,.16,1,'blob',.2,11),(-1.0,.55,.13,.10,.13,3,'blob',.2,12)): hold(*h)
D=Vector((.95,.52,-.72)); sun(D,3.7,1.1,(1,.91,.77)); world(sc,(.80,.88,1,1),.42); area((-4,-4,3),(1,0,0),2,70,(1,.97,.93)); camera((-.25,-7.4,-.15),(.02,0,.05),lens=58)
