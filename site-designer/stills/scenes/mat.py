P=pal("#e2d8c8","#6f8f84","#c98f6a")   # wall, mat, cork and wool
cyclorama(plaster('wall',P[0],.05),wall_y=2.5,r=.3); meshobj('f',[(-12,-9,.003),(12,-9,.003),(12,2.2,.003),(-12,2.2,.003)],[(0,1,2,3)],wood('floor','#cfae85','#a9835a',.45,.45,axis=(1,7,7)))
mm=mat('main',lin(P[1]),rough=.9,spec=.15,bump=.5,scale=80); ck=mat('acc',lin(P[2]),rough=.9,spec=.15,bump=.35,scale=40); c=lin(P[2]); speckle(ck,c,[x*.45 for x in c[:3]]+[1],scale=30,size=.2)
# the mat: rolled up at one end, the rest lies open towards us
th=.045; n=360; T=4.6; V=[]; r0=.10; L=1.75
pts=[]
for i in range(n+1):
    a=2*math.pi*T*i/n; r=r0+th*1.12*a/(2*math.pi); pts.append((a,r))
R=pts[-1][1]; a_end=pts[-1][0]
prof=[(r*math.sin(a_end-a+math.pi),R+r*math.cos(a_end-a+math.pi)) for a,r in pts]+[(-.05-.045*k,0.0) for k in range(0,50)]
V=[(x,y,z+th/2) for x,z in prof for y in (-.62,.62)]
o=meshobj('mat',V,[(2*i,2*i+1,2*i+3,2*i+2) for i in range(len(prof)-1)],mm,True); s=o.modifiers.new('s','SOLIDIFY'); s.thickness=th; s.offset=0; o.location=(1.15,.55,0); o.rotation_euler=(0,0,.62)
# cork blocks, a woollen cushion, a small bowl
box(2.35,1.15,0,.78,.50,.34,ck,bev=.035,rot=.25); box(2.38,1.18,.34,.78,.50,.34,ck,bev=.035,rot=-.18)
D=Vector((.9,.62,-.56)); sun(D,3.8,1.0,(1,.90,.74)); gobo_leaves(D,(-.7,2,1.2),4.5,rng,count=5,base=(-2.0,1.1),spread=1.7,length=2.6)
world(sc,(.80,.88,1,1),.40); area((-4,-4,3.2),(1,.4,.6),2.2,60); camera((-.5,-7.2,1.95),(.12,.5,.98),lens=60,fstop=.6,focus=7.5)
