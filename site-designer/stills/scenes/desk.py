P=pal("#cbb79c","#33463f","#c98a4b")   # desk, notebook, brass
tb=wood('wall',P[0],'#b79c7a',.4,.5,axis=(1,9,9)); meshobj('t',[(-9,-6,0),(9,-6,0),(9,6,0),(-9,6,0)],[(0,1,2,3)],tb)
pg=paper('pg','#f4efe6'); cv=mat('main',lin(P[1]),rough=.6,spec=.3,bump=.15,scale=120); br=mat('acc',lin(P[2]),rough=.22,metal=1); dk=mat('dk',lin('#1e1d1c'),rough=.35,spec=.5)
def at(o,rz): o.rotation_euler=(0,0,rz); return o
# loose sheets under a closed notebook with a band and a ribbon
for x,y,r in ((1.75,.55,.28),(1.70,.50,.22)): at(box(x,y,.0 if r>.25 else .012,1.55,2.1,.010,pg,bev=.002),r)
N0=(.98,-.05); rz=-.16
at(box(*N0,.02,1.34,1.86,.15,pg,bev=.01),rz); 
for z in (.005,.165): at(box(*N0,z,1.42,1.94,.022,cv,bev=.008),rz)
q=Matrix.Rotation(rz,3,'Z'); o=q@Vector((.52,0,0)); at(box(N0[0]+o.x,N0[1]+o.y,-.004,.055,1.96,.20,dk,bev=.008),rz)
o=q@Vector((-.1,-1.02,0)); at(box(N0[0]+o.x,N0[1]+o.y,.09,.05,.34,.008,br,bev=.002),rz+.1)
# fountain pen on the notebook
a=q@Vector((-.30,-.55,0)); b=q@Vector((.20,.62,0)); u=(b-a).normalized(); p=lambda t,z=.245:(N0[0]+a.x+(b-a).x*t,N0[1]+a.y+(b-a).y*t,z)
tube([p(0),p(.52)],.052,dk,straight=True); tube([p(.52),p(1)],.060,dk,straight=True); tube([p(.505),p(.535)],.064,br,straight=True); tube([p(.97),p(1.005)],.063,br,straight=True); tube([p(.58,.315),p(.9,.315)],.014,br,straight=True)
# clips, a small plant pot seen from above, a cup's saucer cut by the edge
for x,y,r in ((2.35,-1.0,.3),(2.55,-.72,1.5),(2.12,-.80,2.4)):
    m=Matrix.Translation((x,y,.02))@Matrix.Rotation(r,4,'Z'); tube([m@Vector(k) for k in ((-.14,.03,0),(-.14,.06,0),(.12,.06,0),(.17,0,0),(.12,-.06,0),(-.10,-.06,0),(-.13,-.02,0),(-.10,.02,0),(.09,.02,0))],.011,br)
pot=lathe([(0,0),(.27,0),(.30,.03),(.36,.42),(.37,.46),(.35,.47),(.32,.45),(.31,.38),(0,.37)],speckle(mat('pot',lin('#efe7da'),rough=.6,spec=.3),lin('#efe7da'),(.15,.1,.07,1),scale=34,size=.1)); pot.location=(.05,1.28,0)
r=random.Random(4)
for i in range(13):
    v,f=leaf_mesh(r.uniform(.42,.62),r.uniform(.10,.15),.16,r); s=meshobj('lf',v,f,mat('lf%d'%(i%4),lin(('#4f7350','#5f8459','#446a4c','#6f9464')[i%4]),rough=.5,spec=.4),True); s.matrix_world=Matrix.Translation((.05,1.28,.42+.03*(i%4)))@Matrix.Rotation(i*2.4,4,'Z')@Matrix.Rotation(-.35-.12*(i%4),4,'Y')
D=Vector((.85,-.55,-.72)); sun(D,3.7,1.0,(1,.90,.74)); gobo_window(D,(-.2,.3,0),6,4.6,3.4,3,2,.10,roll=.3)
world(sc,(.82,.89,1,1),.42); area((3,3,4),(1,0,0),1.5,40); camera((0,-.9,8.3),(0,.02,0),lens=60)
