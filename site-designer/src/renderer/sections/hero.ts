import type { Action, Artefact, HeroSection } from '#designer/site/site'
import type { KindCss } from '#designer/renderer/css/kind_css'
import { attributes, html, type Html } from '#designer/renderer/html'
import { photo, text, todoIf, type Page } from '#designer/renderer/page'
import { timetableDays } from '#designer/renderer/sections/dates'
import { offer } from '#designer/renderer/sections/offers'
import { pairs, valuesOf, weekRows } from '#designer/renderer/sections/rows'

export function hero(page: Page, section: HeroSection): Html {
  const { id, layout, surface, artefact } = section
  const isNamesake = page.site.sections.some(
    (other) => 'heading' in other && other.heading === section.title
  )
  const list = attributes({
    'class': 'section hero',
    id,
    'data-section': 'hero',
    'data-layout': layout,
    'data-surface': surface,
    'data-artefact': artefact?.type,
    // Two regions of one name cannot be told apart: where a section has the same heading, it keeps it.
    'aria-labelledby': isNamesake ? undefined : `${id}-title`,
  })
  return html`<section${list}><div class="wrap hero-grid">
    <div class="hero-text">
      ${text('p', 'kicker', section.kicker, { class: 'kicker' })}
      <h1 id="${id}-title" data-slot="title">${section.title}</h1>
      ${text('p', 'lede', section.lede, { class: 'lede' })}
      ${actions(section.actions)}
    </div>
    ${section.facts && section.facts.length > 0 && html`<div class="hero-facts">${pairs(section.facts)}</div>`}
    ${artefact && html`<div class="hero-artefact">${printArtefact(page, artefact)}</div>`}
  </div></section>
`
}

function actions(list: Action[]): Html | false {
  if (list.length === 0) return false
  return html`<p class="actions">
    ${list.map(
      ({ label, href }, index) =>
        html`<a class="${index === 0 ? 'button' : 'button quiet'}" href="${href}" data-slot="action"
          >${label}</a
        >`
    )}
  </p>`
}

function printArtefact(page: Page, artefact: Artefact): Html {
  switch (artefact.type) {
    case 'list':
      return html`<div
        class="board"
        ${todoIf(
          artefact.title,
          artefact.items.map((item) => item.name)
        )}
      >
        <h2 class="board-title" data-slot="board-title">${artefact.title}</h2>
        <ul class="items" role="list">
          ${artefact.items.map((item) => offer(item, 'span'))}
        </ul>
        ${text('p', 'note', artefact.note, { class: 'note' })}
      </div>`
    case 'week':
      return html`<div class="board week-board" ${todoIf(artefact.title, valuesOf(artefact.rows))}>
        <h2 class="board-title" data-slot="board-title">${artefact.title}</h2>
        ${artefact.rows.length > 0 && weekRows(artefact.rows)}${artefact.days && timetableDays(artefact.days)}
        ${text('p', 'note', artefact.note, { class: 'note' })}
      </div>`
    case 'plate':
      return photo(page, artefact.photo, 'hero')
    case 'words':
      return html`<p class="pull" data-slot="text">${artefact.text}</p>`
  }
}

