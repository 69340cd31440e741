import type { EventsSection, TimetableSection } from '#designer/site/site'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

export function timetable(section: TimetableSection): Html {
  const { days } = section
  const body = html`${days.length > 0 && timetableDays(days)}
  ${text('p', 'note', section.note, { class: 'note' })}`
  const isOpen = days.length === 0 && typeof section.note !== 'string'
  return frame(section, body, { ...section, todo: isOpen ? section.heading : undefined })
}

/** Each day with its times; in a hero its heading stands below another one. */
export function timetableDays(days: TimetableSection['days']): Html {
  return html`<div class="days">
    ${days.map(
      ({ day, entries }) =>
        html`<div class="day">
          <h3 data-slot="day">${day}</h3>
          <ul role="list">
            ${entries.map(
              ({ time, what }) =>
                html`<li>
                  <span class="time" data-slot="time">${time}</span>
                  <span data-slot="what">${what}</span>
                </li>`
            )}
          </ul>
        </div>`
    )}
  </div>`
}

export function events(section: EventsSection): Html {
  const open = section.events.every((event) => typeof event.what !== 'string')
  const body = html`<ol class="dates" role="list">
    ${section.events.map((event) => {
      const day = text('p', 'day', event.day, { class: 'day-of' })
      const dated =
        event.date && typeof event.day === 'string'
          ? html`<p class="day-of">
              <time${attributes({ 'datetime': event.date, 'data-slot': 'day' })}>${event.day}</time>
            </p>`
          : day
      return html`<li ${todoIf('Date', [event.day, event.what])}>
        ${dated}
        <div class="occasion">
          ${headline(event)}${text('p', 'time', event.time, { class: 'at' })}${text('p', 'detail', event.detail, { class: 'detail' })}
        </div>
      </li>`
    })}
  </ol>`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

/** What happens, and where to read more of it. */
function headline({ what: named, href }: EventsSection['events'][number]): Html | false {
  if (!href || typeof named !== 'string') return text('h3', 'what', named)
  return html`<h3><a href="${href}" rel="noopener" data-slot="what">${named}</a></h3>`
}
