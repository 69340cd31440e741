import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A studio wall: wide margins, large light letters, plates with captions, nothing boxed. */
export const atelier: DirectionStyle = {
  id: 'atelier',
  tint: 1.2,
  accentTurn: -34,
  hue: 100,
  headingWeight: 400,
  caps: false,
  tracking: '-0.03em',
  h1Leading: 0.98,
  h1: [3.1, 6.6],
  base: 1.05,
  ratio: 1.3,
  roundness: 1,
  width: '82rem',
  pads: [2.4, 9, 11],
  heroPad: 'clamp(1.5rem,3vw,2.5rem) clamp(3rem,8vw,7rem)',
  italics: true,
  css: `
.kicker,.by,.photo figcaption,.intro{font-style:italic;font-family:var(--font-heading);font-weight:400}
.kicker{font-size:var(--step-1)}
.lede{font-size:var(--step-1);max-inline-size:38ch}
.mark{letter-spacing:-.02em}
@media (min-width:60rem){.headed .head{margin-inline-start:25%}.headed .body{margin-inline-start:25%}.gallery .body,.menu[data-layout=card] .body,.about[data-layout=aside]:has(.photo) .body{margin-inline-start:0}.about[data-layout=aside]:has(.photo) .head{margin-inline-start:0}.headed:not(.call,.contact,.detail)>.wrap{display:block!important}
.hero[data-layout=split] .hero-grid{grid-template-columns:minmax(0,6fr) minmax(0,6fr);align-items:stretch}
.hero[data-layout=split] .hero-text{align-self:end;padding-block-end:2rem}
.hero[data-layout=split][data-artefact=plate] .hero-artefact{margin-inline-end:calc((min(100vw,var(--width) + 2*var(--gutter)) - 100vw)/2 - var(--gutter))}
.hero[data-layout=split] .photo img{border-start-end-radius:0;border-end-end-radius:0;aspect-ratio:4/5;max-block-size:46rem}
.hero[data-layout=stage] .hero-text{padding:2.6rem 3.4rem 0 0}}
h2{font-size:var(--step-5);line-height:1.02}
.item-name{font-weight:400}
.item{border-color:var(--rule)}
.saying{font-size:var(--step-5);line-height:1.04;font-style:italic}
.board{background:transparent;--fg:inherit;--soft:inherit;--rule:inherit;--bg:inherit;color:var(--fg);padding:0;border-radius:0}
.board-title{font-size:var(--step-3);line-height:1.1}
.board .item-name{font:400 var(--step-2)/1.2 var(--font-heading)}
.board .item{padding-block:.75rem}
.button{border-radius:var(--radius);padding-inline:1.8rem}
.pairs dd{font:400 var(--step-1)/1.3 var(--font-heading)}
.hero[data-artefact=plate] figcaption{max-inline-size:24ch}
`,
}
