P=pal("#2f7f8c","#0d3a4a","#fbe9d2")   # shallow, deep, light
m=mat('main',lin(P[1]),rough=.03,spec=.55); nt=m.node_tree; g=nt.links.new; p=nt.nodes['Principled BSDF']; lw=N(m,'ShaderNodeLayerWeight'); lw.inputs[0].default_value=.35; mx=N(m,'ShaderNodeMixRGB'); mx.inputs[1].default_value=lin(P[0]); mx.inputs[2].default_value=lin(P[1]); g(lw.outputs['Facing'],mx.inputs[0]); g(mx.outputs[0],p.inputs['Base Color'])
# one drop has fallen: rings run out and fade, over a slow swell
X,Y=1.15,.6; nx,ny=520,420; v=[]
for j in range(ny+1):
    y=-5+15*(j/ny)**1.3
    for i in range(nx+1):
        x=-7+14*i/nx; d=math.hypot(x-X,y-Y); a=min(1,d/.25)
        v.append((x,y,.055*a*math.sin(d*9.5)*math.exp(-.62*d)+.03*noise.noise(Vector((x*.55,y*.35,2)))+.006*noise.noise(Vector((x*2.3,y*1.6,5)))))
meshobj('water',v,[(j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)],m,True)
gl=mat('drop',lin('#dff1f3'),rough=.02,spec=.6,trans=1,ior=1.33)
b=blob(.085,.085,.10,gl,amp=0,sub=5); b.location=(X,Y,.62); b=blob(.045,.045,.05,gl,amp=0,sub=5); b.location=(X+.02,Y,.95)
c=lathe([(0,.36),(.03,.35),(.035,.28),(.03,.18),(.06,.07),(.2,0),(.22,-.03)],m,seg=64); c.location=(X,Y,0)
w=sc.world.node_tree; bg=w.nodes['Background']; tc=w.nodes.new('ShaderNodeTexCoord'); s=w.nodes.new('ShaderNodeSeparateXYZ'); rp=w.nodes.new('ShaderNodeValToRGB'); w.links.new(tc.outputs['Generated'],s.inputs[0]); w.links.new(s.outputs['Z'],rp.inputs[0]); w.links.new(rp.outputs[0],bg.inputs[0]); e=rp.color_ramp.elements
e[0].position=0; e[0].color=lin(P[2]); e[1].position=.75; e[1].color=lin('#1c5f74'); x=e.new(.28); x.color=lin('#8fc3c8'); bg.inputs[1].default_value=.9
sun((.5,-.8,-.5),1.2,2,(1,.9,.75))
camera((-.7,-5.2,3.0),(-.02,.75,.0),lens=52,fstop=.7,focus=6.7)
