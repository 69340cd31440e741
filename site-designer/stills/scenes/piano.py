P=pal("#171312","#f3ecdf","#7d2230")   # lacquer, ivory, felt
lac=mat('wall',lin(P[0]),rough=.09,spec=.55,coat=.6); iv=mat('main',lin(P[1]),rough=.22,spec=.5,coat=.3); eb=mat('ebony',lin('#131110'),rough=.22,spec=.5,coat=.3); felt=mat('acc',lin(P[2]),rough=1,spec=.05,sheen=.5,bump=.3,scale=120)
meshobj('b',[(-9,-6,-.75),(9,-6,-.75),(9,6,-.75),(-9,6,-.75)],[(0,1,2,3)],mat('bed',lin('#0f0c0b'),rough=.8))
w=.30; n=34
for i in range(n):
    x=-4.6+i*w; o=box(x,-.75,-.3,w-.014,2.0,.3,iv,bev=.02)
    if i==19: o.rotation_euler=(.035,0,0)       # one key is down
    if i%7 not in (2,6): box(x+w/2+(.02 if i%7 in (1,5) else -.02 if i%7 in (0,3) else 0),-.36,-.02,.15,1.2,.19,eb,bev=.03)
box(0,.30,-.10,18,.10,.17,felt,bev=.03)
box(0,.62,-.3,18,.5,5,lac,bev=.05); box(0,-1.98,-.5,18,.34,.22,lac,bev=.05)
D=Vector((-.75,.62,-.55)); sun(D,3.6,.9,(1,.88,.70)); gobo_window(D,(.9,-.4,0),5,2.7,3.2,2,1,.09)
world(sc,(.70,.80,1,1),.30); area((-3.5,-4,4),(.5,0,0),2,70,(.85,.9,1)); area((3.6,-2.6,3.2),(1,.3,.6),1.0,60,(1,.85,.65),sizey=3)
camera((-1.5,-4.3,2.25),(.1,-.05,.48),lens=46,fstop=.5,focus=4.3)
