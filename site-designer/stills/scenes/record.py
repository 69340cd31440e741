P=pal("#8d4a3a","#141214","#e0a94a")   # plinth, vinyl, label
pl=wood('wall',P[0],'#5f2c22',.6,.35,axis=(1,7,7)); meshobj('t',[(-9,-6,0),(9,-6,0),(9,6,0),(-9,6,0)],[(0,1,2,3)],pl)
st=mat('st',lin('#c3c6c9'),rough=.2,metal=1); bk=mat('bk',lin('#1b1a1a'),rough=.4,spec=.5)
X,Y=1.10,.05; R=1.62
def at(o,x,y,z): o.location=(x,y,z); return o
at(lathe([(0,0),(R+.10,0),(R+.13,.02),(R+.13,.11),(R+.10,.13),(0,.13)],st,seg=240,sub=False),X,Y,.02)
# vinyl: real fine grooves, wider bands between songs
v=mat('main',lin(P[1]),rough=.16,spec=.6,coat=.3); nt=v.node_tree; g=nt.links.new; p=nt.nodes['Principled BSDF']; p.inputs['Anisotropic'].default_value=.85; tg=N(v,'ShaderNodeTangent'); tg.direction_type='RADIAL'; tg.axis='Z'; g(tg.outputs[0],p.inputs['Tangent'])
pr=[(.56,.0)]; r=.60
while r<R-.06:
    gap=any(abs(r-k)<.018 for k in (.84,1.07,1.29)); pr+=[(r,.004 if not gap else -.001),(r+.006,.0)]; r+=.012
pr+=[(R-.05,.004),(R,.0),(R,-.02)]
at(lathe(pr,v,seg=240,sub=False),X,Y,.175)
lb=mat('acc',lin(P[2]),rough=.6,spec=.3); at(lathe([(0,0),(.56,0),(.562,-.01)],lb,seg=160,sub=False),X,Y,.18); at(lathe([(.42,.002),(.44,.003),(.46,.002)],mat('l2',lin('#5a1f22'),rough=.6),seg=160,sub=False),X,Y,.18); at(lathe([(.10,.002),(.22,.003),(.24,.002)],bpy.data.materials['l2'],seg=160,sub=False),X,Y,.18); at(lathe([(0,.10),(.03,.10),(.042,.07),(.042,0)],st,seg=48,sub=False),X,Y,.18)
# tone arm
at(lathe([(0,0),(.30,0),(.30,.10),(.24,.14),(.15,.15),(.15,.32),(.12,.36),(0,.36)],st,seg=100,sub=False),X+1.92,Y+1.15,0)
arm=[(X+2.05,Y+1.5,.42),(X+1.92,Y+1.15,.42),(X+1.80,Y+.45,.40),(X+1.55,Y-.25,.36),(X+1.12,Y-.70,.30)]; tube(arm,.032,st); a=Vector((X+1.12,Y-.70,.28)); h=box(0,0,-.05,.15,.34,.09,bk,bev=.02); h.matrix_world=Matrix.Translation(a+Vector((-.08,-.10,0)))@Matrix.Rotation(-.70,4,'Z'); tube([(X+2.05,Y+1.5,.42),(X+2.13,Y+1.72,.42)],.11,bk,straight=True)
D=Vector((.85,-.45,-.70)); sun(D,2.6,1.0,(1,.86,.66)); gobo_window(D,(.2,.2,0),6,4.4,3.2,3,2,.10,roll=.4)
area((-4,3.2,3.0),(1,0,.2),.7,330,(.75,.85,1),sizey=3); area((4.2,-2.6,3.2),(1,0,.2),.7,200,(1,.6,.45),sizey=3); world(sc,(.7,.78,1,1),.22); camera((-.1,-2.6,7.4),(0,.05,0),lens=58)
