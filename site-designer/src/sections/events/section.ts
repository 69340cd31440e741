import { singleDates } from '#designer/fill/timetable'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held, line } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import { isSaid, markOf, names } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'
import { FIELD_MARK } from '#designer/sheet/field_mark'
import type { Slot } from '#designer/site/content'
import type { EventsSection, Section } from '#designer/site/site'

/** What happens on a date, in the order in which it was told. */
export const eventsSection: SectionType<'events'> = {
  fill(context) {
    const { sheet } = context
    const words = context.copy.parts.events
    const open = { day: { todo: words.day }, what: { todo: words.what } }
    const said = singleDates(sheet).map(({ when, title, place, link }) => ({
      day: when,
      what: title,
      ...(place ? { detail: place } : {}),
      ...(link ? { href: link } : {}),
    }))
    return {
      heading: context.heading('events', words.headings),
      events: said.length > 0 ? said : [open, open, open],
    }
  },
  shapes: eventsShapes,
  print: printEvents,
  plan: (sheet) =>
    placed(TURNS.middle + 2, 'events', singleDates(sheet).length > 0 || wants(sheet, 'events')),
  says: ({ events: dates }, words) => names(dates.map(dayAndName), words),
}

/** The day of the month in a date as typed: "12 March", "Friday 3rd May, 7 pm"; undefined where there is none. */
function dayIn(when: string): string | undefined {
  return /(?<![\d:.,])([1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?(?=\s+\p{L}{3})/u.exec(when)?.[1]
}

/** Two to twelve days of which each names its day of the month. */
function eventsShapes(sheet: SortedSheet): 'numerals'[] {
  const dates = singleDates(sheet)
  const isFew = dates.length >= 2 && dates.length <= 12
  return isFew && dates.every(({ when }) => dayIn(when)) ? ['numerals'] : []
}

function printEvents({ events: dates }: Section<'events'>): Html {
  return html`<ol class="dates" role="list">
    ${dates.map(({ day, date, time, what, detail, href }) => {
      const dated =
        date && typeof day === 'string'
          ? html`<p class="day-of">
              ${text('time', 'day', day, { datetime: date, [FIELD_MARK]: markOf('dates', what, 'when') })}
            </p>`
          : text('p', 'day', day, { class: 'day-of', [FIELD_MARK]: markOf('dates', what, 'when') })
      // What happens, and where to read more of it.
      const headline =
        href && typeof what === 'string'
          ? html`<h3>
              ${text('a', 'what', what, { href, rel: 'noopener', [FIELD_MARK]: markOf('dates', what, 'title') })}
            </h3>`
          : text('h3', 'what', what, { [FIELD_MARK]: markOf('dates', what, 'title') })
      const numeral = isSaid(day) ? dayIn(day) : undefined
      const occasion = html`${headline}${text('p', 'time', time, { class: 'at' })}${line('detail', detail, markOf('dates', what, 'place'))}`
      return held(
        'li',
        'Date',
        html`${numeral && html`<span class="numeral" data-day="${numeral}" aria-hidden="true"></span>`}${dated}
          <div class="occasion">${occasion}</div>`
      )
    })}
  </ol>`
}

function dayAndName({ day, what }: EventsSection['events'][number]): Slot {
  return isSaid(what) ? [day, what].filter(isSaid).join(' ') : what
}
