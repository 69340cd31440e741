import { boardGround } from '#designer/renderer/css/kind_css'

/** What several kinds of section are made of: lines of a list, pairs, a week, pictures, fields. */
export const partsCss = `
.items{list-style:none;margin:0;padding:0;display:grid}
.item-line{display:flex;align-items:baseline;gap:.75em}
.item-name{margin:0;font:var(--heading-weight) var(--step-1)/1.25 var(--font-heading);overflow-wrap:anywhere;min-inline-size:0}
:is(.item-name,[data-slot=what]):not(:lang(de),[data-as-typed])::first-letter{text-transform:uppercase}
.leader{flex:1;min-inline-size:1.5em;border-block-end:2px dotted var(--rule)}
.price{font-variant-numeric:tabular-nums lining-nums;font-weight:600;flex:none;max-inline-size:60%;overflow-wrap:anywhere;text-align:end}
@media (max-width:30rem){.item-line{flex-wrap:wrap}.item-name{flex:1 1 min-content;max-inline-size:100%;overflow-wrap:break-word}.leader{display:none}.price{margin-inline-start:auto}}
.item-group:not(:first-child){margin-block-start:clamp(1.8rem,4vw,3rem)}
.group-name{margin:0 0 .6rem;font:var(--heading-weight) var(--step-2)/1.2 var(--font-heading);overflow-wrap:anywhere}
.visit-hours .note:first-child{margin:0}
p.detail{margin:.2em 0 0;color:var(--soft);max-inline-size:52ch}
.note{margin:1.6rem 0 0;color:var(--soft);max-inline-size:60ch}

.pairs,.week{margin:0;display:grid}
.pairs dt{font-size:var(--step--1);color:var(--soft)}
.pairs dd,.week dd{margin:0;overflow-wrap:anywhere;min-inline-size:0}
.pairs>div{padding-block:.7rem;border-block-start:1px solid var(--rule)}
.pairs dd{font-weight:600;font-variant-numeric:lining-nums}
.pairs dd a{display:inline-flex;align-items:center;min-block-size:2.75rem;margin-block:-.65rem}
a[data-long]{font-size:max(.94em,.86rem)}
a:is([data-long=very],[data-long=too]){font-size:.82rem}
a[data-long=too]{overflow-wrap:anywhere}
:is(.pairs a[href^='mailto:'],.foot-reach a[data-slot=email]):not([data-long=too]){white-space:nowrap}
.week>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;padding-block:.6rem;border-block-start:1px solid var(--rule)}
.week dt{font-weight:600}
.week dd,.time,.day-of{font-variant-numeric:tabular-nums lining-nums}

.days ul{list-style:none;margin:0;padding:0}
.days li{display:flex;gap:1rem;padding-block:.4rem;align-items:baseline}
.day h3{font-size:var(--step-0);margin:0 0 .5rem}
.day{padding-block:1rem;border-block-start:2px solid var(--rule)}
.days .time{color:var(--soft);min-inline-size:4.2em;flex:none}
.board .day{border-block-start:1px solid var(--rule);padding-block:.8rem .5rem}
.board .day h3{margin:0 0 .2rem}

.photo{margin:0;position:relative;min-inline-size:0}
.photo img{display:block;inline-size:100%;block-size:auto;object-fit:cover;border-radius:var(--radius-l);background:var(--wash)}
.photo[data-shape=wide] img{aspect-ratio:3/2}
.photo[data-shape=tall] img{aspect-ratio:3/4}
.photo[data-shape=square] img{aspect-ratio:1}
.photo figcaption{margin-block-start:.6rem;font-size:var(--step--1);color:var(--soft);max-inline-size:44ch}
.photo:has(img:not([src^='data:'])) figcaption[data-todo]{display:none}

.board{${boardGround};padding:clamp(1.4rem,3.2vw,2.4rem);border-radius:var(--radius-l)}
.board-title{font-size:var(--step-1);margin:0 0 1rem}
.board .item{padding-block:.62rem;border-block-start:1px solid var(--rule)}
.board .item-name{font:600 1rem/1.4 var(--font-body)}
.board .note{margin-block-start:1.1rem}

.form{display:grid;gap:1.1rem;max-inline-size:40rem;position:relative}
.form .actions{margin-block-start:.4rem}
.field{display:grid;gap:.35rem;min-inline-size:0}
.field label{font-weight:600;font-size:var(--step--1)}
.field input,.field textarea{font:inherit;color:var(--text);background:var(--paper);border:1px solid var(--field);border-radius:var(--radius);padding:.7rem .9rem;min-block-size:48px;inline-size:100%}
.field textarea{resize:vertical}
.choice{border:0;margin:0;padding:0;gap:0}
.choice legend{font-weight:600;font-size:var(--step--1);padding:0}
.field.choice label{display:flex;gap:.7rem;align-items:center;min-block-size:44px;font-weight:400;font-size:var(--step-0)}
.field.choice input{inline-size:1.25rem;block-size:1.25rem;min-block-size:0;flex:none;accent-color:var(--btn)}
:is([data-surface=ink],[data-surface=brand],[data-surface=accent]) .field :is(input,textarea){border-color:var(--fg)}
.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
`
