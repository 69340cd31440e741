import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A workshop: stencil capitals, job sheets, measure marks, one hazard edge. */
export const workshop: DirectionStyle = {
  id: 'workshop',
  tint: 0.7,
  accentTurn: 46,
  hue: 255,
  headingWeight: 700,
  caps: true,
  tracking: '-0.005em',
  h1Leading: 0.96,
  h1: [2.7, 5.4],
  base: 1.03,
  ratio: 1.23,
  roundness: 1,
  width: '76rem',
  pads: [1.6, 5.4, 7],
  heroPad: 'clamp(2.5rem,5.5vw,5rem) clamp(3rem,7vw,6.5rem)',
  italics: false,
  css: `
h1,h2,.mark,.board-title,.foot-name{text-transform:var(--heading-case)}
.site-head{--head-bg:var(--ink);--head-fg:var(--on-ink);--btn:var(--brand);--on-btn:var(--on-brand);--btn-hover:var(--brand-hover)}
.hero::after{content:'';position:absolute;inset:auto 0 0;block-size:1rem;background:repeating-linear-gradient(-45deg,var(--brand) 0 1rem,var(--ink) 1rem 2rem)}
.hero[data-surface=brand]::after{background:repeating-linear-gradient(-45deg,var(--on-brand) 0 1rem,var(--brand) 1rem 2rem)}
.kicker{display:flex;align-items:center;gap:1rem}
.kicker::before{content:'';inline-size:3.4rem;block-size:.8rem;border:solid currentColor;border-width:0 2px 2px;opacity:.75}
.headed .head{border-block-start:2px solid var(--fg);position:relative;padding-block-start:1.2rem;max-inline-size:none}
.headed .head::before{content:'';position:absolute;inset:-2px 0 auto;block-size:.75rem;background:repeating-linear-gradient(90deg,var(--fg) 0 1px,transparent 1px 1.5rem);opacity:.55}
.call .head,.call .head::before,.contact[data-layout=panel] .head{border:0}.call .head::before,.contact[data-layout=panel] .head::before{display:none}
.board{border-radius:var(--radius);padding:0;overflow:hidden;border:2px solid var(--board-rule)}
.board-title{background:var(--brand);color:var(--on-brand);padding:.85rem 1.3rem;margin:0;font-size:var(--step-1)}
.hero[data-surface=brand] .board-title{background:var(--ink-line);color:#fff}
.board .item,.board .week>div{padding:.8rem 1.3rem}
.board .item-line::before{content:'';flex:none;inline-size:.8rem;block-size:.8rem;border:2px solid currentColor;align-self:center}
.board .item:first-child,.board .week>div:first-child{border:0}.board .note{margin:0;padding:.9rem 1.3rem;border-block-start:1px solid var(--board-rule)}
[data-layout=grid] .items{border-radius:var(--radius);padding:2px 0 0 2px}[data-layout=grid] .item{--cell-line:2px;border-color:var(--fg)}
[data-layout=grid] .item-name{font:700 var(--step-1)/1.2 var(--font-body)}
[data-layout=rows] .item-name{text-transform:var(--heading-case)}
.facts{background:var(--ink);color:var(--on-ink);--fg:var(--on-ink);--soft:var(--ink-muted);--a:var(--ink-link);--rule:var(--ink-line)}
.pairs dt{font-weight:600}
.button{text-transform:none;font-weight:700}
.photo img{border-radius:var(--radius)}
`,
}
