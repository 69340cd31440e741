import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A firm's letterhead: hairlines, a label column, facts set small and exact. */
export const ledger: DirectionStyle = {
  id: 'ledger',
  tint: 0.6,
  accentTurn: -24,
  hue: 90,
  headingWeight: 500,
  caps: false,
  tracking: '-0.012em',
  h1Leading: 1.08,
  h1: [2.3, 3.9],
  base: 1.03,
  ratio: 1.2,
  roundness: 1,
  width: '70rem',
  pads: [1.5, 6, 8],
  heroPad: 'clamp(2.5rem,7vw,6.5rem) clamp(2.5rem,6vw,5rem)',
  italics: false,
  css: `
:root{--pad-joined:var(--pad-m)}
.site-head{border-block-end:1px solid var(--line)}
.site-head .wrap{padding-block:1.2rem}
.mark{font-size:var(--step-0)}
.section+.section::before{content:'';position:absolute;inset-block-start:0;inset-inline:max(var(--gutter),calc((100% - var(--width))/2));border-block-start:1px solid var(--rule)}
.section[data-surface=ink]::before,.section[data-surface=brand]::before,.section[data-surface=wash]::before{display:none}
@media (min-width:60rem){.headed>.wrap{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,9fr);gap:0 3rem}.headed .head{margin:0}.call>.wrap,.contact[data-layout=panel]>.wrap{grid-template-columns:minmax(0,3fr) minmax(0,9fr)!important}}
h2{font-size:var(--step-2);line-height:1.25}
.intro{font-size:var(--step--1)}
.pairs dt,.kicker,.board-title,.time{font-size:var(--step--1)!important;letter-spacing:.03em}
.kicker{color:var(--a);border-block-start:3px solid var(--a);padding-block-start:.9rem;inline-size:fit-content;min-inline-size:5rem}
.board{background:transparent;--fg:inherit;--soft:inherit;--rule:inherit;--bg:inherit;color:var(--fg);padding:0;border-radius:0;border-block-start:1px solid var(--fg)}
.board-title{font:600 var(--step--1)/1.4 var(--font-body)!important;margin:0;padding-block:.9rem;color:var(--soft)}
.board .item-name{font:var(--heading-weight) var(--step-1)/1.3 var(--font-heading)}
.board .item{padding-block:1rem}
.saying{font-size:var(--step-3);line-height:1.3;max-inline-size:34ch}
.pairs dd{font-weight:400}
.prose p,.lede{hanging-punctuation:first}
.button{font-weight:600;padding-inline:1.3rem}
.site-foot{--foot-bg:var(--paper);--foot-fg:var(--text);border-block-start:1px solid var(--line);font-size:var(--step--1)}
`,
}
