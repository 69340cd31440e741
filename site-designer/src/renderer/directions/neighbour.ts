import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** The place round the corner: cut-paper edges, offset blocks, a name tag, warm paper. */
export const neighbour: DirectionStyle = {
  id: 'neighbour',
  tint: 2.8,
  accentTurn: 42,
  hue: 45,
  headingWeight: 700,
  caps: false,
  tracking: '-0.02em',
  h1Leading: 1.04,
  h1: [2.7, 4.9],
  base: 1.1,
  ratio: 1.23,
  roundness: 2.2,
  width: '72rem',
  pads: [1.8, 7, 8],
  heroPad: 'clamp(2rem,4vw,3.5rem) clamp(4rem,8vw,7rem)',
  italics: false,
  css: `
.site-head{--head-bg:var(--hero-bg,var(--accent));--head-fg:var(--on-accent)}
.site-head[data-next=brand]{--head-bg:var(--brand);--head-fg:var(--on-brand)}
.mark{background:var(--paper);color:var(--text);padding:.55rem 1.1rem;border-radius:var(--radius-pill);transform:rotate(-1.6deg)}
@media (max-width:63.99rem){.mark{padding-inline:.8rem;font-size:min(var(--step-1),calc((100vw - 13.5rem)/var(--longest)))}}
.hero::after,.section[data-surface=brand]:not(.hero)::after{content:'';position:absolute;inset:auto 0 -1px;block-size:1.1rem;background:var(--paper);mask:conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50%/2.2rem 100%;z-index:1}
.hero .board{transform:rotate(1.1deg);background:var(--paper);color:var(--text);--fg:var(--text);--soft:var(--muted);--rule:var(--line);--bg:var(--paper);border-radius:var(--radius-l);box-shadow:.9rem .9rem 0 var(--brand)}
.hero[data-surface=brand] .board{box-shadow:.9rem .9rem 0 var(--accent)}
.board-title{font-size:var(--step-2)}
.board .item{border-block-start:2px dashed var(--rule)}.board .item:first-child{border:0}
.hero .photo img{border-radius:var(--radius-l);box-shadow:.9rem .9rem 0 var(--paper)}
.hero .photo{padding-inline-end:.9rem}.hero .photo figcaption{margin-block-start:1.5rem}
.headed .head h2{text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.28em;text-underline-offset:-.06em;text-decoration-skip-ink:none}
[data-surface=accent] .head h2,[data-surface=brand] .head h2,[data-surface=ink] .head h2,.call .head h2{text-decoration:none!important}
[data-layout=grid] .items{gap:1.1rem;overflow:visible;border-radius:0;padding:0}
[data-layout=grid] .item{border:0;margin:0;background:var(--raised);border-radius:var(--radius-l)}
[data-layout=grid] .item:nth-child(3n+2){background:var(--accent);color:var(--on-accent);--soft:var(--on-accent);--fg:var(--on-accent)}
[data-layout=rows] .item,[data-layout=leaders] .item,[data-layout=pairs] .item,.week>div,.pairs>div,.fold{border-block-start-style:dashed!important;border-block-start-width:2px!important}
[data-layout=leaders] .item{border-block-start-color:var(--rule);border-block-end:0}
.facts .pairs>div{border:0!important}
.facts[data-layout=chips] .pairs>div{background:var(--raised)}
.saying{font-size:var(--step-4)}
.visit[data-layout=card] .body{box-shadow:.7rem .7rem 0 var(--accent)}
.button{border-radius:var(--radius-pill)}
.gallery .photo:nth-child(even){transform:rotate(.8deg)}.gallery .photo:nth-child(odd){transform:rotate(-.6deg)}
`,
}
