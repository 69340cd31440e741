import type { Section } from '#designer/site/site'
import { html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held, line } from '#designer/renderer/sections/parts'

/** Each day with its times; in a hero its heading stands below another one. */
export function timetableDays(days: Section<'timetable'>['days']): Html {
  return html`<div class="days">
    ${days.map(
      ({ day, entries }) =>
        html`<div class="day">
          ${text('h3', 'day', day)}
          <ul role="list">
            ${entries.map(
              ({ time, what }) =>
                html`<li>
                  ${text('span', 'time', time, { class: 'time' })}
                  <span data-slot="what">${what}</span>
                </li>`
            )}
          </ul>
        </div>`
    )}
  </div>`
}

export function events({ events: dates }: Section<'events'>): Html {
  return html`<ol class="dates" role="list">
    ${dates.map(({ day, date, time, what, detail, href }) => {
      const dated =
        date && typeof day === 'string'
          ? html`<p class="day-of">${text('time', 'day', day, { datetime: date })}</p>`
          : text('p', 'day', day, { class: 'day-of' })
      // What happens, and where to read more of it.
      const headline =
        href && typeof what === 'string'
          ? html`<h3>${text('a', 'what', what, { href, rel: 'noopener' })}</h3>`
          : text('h3', 'what', what)
      const occasion = html`${headline}${text('p', 'time', time, { class: 'at' })}${line('detail', detail)}`
      return held(
        'li',
        'Date',
        html`${dated}
          <div class="occasion">${occasion}</div>`
      )
    })}
  </ol>`
}
