import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A contact sheet: pictures edge to edge on a strict grid, and small plain words beside them. */
export const studio: DirectionStyle = {
  id: 'studio',
  tint: 0.3,
  accentTurn: 60,
  hue: 250,
  headingWeight: 500,
  caps: false,
  tracking: '-0.02em',
  h1Leading: 1.1,
  h1: [2.2, 4],
  base: 1,
  ratio: 1.2,
  roundness: 0,
  width: '96rem',
  pads: [1.5, 5, 9],
  heroPad: 'clamp(1rem,2.4vw,2.2rem) clamp(2rem,4vw,3.4rem)',
  italics: false,
  css: `
.site-head .wrap{padding-block:1.1rem}
.mark{font-size:var(--step-0)}
.nav-row a{font-size:.9rem}
.hero .hero-grid{gap:1.6rem}
.hero[data-layout=stage][data-artefact=plate]{padding-block-start:0}
.hero .photo img,.gallery .photo img,.before_after .photo img,.plate img,.about .photo img,.board{border-radius:0}
.hero .photo[data-shape] img{aspect-ratio:16/9;max-block-size:74vh}
.hero[data-layout=stage] .hero-artefact{margin-inline:calc((min(100vw,var(--width) + 2*var(--gutter)) - 100vw)/2 - var(--gutter))}
.hero[data-layout=stage] .photo figcaption,.hero[data-layout=stage] .board{margin-inline:var(--gutter)}
.hero[data-layout=stage][data-artefact=plate] .hero-text{margin:0;padding:0}
@media (min-width:60rem){
.hero:is([data-layout=stage],[data-layout=masthead]) .hero-text{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:0 1.6rem}
.hero:is([data-layout=stage],[data-layout=masthead]) .hero-text>*{grid-column:4/span 5}
.hero:is([data-layout=stage],[data-layout=masthead]) .kicker{grid-column:1/span 3;grid-row:1;border:0;padding-block-start:.5rem}
.headed:not(.gallery,.before_after,.map,.call)>.wrap{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,9fr);gap:0 1.6rem}
.headed:not(.gallery,.before_after,.map,.call) .head{margin:0}
}
.kicker,.photo figcaption,.side-name{font-size:.86rem;font-weight:400;color:var(--soft)}
.lede{font-size:var(--step-0);margin-block-start:.8rem}
h2{font-size:var(--step-2);line-height:1.25}
.pictures,.changes,.change{gap:.5rem}
.gallery .head,.before_after .head{margin-block-end:1rem}
.item-name,.board .item-name{font:500 var(--step-0)/1.4 var(--font-body)}
[data-layout=rows] .item-name,[data-layout=stagger] .item-name{font:500 var(--step-1)/1.3 var(--font-heading)}
.item,.pairs>div,.week>div,.day,.fold{border-color:var(--fg)}
.pairs dd,.week dt{font-weight:400}
.board-title{font:500 var(--step-0)/1.4 var(--font-body)}
.saying{font-size:var(--step-3);line-height:1.3;max-inline-size:38ch}
.button{padding:.6rem 1.2rem;font-weight:500;font-size:.95rem}
.figure dd{font-size:var(--step-5)}
.site-foot{--foot-bg:var(--paper);--foot-fg:var(--text);border-block-start:1px solid var(--text);font-size:var(--step--1)}
.foot-name{font-size:var(--step-0)}
`,
}
