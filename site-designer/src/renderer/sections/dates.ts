import { html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import type { Section } from '#designer/site/site'

/** Each day with its times; in a hero its heading stands below another one. */
export function printDays(days: Section<'timetable'>['days']): Html {
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
