import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A street poster: flat colour to the edges, letters as large as the sheet. */
export const poster: DirectionStyle = {
  id: 'poster',
  tint: 1,
  accentTurn: 150,
  hue: 265,
  headingWeight: 900,
  caps: true,
  tracking: '-0.035em',
  h1Leading: 0.88,
  h1: [3.4, 9.4],
  base: 1.08,
  ratio: 1.32,
  roundness: 1,
  width: '88rem',
  pads: [1.8, 6.5, 10],
  heroPad: 'clamp(1.5rem,4vw,3.5rem) clamp(2rem,4vw,3.5rem)',
  italics: false,
  css: `
h1,h2,.mark,.foot-name,.saying{text-transform:var(--heading-case)}
.site-head{--head-bg:var(--brand);--head-fg:var(--on-brand);--btn:var(--on-brand);--on-btn:var(--brand);--btn-hover:var(--on-brand);font-weight:700}
.hero{min-block-size:min(46rem,82vh);display:grid}
.hero .hero-grid{align-content:space-between;inline-size:min(100% - 2*var(--gutter),var(--width));grid-template-columns:minmax(0,1fr)!important}
.hero:is([data-artefact=words],:not([data-artefact])){min-block-size:min(32rem,60vh)}
@media (max-width:48rem){.section.hero{min-block-size:0}}
.hero:not([data-artefact]) .hero-grid{align-content:end}
.hero .hero-text{display:grid;grid-template-columns:minmax(0,1fr);max-inline-size:none!important;grid-column:1/-1!important}
.kicker{font-size:var(--step-1);font-weight:700;color:var(--fg)}
h1{text-wrap:initial}
.hero .lede{margin-block-start:1.7rem;font-size:var(--step-2);line-height:1.3;font-weight:600;max-inline-size:32ch}
.board{background:transparent;--fg:inherit;--soft:inherit;--bg:inherit;color:var(--fg);padding:0;border-radius:0;--rule:currentColor}
.board-title{font:700 var(--step-0)/1.3 var(--font-body);margin:0 0 .6rem}
.board .items,.board .week{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:0 2rem}
.board .item,.board .week>div{border-block-start:3px solid currentColor;padding-block:.8rem 1.2rem}
.board .item-name{font:700 1.15rem/1.25 var(--font-body)}
.hero .photo img{border-radius:0}
h2{font-size:var(--step-6);line-height:.9}
.head{max-inline-size:none}
.item-name{font:800 var(--step-2)/1.1 var(--font-body)}
[data-layout=rows] .item-name{font:var(--heading-weight) var(--step-4)/1 var(--font-heading);text-transform:var(--heading-case);letter-spacing:var(--h2-tracking)}
[data-layout=rows] .item,[data-layout=leaders] .item,[data-layout=pairs] .item,.pairs>div,.week>div,.fold,.day{border-block-start:3px solid currentColor!important}
[data-layout=leaders] .item{border-block-end:0}[data-layout=rows] .item:last-child{border-block-end:3px solid currentColor}
[data-layout=grid] .items{padding:3px 0 0 3px;border-radius:0}[data-layout=grid] .item{--cell-line:3px;border-color:var(--fg)}
.facts .pairs>div{border:0!important}
.saying{font-size:var(--step-6);line-height:.92;max-inline-size:18ch}
.button{font-weight:800;padding:1rem 1.8rem;font-size:1.1rem}
.photo img{border-radius:0}
@media (min-width:56rem){.contact h2{font-size:var(--step-5)}}
@media (min-width:48rem){.hero .photo[data-shape] img{aspect-ratio:5/2}}
.section.hero[data-layout]{--plate:min(38vh,20rem)}
.site-foot{--foot-bg:var(--brand);--foot-fg:var(--on-brand)}
.site-foot[data-layout=wordmark] .foot-name{text-transform:var(--heading-case);letter-spacing:-.04em}
`,
}
