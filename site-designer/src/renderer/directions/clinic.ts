import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** A practice: air, calm tints, large soft panels, everything at reading distance. */
export const clinic: DirectionStyle = {
  id: 'clinic',
  tint: 2.2,
  accentTurn: 28,
  hue: 200,
  headingWeight: 600,
  caps: false,
  tracking: '-0.018em',
  h1Leading: 1.06,
  h1: [2.4, 4.3],
  base: 1.08,
  ratio: 1.21,
  roundness: 3,
  width: '72rem',
  pads: [1.5, 7, 8],
  heroPad: 'clamp(1rem,2vw,1.5rem) clamp(2.5rem,6vw,5rem)',
  italics: false,
  css: `
.hero{background:transparent}
.hero .hero-grid{background:var(--wash);border-radius:var(--radius-l);padding:clamp(1.6rem,5vw,4.5rem);position:relative;overflow:hidden;isolation:isolate}
.hero[data-surface=brand] .hero-grid{background:var(--brand)}
.hero[data-surface=accent] .hero-grid{background:var(--accent)}
.hero .hero-grid::before{content:'';position:absolute;z-index:-1;inset-inline-end:-12rem;inset-block-end:-16rem;inline-size:40rem;aspect-ratio:1;border-radius:50%;background:repeating-radial-gradient(circle,transparent 0 2.4rem,var(--bg) 2.4rem 2.55rem);opacity:.55}
.board{background:var(--paper);color:var(--text);--fg:var(--text);--soft:var(--muted);--rule:var(--line);--bg:var(--paper);border-radius:var(--radius-l);padding:clamp(1.4rem,3vw,2.2rem)}
.board .item:first-child,.board .week>div:first-child{border:0}
.kicker{color:var(--soft);font-size:var(--step-0)}
[data-layout=grid] .items{gap:1rem;border-radius:0;padding:0}
[data-layout=grid] .item{border:0;margin:0;background:var(--raised);border-radius:var(--radius-l);padding:1.7rem}
.section[data-surface=tint] [data-layout=grid] .item{background:var(--paper)}
[data-layout=pairs] .items,[data-layout=leaders] .items,[data-layout=rows] .items{background:var(--raised);border-radius:var(--radius-l);padding:clamp(.8rem,2.6vw,2rem) clamp(1.2rem,3.4vw,2.6rem)}
:is([data-layout=pairs],[data-layout=leaders],[data-layout=rows]) .item:first-child{border-block-start:0!important}[data-layout=rows] .item:last-child{border-block-end:0!important}
[data-layout=rows] .item-name{font-size:var(--step-2)}
.facts .pairs>div{border-block-start:0}
.week>div{border-color:var(--rule)}
.fold{border:0!important;background:var(--raised);border-radius:var(--radius-l);padding-inline:1.4rem;margin-block-end:.7rem}
.button{border-radius:var(--radius-pill);padding-inline:1.8rem}
.call[data-surface=brand],.call[data-surface=accent]{background:transparent}
.call[data-surface=brand] .wrap,.call[data-surface=accent] .wrap{background:var(--bg);border-radius:var(--radius-l);padding:clamp(1.8rem,5vw,4rem)}
.saying{font-size:var(--step-3);line-height:1.28;max-inline-size:34ch}
.photo img{border-radius:var(--radius-l)}
`,
}
