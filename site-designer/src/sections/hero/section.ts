import type { OutlineWords } from '#designer/copy/plan_words'
import { actions } from '#designer/fill/actions'
import { askedOf, prefersCalls } from '#designer/fill/asked'
import { boardOf } from '#designer/fill/board'
import { kindOf } from '#designer/fill/business'
import type { FillContext } from '#designer/fill/context'
import { heroList } from '#designer/fill/offers'
import { placeAt } from '#designer/fill/place_section'
import { shownPhoto } from '#designer/fill/placed_photos'
import { factRows, holdsFacts, nearRows } from '#designer/fill/places'
import { sharedNumbers } from '#designer/fill/place_numbers'
import { stillNamed } from '#designer/fill/stills'
import { hourRows, hoursHeading } from '#designer/fill/times'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { headlineOf } from '#designer/fill/shown_name'
import { phoneAction } from '#designer/fill/telephones'
import { singleDates, timetableDays } from '#designer/fill/timetable'
import { titleBlock } from '#designer/fill/title'
import { isJoined } from '#designer/sections/hero/joined'
import { printHero } from '#designer/sections/hero/print'
import { withLikelyFacts } from '#designer/sheet/likely'
import type { Opening } from '#designer/sections/planning/planned'
import { isSaid, names } from '#designer/sections/said'
import type { LayoutOf } from '#designer/site/kinds'
import type { SectionType } from '#designer/sections/section_type'
import type { Artefact, Item } from '#designer/site/content'

export const heroSection: SectionType<'hero'> = {
  fill(context) {
    const shown = chosenArtefact(context)
    const still = context.outline.still && !shown ? stillNamed(context.outline.still) : undefined
    const [number] = sharedNumbers(context.sheet)
    const near = nearRows(context)
    return {
      ...titleBlock(context),
      actions: actions(context),
      ...(holdsFacts(context) ? { facts: factRows(context) } : {}),
      ...(near.length > 0 ? { near } : {}),
      ...(shown ? { artefact: shown } : {}),
      ...(number ? { phone: phoneAction(number) } : {}),
      ...(still ? { still } : {}),
    }
  },
  print: printHero,
  isWhole: true,
  shapes: heroShapes,
  // Every page begins with one.
  plan: () => [],
  title: (words) => words.hero,
  says: ({ title, artefact }, words) => opening(title, artefact, words),
  suggests: ({ artefact }) => (artefact?.type === 'list' ? artefact.items : []),
}

/** Whoever is to be called is met by the number; a short name is a poster, or stands on a picture with room for it. */
function heroShapes(sheet: SortedSheet, { artefact, still }: Opening): LayoutOf<'hero'>[] {
  if (artefact !== 'words') return []
  const isToCall =
    askedOf(sheet)?.goal === 'call' || kindOf(sheet).goal === 'call' || prefersCalls(sheet)
  const title = withLikelyFacts(sheet).who.name?.value ?? headlineOf(sheet)
  const isShort = [...title].length <= longestOnPoster || isJoined(title)
  const isCalm = still !== undefined && stillNamed(still)?.needsScrim === false
  return [
    ...(isToCall && sharedNumbers(sheet).length > 0 ? (['call'] as const) : []),
    ...(isShort && isCalm ? (['still'] as const) : []),
    ...(isShort ? (['poster', 'card'] as const) : (['split', 'card'] as const)),
  ]
}

const longestOnPoster = 16

/** None where there is nothing real to show: the title stands alone. */
function chosenArtefact(context: FillContext): Artefact | undefined {
  const { outline, photos } = context
  switch (outline.artefact) {
    case 'list':
      return { type: 'list', ...heroList(context) }
    case 'week':
      return board(context)
    case 'plate':
      return photos.main && { type: 'plate', photo: shownPhoto(photos.main) }
    case 'words':
      return undefined
  }
}

/** When something is: classes or a programme, what is coming up, or the opening hours. */
function board(context: FillContext): Artefact {
  const { copy, sheet } = context
  switch (boardOf(sheet)) {
    case 'timetable': {
      const title = context.heading('timetable', copy.headings.timetable)
      return { type: 'week', title, rows: [], days: timetableDays(sheet) }
    }
    case 'dates': {
      const rows = singleDates(sheet).map(({ when, title, place }) => ({
        label: when,
        value: place ? `${title}, ${place}` : title,
      }))
      return { type: 'week', title: context.heading('events', copy.parts.events.headings), rows }
    }
    default: {
      const place = placeAt(sheet)
      const rows = hourRows(context, place)
      return { type: 'week', title: hoursHeading(context, place), rows }
    }
  }
}

function opening(title: string, artefact: Artefact | undefined, words: OutlineWords): string {
  switch (artefact?.type) {
    case 'list':
      return words.heroWith(words.quoted(title), listInHero(artefact.items, words))
    case 'week':
    case 'plate':
      return words.heroWith(words.quoted(title), words[artefact.type])
    default:
      return words.quoted(title)
  }
}

/** In a hero the list is counted: what was offered stands among what was understood. */
function listInHero(items: Item[], words: OutlineWords): string {
  const slots = items.map(({ name }) => name)
  return slots.some(isSaid) ? words.list(items.length) : words.suggestedList(names(slots, words))
}
