import type { EventsSection, TimetableSection } from '#designer/site/site'
import { boardGround, type KindCss } from '#designer/renderer/css/kind_css'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

export function timetable(section: TimetableSection): Html {
  const days = html`<div class="days">
    ${section.days.map(
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
  const { heading, intro, note } = section
  const open = section.days.length === 0 && typeof note !== 'string'
  const body = html`${section.days.length > 0 && days}${text('p', 'note', note, { class: 'note' })}`
  return frame(section, body, { heading, intro, todo: open ? heading : undefined })
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

export const timetableCss: KindCss<'timetable'> = {
  shared: `
.days ul{list-style:none;margin:0;padding:0}
.days li{display:flex;gap:1rem;padding-block:.4rem;align-items:baseline}
.day h3{font-size:var(--step-0);margin:0 0 .5rem}
.day{padding-block:1rem;border-block-start:2px solid var(--rule)}
.time{color:var(--soft);min-inline-size:3.2em}
`,
  week: `
@media (min-width:52rem){
.timetable[data-layout=week] .days{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:0 1.4rem}
.timetable[data-layout=week] .days li{display:block}
.timetable[data-layout=week] .time{display:block;font-weight:600;color:var(--a)}
}
`,
  rows: `
@media (min-width:52rem){
.timetable[data-layout=rows] .day{display:grid;grid-template-columns:12rem 1fr}
}
`,
  board: `
.timetable[data-layout=board] .days{${boardGround};border-radius:var(--radius-l);padding:clamp(1rem,3vw,2.4rem) clamp(1.2rem,4vw,3rem)}
.timetable[data-layout=board] .day{border-block-start:1px solid var(--rule);padding-block:.9rem}
.timetable[data-layout=board] .day:first-child{border:0}
.timetable[data-layout=board] li{font-size:var(--step-1);justify-content:space-between;flex-direction:row-reverse}
.timetable[data-layout=board] .time{min-inline-size:auto;color:var(--fg)}
@media (min-width:48rem){
.timetable[data-layout=board] .day{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:2rem;align-items:baseline}
.timetable[data-layout=board] .day h3{margin:0}
}
`,
  cards: `
.timetable[data-layout=cards] .days{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));align-items:start}
.timetable[data-layout=cards] .day{background:var(--raised);border:1px solid var(--rule);border-radius:var(--radius-l);padding:1.3rem 1.5rem}
.timetable[data-layout=cards] .day h3{font-size:var(--step-1)}
`,
}

export const eventsCss: KindCss<'events'> = {
  shared: `
.dates{list-style:none;margin:0;padding:0;display:grid}
.dates h3{font-size:var(--step-1);margin:0}
.dates .at{margin:.15rem 0 0;color:var(--soft);font-variant-numeric:tabular-nums}
.day-of{margin:0;font:var(--heading-weight) var(--step-2)/1.1 var(--font-heading);overflow-wrap:anywhere}
.occasion{min-inline-size:0}
`,
  list: `
.events[data-layout=list] .dates li{padding-block:1.3rem;border-block-start:1px solid var(--rule);display:grid;gap:.5rem 2rem}
@media (min-width:44rem){
.events[data-layout=list] .dates li{grid-template-columns:minmax(0,4fr) minmax(0,8fr);align-items:baseline}
}
`,
  cards: `
.events[data-layout=cards] .dates{grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1rem}
.events[data-layout=cards] .dates li{background:var(--raised);border:1px solid var(--rule);border-radius:var(--radius-l);padding:1.5rem;display:flex;flex-direction:column;gap:2.4rem;justify-content:space-between}
.events[data-layout=cards] .day-of{font-size:var(--step-4);color:var(--a)}
`,
  board: `
.events[data-layout=board] .dates{${boardGround};border-radius:var(--radius-l);padding:clamp(.8rem,3vw,2rem) clamp(1.2rem,4vw,3rem)}
.events[data-layout=board] .dates li{padding-block:1.1rem;border-block-start:1px solid var(--rule);display:flex;flex-wrap:wrap;gap:.3rem 2rem;justify-content:space-between;align-items:baseline}
.events[data-layout=board] .dates li:first-child{border:0}
.events[data-layout=board] .day-of{font-size:var(--step-1);min-inline-size:8em}
.events[data-layout=board] .occasion{flex:1 1 16rem}
`,
  line: `
.events[data-layout=line] .dates{border-inline-start:2px solid var(--rule);margin-inline-start:.45rem;gap:2.2rem}
.events[data-layout=line] .dates li{position:relative;padding-inline-start:clamp(1.4rem,4vw,2.6rem)}
.events[data-layout=line] .dates li::before{content:'';position:absolute;inset-inline-start:calc(-.5rem - 1px);inset-block-start:.35em;inline-size:1rem;block-size:1rem;border-radius:50%;background:var(--a);box-shadow:0 0 0 .35rem var(--bg)}
.events[data-layout=line] .day-of{font:600 var(--step-0)/1.5 var(--font-body);color:var(--soft)}
.events[data-layout=line] h3{font-size:var(--step-2)}
`,
}
