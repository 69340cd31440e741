import type { AreaSection, MapSection, VisitSection } from '#designer/site/site'
import {
  besideHeading,
  boardGround,
  brandGround,
  type KindCss,
} from '#designer/renderer/css/kind_css'
import { html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'
import { pairs, valuesOf, weekRows } from '#designer/renderer/sections/rows'

export function visit(section: VisitSection): Html {
  const way =
    section.directions &&
    html`<p class="actions">
      <a class="button quiet" href="${section.directions.href}" data-slot="directions"
        >${section.directions.label}</a
      >
    </p>`
  const values = [...section.rows, ...(section.hours ?? [])].map((row) => row.value)
  const open = !section.note && values.every((value) => typeof value !== 'string')
  const place =
    section.rows.length > 0 &&
    html`<div class="visit-place" ${todoIf('Place', way ? [] : valuesOf(section.rows))}>
      ${pairs(section.rows)}${way}
    </div>`
  const { hours = [], note } = section
  const times =
    (hours.length > 0 || note) &&
    html`<div class="visit-hours" ${todoIf('Hours', [...valuesOf(hours), note])}>
      ${hours.length > 0 && weekRows(hours)} ${text('p', 'note', note, { class: 'note' })}
    </div>`
  const body = html`${place} ${times}`
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

/** The places trades come to. Where all of them are still to fill, so is the section. */
export function area(section: AreaSection): Html {
  const open = section.places.every((place) => typeof place !== 'string')
  const body = html`<ul class="places" role="list">
      ${section.places.map(
        (place) => html`<li${todoIf('Place', [place])}>${text('span', 'place', place)}</li>`
      )}
    </ul>
    ${text('p', 'note', section.note, { class: 'note' })}`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

export function map(section: MapSection): Html {
  const { directions } = section
  const way =
    directions &&
    html`<p class="actions">
      <a class="button" href="${directions.href}" data-slot="directions">${directions.label}</a>
    </p>`
  const body = html`<div class="spot">
    <address>${text('p', 'address', section.address, { class: 'where' })}</address>
    ${text('p', 'note', section.note, { class: 'note' })}${way}
  </div>`
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: typeof section.address === 'string' ? undefined : section.heading,
  })
}

export const visitCss: KindCss<'visit'> = {
  shared: `
.visit .body{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(1.5rem,5vw,4rem)}
.visit .body:not(:has(.visit-place+.visit-hours))>*{max-inline-size:38rem}
${besideHeading('.visit:not(:has(.visit-place+.visit-hours))')}
.visit .pairs dd{text-wrap:balance}
.visit .visit-place .pairs>div:first-child dd{font:var(--heading-weight) var(--step-2)/1.25 var(--font-heading)}
.visit .pairs dt+dd{margin-block-start:.15rem}
@media (min-width:30rem){.visit .pairs>div{display:grid;grid-template-columns:minmax(5.5rem,2fr) minmax(0,5fr);gap:1rem;align-items:baseline}}
`,
  split: `
@media (min-width:52rem){
.visit[data-layout=split] .body:has(.visit-place+.visit-hours){grid-template-columns:1fr 1fr}
}
`,
  card: `
.visit[data-layout=card] .body{background:var(--raised);border-radius:var(--radius-l);padding:clamp(1.4rem,4vw,3rem)}
@media (min-width:52rem){
.visit[data-layout=card] .body:has(.visit-place+.visit-hours){grid-template-columns:3fr 2fr}
}
`,
  lines: `
.visit[data-layout=lines] .pairs dd{font:var(--heading-weight) var(--step-2)/1.25 var(--font-heading)}
@media (min-width:60rem){
.visit[data-layout=lines] .body:has(.visit-place+.visit-hours){grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
}
`,
  sign: `
.visit[data-layout=sign] .visit-place .pairs>div{display:block;border:0;padding-block:.2rem .6rem}
.visit[data-layout=sign] .visit-place .pairs>div:first-child dd{font:var(--heading-weight) var(--step-4)/1.12 var(--font-heading);letter-spacing:var(--h2-tracking)}
.visit[data-layout=sign] .visit-hours:has(.week){${boardGround};border-radius:var(--radius-l);padding:clamp(1.2rem,3vw,2rem)}
.visit[data-layout=sign] .visit-hours .week>div:first-child{border:0!important}
@media (min-width:60rem){
.visit[data-layout=sign] .body:has(.visit-place+.visit-hours){grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:start}
}
`,
}

export const areaCss: KindCss<'area'> = {
  shared: `
.places{list-style:none;margin:0;padding:0}
.places li{overflow-wrap:anywhere;min-inline-size:0}
`,
  run: `
.area[data-layout=run] .places{font:var(--heading-weight) var(--step-4)/1.25 var(--font-heading);letter-spacing:var(--h2-tracking);max-inline-size:34ch}
.area[data-layout=run] .places li{display:inline}
.area[data-layout=run] .places li:not(:last-child)::after{content:' · ';color:var(--a)}
`,
  columns: `
.area[data-layout=columns] .places{columns:12rem;column-gap:2.4rem}
.area[data-layout=columns] .places li{break-inside:avoid;border-block-start:1px solid var(--rule);padding-block:.65rem}
`,
  chips: `
.area[data-layout=chips] .places{display:flex;flex-wrap:wrap;gap:.6rem}
.area[data-layout=chips] .places li{border:1px solid var(--rule);border-radius:var(--radius-pill);padding:.5rem 1.1rem}
.area[data-layout=chips] .places li:first-child{background:var(--fg);color:var(--bg);border-color:var(--fg)}
`,
  rings: `
.area[data-layout=rings] .places{display:grid;gap:.2rem 2rem}
.area[data-layout=rings] .places li{border-block-start:1px solid var(--rule);padding-block:.65rem}
.area[data-layout=rings] .places li:first-child{border:0;display:grid;place-items:center;text-align:center;aspect-ratio:1;inline-size:min(100%,17rem);border-radius:50%;padding:1rem;overflow-wrap:break-word;background:repeating-radial-gradient(circle,transparent 0 2.3rem,var(--rule) 2.3rem calc(2.3rem + 1px));font:var(--heading-weight) var(--step-1)/1.15 var(--font-heading)}
.area[data-layout=rings] .places li:first-child span{background:var(--bg);padding:.4rem .6rem}
@media (min-width:52rem){
.area[data-layout=rings] .places{grid-template-columns:minmax(0,17rem) minmax(0,1fr);gap:0 4rem;align-content:center}
.area[data-layout=rings] .places li:first-child{grid-row:1/span 12;align-self:center}
.area[data-layout=rings] .places li:not(:first-child){grid-column:2}
}
`,
}

export const mapCss: KindCss<'map'> = {
  shared: `
.spot address{font-style:normal}
.where{margin:0;font:var(--heading-weight) var(--step-4)/1.12 var(--font-heading);letter-spacing:var(--h2-tracking);overflow-wrap:anywhere;text-wrap:balance;max-inline-size:22ch}
.spot .note{margin-block-start:.8rem}
.spot .actions{margin-block-start:1.6rem}
@media (min-width:52rem){
.map:is([data-layout=strip],[data-layout=sign]) .spot{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 3rem;align-items:end}
.map:is([data-layout=strip],[data-layout=sign]) .spot .note{grid-row:2}
.map:is([data-layout=strip],[data-layout=sign]) .spot .actions{grid-area:1/2;margin:0}
}
`,
  split: `
.map[data-layout=split] .spot{${boardGround};border-radius:var(--radius-l);padding:clamp(1.6rem,5vw,4rem);--btn:var(--on-board);--on-btn:var(--board);--btn-hover:var(--on-board)}
@media (min-width:60rem){
.map[data-layout=split] .wrap{display:grid;grid-template-columns:minmax(min-content,4fr) minmax(0,8fr);gap:0 3rem}
}
`,
  over: `
.map[data-layout=over] .spot{border-inline-start:.6rem solid var(--a);padding-inline-start:clamp(1.2rem,4vw,3rem)}
.map[data-layout=over] .where{font-size:var(--step-5);line-height:1.04}
`,
  strip: `
.map[data-layout=strip] .spot{${brandGround};border-radius:var(--radius-l);padding:clamp(1.6rem,5vw,4rem)}
`,
  sign: `
.map[data-layout=sign] .spot{border-block:2px solid var(--fg);padding-block:clamp(1.6rem,5vw,3.4rem)}
.map[data-layout=sign] .where{font-size:var(--step-5);line-height:1.05}
`,
}
