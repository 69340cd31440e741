P=pal("#dfd6c8","#c39a6b","#2f5f5b")   # wall, cardboard, tape
cyclorama(plaster('wall',P[0],.05),wall_y=2.4,r=.12); meshobj('f',[(-12,-9,.003),(12,-9,.003),(12,2.3,.003),(-12,2.3,.003)],[(0,1,2,3)],wood('floor','#c8a27a','#9a7148',.5,.45,axis=(1,7,7)))
r=random.Random(2)
def card(n,f): c=[x*f for x in lin(P[1])[:3]]+[1]; return mat(n,c,rough=.85,spec=.15,bump=.18,scale=120,noise_mix=([x*.86 for x in c[:3]]+[1],1.6,.35,.7))
cm=[card('main',1),card('c1',.9),card('c2',1.08)]; tp=mat('acc',lin(P[2]),rough=.35,spec=.4); pl=mat('lab',lin('#f2ece0'),rough=.9)
def carton(x,y,z,sx,sy,sz,rz,k,label=None,open_=False):
    e=bpy.data.objects.new('b',None); bpy.context.scene.collection.objects.link(e); P_=[]
    if not open_:
        P_.append(box(0,0,0,sx,sy,sz,cm[k],bev=.012)); P_+=[box(0,0,sz-.004,sx*1.001,.15,.010,tp,bev=.002),box(-sx/2,0,sz-.22,.010,.15,.225,tp,bev=.002),box(sx/2,0,sz-.22,.010,.15,.225,tp,bev=.002),box(0,0,sz-.002,sx*.98,.006,.004,mat('seam',(.08,.05,.03,1)),bev=.001)]
    else:
        t=.02
        for q in ((0,-sy/2,sx,t),(0,sy/2,sx,t),(-sx/2,0,t,sy),(sx/2,0,t,sy)): P_.append(box(q[0],q[1],0,q[2],q[3],sz,cm[k],bev=.004))
        for ax,sg in (('y',-1),('y',1),('x',-1),('x',1)):
            w=sx if ax=='y' else sy; d=(sy if ax=='y' else sx)*.48; fl=box(0,0,0,w-.02,d,t,cm[2],bev=.004)
            for v in fl.data.vertices: v.co.y+=d/2
            a=.62 if (ax,sg)==('y',-1) else .35; rot={('y',1):0,('y',-1):math.pi,('x',1):-math.pi/2,('x',-1):math.pi/2}[ax,sg]
            fl.matrix_world=Matrix.Rotation(rot,4,'Z')@Matrix.Translation((0,(sy if ax=='y' else sx)/2,sz))@Matrix.Rotation(.95-a if a<.5 else -.75,4,'X'); P_.append(fl)
    if label: P_.append(box(sx*.18,-sy/2-.004,sz*.38,.42,.006,.26,pl,bev=.001)); P_+= [box(sx*.18-.02*i,-sy/2-.008,sz*.38+.17-.06*i,.30-.06*i,.004,.018,mat('ink',(.12,.12,.12,1)),bev=.001) for i in range(3)]
    for o in P_: o.parent=e
    e.location=(x,y,z); e.rotation_euler=(0,0,rz)
carton(.85,.85,0,1.35,1.05,.95,.10,0,True); carton(2.15,1.0,0,1.05,.95,.80,-.12,1); carton(1.0,.85,.95,.95,.80,.62,-.06,2,True); carton(2.1,.95,.80,.80,.70,.52,.2,0); carton(1.75,-.15,0,.85,.65,.5,.3,1,False,True)
# a roll of tape, a plant waiting to be carried
t=lathe([(.13,-.06),(.21,-.06),(.21,.06),(.13,.06),(.13,-.06)],tp,sub=False); t.location=(.35,-.35,.21); t.rotation_euler=(math.pi/2,0,.5)
pot=lathe([(0,0),(.17,0),(.19,.02),(.24,.34),(.25,.37),(.22,.37),(.21,.3),(0,.29)],plaster('pot','#f0e8da',.04)); pot.location=(-.35,.55,0)
R=random.Random(8)
for i in range(7): v,f=branch(R,.75+.10*(i%3),n=11,L=.26,W=.06,droop=.25); s=meshobj('st',v,f,mat('lf%d'%i,lin(('#4f7350','#63875b','#456b4d')[i%3]),rough=.55,spec=.35),True); s.matrix_world=Matrix.Translation((-.35,.55,.32))@Matrix.Rotation(i*.9,4,'Z')@Matrix.Rotation(-math.pi/2+.42+.05*i,4,'Y')
D=Vector((.88,.66,-.56)); sun(D,3.9,.9,(1,.88,.70)); gobo_window(D,(.4,1.8,1.2),6,4.6,3.4,2,2,.1)
world(sc,(.80,.88,1,1),.40); area((-4,-4,3.2),(1,.4,.8),2.2,60); camera((-.5,-7.4,1.9),(.08,.6,1.05),lens=54,fstop=.8,focus=7.8)
