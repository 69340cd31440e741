P=pal("#efe6d6","#2f6f73","#d9694f","#e9b949","#44597f","#7fa36b","#8a5470")   # paper and six leads
pp=paper('wall',P[0]); meshobj('t',[(-9,-6,0),(9,-6,0),(9,6,0),(-9,6,0)],[(0,1,2,3)],pp); wd=mat('wd',lin('#e0b98a'),rough=.7,spec=.2,bump=.2,scale=60)
def pencil(x,y,rz,L,c,n,z=.085):
    m=mat(n,lin(c),rough=.28,spec=.5,coat=.5); e=bpy.data.objects.new('p',None); bpy.context.scene.collection.objects.link(e); r=.085
    a=lathe([(0,0),(r-.012,0),(r,.01),(r,L)],m,seg=6,sub=False); a.data.auto_smooth_angle=.4; b=lathe([(r*.98,L-.01),(r*.90,L+.02),(.030,L+.30)],wd,seg=48,sub=False); k=lathe([(.031,L+.295),(.004,L+.39),(0,L+.392)],m,seg=32,sub=False); q=lathe([(r+.003,.06),(r+.003,.12)],mat('band',lin('#d6c49a'),rough=.25,metal=1),seg=6,sub=False)
    for o in (a,b,k,q): o.parent=e
    e.matrix_world=Matrix.Translation((x,y,z))@Matrix.Rotation(rz,4,'Z')@Matrix.Rotation(-math.pi/2,4,'X')
L=(2.35,2.1,2.45,1.9,2.3,2.0)
for i,c in enumerate(P[1:7]): pencil(.36+.36*i,-1.55+(.10,-.05,.06,0,.12,-.04)[i],(.02,-.015,.03,-.02,.01,-.03)[i],L[i],c,('main','acc','p3','p4','p5','p6')[i])
# shavings in the colours of two of them, an eraser
R=random.Random(3)
def shaving(x,y,rz,c,k):
    n=60; V=[]; m=mat('s%d'%k,lin('#e3c196'),rough=.8); rim=mat('r%d'%k,lin(c),rough=.6); T=1.15
    for i in range(n+1):
        a=2*math.pi*T*i/n*.62; w=1+.05*math.sin(i*1.9)
        for j,rr in enumerate((.06,.27,.30)): V.append((rr*w*math.cos(a),rr*w*math.sin(a),.02+.17*(.3-rr)/.3+.05*i/n+(.015*math.sin(i*1.1) if j else 0)))
    o=meshobj('sh',V,[(3*i+j,3*i+j+1,3*i+4+j,3*i+3+j) for i in range(n) for j in (0,1)],m,True); o.data.materials.append(rim)
    for f in o.data.polygons: f.material_index=f.index%2
    s=o.modifiers.new('s','SOLIDIFY'); s.thickness=.008; o.location=(x,y,.02); o.rotation_euler=(.25,.1,rz)
shaving(-.35,.35,.5,P[2],1); shaving(-.12,-.75,2.6,P[1],2); shaving(.12,1.35,4.2,P[3],3)
box(2.72,1.38,0,.62,.38,.24,mat('er',lin('#f3efe8'),rough=.8,spec=.2),bev=.05,rot=.5); box(2.80,1.425,-.004,.40,.392,.25,mat('sl',lin(P[4]),rough=.7),bev=.02,rot=.5)
D=Vector((-.86,-.5,-.72)); sun(D,3.4,1.0,(1,.91,.77)); gobo_leaves(D,(-.6,.5,0),3.2,rng,count=5,base=(2.0,1.0),spread=1.9,length=2.6,ang=(math.pi-.35,math.pi+.6))
world(sc,(.84,.89,1,1),.46); area((3,3,4.5),(1,0,0),1.6,45); camera((0,-.9,8.3),(0,.02,0),lens=60)
