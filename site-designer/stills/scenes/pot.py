P=pal("#b9aa98","#a8765a","#e2d5c3")   # wall, wet clay, dry clay
wall=plaster('wall',P[0],.06); cyclorama(wall,wall_y=2.6,r=.15)
clay=mat('main',lin(P[1]),rough=.30,spec=.5,bump=.10,scale=22,coat=.25); c2=[x*.62 for x in lin(P[1])[:3]]+[1]
X,Y=1.05,.45
box(X+.2,.75,0,4.4,1.9,.34,wood('bench','#a98258','#6b4a2e',.7,.55),bev=.02)
al=mat('wheel',lin('#b9b6b0'),rough=.34,metal=1)
def at(o,x,y,z): o.location=(x,y,z); return o
at(lathe([(0,0),(.16,0),(.16,.16),(0,.16)],al,sub=False),X,Y,.34); at(lathe([(0,0),(1.03,0),(1.05,.02),(1.05,.07),(1.03,.09),(0,.09)],al,seg=200,sub=False),X,Y,.48)
# slip left on the wheel by wet fingers
v=lathe([(.50,.0),(.62,.018),(.66,.010),(.74,.020),(.80,.008),(.90,.014),(.97,.0)],clay,seg=160); at(v,X,Y,.572)
# a thrown pot: finger ridges run round it, open lip
pr=[(0,0),(.40,0)]
for i in range(61):
    t=i/60; r=.40+.34*math.sin(math.pi*min(1,t*1.08)**.85)**1.1*(1-.25*t)+.012*math.sin(t*48)*(1-.5*t)
    pr.append((r if t<.86 else r+(t-.86)*.7,t*1.18))
lip=pr[-1][0]; pr+=[(lip-.015,1.205),(lip-.06,1.19),(lip-.10,1.06),(lip-.04,.8),(.5,.5),(0,.3)]
at(lathe(pr,clay,seg=180,sub=False),X,Y,.57)
# fired bowls, sponge and a wooden rib
dry=speckle(mat('acc',lin(P[2]),rough=.8,spec=.2,bump=.12,scale=26),lin(P[2]),(.2,.12,.08,1),scale=34,size=.1)
def bowl(x,y,z,r,h): at(lathe([(0,0),(r*.45,0),(r*.47,.03),(r*.72,h*.3),(r*.95,h*.75),(r,h-.01),(r-.012,h),(r-.04,h-.02),(r*.88,h*.72),(r*.6,h*.3),(0,.08)],dry),x,y,z)
for k in range(3): bowl(2.55+.01*k,1.05,.34+.13*k,.42-.02*k,.30)
sp=mat('sp',lin('#d9a94e'),rough=1,bump=.7,scale=14); b=blob(.19,.15,.11,sp,amp=.16,f=2,seed=4); b.location=(2.35,.1,.44)
D=Vector((.9,.55,-.55)); sun(D,3.9,.9,(1,.88,.70)); gobo_window(D,(.4,1.8,1.3),6,4.4,3.4,2,2,.1)
world(sc,(.78,.87,1,1),.36); area((-4,-4,3.2),(1,.4,.8),2.2,60); camera((-.5,-7.0,2.2),(.08,.5,1.08),lens=54,fstop=.55,focus=7.3)
