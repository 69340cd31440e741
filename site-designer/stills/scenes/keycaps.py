P=pal("#20262e","#cfccc6","#ef7d4f")   # case, caps, the one that glows
cs=mat('wall',lin(P[0]),rough=.5,spec=.4,bump=.05,scale=60); meshobj('b',[(-80,-9,-.1),(80,-9,-.1),(80,90,-.1),(-80,90,-.1)],[(0,1,2,3)],cs)
cp=[mat('main',lin(P[1]),rough=.5,spec=.35,bump=.05,scale=90),mat('c2',lin('#8a97a6'),rough=.5,spec=.35,bump=.05,scale=90),mat('acc',lin(P[2]),rough=.42,spec=.4,bump=.05,scale=90)]
def cap(x,y,w,m):
    """a keycap: wider below, top a little hollow"""
    n=14; V=[];F=[]
    bm=bmesh.new(); bmesh.ops.create_cube(bm,size=1)
    for v in bm.verts:
        t=v.co.z>0; s=.80 if t else 1; v.co=Vector((v.co.x*(w-.05-(.19 if t else 0)),v.co.y*(.94-(.20 if t else 0))+(.03 if t else 0),.46 if t else 0))
    bmesh.ops.subdivide_edges(bm,edges=bm.edges[:],cuts=6,use_grid_fill=True)
    for v in bm.verts:
        if v.co.z>.45: v.co.z-=.07*max(0,1-(v.co.x/(w*.42))**2) 
    me=bpy.data.meshes.new('cap'); bm.to_mesh(me); bm.free(); o=link(bpy.data.objects.new('cap',me),m,True); me.use_auto_smooth=True; b=o.modifiers.new('b','BEVEL'); b.width=.035; b.segments=3; b.limit_method='ANGLE'; b.angle_limit=.6; o.location=(x,y,0)
rows=[(0,[1]*14),(.5,[1]*13),(.75,[1]*13),(1.25,[1]*12),(0,[1.25,1.25,1.25,6.25,1.25,1.25,1.25])]
for j,(off,ws) in enumerate(rows):
    x=-6.2+off; y=2.4-j*1.0
    for i,w in enumerate(ws):
        m=cp[2] if (j,i)==(2,7) else cp[1] if (j==4 and w<2) or (i in (0,len(ws)-1)) else cp[0]; cap(x+w/2,y,w,m); x+=w
area((-4,5,5),(0,0,0),3,210,(.62,.72,1)); area((5.5,-1,3.4),(1,0,0),1.4,190,(1,.62,.38),sizey=4); area((-2,-6,4),(0,0,0),3,36); world(sc,(.5,.6,.85,1),.14)
camera((-2.3,-6.2,3.5),(.35,.05,1.05),lens=58,fstop=.35,focus=6.9)
