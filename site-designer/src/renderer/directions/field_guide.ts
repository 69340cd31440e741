import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A field guide: mounted plates, a margin for headings, a fine double rule, numbers in real orders. */
export const fieldGuide: DirectionStyle = {
  id: 'field_guide',
  tint: 2.2,
  accentTurn: -18,
  hue: 145,
  headingWeight: 500,
  caps: false,
  tracking: '-0.008em',
  h1Leading: 1.08,
  h1: [2.4, 4.2],
  base: 1.07,
  ratio: 1.22,
  roundness: 1,
  width: '76rem',
  pads: [1.7, 6, 8],
  heroPad: 'clamp(2rem,4vw,3.6rem) clamp(2.6rem,6vw,5rem)',
  italics: true,
  css: `
.site-head{border-block-end:3px double var(--fg)}
.nav-row a{font-style:italic;font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:1.08rem}
.kicker,.intro,.by,.photo figcaption,.side-name{font-style:italic;font-family:var(--font-heading);font-weight:var(--heading-weight)}
.kicker{font-size:var(--step-1);color:var(--a)}
.section+.section>.wrap::before{content:'';display:block;grid-column:1/-1;border-block-start:3px double var(--rule);margin-block-end:var(--pad-s)}
.hero+.section>.wrap::before,.section[data-surface=ink]>.wrap::before,.section[data-surface=brand]>.wrap::before,.call>.wrap::before,.notice>.wrap::before,.contact>.wrap:has(.form)::before{display:none!important}
h2{font-size:var(--step-3);line-height:1.15}
@media (min-width:64rem){
.headed:not(.gallery,.before_after,.map,.call)>.wrap{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,9fr);gap:0 3rem;align-items:start}
.headed:not(.gallery,.before_after,.map,.call) .head{margin:0;padding-inline-end:1rem}
}
.photo:has(img){background:var(--raised);border:1px solid var(--rule);padding:.9rem .9rem .8rem}
.photo img,.plate img{border-radius:0;outline:1px solid var(--rule);outline-offset:-6px}
.photo figcaption{text-align:center;margin-inline:auto}
.board{background:transparent;--fg:inherit;--soft:inherit;--rule:inherit;--bg:inherit;color:var(--fg);border:1px solid var(--fg);outline:1px solid var(--fg);outline-offset:3px;border-radius:0}
.board-title{font-size:var(--step-1);font-style:italic;text-align:center;padding-block-end:.8rem;margin:0;border-block-end:1px solid var(--rule)}
.board .item:first-child,.board .week>div:first-child{border:0}
.item-name{font-weight:600}
.steps li::before{content:counter(step,upper-roman);font-size:var(--step-2)}
.leader{border-block-end-width:1px}
.button{border-radius:var(--radius);border-width:1px;font-weight:600}
.saying{font-style:italic;font-size:var(--step-3);line-height:1.3;max-inline-size:34ch}
.pairs dd{font-weight:400}
.pairs dt,.figure dt{font-style:italic;font-family:var(--font-heading)}
.site-foot{--foot-bg:var(--wash);--foot-fg:var(--text);border-block-start:3px double var(--text)}
`,
}
