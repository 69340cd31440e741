P=pal("#bcd0c6","#e9892f","#f1c93f")   # cloth, oranges, lemons
tb=mat('wall',lin(P[0]),rough=1,spec=.05,sheen=.3,bump=.5,scale=150); meshobj('t',[(-9,-6,0),(9,-6,0),(9,6,0),(-9,6,0)],[(0,1,2,3)],tb)
sk=lambda n,h,h2:mat(n,lin(h),rough=.36,spec=.5,bump=.30,scale=34,noise_mix=(lin(h2),1.6,.3,.75)); og=sk('main',P[1],'#d9721f'); lm=sk('acc',P[2],'#dfb32a'); lf=[mat('lf%d'%i,lin(c),rough=.42,spec=.45) for i,c in enumerate(('#3f6a3c','#547f45'))]
R=random.Random(A['seed'])
def whole(x,y,z,s,m,lemon=False):
    fn=(lambda d:1+.24*max(0,abs(d.x)-.84)/.16) if lemon else None; o=blob(s*(1.18 if lemon else 1),s,s*(.95),m,amp=.025,seed=int(x*17+y*5),sub=6,fn=fn); o.location=(x,y,z); o.rotation_euler=(R.uniform(-.4,.4),R.uniform(-.3,.3),R.uniform(0,6)); return o
def half(x,y,s,outer,flesh,n,rz):
    """a cut half: rind, pith, and cells between thin walls, painted on a disc"""
    o=blob(s,s,s,outer,amp=0,sub=6)
    for v in o.data.vertices: v.co.z=min(v.co.z,0)
    o.location=(x,y,s*.92); k=200; rings=40; V=[(0,0,0)];F=[];C=[]; pith=lin('#f6ead0'); fl=lin(flesh)
    for j in range(1,rings+1):
        for i in range(k): a=2*math.pi*i/k; V.append((s*.995*j/rings*math.cos(a),s*.995*j/rings*math.sin(a),0))
    F=[(0,1+i,1+(i+1)%k) for i in range(k)]+[(1+(j-1)*k+i,1+j*k+i,1+j*k+(i+1)%k,1+(j-1)*k+(i+1)%k) for j in range(1,rings) for i in range(k)]
    for q in V:
        d=math.hypot(q[0],q[1])/s; a=math.atan2(q[1],q[0])*n/(2*math.pi); f=abs(a-round(a))*2*math.pi/n*d   # way to the nearest wall
        if d>.955: c=lin(P[1] if outer is og else P[2])[:3]
        elif d>.86 or d<.07 or f<.016: c=pith[:3]
        else: t=.8+.38*noise.noise(Vector((q[0]*26/s*.35*(1 if d else 1),q[1]*26/s*.35,n)))+.12*math.sin(d*30+3*noise.noise(Vector((q[0]*9,q[1]*9,1)))); c=[min(1,z*t) for z in fl[:3]]
        C+=[*c,1]
    d=meshobj('cut',V,F,None,True); ca=d.data.color_attributes.new('c','FLOAT_COLOR','POINT'); ca.data.foreach_set('color',C); m=mat('cut'+flesh,fl,rough=.22,spec=.5,coat=.4,bump=.25,scale=24,sss=0); at=N(m,'ShaderNodeVertexColor'); at.layer_name='c'; m.node_tree.links.new(at.outputs[0],m.node_tree.nodes['Principled BSDF'].inputs['Base Color']); d.data.materials.append(m); d.location=(x,y,s*.925)
    for q in (o,d): q.rotation_euler=(.10,-.08,rz)
half(.72,-.42,.48,og,'#ef8a2c',10,.2); half(2.32,-.85,.46,bpy.data.materials['main'],'#e8742a',11,1.0); half(1.42,-1.10,.33,lm,'#f3d765',9,.5)
bw=lathe([(0,0),(.5,0),(.55,.03),(.9,.25),(1.12,.55),(1.15,.60),(1.12,.62),(1.06,.57),(.86,.30),(.5,.11),(0,.10)],speckle(mat('bowl',lin('#f2ebde'),rough=.35,spec=.5,coat=.2),lin('#f2ebde'),(.12,.09,.07,1),scale=26,size=.1),seg=180); bw.location=(1.75,.75,0)
for x,y,z,s,m,l in ((1.35,.55,.58,.40,og,0),(2.12,.55,.58,.40,og,0),(1.75,1.15,.58,.41,og,0),(1.25,1.15,.60,.30,lm,1),(2.25,1.1,.60,.30,lm,1),(1.74,.70,.98,.38,og,0)): whole(x,y,z,s,m,bool(l))
whole(.35,.85,.30,.30,lm,True); whole(2.95,-.2,.40,.40,og)
for x,y,z,rz,k in ((1.95,.55,1.30,.4,0),(1.65,.50,1.30,2.4,1),(.45,.35,.03,1.0,0),(.1,-.75,.03,2.3,1),(.28,-.9,.03,.4,0),(2.75,.35,.3,5.2,1)):
    v,f=leaf_mesh(.50,.125,.14,R); o=meshobj('l',v,f,lf[k],True); o.location=(x,y,z+.06); o.rotation_euler=(.1,-.12,rz)
D=Vector((-.86,-.5,-.72)); sun(D,3.8,1.0,(1,.90,.72)); gobo_leaves(D,(-.6,.5,0),3.2,rng,count=5,base=(2.0,1.0),spread=1.9,length=2.6,ang=(math.pi-.35,math.pi+.6),L=.62,W=.13,n=13)
world(sc,(.82,.89,1,1),.44); area((3,3,4.5),(1,0,0),1.6,50); camera((0,-2.2,8.0),(.02,.02,.2),lens=60)