export const heroCss: KindCss<'hero'> = {
  shared: `
.hero{padding-block:var(--pad-hero)}
.hero-text{container-type:inline-size;min-inline-size:0}
h1{font-size:min(var(--h1),calc(100cqi/var(--longest)));margin:0;line-height:var(--h1-leading);letter-spacing:var(--h1-tracking)}
.kicker{margin:0 0 1.1rem;max-inline-size:100%;overflow-wrap:anywhere;font-size:var(--step--1);font-weight:600;color:var(--soft);letter-spacing:.02em}
.lede{margin:1.4rem 0 0;font-size:var(--step-1);line-height:1.5;max-inline-size:46ch;text-wrap:pretty}
.actions{display:flex;flex-wrap:wrap;gap:.8rem;margin:2rem 0 0}
.hero-grid{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(2rem,5vw,4rem)}
.hero .photo[data-shape=wide] img{aspect-ratio:3/2}
.pull{margin:0;font:var(--heading-weight) var(--step-3)/1.25 var(--font-heading);letter-spacing:var(--h2-tracking);color:var(--a);max-inline-size:24ch;text-wrap:balance;overflow-wrap:anywhere;border-block-start:3px solid currentColor;padding-block-start:1rem}
.hero[data-layout=card] .pull{margin-inline:auto}
.hero:not(:has(.hero-artefact)) .hero-grid.hero-grid{grid-template-columns:minmax(0,1fr)}
.hero:not(:has(.hero-artefact)) .hero-text{inline-size:100%}
:is(.hero[data-layout=banner],.hero[data-layout=masthead],.hero[data-layout=ledger],.hero[data-layout=stage]) .board .days{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:0 2.5rem}
.week-board .week:not(:has(>:nth-child(2))){max-inline-size:24rem}
`,
  split: `
@media (min-width:60rem){
.hero[data-layout=split] .hero-grid{grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:end}
.hero[data-layout=split] .hero-grid:has(.board){align-items:center}
}
`,
  banner: `
.hero[data-layout=banner] .board .items{grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:0 2.5rem}
`,
  stage: `
.hero[data-layout=stage] .hero-artefact{order:-1}
@media (min-width:60rem){
.hero[data-layout=stage] .photo img{aspect-ratio:21/9}
.hero[data-layout=stage][data-artefact=plate]:not(:has([src^='data:'])) .hero-text{background:var(--bg);margin-block-start:-9rem;margin-inline-end:22%;padding-block:2.6rem 0;padding-inline:0 3.4rem;position:relative}
.hero[data-layout=stage][data-artefact=plate] .photo figcaption{margin-inline-start:80%}
.hero[data-layout=stage][data-artefact=plate] .hero-text:not(:has(.lede,.actions>*)){margin-block-start:0;padding-block-start:0}
}
`,
  card: `
.hero[data-layout=card] .hero-grid{max-inline-size:54rem;text-align:center;justify-items:center}
.hero[data-layout=card] .hero-text{inline-size:100%}
.hero[data-layout=card] .lede{margin-inline:auto}
.hero[data-layout=card] .actions{justify-content:center}
.hero[data-layout=card] .hero-artefact{inline-size:min(100%,36rem);text-align:start}
`,
  ledger: `
.hero[data-layout=ledger] .board .items{grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:0 3rem}
@media (min-width:60rem){
.hero[data-layout=ledger] .hero-grid{grid-template-columns:minmax(0,3fr) minmax(0,9fr);align-items:start}
.hero[data-layout=ledger] .hero-text{grid-column:2;grid-row:1}
.hero[data-layout=ledger] .hero-facts{grid-column:1;grid-row:1;padding-block-start:.6rem}
.hero[data-layout=ledger] .hero-artefact{grid-column:1/-1}
.hero[data-layout=ledger]:not(:has(.hero-facts)) .hero-text{grid-column:1/-1;max-inline-size:58rem}
}
`,
  board: `
@media (min-width:60rem){
.hero[data-layout=board] .hero-grid{grid-template-columns:minmax(0,6fr) minmax(0,6fr);align-items:center}
.hero[data-layout=board] .hero-artefact{grid-column:1;grid-row:1}
.hero[data-layout=board] .hero-text{grid-column:2;grid-row:1}
}
`,
  masthead: `
.hero[data-layout=masthead] .board .items,.hero[data-layout=masthead] .board .week{grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:0 3rem}
@media (min-width:60rem){
.hero[data-layout=masthead] .kicker{border-block-end:1px solid var(--rule);padding-block-end:.7rem}
.hero[data-layout=masthead] .photo img{aspect-ratio:5/2}
}
body:has(.hero[data-layout=masthead] .actions>*) .site-head .head-action{display:none}
`,
  overlap: `
@media (min-width:60rem){
.hero[data-layout=overlap] .hero-grid{grid-template-columns:repeat(12,minmax(0,1fr));gap:0;align-items:end}
.hero[data-layout=overlap] .hero-artefact{grid-column:6/-1;grid-row:1}
.hero[data-layout=overlap] .hero-text{grid-column:1/6;grid-row:1;z-index:1;padding-inline-end:2.6rem}
.hero[data-layout=overlap] .hero-grid:has([src^='data:']){align-items:center}
.hero[data-layout=overlap] .hero-grid:has([src^='data:']) .hero-text{grid-column:1/7}
.hero[data-layout=overlap] .hero-grid:has([src^='data:']) .hero-artefact{grid-column:7/-1}
.hero[data-layout=overlap][data-artefact=plate]:not(:has([src^='data:'])) .hero-text{grid-column:1/8;background:var(--bg);padding-block:2.6rem 0;margin-block-start:8rem}
.hero[data-layout=overlap][data-artefact=plate] .hero-artefact{align-self:stretch;display:grid}
.hero[data-layout=overlap] .photo:not(:has([src^='data:'])){display:flex;flex-direction:column}
.hero[data-layout=overlap] .photo[data-shape] img{aspect-ratio:5/4;flex:1}
.hero[data-layout=overlap] .photo figcaption{margin-inline-start:40%;text-align:end}
}
`,
}
