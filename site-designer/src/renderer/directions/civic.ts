import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A public notice board: large reading type, one column, underlined links, nothing to decode. */
export const civic: DirectionStyle = {
  id: 'civic',
  tint: 0.8,
  accentTurn: 18,
  hue: 240,
  headingWeight: 700,
  caps: false,
  tracking: '-0.014em',
  h1Leading: 1.12,
  h1: [2.3, 3.7],
  base: 1.16,
  ratio: 1.2,
  roundness: 1,
  width: '66rem',
  pads: [1.5, 5.6, 7],
  heroPad: 'clamp(2rem,4vw,3.4rem) clamp(2.2rem,5vw,4rem)',
  italics: false,
  css: `
.site-head{--head-bg:var(--brand);--head-fg:var(--on-brand);--btn:var(--on-brand);--on-btn:var(--brand);--btn-hover:var(--on-brand);border-block-end:.6rem solid var(--wash)}
.nav-row a{text-decoration:underline;text-underline-offset:.3em;font-weight:600;font-size:1rem}
.kicker{font-size:var(--step-0);color:var(--fg)}
.lede{max-inline-size:52ch}
.head{max-inline-size:none}
h2{font-size:var(--step-3);line-height:1.2}
.headed .head{border-block-start:.45rem solid var(--a);padding-block-start:.9rem}
.call .head,.detail[data-layout=sheet] .head{border:0}
.board{background:var(--tint);color:var(--text);--fg:var(--text);--soft:var(--muted);--rule:var(--field);--bg:var(--tint);--a:var(--link);border-inline-start:.45rem solid var(--brand);border-radius:0}
.hero[data-surface=tint] .board{background:var(--paper);--bg:var(--paper)}
.board-title{font-size:var(--step-2)}
.board .item-name,.item-name{font:700 var(--step-0)/1.4 var(--font-body)}
.item,.pairs>div,.week>div,.answers>div,.fold,.dates li{border-color:var(--field)!important}
.pairs dt,.week dt{color:var(--fg);font-weight:600;font-size:var(--step-0)}
.pairs dd{font-weight:400}
.fold summary{text-decoration:underline;text-underline-offset:.25em;color:var(--a)}
.prose,.intro,.note,p.detail{max-inline-size:64ch}
p.detail,.intro,.note{color:var(--fg)}
.button{padding:.9rem 1.6rem;font-weight:700;font-size:1.08rem;box-shadow:0 3px 0 color-mix(in srgb,var(--btn) 55%,#000)}
.button.quiet{box-shadow:none}
.photo img,.plate img{border-radius:var(--radius)}
.saying{font-size:var(--step-3);line-height:1.3;max-inline-size:36ch}
.field input,.field textarea{border-width:2px;border-color:var(--text)}
.site-foot{--foot-bg:var(--wash);--foot-fg:var(--text);border-block-start:.6rem solid var(--brand)}
.site-foot a{text-decoration:underline;text-underline-offset:.25em}
`,
}
