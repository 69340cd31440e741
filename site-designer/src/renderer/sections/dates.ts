import { attributes, html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import type { Section } from '#designer/site/site'

/** Each day with its times; in a hero its heading stands below another one. */
export function printDays(days: Section<'timetable'>['days']): Html {
  return html`<div class="days">
    ${days.map(
      ({ day, entries }) =>
        html`<div${attributes({ 'class': 'day', 'data-short': areShort(entries) })}>
          ${text('h3', 'day', day)}
          <ul role="list">
            ${entries.map(
              ({ time, what }) =>
                html`<li>
                  ${text('span', 'time', time, { class: 'time', style: `--signs:${[...time].length}` })}
                  <span data-slot="what">${what}</span>
                </li>`
            )}
          </ul>
        </div>`
    )}
  </div>`
}

const longestBeside = 30
const longestWordBeside = 12

/** Whether what happens stands beside each other in columns: short words, and few of them. */
function areShort(entries: Section<'timetable'>['days'][number]['entries']): 'yes' | undefined {
  const isShort = ({ what }: { what: string }) =>
    what.length <= longestBeside &&
    what.split(' ').every((word) => [...word].length <= longestWordBeside)
  return entries.every(isShort) ? 'yes' : undefined
}
