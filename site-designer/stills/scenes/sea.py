P=pal("#2c7f96","#f8ddc0","#a9cede")   # water, sky low down, sky above
m=mat('main',lin('#0f4a60'),rough=.10,spec=.5); nt=m.node_tree; g=nt.links.new; p=nt.nodes['Principled BSDF']; lw=N(m,'ShaderNodeLayerWeight'); lw.inputs[0].default_value=.25; mx=N(m,'ShaderNodeMixRGB'); mx.inputs[1].default_value=lin(P[0]); mx.inputs[2].default_value=lin('#123f58'); g(lw.outputs['Facing'],mx.inputs[0]); g(mx.outputs[0],p.inputs['Base Color'])
# waves: a long swell, chop across it, all smaller with distance
nx,ny=300,520; V=[]
for j in range(ny+1):
    y=-6.5+150*(j/ny)**2.6
    for i in range(nx+1):
        x=(-1+2*i/nx)*(3.2+.62*(y+6)); V.append((x,y,.10*noise.noise(Vector((x*.32,y*.55,1)))+.05*noise.noise(Vector((x*.9,y*1.5,3)))+.018*noise.noise(Vector((x*2.4,y*3.6,5)))))
meshobj('sea',V,[(j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)],m,True)
w=sc.world.node_tree; bg=w.nodes['Background']; tc=w.nodes.new('ShaderNodeTexCoord'); s=w.nodes.new('ShaderNodeSeparateXYZ'); rp=w.nodes.new('ShaderNodeValToRGB'); w.links.new(tc.outputs['Generated'],s.inputs[0]); w.links.new(s.outputs['Z'],rp.inputs[0]); w.links.new(rp.outputs[0],bg.inputs[0]); e=rp.color_ramp.elements; e[0].position=0; e[0].color=lin(P[1]); e[1].position=.6; e[1].color=lin('#6fa9c6'); x=e.new(.2); x.color=lin(P[2]); bg.inputs[1].default_value=.95
sun((-.6,-.5,-.42),3.0,1.2,(1,.86,.66)); camera((-.4,-7.2,1.75),(0,2,1.22),lens=42)
