import type { ArrangedSection, PlannedSection } from '#designer/composition/arrange_sections'
import { call, contact, legal, newsletter } from '#designer/fill/contact'
import { FillContext } from '#designer/fill/context'
import { faq } from '#designer/fill/faq'
import { hero } from '#designer/fill/hero'
import { isPriced, offersKind } from '#designer/fill/offered'
import { lines, works } from '#designer/fill/lists'
import { detail, offers, packages, topicHeading } from '#designer/fill/offers'
import { beforeAfter, gallery } from '#designer/fill/pictures'
import { placeAt } from '#designer/fill/place_section'
import { area, facts, map, stats, tellsOnlyHours, visit } from '#designer/fill/places'
import { events, hours, notice, timetable } from '#designer/fill/times'
import { nameOfPlace } from '#designer/fill/whereabouts'
import { about, downloads, process, statement, team, testimonials } from '#designer/fill/words'
import { placeOwnWords } from '#designer/fill/own_words'
import type { Outline } from '#designer/outline/outline'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'

/** Puts the facts of the sheet into one section. Pure: sheet and outline are all it knows. */
export function fillSection(sheet: Sheet, outline: Outline, section: ArrangedSection): Section {
  const { kind, layout, surface } = section
  const context = new FillContext(sheet, outline)
  const filled = props(context, section)
  const nav = navFor(context, section, 'heading' in filled ? String(filled.heading) : '')
  const id = sectionId(section)
  return { kind, layout, surface, id, ...(nav ? { nav } : {}), ...filled } as Section
}

/** The anchor of a section, the same whenever it is composed. */
function sectionId({ kind, place = 0 }: PlannedSection): string {
  if (kind === 'hero') return 'start'
  const id = kind.replaceAll('_', '-')
  return place > 0 ? `${id}-${place + 1}` : id
}

/** How many places have a link of their own, and how long its words may be. */
const mostPlacesInNav = 3
const mostTopicsInNav = 2
const isShort = (name: string) => name.length <= 24

/** Sections that are called in one word, whatever stands over them. */
const calledPlainly: SectionKind[] = ['about', 'contact', 'legal', 'newsletter', 'statement']
const longestInNav = 18

/** The navigation calls a section as its heading does, where that is short. */
function navFor(
  context: FillContext,
  { kind, place }: ArrangedSection,
  heading: string
): string | undefined {
  const { sheet } = context
  if (kind === 'detail' && place !== undefined) {
    const topic = topicHeading(context, placeOwnWords(sheet).topics[place])
    return place < mostTopicsInNav && isShort(topic) ? topic : undefined
  }
  if (place !== undefined) {
    const isListed = sheet.where.length <= mostPlacesInNav
    if (!isListed && place > 0) return undefined
    const at = placeAt(sheet, place)
    const name = nameOfPlace(at, sheet)
    const named = [name, at.locality?.value].find((one) => one && isShort(one))
    return (isListed && named) || context.navName(kind)
  }
  const usual = context.navName(kind)
  if (!usual || calledPlainly.includes(kind)) return usual
  if (heading && heading.length <= longestInNav) return heading
  // A list that still waits for its prices is not called by them, nor a way by which nobody finds it.
  const isUnpriced = kind === 'prices' && kind === offersKind(sheet) && !isPriced(sheet)
  const isWhen = kind === 'visit' && tellsOnlyHours(context)
  const isFood = context.kind.id === 'restaurant' || context.kind.refines === 'restaurant'
  const name = isUnpriced
    ? 'services'
    : isWhen
      ? 'hours'
      : kind === 'menu' && !isFood
        ? 'prices'
        : kind
  return context.navName(name)
}

function props(context: FillContext, section: ArrangedSection): object {
  const { kind } = section
  switch (kind) {
    case 'hero':
      return hero(context)
    case 'notice':
      return notice(context)
    case 'facts':
      return facts(context)
    case 'stats':
      return stats(context)
    case 'menu':
    case 'prices':
    case 'services':
      return offers(context, kind)
    case 'works':
      return works(context)
    case 'skills':
    case 'clients':
    case 'credentials':
    case 'good_to_know':
      return lines(context, kind)
    case 'detail':
      return detail(context, section)
    case 'packages':
      return packages(context)
    case 'timetable':
      return timetable(context)
    case 'events':
      return events(context)
    case 'hours':
      return hours(context)
    case 'about':
      return about(context)
    case 'statement':
      return statement(context)
    case 'gallery':
      return gallery(context)
    case 'before_after':
      return beforeAfter(context)
    case 'process':
      return process(context)
    case 'team':
      return team(context)
    case 'testimonials':
      return testimonials(context)
    case 'faq':
      return faq(context)
    case 'downloads':
      return downloads(context)
    case 'area':
      return area(context)
    case 'map':
      return map(context)
    case 'visit':
      return visit(context, section)
    case 'call':
      return call(context)
    case 'contact':
      return contact(context)
    case 'newsletter':
      return newsletter(context)
    case 'legal':
      return legal(context)
  }
}
