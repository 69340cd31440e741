P=pal("#ecd9d0","#f3e6df","#c2555e")   # wall, blocks, the strongest lacquer
cyclorama(plaster('wall',P[0],.05),wall_y=2.4,r=.25); bl=plaster('bl',P[1],.03)
box(1.05,.75,0,2.7,1.15,.34,bl,bev=.02); box(1.75,.85,.34,1.25,.85,.34,bl,bev=.02,rot=.03)
cap=mat('cap',lin('#1f1a1a'),rough=.28,spec=.5,coat=.3); brass=mat('acc',lin('#cda25c'),rough=.2,metal=1)
def bottle(x,y,z,c,s=1,lid=cap,main=False):
    m=mat('main' if main else 'l'+c,lin(c),rough=.10,spec=.6,coat=1)
    o=lathe([(0,0),(.20,0),(.235,.02),(.25,.07),(.25,.34),(.235,.42),(.17,.47),(.10,.49),(.10,.52),(0,.52)],m,seg=96); k=lathe([(0,0),(.105,0),(.11,.02),(.088,.60),(.08,.63),(0,.64)],lid,seg=64,sub=False)
    for q,h in ((o,0),(k,.50*s)): q.location=(x,y,z+h); q.scale=(s,s,s)
bottle(.15,.55,.34,'#e7a79b'); bottle(.72,.62,.34,P[2],1.08,main=True); bottle(1.50,.75,.68,'#7a2f45'); bottle(2.08,.85,.68,'#f0cdb4',.95,brass)
bottle(-.55,.15,0,'#8d6f8f',.95,brass)
# a small open jar and its lid
j=lathe([(0,0),(.30,0),(.33,.03),(.33,.24),(.31,.26),(.28,.25),(.27,.18),(0,.17)],mat('jar',lin('#f4eee6'),rough=.2,spec=.5,coat=.5)); j.location=(1.35,.05,0); k=lathe([(0,0),(.34,0),(.35,.02),(.35,.10),(.33,.12),(0,.12)],brass,sub=False); k.location=(2.12,.0,.16); k.rotation_euler=(.0,-.42,0)
b=blob(.16,.16,.16,brass,amp=0,sub=6); b.location=(2.75,.2,.16)
D=Vector((.88,.70,-.60)); sun(D,3.6,1.0,(1,.91,.80)); gobo_leaves(D,(-.8,2,1.3),4.5,rng,count=5,base=(-2.1,1.2),spread=1.6,length=2.5)
world(sc,(.85,.88,1,1),.42); area((-3.4,-3.5,3.4),(.8,.5,.8),1.8,80,(1,.97,.95)); area((4.0,-1.8,2.6),(1,.5,.8),.8,30,sizey=3); camera((-.5,-7.2,1.7),(.10,.5,.98),lens=58,fstop=.6,focus=7.4)
