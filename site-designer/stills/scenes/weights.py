P=pal("#5b6470","#2a2c30","#d9643a")   # wall, iron, accent
cyclorama(plaster('wall',P[0],.06),wall_y=2.4,r=.15); meshobj('f',[(-12,-9,.003),(12,-9,.003),(12,2.2,.003),(-12,2.2,.003)],[(0,1,2,3)],mat('floor',lin('#33363b'),rough=.75,spec=.35,bump=.5,scale=140,noise_mix=(lin('#4a4f56'),60,.55,.72)))
ir=mat('main',lin(P[1]),rough=.42,spec=.5,bump=.12,scale=70); st=mat('st',lin('#c6c9cc'),rough=.2,metal=1); ac=mat('acc',lin(P[2]),rough=.35,spec=.5,coat=.3)
def kettle(x,y,s,m,rz):
    b=blob(.46,.46,.43,m,amp=0,sub=6,fn=lambda d:1 if d.z>-.82 else .82/abs(d.z)); h=tube([(-.24,0,.22),(-.33,0,.46),(-.30,0,.66),(-.17,0,.76),(.17,0,.76),(.30,0,.66),(.33,0,.46),(.24,0,.22)],.075,m)
    e=bpy.data.objects.new('k',None); bpy.context.scene.collection.objects.link(e); b.parent=h.parent=e; r=lathe([(.33,-.36),(.345,-.36),(.345,-.34)],m,sub=False); r.parent=e; e.location=(x,y,.355*s); e.scale=(s,s,s); e.rotation_euler=(0,0,rz)
    k=lathe([(.462,-.045),(.470,-.035),(.470,.035),(.462,.045)],ac if m is ir else ir,seg=160,sub=False); k.parent=e
kettle(1.28,.75,1.28,ir,.5); kettle(2.35,1.15,1.0,ac,-.4)
def bell(x,y,rz,L=.62):
    e=bpy.data.objects.new('d',None); bpy.context.scene.collection.objects.link(e); parts=[]
    g=tube([(-L/2,0,0),(-L/4,0,.0),(0,0,0),(L/4,0,0),(L/2,0,0)],.052,st); parts.append(g)
    for s in (-1,1):
        c=lathe([(0,-.17),(.24,-.17),(.30,-.12),(.30,.12),(.24,.17),(0,.17)],ir,seg=6,sub=False); c.data.auto_smooth_angle=.3; c.rotation_euler=(0,math.pi/2,0); c.location=(s*(L/2+.10),0,0); parts.append(c)
        k=lathe([(.12,.171),(.19,.171),(.19,.176),(.12,.176)],ac,seg=64,sub=False); k.rotation_euler=(0,math.pi/2*s,0); k.location=(s*(L/2+.10),0,0); parts.append(k)
    for p in parts: p.parent=e
    e.location=(x,y,.262); e.rotation_euler=(0,0,rz)
bell(.10,.05,.62); bell(1.55,-.35,-.2)
D=Vector((.9,.75,-.62)); sun(D,4.6,.9,(1,.86,.66)); gobo_window(D,(.9,1.8,1.1),6,3.6,3.0,3,2,.12)
world(sc,(.66,.78,1,1),.34); area((-3.6,-3.5,3.6),(1,.5,.6),1.8,110,(.85,.92,1)); area((4.2,-1.0,2.8),(1,.5,.8),.9,70,(1,.8,.6),sizey=3)
camera((-.5,-7.0,1.75),(.10,.5,.92),lens=54,fstop=.6,focus=7.2)
