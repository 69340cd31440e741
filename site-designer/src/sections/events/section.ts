import { ticketOf, type Ticket } from '#designer/fill/ticket'
import { singleDates } from '#designer/fill/timetable'
import { dayIn } from '#designer/fill/when'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held, line } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import { isSaid, markOf, names } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'
import { FIELD_MARK, fieldMark, partMark } from '#designer/sheet/field_mark'
import type { EventCost, Slot } from '#designer/site/content'
import type { EventsSection, Section } from '#designer/site/site'

/** What happens on a date, in the order in which it was told. */
export const eventsSection: SectionType<'events'> = {
  fill(context) {
    const { sheet } = context
    const words = context.copy.parts.events
    const open = { day: { todo: words.day }, what: { todo: words.what } }
    const ticket = ticketOf(sheet)
    const said = singleDates(sheet).map(({ when, title, place, link }) => ({
      day: when,
      what: title,
      ...(place ? { detail: place } : {}),
      ...(link ? { href: link } : {}),
      ...(ticket ? { cost: costOf(ticket) } : {}),
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

/** One date with its price is a ticket; two to twelve of which each names its day of the month are numerals. */
function eventsShapes(sheet: SortedSheet): ('numerals' | 'ticket')[] {
  if (ticketOf(sheet)) return ['ticket']
  const dates = singleDates(sheet)
  const isFew = dates.length >= 2 && dates.length <= 12
  return isFew && dates.every(({ when }) => dayIn(when)) ? ['numerals'] : []
}

function printEvents({ events: dates }: Section<'events'>): Html {
  return html`<ol class="dates" role="list">
    ${dates.map(({ day, date, time, what, detail, href, cost }) => {
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
      const occasion = html`${headline}${text('p', 'time', time, { class: 'at' })}${line('detail', detail, markOf('dates', what, 'place'))}${cost && stub(cost)}`
      return held(
        'li',
        'Date',
        html`${numeral && html`<span class="numeral" data-day="${numeral}" aria-hidden="true"></span>`}${dated}
          <div class="occasion">${occasion}</div>`
      )
    })}
  </ol>`
}

function costOf({ price, offer }: Ticket): EventCost {
  if (!offer) return { price }
  return { price, of: { name: offer.name, field: fieldMark('offers', offer.name) } }
}

/** The price of a ticket. One that stands in the words beside it is drawn only: nobody types over it. */
function stub({ price, of }: EventCost): Html {
  const style = `--signs:${[...price].length}`
  if (!of)
    return html`<div class="stub" data-price="${price}" style="${style}" aria-hidden="true"></div>`
  const cost = { 'class': 'price', 'data-slot': 'price', [FIELD_MARK]: partMark(of.field, 'price') }
  const named = { class: 'stub-name', [FIELD_MARK]: partMark(of.field, 'name') }
  return html`<div class="stub" style="${style}">
    <p${attributes(cost)}>${price}</p>
    ${text('p', 'item', of.name, named)}
  </div>`
}

function dayAndName({ day, what }: EventsSection['events'][number]): Slot {
  return isSaid(what) ? [day, what].filter(isSaid).join(' ') : what
}
