import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** After dark: light letters with much room, hairlines, and one accent that is lit. */
export const night: DirectionStyle = {
  id: 'night',
  tint: 1.4,
  accentTurn: 8,
  hue: 290,
  headingWeight: 300,
  caps: false,
  tracking: '-0.03em',
  h1Leading: 1.02,
  h1: [2.9, 6.2],
  base: 1.05,
  ratio: 1.29,
  roundness: 1,
  width: '80rem',
  pads: [1.6, 8, 11],
  heroPad: 'clamp(2.4rem,6vw,5.5rem) clamp(3.4rem,8vw,7.5rem)',
  italics: false,
  css: `
.site-head{border-block-end:1px solid var(--line)}
.mark{font-weight:600;font-family:var(--font-body);font-size:1.05rem;letter-spacing:.01em}
.hero{border-block-end:1px solid var(--rule)}
.kicker{display:flex;gap:.8em;align-items:center;color:var(--fg)}
.kicker::before{content:'';flex:none;inline-size:.7rem;block-size:.7rem;border-radius:50%;background:var(--a);box-shadow:0 0 0 .35rem color-mix(in srgb,var(--a) 24%,transparent)}
.lede{color:var(--soft)}
h2{font-size:var(--step-5);line-height:1.06}
.item-name,.board .item-name{font:400 var(--step-2)/1.2 var(--font-heading)}
.price,.cost,.figure dd,.day-of{color:var(--a)}
.board{background:transparent;--fg:inherit;--soft:inherit;--rule:inherit;--bg:inherit;--a:inherit;color:var(--fg);padding:0;border-radius:0;border-block-start:1px solid var(--a)}
.board-title{font:600 var(--step-0)/1.4 var(--font-body);margin:0;padding-block:1rem .6rem;color:var(--soft)}
.board .item,.board .week>div{padding-block:.9rem}
.hero .photo img{filter:saturate(.92)}
.button{border-radius:var(--radius-pill);padding-inline:1.9rem}
.button.quiet{border-width:1px}
.pairs dd{font-weight:400}
.week dt{font-weight:400}
.saying{font-size:var(--step-5);line-height:1.08;max-inline-size:22ch}
.fold summary,.answers dt{font:400 var(--step-1)/1.4 var(--font-heading)}
.site-foot{--foot-bg:var(--paper);--foot-fg:var(--text);border-block-start:1px solid var(--line)}
.site-foot[data-layout=wordmark] .foot-name{font-weight:var(--heading-weight);letter-spacing:-.03em}
`,
}
