P=pal("#24272b","#191a1c","#c9773f")   # ground, barrel, the ring
cyclorama(plaster('wall',P[0],.05),wall_y=4.5,r=2.6); bk=mat('main',lin(P[1]),rough=.38,spec=.45,bump=.04,scale=120); rb=mat('rb',lin('#141414'),rough=.75,spec=.3); ac=mat('acc',lin(P[2]),rough=.22,metal=1); st=mat('st',lin('#b9bcc0'),rough=.22,metal=1)
e=bpy.data.objects.new('lens',None); bpy.context.scene.collection.objects.link(e); parts=[]
def add(o): parts.append(o); o.parent=e; return o
add(lathe([(.60,-.9),(.64,-.88),(.66,-.55),(.70,-.50),(.70,-.05),(.66,0),(.66,.06),(.74,.12),(.74,.52),(.70,.56),(.78,.62),(.84,.80),(.84,.98),(.82,1.0),(.76,1.0),(.72,.92),(.58,.80),(.55,.60),(.40,.40),(.36,.30)],bk,seg=200,sub=False))
add(lathe([(.705,-.03),(.715,-.02),(.715,.0),(.705,.01)],ac,seg=200,sub=False)); add(lathe([(.842,.90),(.850,.905),(.850,.925),(.842,.93)],ac,seg=200,sub=False)); add(lathe([(.56,-.92),(.62,-.92),(.62,-.86),(.56,-.86)],st,seg=160,sub=False))
for z0,z1,r,n in ((-.42,-.12,.715,64),(.18,.46,.755,72)):     # rubber grips
    for i in range(n): a=2*math.pi*i/n; o=box(0,0,-(z1-z0)/2,.030,.045,z1-z0,rb,bev=.008); o.matrix_world=Matrix.Rotation(a,4,'Z')@Matrix.Translation((r,0,z0)); add(o)
for i in range(28): a=2*math.pi*i/28; o=box(0,0,0,.05 if i%4==0 else .02,.008,.05,mat('tick',lin('#e9e6df'),rough=.6) if i==0 else bpy.data.materials['tick'],bev=.001); o.matrix_world=Matrix.Rotation(a,4,'Z')@Matrix.Translation((0,-.702,-.01+.06))@Matrix.Rotation(0,4,'X'); add(o)
def front(r,z,h,c,rough=.02):
    """a coated lens element: dark, coloured where it mirrors"""
    m=mat('el%.2f'%r,(.008,.008,.012,1),rough=rough,spec=.9,coat=1); nt=m.node_tree; p=nt.nodes['Principled BSDF']; p.inputs['Specular Tint'].default_value=0; lw=N(m,'ShaderNodeLayerWeight'); lw.inputs[0].default_value=.42; mx=N(m,'ShaderNodeMixRGB'); mx.inputs[1].default_value=(.01,.01,.016,1); mx.inputs[2].default_value=lin(c); nt.links.new(lw.outputs['Facing'],mx.inputs[0]); nt.links.new(mx.outputs[0],p.inputs['Base Color'])
    return add(lathe([(r*math.sin(t),z+h*math.cos(t)) for t in [1e-3+math.pi/2*i/24 for i in range(25)]],m,seg=160,sub=False))
front(.58,.70,.20,'#3d3a86'); 
for r_,z_ in ((.50,.78),(.40,.83)): add(lathe([(r_,z_),(r_-.012,z_+.008),(r_-.02,z_)],mat('rg%.1f'%r_,lin('#6f8fb8' if r_>.45 else '#a46f9a'),rough=.1,metal=1),seg=160,sub=False))
e.rotation_euler=(math.pi/2-.10,0,-.66); e.location=(1.15,.6,.86)
cap=lathe([(0,0),(.76,0),(.80,.02),(.80,.10),(.78,.12),(.60,.12),(.58,.09),(0,.09)],bk,seg=160,sub=False); cap.location=(2.45,.35,.0)
c=lathe([(.50,.092),(.52,.098),(.54,.092)],ac,seg=140,sub=False); c.location=(2.45,.35,0)
area((-3.4,-2.2,4.4),(1,.5,.8),1.4,800,(.84,.92,1),sizey=4); area((4.8,-.8,3.0),(1.2,.6,.8),1.0,480,(1,.78,.55),sizey=4); area((.5,3.2,5),(1,.8,.6),3,420); area((-1.2,-6,2.6),(1,0,.9),1.3,150)
world(sc,(.5,.6,.8,1),.08); camera((-.55,-7.0,1.95),(.15,.6,.92),lens=56,fstop=.5,focus=7.3)
