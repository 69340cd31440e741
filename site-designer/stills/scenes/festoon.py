P=pal("#1f2a4a","#e58a5e","#ffd9a0")   # night above, last light, bulbs
w=sc.world.node_tree; bg=w.nodes['Background']; tc=w.nodes.new('ShaderNodeTexCoord'); s=w.nodes.new('ShaderNodeSeparateXYZ'); rp=w.nodes.new('ShaderNodeValToRGB'); w.links.new(tc.outputs['Generated'],s.inputs[0]); w.links.new(s.outputs['Z'],rp.inputs[0]); w.links.new(rp.outputs[0],bg.inputs[0]); e=rp.color_ramp.elements; e[0].position=.0; e[0].color=lin(P[1]); e[1].position=.42; e[1].color=lin(P[0]); x=e.new(.12); x.color=lin('#9a5a6e'); x=e.new(.25); x.color=lin('#4a4570'); bg.inputs[1].default_value=.62
bk=mat('main',lin('#16140f'),rough=.6,spec=.3); r=random.Random(6)
em=bpy.data.materials.new('em'); em.use_nodes=True; nt=em.node_tree; nt.nodes.clear(); E=nt.nodes.new('ShaderNodeEmission'); O=nt.nodes.new('ShaderNodeOutputMaterial'); E.inputs[0].default_value=lin(P[2]); E.inputs[1].default_value=4; nt.links.new(E.outputs[0],O.inputs[0])
def string(a,b,sag,n,rad):
    a,b=Vector(a),Vector(b); f=lambda t:a+(b-a)*t-Vector((0,0,sag*4*t*(1-t))); tube([f(i/40) for i in range(41)],.012*rad/.075,bk,straight=True)
    for i in range(n):
        p=f((i+.5)/n); d=rad*1.2; tube([p,p-Vector((0,0,d))],rad*.34,bk,straight=True); q=blob(rad,rad,rad*1.18,em,amp=0,sub=4); q.location=p-Vector((0,0,d+rad*1.0))
string((-4.2,1.0,3.45),(4.6,.2,3.3),.85,10,.085); string((-5.2,4.2,3.9),(6.2,2.6,4.3),1.1,13,.085); string((-6.5,9,4.0),(9,6.5,5.2),1.3,16,.095)
# trees and a low roof line against the last light
d=mat('tree',(.010,.012,.016,1),rough=1,spec=0); 
for i in range(30): t=blob(r.uniform(1.6,3),1,r.uniform(1.2,2.6)*(1.35 if i in (3,4,21,22,23) else 1),d,amp=.4,f=2.3,seed=i,sub=5); t.location=(-24+1.75*i,20,.35)
meshobj('g',[(-60,-9,-.2),(60,-9,-.2),(60,22,-.2),(-60,22,-.2)],[(0,1,2,3)],d)
sc.cycles.sample_clamp_indirect=.6; sc.cycles.sample_clamp_direct=8; camera((-.4,-6.8,1.35),(0,2,2.95),lens=44,fstop=.32,focus=7.2)
