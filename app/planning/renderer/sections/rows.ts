import type { FactsSection, HoursSection, Row, TimetableSection } from '#planning/site/site'
import { html, type Html } from '#planning/renderer/html'
import { text, todoIf } from '#planning/renderer/page'
import { frame } from '#planning/renderer/sections/frame'

/** Label and value pairs. A phone number, address or link in a value can be followed. */
export function pairs(rows: Row[]): Html {
  return html`<dl class="pairs">
    ${rows.map(
      (row) =>
        html`<div${todoIf(row.label, [row.value])}><dt data-slot="label">${row.label}</dt>${value(row)}</div>`
    )}
  </dl>`
}

export function weekRows(rows: Row[]): Html {
  return html`<dl class="week">
    ${rows.map(
      (row) =>
        html`<div${todoIf(row.label, [row.value])}><dt data-slot="day">${row.label}</dt>${text('dd', 'time', row.value)}</div>`
    )}
  </dl>`
}

export function facts(section: FactsSection): Html {
  return frame(section, pairs(section.rows))
}

export function hours(section: HoursSection): Html {
  const open = section.rows.every((row) => typeof row.value !== 'string')
  return frame(
    section,
    html`${weekRows(section.rows)}${text('p', 'note', section.note, { class: 'note' })}`,
    {
      heading: section.heading,
      intro: section.intro,
      todo: open ? section.heading : undefined,
    }
  )
}

export function timetable(section: TimetableSection): Html {
  const body = html`<div class="days">
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
    </div>
    ${text('p', 'note', section.note, { class: 'note' })}`
  return frame(section, body, { heading: section.heading, intro: section.intro })
}

function value(row: Row): Html | false {
  if (typeof row.value !== 'string') return text('dd', 'value', row.value)
  const href = address(row.value)
  if (!href) return text('dd', 'value', row.value)
  return html`<dd><a href="${href}" data-slot="value">${row.value}</a></dd>`
}

function address(words: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words)) return `mailto:${words}`
  if (/^\+?[\d\s().-]{7,}$/.test(words)) return `tel:${words.replace(/[^\d+]/g, '')}`
  return null
}

export const rowsCss = `
.pairs,.week{margin:0;display:grid}
.pairs dt{font-size:var(--step--1);color:var(--soft)}
.pairs dd,.week dd{margin:0;overflow-wrap:anywhere}
.pairs>div{padding-block:.7rem;border-block-start:1px solid var(--rule)}
.pairs dd{font-weight:600}.pairs dd a{display:inline-flex;align-items:center;min-block-size:2.75rem;margin-block:-.65rem}
.facts{padding-block:var(--pad-s)}
.facts[data-layout=strip] .pairs{grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:1rem 2.5rem}
.facts[data-layout=strip] .pairs>div{border:0;padding:0}
.facts[data-layout=chips] .pairs{display:flex;flex-wrap:wrap;gap:.7rem}
.facts[data-layout=chips] .pairs>div{border:1px solid var(--rule);border-radius:var(--radius-pill);padding:.55rem 1.1rem;display:flex;gap:.55em;align-items:baseline}
.facts[data-layout=ledger] .pairs{grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:0 3rem}
.facts[data-layout=ledger] .pairs>div,.visit .pairs>div{display:grid;grid-template-columns:minmax(6rem,2fr) 5fr;gap:1rem;align-items:baseline}
.week>div{display:flex;justify-content:space-between;gap:1.5rem;padding-block:.6rem;border-block-start:1px solid var(--rule)}
.week dd,.time{font-variant-numeric:tabular-nums lining-nums}
.week dt{font-weight:600}
.hours[data-layout=table] .week{max-inline-size:34rem}
.hours[data-layout=line] .week{display:flex;flex-wrap:wrap;gap:.6rem 2.4rem}
.hours[data-layout=line] .week>div{border:0;padding:0;gap:.7rem;font-size:var(--step-2)}
@media (min-width:52rem){.hours[data-layout=week] .week{grid-auto-flow:column;grid-auto-columns:1fr;border:1px solid var(--rule);border-radius:var(--radius-l);overflow:hidden}
.hours[data-layout=week] .week>div{display:block;border:0;border-inline-start:1px solid var(--rule);margin-inline-start:-1px;padding:1.2rem 1.1rem 1.6rem}}
.days ul{list-style:none;margin:0;padding:0}.days li{display:flex;gap:1rem;padding-block:.4rem;align-items:baseline}
.day h3{font-size:var(--step-0);margin:0 0 .5rem}
.day{padding-block:1rem;border-block-start:2px solid var(--rule)}
.time{color:var(--soft);min-inline-size:3.2em}
@media (min-width:52rem){.timetable[data-layout=week] .days{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:0 1.4rem}.timetable[data-layout=week] .days li{display:block}.timetable[data-layout=week] .time{display:block;font-weight:600;color:var(--a)}
.timetable[data-layout=rows] .day{display:grid;grid-template-columns:12rem 1fr}}
`
