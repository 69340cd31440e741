P=pal("#e3dccf","#2f6f73","#d97b52")   # cloth, two of the paints
m=mat('wall',lin(P[0]),rough=1,spec=.05,bump=.5,scale=150); q=90; v=[]
for j in range(q+1):
    for i in range(q+1): x,y=-5+10*i/q,-4+8*j/q; v.append((x,y,.045*noise.noise(Vector((x*.7+y*.5,y*.25,1)))+.02*noise.noise(Vector((x*1.9,y*1.2,4)))))
meshobj('cloth',v,[(j*(q+1)+i,j*(q+1)+i+1,(j+1)*(q+1)+i+1,(j+1)*(q+1)+i) for j in range(q) for i in range(q)],m,True)
tin=mat('tin',lin('#c9cbcc'),rough=.24,metal=1)
def can(x,y,r,h,c,name):
    b=lathe([(r*.97,0),(r,.02),(r,h-.05),(r+.022,h-.03),(r+.022,h),(r-.01,h+.012),(r-.05,h-.005),(r-.075,h-.05),(r-.03,h-.06),(r-.03,.1)],tin,seg=160,sub=False); b.location=(x,y,0)
    pm=mat(name,lin(c),rough=.13,spec=.5,coat=.5); n=80; V=[]; R=r-.02; F=[]
    for j in range(n+1):
        for i in range(n+1): X,Y=-R+2*R*i/n,-R+2*R*j/n; d=math.hypot(X,Y)/R; V.append((X,Y,.016*noise.noise(Vector((X*3+x,Y*3+y,2)))+.012*math.sin(d*13+2.2*noise.noise(Vector((X*2,Y*2,x))))*(1-d)+(.02 if d>.93 else 0)))
    o=meshobj('p',V,[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(n) for i in range(n) if math.hypot(-R+2*R*(i+.5)/n,-R+2*R*(j+.5)/n)<R],pm,True); o.location=(x,y,h-.17)
    rr=r+.05; tube([(x-rr,y-.02,h-.14),(x-rr*.8,y-rr*.72,.34),(x,y-rr*1.12,.20),(x+rr*.8,y-rr*.72,.34),(x+rr,y-.02,h-.14)],.014,tin)
can(1.02,.35,.66,.92,P[1],'main'); can(2.18,.92,.52,.78,P[2],'acc'); can(2.12,-.62,.44,.66,'#efc86a','p3')
# lid with a dried run, and a brush laid across
l=lathe([(0,0),(.46,0),(.50,.02),(.52,.06),(.56,.06),(.56,.085),(.48,.085),(.46,.03),(0,.03)],tin,seg=140,sub=False); l.location=(.12,-.95,.02); d=blob(.30,.24,.03,bpy.data.materials['main'],amp=.14,f=1.4,seed=3,sub=5); d.location=(.14,-.93,.05)
e=bpy.data.objects.new('br',None); bpy.context.scene.collection.objects.link(e); W=wood('hd','#c9955c','#8d5c34',1.4,.45)
h=blob(.085,.62,.06,W,amp=0,sub=5,fn=lambda d:1-.28*max(0,d.y)); h.location=(0,.62,0); f=box(0,0,-.07,.36,.26,.14,tin,bev=.02); br=[]
R_=random.Random(3)
for i in range(420): x=R_.uniform(-.165,.165); z=R_.uniform(-.055,.055); t=R_.uniform(.36,.48)-abs(x)*.25; o=None; br.append((x,z,t))
V=[];F=[]
for x,z,t in br: k=len(V); V+=[(x-.005,-.11,z),(x+.005,-.11,z),(x*1.12,-.11-t,z*1.1)]; F.append((k,k+1,k+2))
bs=meshobj('bs',V,F,mat('bs',lin('#3b2b20'),rough=.7)); tip=blob(.18,.13,.05,bpy.data.materials['p3'],amp=.12,f=3,seed=2,sub=5); tip.location=(0,-.48,0)
for o in (h,f,bs,tip): o.parent=e
e.location=(1.25,-1.02,.12); e.rotation_euler=(.0,0,-.95)
D=Vector((-.85,-.45,-.72)); sun(D,3.6,1.0,(1,.91,.76)); gobo_leaves(D,(-.6,.5,0),3.2,rng,count=5,base=(2.0,1.0),spread=1.9,length=2.6,ang=(math.pi-.35,math.pi+.6))
world(sc,(.82,.89,1,1),.46); area((3,3,4.5),(1,0,0),1.8,60); camera((0,-1.5,8.2),(0,.0,.1),lens=60)
