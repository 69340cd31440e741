import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A departure board: the page is a visible grid, times stand in columns, figures lead. */
export const timetable: DirectionStyle = {
  id: 'timetable',
  tint: 0.9,
  accentTurn: -60,
  hue: 285,
  headingWeight: 600,
  caps: false,
  tracking: '-0.028em',
  h1Leading: 1.0,
  h1: [2.6, 4.8],
  base: 1.02,
  ratio: 1.24,
  roundness: 1,
  width: '84rem',
  pads: [1.4, 5.5, 7],
  heroPad: '0 0',
  italics: false,
  css: `
.site-head,.section{border-block-end:1px solid var(--fg)}
.site-head{--line:var(--text)}
.wrap{border-inline:1px solid var(--fg);padding-inline:clamp(1rem,2.4vw,2.2rem)}
.section{padding-block:0}.section>.wrap{padding-block:var(--pad-m)}:is(.facts,.notice,.call,.newsletter,.downloads,.legal,.skills,.clients,.credentials,.good_to_know)>.wrap{padding-block:var(--pad-s)}:is(.statement,.gallery)>.wrap{padding-block:var(--pad-l)}
.hero>.wrap{padding-block:0!important;padding-inline:0;gap:0;align-items:stretch!important}
.hero-text{padding:clamp(1.6rem,4vw,4rem) clamp(1rem,2.4vw,2.2rem)}
.hero-artefact{border-block-start:1px solid var(--fg)}
.hero-text{align-self:center}
.hero[data-artefact=words] .hero-artefact{border:0;padding:clamp(1.6rem,4vw,4rem) clamp(1rem,2.4vw,2.2rem) 0}
.hero .photo img{border-radius:0}
.hero .photo figcaption{margin:0;padding:.6rem 1rem}
@media (min-width:60rem){.hero-artefact{border-block-start:0;border-inline-start:1px solid var(--fg)}.hero[data-layout=board] .hero-artefact,.hero[data-layout=split] .hero-artefact{display:grid}.hero .photo{display:grid;grid-template-rows:minmax(30rem,1fr) auto}.hero .photo img{block-size:100%;aspect-ratio:auto;min-block-size:0}
.headed>.wrap{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:0 2rem}.headed .head{margin:0}
.timetable>.wrap,.gallery>.wrap,.hours>.wrap{display:block}.timetable .head,.gallery .head,.hours .head{margin-block-end:2.2rem}
.call>.wrap{grid-template-columns:1fr auto!important}.contact[data-layout=panel]>.wrap{grid-template-columns:minmax(0,4fr) minmax(0,8fr)!important}}
.board{border-radius:0;padding:clamp(1.4rem,3vw,2.6rem);align-content:center;display:grid}
.board-title{font:600 var(--step-0)/1.3 var(--font-body)}
.board .item-name,.board .week dt,.board .week dd{font:500 var(--step-2)/1.25 var(--font-heading);font-variant-numeric:tabular-nums}
.board .item,.board .week>div{padding-block:.8rem}
.kicker{font-variant-numeric:tabular-nums;color:var(--a);font-weight:600}
h2{font-size:var(--step-3);line-height:1.1}
.pairs>div,.week>div,.item,.fold,.day{border-color:var(--fg)!important}
[data-layout=grid] .items{border-radius:0}
.hours[data-layout=week] .week{border-color:var(--fg);border-radius:0}.hours[data-layout=week] .week>div{border-color:var(--fg)!important}
.photo img{border-radius:0}
.time,.price{font-family:var(--font-heading)}
.day{border-block-start-width:1px}
.saying{font-size:var(--step-4);max-inline-size:28ch}
.site-foot .wrap{border:0}
`,
}
