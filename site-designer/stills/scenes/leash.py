P=pal("#d6cbb8","#c2664a","#cfd94a")   # wall, leash, ball
cyclorama(plaster('wall',P[0],.05),wall_y=2.3,r=.18); st=mat('st',lin('#ccd0d2'),rough=.2,metal=1); web=mat('main',lin(P[1]),rough=.85,spec=.2,bump=.5,scale=90,sheen=.3); le=mat('le',lin('#6b4327'),rough=.5,spec=.35,bump=.15,scale=60)
# water bowl
en=mat('en',lin('#f3efe6'),rough=.22,spec=.5,coat=.4); b=lathe([(0,0),(.74,0),(.76,.02),(.62,.36),(.60,.40),(.57,.41),(.54,.38),(.50,.16),(0,.14)],en,seg=180); b.location=(1.75,.75,0); b2=lathe([(.765,0),(.775,.02),(.765,.05),(.75,.06)],mat('rim',lin('#2f4f55'),rough=.3,spec=.5),seg=180); b2.location=(1.75,.75,.005)
w=lathe([(0,0),(.53,0)],mat('wa',lin('#bcd3d6'),rough=.03,spec=.6,coat=.5),seg=120,sub=False); w.location=(1.75,.75,.33)
# tennis ball with its seam
f=mat('acc',lin(P[2]),rough=1,spec=.05,sheen=1,bump=.9,scale=70); t=blob(.30,.30,.30,f,amp=0,sub=6); t.location=(.72,-.15,.30)
sm=mat('seam',lin('#f4f3ea'),rough=.9); pts=[]
for i in range(96): a=2*math.pi*i/96; v=Vector((math.cos(a)*.75+math.cos(3*a)*.25,math.sin(a)*.75-math.sin(3*a)*.25,.866*math.sin(2*a))); v.normalize(); pts.append(Vector((.72,-.15,.30))+(Matrix.Rotation(.7,3,'X')@Matrix.Rotation(.5,3,'Z')@v)*.299)
tube(pts,.014,sm,cyc=True,straight=True)
# the leash hangs from a hook and lies in loops
tube([(1.05,2.25,2.62),(1.05,2.05,2.60),(1.05,2.0,2.68)],.035,mat('br',lin('#c79a52'),rough=.22,metal=1)); d=lathe([(0,0),(.12,0),(.13,.03),(0,.04)],bpy.data.materials['br'],sub=False); d.rotation_euler=(math.pi/2,0,0); d.location=(1.05,2.29,2.62)
def strap(pts,wd,m,th=.018):
    """a flat band through points, its breadth across the view"""
    P_=[Vector(p) for p in pts]; n=len(P_); Q=[]
    for i in range(n-1):
        a,b_,c,e=[P_[min(max(i+k,0),n-1)] for k in (-1,0,1,2)]
        Q+=[.5*(2*b_+(c-a)*s+(2*a-5*b_+4*c-e)*s*s+(3*b_-a-3*c+e)*s**3) for s in (k/14 for k in range(14))]
    Q.append(P_[-1]); V=[]
    for i,p in enumerate(Q): d_=(Q[min(i+1,len(Q)-1)]-Q[max(i-1,0)]).normalized(); x=Vector((0,1,0)).cross(d_); y=Vector((0,1,.15)) if abs(d_.z)>.35 else Vector((-d_.y,d_.x,0)); y.normalize(); V+=[p-y*wd/2,p+y*wd/2]
    o=meshobj('strap',[tuple(v) for v in V],[(2*i,2*i+1,2*i+3,2*i+2) for i in range(len(Q)-1)],m,True); s=o.modifiers.new('s','SOLIDIFY'); s.thickness=th; s.offset=0; return o
strap([(.98,2.02,1.35),(.93,2.0,1.75),(.96,2.0,2.3),(1.05,2.0,2.66),(1.15,2.0,2.3),(1.18,2.0,1.75),(1.12,2.02,1.35)],.16,web)
strap([(1.12,2.02,1.40),(1.20,2.02,.9),(1.05,1.98,.35),(.85,1.8,.05),(.45,1.45,.04),(.05,1.1,.05),(-.3,.75,.03),(-.2,.45,.03),(.2,.55,.05),(.35,.85,.07),(.0,1.0,.09)],.15,web)
strap([(.98,2.02,1.40),(1.05,2.02,1.30),(1.12,2.02,1.40)],.17,le,.03)
tube([(.0,1.0,.11),(-.14,1.04,.10),(-.24,1.0,.09)],.035,st); tube([(-.24+.09*math.cos(2*math.pi*i/24)-.05,1.0+.09*math.sin(2*math.pi*i/24),.08) for i in range(24)],.022,st,cyc=True,straight=True)
D=Vector((.86,.74,-.62)); sun(D,3.8,1.0,(1,.89,.72)); gobo_leaves(D,(-.7,2,1.4),4.5,rng,count=4,base=(-2.1,1.2),spread=1.6,length=2.5)
world(sc,(.80,.88,1,1),.40); area((-3.5,-4,3.4),(1,.5,.6),2,60); camera((-.5,-7.2,1.9),(.10,.6,1.12),lens=54,fstop=.6,focus=7.4)
