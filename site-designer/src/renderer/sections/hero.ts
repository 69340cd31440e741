import type { Action, Artefact, HeroSection } from '#designer/site/site'
import { attributes, html, type Html } from '#designer/renderer/html'
import { photo, text, todoIf, type Page } from '#designer/renderer/page'
import { timetableDays } from '#designer/renderer/sections/dates'
import { offer } from '#designer/renderer/sections/offers'
import { pairs, valuesOf, weekRows } from '#designer/renderer/sections/rows'

/** A longer title is a sentence, which is set smaller than a name. */
const longestName = 60

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
  const title = attributes({
    'id': `${id}-title`,
    'data-slot': 'title',
    'data-said': section.title.length > longestName ? 'long' : undefined,
  })
  return html`<section${list}><div class="wrap hero-grid">
    <div class="hero-text">
      ${text('p', 'kicker', section.kicker, { class: 'kicker' })}
      <h1${title}>${section.title}</h1>
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
