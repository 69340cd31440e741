import { actions } from '#designer/fill/actions'
import type { FillContext } from '#designer/fill/context'
import { asItem } from '#designer/fill/offered'
import { mainOffer, offersHeading } from '#designer/fill/offers'
import { namesDate } from '#designer/fill/sentences/times'
import type { Topic } from '#designer/fill/sentences/by_content'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { html, type Html } from '#designer/renderer/html'
import { prose, way } from '#designer/renderer/sections/parts'
import { pairs } from '#designer/renderer/sections/rows'
import { fitsNav } from '#designer/sections/nav'
import { partMark } from '#designer/sheet/field_mark'
import { TURNS, placed, wants, type Planned } from '#designer/sections/planning/planned'
import { isSaid } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'
import type { DetailSection, Section } from '#designer/site/site'

const mostTopicsInNav = 2

/** A topic of the person's own, or the offer that most is said about. */
export const detailSection: SectionType<'detail'> = {
  fill(context, { place }) {
    const { copy, sheet } = context
    const topic = place === undefined ? undefined : sheet.sorted.topics[place]
    if (topic) {
      const { paragraphs, rows } = topic
      return { heading: topicHeading(context, topic), paragraphs, rows }
    }
    const words = copy.parts.detail
    const offer = mainOffer(sheet)
    const item = offer && asItem(offer)
    const [action] = actions(context)
    return {
      heading: offer?.name ?? offersHeading(context, 'services'),
      paragraphs: [item?.detail ?? { todo: words.todo }],
      rows: offer?.price
        ? [{ label: words.price, value: offer.price, field: partMark(item?.field, 'price') }]
        : [],
      ...(action ? { action } : {}),
    }
  },
  print: printDetail,
  plan: (sheet) => [
    ...topicsPlanned(sheet, TURNS.first + 4, ({ about }) => about === 'times'),
    ...placed(TURNS.middle + 1, 'detail', wants(sheet, 'detail')),
    ...topicsPlanned(sheet, TURNS.middle + 3, ({ about }) => about !== 'times'),
  ],
  isTold: ({ place }, sheet) => place === undefined || place < sheet.sorted.topics.length,
  navOfPlace(context, place) {
    const topic = topicHeading(context, context.sheet.sorted.topics[place])
    return place < mostTopicsInNav && fitsNav(topic) ? topic : undefined
  },
  says: (section, words) => topicIn(section) || words.detail,
}

function printDetail({ paragraphs, rows, action }: Section<'detail'>): Html {
  const terms = rows.length > 0 && pairs(rows)
  const button = action && way(action, 'action')
  return html`${paragraphs.length > 0 && prose(paragraphs)}
  ${(terms || button) && html`<div class="terms">${terms}${button}</div>`}`
}

/** A section for each topic of theirs that is meant. */
function topicsPlanned(
  sheet: SortedSheet,
  turn: number,
  isMeant: (topic: Topic) => boolean
): Planned[] {
  return sheet.sorted.topics.flatMap((topic, place) =>
    isMeant(topic) ? [{ kind: 'detail' as const, place, turn }] : []
  )
}

/** As the person called it, or as such a page calls what it is about. */
function topicHeading(context: FillContext, { about, heading, paragraphs }: Topic): string {
  const { copy } = context
  if (heading) return heading
  switch (about) {
    case 'times':
      return timesHeading(context, paragraphs)
    case 'prices':
      return context.heading('prices', copy.headings.prices)
    case 'glance':
      return context.ownHeading('detail') ?? copy.parts.detail.glance
  }
}

/** Sentences of days and times are no opening hours: meetings and courses are told in the same way. */
function timesHeading(context: FillContext, paragraphs: string[]): string {
  const { copy, kind, kinds, language } = context
  const usual = copy.parts.detail.times
  if (kind.sections.includes('timetable')) return context.heading('timetable', [usual])
  if (paragraphs.every((one) => namesDate(one, language)))
    return kinds.has('events')
      ? usual
      : context.heading('events', copy.parts.events.headings.slice(0, 1))
  return usual
}

/** Their own words under a heading of their own; rows alone are named. */
function topicIn({ paragraphs, rows }: DetailSection): string {
  const told = paragraphs.filter(isSaid)
  return told.length > 0 ? told.join(' ') : rows.map(({ label }) => label).join(', ')
}
