P=pal("#2f5548","#d9d2c4","#8fae3c")   # tiles, stone, limes
r=random.Random(A['seed']); tl=[]
for k in range(5):
    c=[q*(.82+.1*k) for q in lin(P[0])[:3]]+[1]; tl.append(mat('wall' if k==2 else 'tl%d'%k,c,rough=.34,spec=.4,coat=.0,bump=.06,scale=5))
meshobj('g',[(-9,2.06,-1),(9,2.06,-1),(9,2.06,6),(-9,2.06,6)],[(0,1,2,3)],mat('grout',lin('#cfc8b8'),rough=.95))
for j in range(13):
    for i in range(-8,12): o=box(.46*i+(.23 if j%2 else 0),2.02,.30*j+.04,.445,.10,.285,tl[r.randrange(5)],bev=.018); o.rotation_euler=(r.uniform(-.012,.012),0,r.uniform(-.010,.010))
box(0,-.6,-.14,16,5.3,.14,terr('stone',P[1],['#b9ae9a','#8e8577','#e9e3d6','#a89a84'],14),bev=.02)
ir=mat('main',lin('#232323'),rough=.42,spec=.45,bump=.08,scale=50); br=mat('br',lin('#c98564'),rough=.2,metal=1)
def pan(x,y,R,rz,m,inner):
    e=bpy.data.objects.new('p',None); bpy.context.scene.collection.objects.link(e)
    a=lathe([(0,0),(R*.74,0),(R*.80,.02),(R*.98,.20),(R,.235),(R-.02,.24),(R-.04,.22),(R*.78,.05),(0,.045)],m,seg=160); h=tube([(R*.93,0,.17),(R+.18,0,.25),(R+.6,0,.33),(R+1.0,0,.35)],.050,wood('hd','#7d5232','#4e301b',1.2,.5)); k=tube([(R*.93,0,.17),(R+.18,0,.25),(R+.34,0,.285)],.056,br)
    for q in (a,h,k): q.parent=e
    e.location=(x,y,0); e.rotation_euler=(0,0,rz)
pan(1.05,.75,.80,2.45+math.pi,ir,ir)
bo=box(2.45,.95,0,1.35,1.0,.08,wood('bd','#b98a5c','#85592f',.8,.5),bev=.03,rot=.12)
gm=mat('acc',lin(P[2]),rough=.34,spec=.5,bump=.18,scale=24,noise_mix=(lin('#5f8a2b'),2,.3,.75)); ym=mat('lem',lin('#e9c63f'),rough=.36,spec=.5,bump=.2,scale=24)
tip=lambda d:1+.16*max(0,abs(d.x)-.86)/.14
for x,y,z,s,m,rz in ((2.2,.95,.27,.20,gm,.3),(2.58,.80,.27,.20,gm,1.2),(2.5,1.2,.27,.20,gm,2.0),(2.38,1.0,.56,.19,gm,.9),(.05,-.05,.19,.20,gm,.5),(.42,-.32,.20,.22,ym,2.4),(2.0,.10,.19,.20,gm,1.0)): b=blob(s*1.16,s,s,m,amp=.02,seed=int(x*9),sub=5,fn=tip); b.location=(x,y,z); b.rotation_euler=(0,.12,rz)
D=Vector((.86,.80,-.66)); sun(D,4.4,.9,(1,.88,.70)); gobo_window(D,(.9,1.9,1.0),6,3.9,2.8,2,2,.1)
world(sc,(.80,.88,1,1),.40); area((-3.5,-3.8,3.2),(1,.6,.6),2,50,(1,.97,.93)); camera((-.5,-6.4,1.95),(.08,.8,.88),lens=52,fstop=.6,focus=7.0)
