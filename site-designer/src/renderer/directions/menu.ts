import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A printed card: frame within a frame, centred lines, leaders, ornament at the fold. */
export const menu: DirectionStyle = {
  id: 'menu',
  tint: 1.8,
  accentTurn: 20,
  hue: 70,
  headingWeight: 500,
  caps: false,
  tracking: '-0.01em',
  h1Leading: 1.02,
  h1: [2.9, 5.4],
  base: 1.08,
  ratio: 1.25,
  roundness: 1,
  width: '68rem',
  pads: [1.8, 7, 9],
  heroPad: 'clamp(1rem,2vw,1.6rem) clamp(2rem,4vw,3.5rem)',
  italics: true,
  css: `
.hero .wrap{max-inline-size:none!important;inline-size:calc(100% - 2*var(--gutter));border:1px solid var(--rule);outline:1px solid var(--rule);outline-offset:-9px;padding:clamp(2.4rem,7vw,6.5rem) clamp(1.4rem,5vw,4rem);justify-items:center;border-radius:var(--radius)}
.hero .hero-text{max-inline-size:56rem}
.kicker,.intro,.by,.board .note{font-style:italic;font-family:var(--font-heading);font-weight:400;font-size:var(--step-1)}
.kicker{margin-block-end:.8rem}
.hero h1::after,.headed .head h2::after{content:'';display:block;inline-size:9rem;block-size:.62rem;margin:1.3rem auto 0;background:radial-gradient(circle at 50% 50%,currentColor .22rem,transparent .25rem),linear-gradient(currentColor,currentColor) 0 50%/42% 1px no-repeat,linear-gradient(currentColor,currentColor) 100% 50%/42% 1px no-repeat;color:var(--a)}
.headed .head h2::after{inline-size:7rem;margin:1rem 0 0}
.menu .head,.prices .head,.hours .head,.gallery .head,.call .head{text-align:center;margin-inline:auto}
.hours>.wrap{display:block}.hours[data-layout=table] .week{margin-inline:auto}
:is(.menu,.prices,.hours,.gallery,.call) .head h2::after{margin-inline:auto}
.call .actions{justify-content:center}
.board{background:transparent;--fg:inherit;--soft:inherit;--rule:inherit;--bg:inherit;color:var(--fg);padding:0;inline-size:100%}
.board-title{text-align:center;font-size:var(--step-2);font-weight:400;font-style:italic}
.board .item{border:0;padding-block:.45rem}
.board .item-name{font:500 var(--step-1)/1.3 var(--font-heading)}
.board .item:not(:has(.price)) .item-line{justify-content:center}.board .item:not(:has(.price)){text-align:center}.board .item:not(:has(.price)) .detail{margin-inline:auto}
.item-name{font-weight:500}
[data-layout=leaders] .item{border:0;padding-block:.6rem}[data-layout=leaders] .leader{border-color:var(--rule);border-block-end-width:1px}
.leader{border-block-end-width:1px}
.saying{font-style:italic;font-weight:400}
.statement .body{text-align:center}.statement .saying{margin-inline:auto!important}
.week>div{border-block-start-style:dotted}
.photo figcaption{font-style:italic}
.site-foot .wrap{justify-items:center;text-align:center;grid-template-columns:minmax(0,1fr)!important}.site-foot .wrap>*{grid-area:auto!important}.site-foot .foot-reach{display:flex;flex-wrap:wrap;justify-content:center;gap:.2rem 2rem}
@media (min-width:60rem){.about[data-layout=columns] .prose{column-rule:1px solid var(--rule)}}
`,
}
