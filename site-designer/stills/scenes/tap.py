P=pal("#c4d3cf","#f1efe9","#c79a52")   # wall, basin, brass
cyclorama(plaster('wall',P[0],.04),wall_y=2.2,r=.12); br=mat('acc',lin(P[2]),rough=.16,metal=1); por=mat('main',lin(P[1]),rough=.16,spec=.5,coat=.5)
X,Y=1.05,.55
b=lathe([(0,0),(.55,0),(.62,.02),(.86,.16),(1.08,.44),(1.13,.62),(1.115,.645),(1.08,.635),(1.02,.46),(.80,.22),(.4,.13),(0,.12)],por,seg=200); b.location=(X,Y,.52)
box(X+.6,.75,0,4.2,2.2,.52,wood('top','#b98a5c','#7d5632',.7,.42),bev=.02)
def glass(n,h):
    m=bpy.data.materials.new(n); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); g=nt.links.new; G=nt.nodes.new('ShaderNodeBsdfGlass'); G.inputs['Color'].default_value=lin(h); G.inputs['Roughness'].default_value=.01; G.inputs['IOR'].default_value=1.33
    T=nt.nodes.new('ShaderNodeBsdfTransparent'); lp=nt.nodes.new('ShaderNodeLightPath'); mx=nt.nodes.new('ShaderNodeMixShader'); O=nt.nodes.new('ShaderNodeOutputMaterial'); g(lp.outputs['Is Shadow Ray'],mx.inputs[0]); g(G.outputs[0],mx.inputs[1]); g(T.outputs[0],mx.inputs[2]); g(mx.outputs[0],O.inputs[0]); return m
wat=glass('water','#e3f4f6')
# water in the basin, rings from where the stream falls
q=140; v=[]; R=1.02
for j in range(q+1):
    for i in range(q+1):
        x,y=-R+2*R*i/q,-R+2*R*j/q; d=math.hypot(x,y-.05); v.append((x,y,.022*math.sin(d*30)*math.exp(-2.4*d)))
f=[(j*(q+1)+i,j*(q+1)+i+1,(j+1)*(q+1)+i+1,(j+1)*(q+1)+i) for j in range(q) for i in range(q) if math.hypot(-R+2*R*(i+.5)/q,-R+2*R*(j+.5)/q)<R]
o=meshobj('w',v,f,mat('pool',lin('#a9cfd0'),rough=.04,spec=.6,coat=.4),True); o.location=(X,Y,.52+.47)
s=lathe([(0,0),(.085,0),(.050,.05),(.040,.3),(.042,.7),(.050,1.02),(0,1.02)],wat,seg=48); s.location=(X,Y+.05,.985)
# swan neck out of the wood, spout over the middle
yb=1.62; tube([(X,yb,.4),(X,yb,1.4),(X,yb,2.0),(X,yb-.10,2.28),(X,yb-.42,2.50),(X,yb-.80,2.46),(X,Y+.12,2.26),(X,Y+.05,2.0)],.085,br)
for z,r,h in ((.52,.19,.09),(.61,.14,.22),(1.05,.115,.06)): c=lathe([(0,0),(r-.02,0),(r,.02),(r,h-.02),(r-.02,h),(0,h)],br,sub=False); c.location=(X,yb,z)
c=lathe([(0,0),(.11,0),(.11,.10),(.085,.13),(0,.13)],br,sub=False); c.location=(X,Y+.05,1.95)
for sx in (-.62,.62):
    c=lathe([(0,0),(.14,0),(.15,.02),(.12,.06),(.07,.1),(.07,.34),(.09,.36),(0,.37)],br,sub=False); c.location=(X+sx,yb,.52)
    for a in (0,math.pi/2): tube([(X+sx-.19*math.cos(a),yb-.19*math.sin(a),.92),(X+sx+.19*math.cos(a),yb+.19*math.sin(a),.92)],.045,br,straight=True)
D=Vector((.85,.7,-.6)); sun(D,3.3,1.0,(1,.93,.82)); gobo_window(D,(.6,2,1.4),6,4.4,3.6,2,2,.1)
world(sc,(.80,.90,1,1),.45); area((-3.5,-4,3.6),(1,.5,1.2),2,70); area((4,-1.5,3),(1,.6,1.4),.8,40,(1,.95,.9),sizey=3)
sc.cycles.max_bounces=8; camera((-.5,-7.0,2.75),(.05,.6,1.35),lens=54,fstop=.7,focus=7.4)
