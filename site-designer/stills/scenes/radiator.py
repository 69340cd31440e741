P=pal("#cdbfa9","#f1ede4","#c08a4e")   # wall, iron enamel, brass
cyclorama(plaster('wall',P[0],.06),wall_y=1.6,r=.05); meshobj('f',[(-12,-9,.003),(12,-9,.003),(12,1.58,.003),(-12,1.58,.003)],[(0,1,2,3)],wood('floor','#b98f64','#855d38',.5,.42,axis=(1,7,7))); box(0,1.58,0,24,.06,.26,mat('sk',lin('#efe8da'),rough=.4,spec=.4),bev=.02)
en=mat('main',lin(P[1]),rough=.24,spec=.5,coat=.5); br=mat('acc',lin(P[2]),rough=.2,metal=1)
for i in range(9):     # cast columns: two uprights, rounded head and foot
    x=.18+.29*i
    for y in (1.06,1.32): tube([(x,y,.30),(x,y,1.62)],.075,en,straight=True)
    for z in (.27,1.62): tube([(x,.99,z),(x,1.06,z+(.05 if z>1 else -.02)),(x,1.19,z+(.09 if z>1 else -.03)),(x,1.32,z+(.05 if z>1 else -.02)),(x,1.39,z)],.105,en); b=blob(.115,.19,.105,en,amp=0,sub=4); b.location=(x,1.19,z)
    for z in (.32,1.56): c=tube([(x-.15,1.19,z),(x+.15,1.19,z)],.06,en,straight=True)
    if i in (0,8):
        for y in (1.06,1.32): tube([(x,y,.30),(x,y,.0)],.06,en,straight=True)
tube([(.18,1.19,.32),(-.12,1.19,.32),(-.20,1.19,.30),(-.24,1.19,.20),(-.24,1.19,0)],.042,br)
for z,r,h in ((.0,.09,.03),(.13,.075,.16)): c=lathe([(0,0),(r,0),(r,h),(0,h)],br,sub=False); c.location=(-.24,1.19,z)
k=lathe([(0,0),(.07,0),(.085,.03),(.085,.20),(.06,.25),(0,.25)],mat('knob',lin('#2b2723'),rough=.35,spec=.5),sub=False); k.rotation_euler=(0,-math.pi/2,0); k.location=(-.30,1.19,.31)
# a folded woollen blanket warms on top
w=mat('wl',lin('#a9553f'),rough=1,spec=.05,sheen=.6,bump=.8,scale=70)
def drape(x0,x1,th,z,m):
    pr=[(.90,.85),(.905,1.3),(.93,1.70),(1.05,1.80),(1.19,1.825),(1.33,1.80),(1.46,1.70),(1.48,1.2)]; q=[]
    for i in range(len(pr)-1):
        for t in (k/8 for k in range(8)): a,b=pr[i],pr[i+1]; q.append((a[0]+(b[0]-a[0])*t,a[1]+(b[1]-a[1])*t))
    n=40; V=[]
    for s,(y,zz) in enumerate(q):
        for i in range(n+1): x=x0+(x1-x0)*i/n; V.append((x+.012*noise.noise(Vector((s*.2,1,0))),y-.025*noise.noise(Vector((x*3,s*.06,z)))-(.02 if zz<1.7 else 0),zz+.012*noise.noise(Vector((x*3,s*.1,4)))))
    o=meshobj('d',V,[(s*(n+1)+i,s*(n+1)+i+1,(s+1)*(n+1)+i+1,(s+1)*(n+1)+i) for s in range(len(q)-1) for i in range(n)],m,True); k=o.modifiers.new('s','SOLIDIFY'); k.thickness=th; k.offset=1
drape(1.25,2.15,.045,1,w)
D=Vector((.88,.72,-.52)); sun(D,3.9,.9,(1,.87,.68)); gobo_window(D,(.5,1.5,1.4),6,4.6,3.2,3,2,.1)
world(sc,(.78,.87,1,1),.38); area((-4,-4,3.2),(1,.8,.9),2,70,(1,.96,.9)); camera((-.5,-6.8,1.75),(.08,1,1.16),lens=52,fstop=.8,focus=8)
