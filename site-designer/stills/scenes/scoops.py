P=pal("#f0d9d2","#f3ece0","#d9788a")   # wall, bowl, berry ice
cyclorama(plaster('wall',P[0],.04),wall_y=2.4,r=.3); box(1.15,.6,0,2.5,1.4,.22,plaster('pl','#f6eee6',.03),bev=.03)
def ice(n,h):
    c=lin(h); return mat(n,c,rough=.6,spec=.3,bump=.9,scale=12,sss=.12,noise_mix=([min(1,x*1.12+.02) for x in c[:3]]+[1],5,.35,.7))
M=[ice('acc',P[2]),ice('i2','#f4e6c6'),ice('i3','#a9c79a'),ice('i4','#8a5a42')]
def scoop(x,y,z,s,m,seed):
    def fn(d):
        k=1+.035*noise.noise(d*4+Vector((seed,0,0)))+.03*noise.noise(d*11+Vector((seed,0,5)))+.018*noise.noise(d*26+Vector((seed,2,5)))
        if d.z<-.12: k*=1+.20*max(0,noise.noise(Vector((math.atan2(d.y,d.x)*2.4,seed,d.z*4)))+.45)*max(0,1-abs(d.z+.34)/.28)
        return k
    o=blob(s,s,s*.92,m,amp=0,sub=7,fn=fn); o.location=(x,y,z); o.rotation_euler=(0,0,seed)
bw=lathe([(0,0),(.38,0),(.42,.03),(.40,.08),(.62,.26),(.88,.52),(.92,.60),(.90,.615),(.86,.60),(.60,.33),(.3,.2),(0,.18)],speckle(mat('main',lin(P[1]),rough=.32,spec=.5,coat=.25),lin(P[1]),(.12,.09,.07,1),scale=30,size=.1),seg=180); bw.location=(1.12,.55,.22)
scoop(.80,.42,.86,.44,M[0],1); scoop(1.46,.40,.86,.44,M[1],2); scoop(1.12,.95,.88,.43,M[3],3); scoop(1.13,.55,1.38,.43,M[2],4)
# a wafer roll and blueberries
wf=mat('wf',lin('#d6a45e'),rough=.7,spec=.2,bump=.4,scale=30,noise_mix=(lin('#b57d3c'),6,.3,.7)); n=200; V=[]
for i in range(n+1): a=2*math.pi*2.6*i/n; r=.07+.045*i/n; V+=[(r*math.cos(a),r*math.sin(a),0),(r*math.cos(a),r*math.sin(a),1.25)]
o=meshobj('wafer',V,[(2*i,2*i+1,2*i+3,2*i+2) for i in range(n)],wf,True); s=o.modifiers.new('s','SOLIDIFY'); s.thickness=.016; o.location=(1.62,.95,.82); o.rotation_euler=(.10,.38,0)
bl=mat('bl',lin('#3d4a7a'),rough=.45,spec=.4,bump=.1,scale=30,noise_mix=(lin('#6a7aa8'),2.5,.35,.7))
for x,y in ((2.2,-.15),(2.62,-.12),(.28,-.28),(-.28,.25),(.02,-.42)): b=blob(.12,.12,.11,bl,amp=.02,sub=5); b.location=(x,y,.11)
D=Vector((.88,.70,-.62)); sun(D,3.4,1.1,(1,.92,.80)); gobo_leaves(D,(-.8,2,1.3),4.5,rng,count=4,base=(-2.1,1.2),spread=1.6,length=2.5)
world(sc,(.88,.91,1,1),.46); area((-3.5,-4,3.4),(1,.5,.6),2,70); camera((-.5,-7.2,1.9),(.08,.5,1.02),lens=58,fstop=.6,focus=7.4)
