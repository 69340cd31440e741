P=pal("#4b4a4d","#f3e6cf","#f7c99a")   # tarmac, markings, sky at the horizon
asp=mat('main',lin(P[0]),rough=.75,spec=.4,bump=.8,scale=60,noise_mix=([x*1.6 for x in lin(P[0])[:3]]+[1],1.4,.3,.75))
# the road bends softly to the right and away over a rise
def cx(y): return .35+.0042*max(0,y+6)**2
def cz(y): return -.0016*max(0,y-8)**2
ys=[-6+66*(i/160)**1.5 for i in range(161)]
def strip(a,b,z,m,y0=-9,y1=99):
    q=[y for y in ys if y0<=y<=y1]; v=[(cx(y)+s,y,cz(y)+z) for y in q for s in (a,b)]; return meshobj('s',v,[(2*i,2*i+1,2*i+3,2*i+2) for i in range(len(q)-1)],m,True)
strip(-2.3,2.3,0,asp); ln=mat('acc',lin(P[1]),rough=.8,bump=.3,scale=50,noise_mix=(lin('#b9ab96'),9,.25,.6))
strip(-2.08,-1.96,.006,ln); strip(1.96,2.08,.006,ln)
ys=[-6+66*(i/1400)**1.5 for i in range(1401)]; y=-4.9
while y<50: strip(-.075,.075,.006,ln,y,y+1.5); y+=3.4
ys=[-6+66*(i/160)**1.5 for i in range(161)]; gr=mat('gr',lin('#6d7048'),rough=1,bump=.9,scale=9,noise_mix=(lin('#a58d52'),1.2,.3,.7)); strip(-40,-2.25,-.03,gr); strip(2.25,40,-.03,gr)
r=random.Random(5)
V=[];F=[]
for i in range(26000):     # dry grass on the verges
    t=r.random()**2; yy=-5+32*t; s=r.choice((-1,1)); x=cx(yy)+s*(2.35+abs(r.gauss(0,1.6))); h=r.uniform(.06,.26); w=.006*(1+3*t); a=r.uniform(-.6,.6); k=len(V); z=cz(yy)
    V+=[(x-w,yy,z-.03),(x+w,yy,z-.03),(x+a*h,yy+r.uniform(-.1,.1),z+h)]; F.append((k,k+1,k+2))
meshobj('g',V,F,mat('bl',lin('#a89a5c'),rough=.8))
for k,(yy,c,hh) in enumerate(((46,'#8d8a7c',2.0),(60,'#b09b92',3.6),(80,'#cbaea3',5.6))):     # hills, paler with distance
    n=160; top=[(-90+180*i/n,hh*(.62+.55*noise.noise(Vector((i*.045+k*7,k,0)))+.08*noise.noise(Vector((i*.3,k,1))))) for i in range(n+1)]
    meshobj('h',[(x,yy,z) for x,z in top]+[(x,yy,-9) for x,z in top],[(i,i+1,n+2+i,n+1+i) for i in range(n)],mat('h%d'%k,lin(c),rough=1,spec=0))
w=sc.world.node_tree; bg=w.nodes['Background']; tc=w.nodes.new('ShaderNodeTexCoord'); s=w.nodes.new('ShaderNodeSeparateXYZ'); rp=w.nodes.new('ShaderNodeValToRGB'); w.links.new(tc.outputs['Generated'],s.inputs[0]); w.links.new(s.outputs['Z'],rp.inputs[0]); w.links.new(rp.outputs[0],bg.inputs[0]); e=rp.color_ramp.elements; e[0].position=.03; e[0].color=lin(P[2]); e[1].position=.55; e[1].color=lin('#9cbccf'); x=e.new(.22); x.color=lin('#f4e3cc'); bg.inputs[1].default_value=.95
sun((-.85,-.45,-.26),4.2,1.0,(1,.80,.55)); camera((-.75,-5.6,.92),(.45,2,.98),lens=40,fstop=1.2,focus=5)
