import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'
import { html, type Html } from '#designer/renderer/html'
import { face, text, type Page } from '#designer/renderer/page'
import { contact, newsletter } from '#designer/renderer/sections/contact'
import { events, timetableDays } from '#designer/renderer/sections/dates'
import { frame } from '#designer/renderer/sections/frame'
import { hero } from '#designer/renderer/sections/hero'
import { offers } from '#designer/renderer/sections/offers'
import { downloads, legal } from '#designer/renderer/sections/papers'
import { held, line, list, way } from '#designer/renderer/sections/parts'
import { beforeAfter, gallery } from '#designer/renderer/sections/pictures'
import { answers } from '#designer/renderer/sections/answers'
import { pairs, weekRows } from '#designer/renderer/sections/rows'
import { about, detail } from '#designer/renderer/sections/words'

/** What stands in a section of each kind below its heading; the hero and the papers are set in ways of their own. */
const bodies: {
  [K in Exclude<SectionKind, 'hero' | 'legal'>]: (section: Section<K>, page: Page) => Html
} = {
  about,
  // The note is ours: where no place is said yet, it says nothing.
  area: ({ places, note }) =>
    html`${list('places', 'Place', places, (place) => html`${text('span', 'place', place)}`)}
    ${note && html`<p class="note" data-slot="note">${note}</p>`}`,
  before_after: beforeAfter,
  call: ({ action }) => way(action, 'action'),
  clients: lines,
  contact,
  credentials: lines,
  detail,
  downloads,
  events,
  facts: ({ rows }) => pairs(rows),
  faq: answers,
  gallery,
  good_to_know: lines,
  hours: ({ rows, note }) => html`${rows.length > 0 && weekRows(rows)}${line('note', note)}`,
  map: ({ address, note, directions }) =>
    html`<div class="spot">
      <address>${text('p', 'address', address, { class: 'where' })}</address>
      ${line('note', note)}${directions && way(directions, 'directions')}
    </div>`,
  menu: offers,
  newsletter,
  notice: ({ text: news }) => html`${text('p', 'text', news, { class: 'news' })}`,
  packages: ({ packages }) =>
    html`<ul class="bundles" role="list">
      ${packages.map(({ name, price, includes }) =>
        held(
          'li',
          'Package',
          html`${text('h3', 'item', name)}${text('p', 'price', price, { class: 'cost' })}
            <div class="holds">${includes.map((one) => line('detail', one))}</div>`,
          { class: 'bundle' }
        )
      )}
    </ul>`,
  prices: offers,
  process: ({ steps }) =>
    html`<ol class="steps" role="list">
      ${steps.map(({ name, detail: told }) => held('li', 'Step', html`${text('h3', 'step', name)}${line('detail', told)}`))}
    </ol>`,
  services: offers,
  skills: lines,
  statement: ({ text: said, by }) =>
    html`${text('p', 'text', said, { class: 'saying' })}${line('by', by)}`,
  // The number stands before its words for the eye, and after them for a reader of the page.
  stats: ({ figures }) =>
    html`<dl class="figures">
      ${figures.map(
        ({ label, value }) =>
          html`<div class="figure">
            <dt data-slot="label">${label}</dt>
            ${text('dd', 'figure', value)}
          </div>`
      )}
    </dl>`,
  team: ({ people }) =>
    list(
      'people',
      'Person',
      people,
      ({ name, role, about: told, photo }) =>
        html`${photo && face(photo)}${text('h3', 'person', name)}${line('role', role)}${line('detail', told)}`
    ),
  testimonials: ({ quotes }) =>
    html`<div class="quotes">
      ${quotes.map(({ text: said, by }) =>
        held(
          'figure',
          'Quote',
          html`<blockquote>${text('p', 'quote', said)}</blockquote>
            ${line('by', by)}`,
          { class: 'quote' }
        )
      )}
    </div>`,
  timetable: ({ days, note }) =>
    html`${days.length > 0 && timetableDays(days)} ${line('note', note)}`,
  visit: ({ rows, hours = [], note, directions }) => {
    const place = html`${pairs(rows)}${directions && way(directions, 'directions', 'button quiet')}`
    const times = html`${hours.length > 0 && weekRows(hours)} ${line('note', note)}`
    return html`${rows.length > 0 && held('div', 'Place', place, { class: 'visit-place' })}
    ${(hours.length > 0 || note) && held('div', 'Hours', times, { class: 'visit-hours' })}`
  },
  works: ({ works }) =>
    list(
      'made',
      'Work',
      works,
      ({ title, year, about: told }) =>
        html`${line('year', year)}
          <div class="work">${text('h3', 'item', title)}${line('detail', told)}</div>`
    ),
}

/** Short lines of one sort: skills, clients, credentials, what is good to know. */
function lines({ items }: Section<'skills' | 'clients' | 'credentials' | 'good_to_know'>): Html {
  return list(
    'lines',
    'Line',
    items,
    ({ name, detail: told }) => html`${text('span', 'item', name)}${line('detail', told)}`
  )
}

export function printSection(page: Page, section: Section): Html {
  if (section.kind === 'hero') return hero(page, section)
  if (section.kind === 'legal') return legal(section)
  const body = bodies[section.kind] as (section: Section, page: Page) => Html
  return frame(section, body(section, page))
}
