P=pal("#b5654a","#cfe0ea","#fbe6cf")   # clay, sky, sky low down
r=random.Random(A['seed']); cl=[]
for k in range(7):
    c=lin(P[0]); f=(.62,.8,.95,1.08,1.22,.72,1.0)[k]; c=[min(1,c[0]*f),min(1,c[1]*f*(1.06 if k%3==0 else .98)),min(1,c[2]*f),1]; cl.append(mat('main' if k==3 else 'c%d'%k,c,rough=.85,spec=.2,bump=.35,scale=30,noise_mix=([x*.66 for x in c[:3]]+[1],2.3,.35,.78)))
W_,L,R=.40,.62,.20; s=.46
def tile(u,v,up,m):
    n=14; V=[]
    for t in (0,1):
        rr=R*(1.0 if t==0 else .82)
        for i in range(n+1):
            a=math.pi*(i/n); V.append((-rr*math.cos(a),t*L*1.22,(rr*math.sin(a) if up else -rr*math.sin(a)*.8)))
    o=meshobj('t',V,[(i,i+1,n+2+i,n+1+i) for i in range(n)],m,True); k=o.modifiers.new('s','SOLIDIFY'); k.thickness=.03; k.offset=0
    o.matrix_world=Matrix.Translation((0,0,0))@Matrix.Rotation(s,4,'X')@Matrix.Translation((u,v,(.05 if up else .02)+r.uniform(-.008,.008)))@Matrix.Rotation(-.055 if up else -.05,4,'X')@Matrix.Rotation(r.uniform(-.012,.012),4,'Z'); return o
for j in range(9):
    for i in range(-11,13):
        tile(i*W_,j*L,False,cl[r.randrange(7)]); tile(i*W_+W_/2,j*L,True,cl[r.randrange(7)])
# ridge
n=13; yy=9*L*math.cos(s); zz=9*L*math.sin(s)
for i in range(n):
    c=cl[r.randrange(7)]; k=24; V=[]
    for t in (0,1):
        q=.27*(1 if t==0 else .86)
        for a in range(k+1): b=math.pi*a/k; V.append((t*.82,-q*math.cos(b),q*math.sin(b)))
    o=meshobj('r',V,[(a,a+1,k+2+a,k+1+a) for a in range(k)],c,True); m=o.modifiers.new('s','SOLIDIFY'); m.thickness=.035; o.location=(-4.4+i*.70,yy,zz-.02); o.rotation_euler=(0,-.03,0)
# chimney
ch=plaster('ch','#e9ddcb',.06); box(1.75,yy-.35,zz-.9,.72,.72,2.0,ch,bev=.02); box(1.75,yy-.35,zz+1.08,.88,.88,.10,ch,bev=.02)
for q in (-.19,.19): p=lathe([(.15,0),(.16,.02),(.13,.36),(.15,.40),(.11,.40),(.10,.02)],cl[2],sub=False); p.location=(1.75+q,yy-.35,zz+1.17)
w=sc.world.node_tree; bg=w.nodes['Background']; tc=w.nodes.new('ShaderNodeTexCoord'); p=w.nodes.new('ShaderNodeSeparateXYZ'); rp=w.nodes.new('ShaderNodeValToRGB'); w.links.new(tc.outputs['Generated'],p.inputs[0]); w.links.new(p.outputs['Z'],rp.inputs[0]); w.links.new(rp.outputs[0],bg.inputs[0]); e=rp.color_ramp.elements; e[0].position=.02; e[0].color=lin(P[2]); e[1].position=.5; e[1].color=lin(P[1]); bg.inputs[1].default_value=.9
sun((.92,.30,-.42),4.4,.9,(1,.84,.62)); camera((-.6,-6.2,3.0),(-.1,3,2.55),lens=44,fstop=2,focus=9)
