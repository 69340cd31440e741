import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A shop counter: awning, heavy lettering, price-board rules. */
export const counter: DirectionStyle = {
  id: 'counter',
  tint: 1.6,
  accentTurn: 32,
  hue: 75,
  headingWeight: 800,
  caps: false,
  tracking: '-0.022em',
  h1Leading: 1.0,
  h1: [2.9, 5.6],
  base: 1.06,
  ratio: 1.26,
  roundness: 1.4,
  width: '74rem',
  pads: [1.8, 6.5, 8],
  heroPad: 'clamp(2.2rem,5vw,4.5rem) clamp(3rem,7vw,6rem)',
  italics: false,
  css: `
.site-head{padding-block-start:clamp(1.5rem,3vw,2.3rem)}
.site-head::before{content:'';position:absolute;inset:0 0 auto;block-size:clamp(1.5rem,3vw,2.3rem);--s:clamp(1.6rem,3.2vw,2.6rem);background:repeating-linear-gradient(90deg,var(--brand) 0 var(--s),var(--paper) var(--s) calc(2*var(--s)));mask:radial-gradient(circle at 50% 0,#000 70.5%,transparent 71.5%) 0 0/var(--s) 100%;border-block-start:6px solid var(--brand)}
.headed .head h2{border-block-start:4px solid currentColor;padding-block-start:.7rem;display:inline-block;min-inline-size:min(100%,11rem)}
.items .leader{border-block-end-style:dotted!important;border-block-end-width:3px;border-color:var(--rule)!important}
.item{border-color:currentColor!important;border-block-width:0!important}
[data-layout=rows] .item,[data-layout=leaders] .item{border-block-start:2px solid var(--fg)!important}
.board{border-radius:var(--radius-l);padding:clamp(1.6rem,3.4vw,2.8rem);box-shadow:inset 0 0 0 3px var(--board),inset 0 0 0 4px var(--board-rule)}
.board-title{font-size:var(--step-3);line-height:1.05;padding-block-end:.9rem;margin:0;border-block-end:3px double var(--board-rule)}
.board .item{border-block-start:0!important;border-block-end:1px dotted var(--board-rule)!important}
.board .item-name{font:700 1.08rem/1.35 var(--font-body)}
.kicker{display:inline-block;background:var(--accent);color:var(--on-accent);padding:.3rem .8rem;border-radius:var(--radius)}
.hero[data-surface=accent] .kicker{background:transparent;padding-inline:0}
.facts .pairs>div{border-inline-start:4px solid var(--brand)!important;padding-inline-start:1rem!important}
.facts[data-surface=brand] .pairs>div{border-color:currentColor!important}
.week dt,.week dd{font-size:var(--step-1)}.week>div{border-block-start:2px solid var(--rule)}
`,
}
