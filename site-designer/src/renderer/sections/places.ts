import type { AreaSection, MapSection, VisitSection } from '#designer/site/site'
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
