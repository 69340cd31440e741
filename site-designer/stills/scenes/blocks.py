P=pal("#f0e3cf","#d9694f","#5d93a8","#e9b949","#7fa36b")   # wall, four colours
cyclorama(plaster('wall',P[0],.04),wall_y=2.4,r=.3); meshobj('f',[(-12,-9,.003),(12,-9,.003),(12,2.0,.003),(-12,2.0,.003)],[(0,1,2,3)],wood('floor','#d9b98f','#b8925f',.45,.45,axis=(1,7,7)))
C=[mat(('main','acc','c3','c4')[i],lin(P[1+i]),rough=.42,spec=.4,bump=.06,scale=30,coat=.15) for i in range(4)]; nw=wood('nat','#dcb98a','#b98f5c',1.2,.5)
def arch(x,y,z,w,h,r,d,m,rz=0):
    o=cutout([[(-w/2,0),(-w/2,h),(w/2,h),(w/2,0)]+[(r*math.cos(math.pi*i/32),r*math.sin(math.pi*i/32)) for i in range(33)]],thick=d,bevel=.015,m=m); o.location=(x,y,z); o.rotation_euler=(0,0,rz)
def cyl(x,y,z,r,h,m): o=lathe([(0,0),(r-.015,0),(r,.015),(r,h-.015),(r-.015,h),(0,h)],m,sub=False); o.location=(x,y,z)
def prism(x,y,z,w,h,d,m,rz=0): o=cutout([[(-w/2,0),(0,h),(w/2,0)]],thick=d,bevel=.015,m=m); o.location=(x,y,z); o.rotation_euler=(0,0,rz)
# a little gate with two towers
cyl(.45,.75,0,.24,.75,C[1]); cyl(1.85,.75,0,.24,.75,C[0]); box(1.15,.75,.75,1.9,.48,.24,nw,bev=.02); arch(1.15,.75,.99,1.1,.62,.32,.46,C[2]); box(.42,.75,.99,.42,.44,.42,C[3],bev=.02,rot=.1); box(1.88,.75,.99,.42,.44,.42,C[1],bev=.02,rot=-.08)
prism(.42,.75,1.41,.50,.36,.44,C[0],.1); prism(1.88,.75,1.41,.50,.36,.44,C[2],-.08); cyl(1.15,.75,1.61,.16,.34,C[0]); b=blob(.16,.16,.16,C[3],amp=0,sub=6); b.location=(1.15,.75,2.11)
# what was left over, on the floor
box(2.55,.35,0,.44,.44,.44,C[2],bev=.02,rot=.5); prism(.15,-.25,0,.5,.36,.4,C[3],.4); b=blob(.19,.19,.19,C[0],amp=0,sub=6); b.location=(1.15,-.15,.19); arch(2.05,-.30,0,.85,.46,.24,.36,nw,-.35); cyl(-.45,.35,0,.16,.5,C[2])
D=Vector((.88,.70,-.60)); sun(D,3.6,1.0,(1,.90,.75)); gobo_window(D,(.4,1.8,1.2),6,4.6,3.4,2,2,.1)
world(sc,(.84,.90,1,1),.45); area((-3.5,-4,3.4),(1,.5,.6),2,70); camera((-.5,-7.2,1.8),(.08,.5,1.10),lens=56,fstop=.7,focus=7.4)
