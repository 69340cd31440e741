import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A seed packet: sown rows for rules, stitched edges, labels with a punched hole, field colours. */
export const harvest: DirectionStyle = {
  id: 'harvest',
  tint: 3,
  accentTurn: 44,
  hue: 85,
  headingWeight: 600,
  caps: false,
  tracking: '-0.016em',
  h1Leading: 1.02,
  h1: [2.7, 5],
  base: 1.09,
  ratio: 1.25,
  roundness: 1.6,
  width: '73rem',
  pads: [1.9, 6.4, 9],
  heroPad: 'clamp(2rem,4.5vw,4rem) clamp(3.4rem,7vw,6.4rem)',
  italics: false,
  css: `
.hero::after,.statement::after,.site-foot::before{content:'';position:absolute;inset:auto 0 0;block-size:1.5rem;color:var(--a);background:radial-gradient(ellipse .2rem .42rem at 50% 50%,currentColor 92%,transparent) 0 0/1.5rem 1.5rem;opacity:.75}
.site-foot{position:relative}
.site-foot::before{inset:0 0 auto}
.headed .head h2{padding-block-end:.5rem;border-block-end:.34rem dotted var(--a);display:inline-block}
.call .head h2,.detail[data-layout=sheet] .head h2{border:0;padding:0}
.kicker{font-weight:600;color:var(--a);font-size:var(--step-0)}
.board{background:var(--paper);color:var(--text);--fg:var(--text);--soft:var(--muted);--rule:var(--line);--bg:var(--paper);--a:var(--link);border-radius:var(--radius-l);padding-block-start:4rem;position:relative;outline:2px dashed var(--line);outline-offset:-.8rem}
.board::before{content:'';position:absolute;inset-block-start:1.5rem;inset-inline-start:calc(50% - .8rem);inline-size:1.6rem;block-size:1.6rem;border-radius:50%;background:var(--wash);box-shadow:0 0 0 3px var(--line)}
.hero[data-surface=brand] .board::before{background:var(--brand)}
.hero[data-surface=accent] .board::before{background:var(--accent)}
.board-title{font-size:var(--step-2);text-align:center}
.board .item:first-child,.board .week>div:first-child{border:0}
.item,.week>div,.pairs>div,.day,.fold,.dates li{border-block-start-style:dashed!important}
[data-layout=leaders] .item{border-block-start:2px dashed var(--rule)!important;border-block-end:0}
[data-layout=grid] .items{gap:1rem;padding:0;overflow:visible;border-radius:0}
[data-layout=grid] .item{margin:0;border:2px dashed var(--rule)!important;border-radius:var(--radius-l)}
.photo img,.plate img{border-radius:50vw 50vw var(--radius-l) var(--radius-l)}
.photo[data-shape=wide] img,.gallery[data-layout=mosaic] img,.gallery[data-layout=lead] .photo:first-child img,.plate img{border-radius:var(--radius-l)}
.photo[data-shape=tall] figcaption{text-align:center;margin-inline:auto}
.saying{font-size:var(--step-4);line-height:1.2}
.button{border-radius:var(--radius-pill);padding-inline:1.7rem}
.facts .pairs>div{border:0!important}
.contact .form{outline:2px dashed var(--rule);outline-offset:1.2rem;border-radius:var(--radius)}
@media (max-width:30rem){.contact .form{outline:0}}
`,
}
