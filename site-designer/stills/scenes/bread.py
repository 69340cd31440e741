P=pal("#d8cbb6","#b5763a","#e9dcc4")   # wall, crust, flour
cyclorama(plaster('wall',P[0],.05),wall_y=2.3,r=.2); box(1.15,.55,0,3.3,1.75,.13,wood('bd','#b98f62','#7f5730',.7,.55),bev=.04,rot=.06)
cr=lin(P[1]); fl=lin(P[2]); dk=[x*.42 for x in cr[:3]]+[1]
def crust(n):
    m=mat(n,cr,rough=.8,spec=.2,bump=.35,scale=34); nt=m.node_tree; g=nt.links.new; at=N(m,'ShaderNodeVertexColor'); at.layer_name='c'; g(at.outputs[0],nt.nodes['Principled BSDF'].inputs['Base Color']); return m
M=crust('main')
def loaf(sx,sy,sz,loc,rz,cuts,seed,dust=.5):
    """a loaf: flat below, cut open in arcs along the top, baked darker at the edges of the cuts, dusted with flour"""
    bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=7,radius=1); C=[]
    for v in bm.verts:
        d=v.co.normalized(); x,y,z=d.x*sx,d.y*sy,d.z*sz; k=1+.05*noise.noise(d*2+Vector((seed,0,0)))+.012*noise.noise(d*11+Vector((seed,3,0)))
        c=min([abs(d.y*1.0-f(d.x)) for f in cuts] or [9]) if d.z>.1 else 9; w=.085*min(1,max(0,d.z-.1)*3)
        open_=max(0,1-c/w) if w>0 else 0; edge=max(0,1-abs(c-w*1.05)/.035) if w>.02 else 0
        k+=.035*edge-.05*open_*.8; z=max(z,-.45*sz); v.co=Vector((x*k,y*k,z*k+.02*edge))
        t=.5+.5*noise.noise(d*3.1+Vector((seed,9,1))); col=[a*(.55+.55*t)*(1-.35*max(0,-d.z)) for a in cr[:3]]
        f=max(0,min(1,(.5+.9*noise.noise(d*6+Vector((seed,1,7)))+.5*noise.noise(d*23+Vector((seed,4,7))))*1.2*max(0,d.z)*dust))
        col=[a*(1-f)+b*f for a,b in zip(col,fl[:3])]; inn=lin('#d9a765')
        if open_>.1: q=min(1,open_*1.5)*(.75+.3*noise.noise(d*17)); col=[a*(1-q)+b*q for a,b in zip(col,inn[:3])]
        if edge>0: col=[a*(1-.6*edge)+b*.6*edge for a,b in zip(col,dk[:3])]
        C+=[*col,1]
    me=bpy.data.meshes.new('loaf'); bm.to_mesh(me); bm.free(); ca=me.color_attributes.new('c','FLOAT_COLOR','POINT'); ca.data.foreach_set('color',C)
    o=link(bpy.data.objects.new('loaf',me),M,True); o.location=loc; o.rotation_euler=(0,0,rz); return o
loaf(.88,.62,.56,(1.35,.75,.13+.25),.25,[lambda x:.32*math.cos(x*1.6)-.12],1)
st=[(lambda k:(lambda x:(x-k)*1.9))(k) for k in (-.72,-.36,0,.36,.72)]
loaf(1.05,.235,.20,(.95,-.32,.13+.09),-.14,st,4,.25); loaf(1.02,.225,.20,(1.28,-.0,.13+.09),-.05,st,6,.3)
loaf(.40,.38,.30,(2.55,.35,.13+.13),.9,[lambda x:.0,lambda x:9],8,.8)
# linen and grains of wheat
ln=mat('acc',lin('#8fa0a3'),rough=1,spec=.05,sheen=.4,bump=.5,scale=140); q=70; v=[]
for j in range(q+1):
    for i in range(q+1): x,y=-.75+1.5*i/q,-.55+1.1*j/q; v.append((x,y,.07+.07*noise.noise(Vector((x*1.2+y*1.5,y*.8,3)))+.03*math.sin(x*7+y*5)*math.exp(-2*abs(y))))
o=meshobj('ln',v,[(j*(q+1)+i,j*(q+1)+i+1,(j+1)*(q+1)+i+1,(j+1)*(q+1)+i) for j in range(q) for i in range(q)],ln,True); s=o.modifiers.new('s','SOLIDIFY'); s.thickness=.02; o.location=(2.7,-.55,0); o.rotation_euler=(0,0,.5)
wm=mat('wh',lin('#c99a4f'),rough=.6,spec=.3)
for k,(x,y,rz,L) in enumerate(((-.45,-.15,.55,1.1),(-.62,-.02,.35,1.0),(-.5,-.38,.72,1.15))):
    M_=Matrix.Translation((x,y,.05+.02*k))@Matrix.Rotation(rz+math.pi,4,'Z'); tube([M_@Vector((0,0,0)),M_@Vector((L*.5,.03,.01)),M_@Vector((L,0,0))],.012,wm)
    for i in range(13):
        for sd in (-1,1): b=blob(.062,.026,.026,wm,amp=0,sub=3); b.matrix_world=M_@Matrix.Translation((L*.99-.0+i*.045-.3,sd*.034,.012))@Matrix.Rotation(sd*.42,4,'Z')
D=Vector((.9,.6,-.56)); sun(D,4.0,.9,(1,.87,.68)); gobo_window(D,(.5,1.6,1.0),6,4.4,3.2,2,2,.1)
world(sc,(.78,.87,1,1),.36); area((-4,-4,3.2),(1,.4,.6),2.2,60,(1,.95,.88)); camera((-.5,-6.8,2.5),(.08,.5,.72),lens=56,fstop=.55,focus=7.2)
