import { actions } from '#designer/fill/actions'
import { askedOf, prefersCalls } from '#designer/fill/asked'
import { kindOf } from '#designer/fill/business'
import { shownPhoto } from '#designer/fill/placed_photos'
import { nearRows } from '#designer/fill/places'
import { sharedNumbers } from '#designer/fill/place_numbers'
import { stillNamed } from '#designer/fill/stills'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { headlineOf, onlyWelcomes } from '#designer/fill/shown_name'
import { phoneAction } from '#designer/fill/telephones'
import { titleBlock } from '#designer/fill/title'
import { isJoined } from '#designer/sections/hero/joined'
import { printHero } from '#designer/sections/hero/print'
import { withLikelyFacts } from '#designer/sheet/likely'
import type { Opening } from '#designer/sections/planning/planned'
import type { LayoutOf } from '#designer/site/kinds'
import type { SectionType } from '#designer/sections/section_type'

export const heroSection: SectionType<'hero'> = {
  fill(context) {
    const { main } = context.photos
    const shown = main && { type: 'plate' as const, photo: shownPhoto(main) }
    const still = context.outline.still && !shown ? stillNamed(context.outline.still) : undefined
    const [number] = sharedNumbers(context.sheet)
    const near = nearRows(context)
    return {
      ...titleBlock(context),
      actions: actions(context),
      ...(near.length > 0 ? { near } : {}),
      ...(shown ? { artefact: shown } : {}),
      ...(number ? { phone: phoneAction(number) } : {}),
      ...(still ? { still } : {}),
    }
  },
  print: printHero,
  isWhole: true,
  shapes: heroShapes,
  fits: (holds, layout) =>
    layout !== 'call' || holds((inner) => inner.attribute('data-slot')?.value === 'phone'),
  // Every page begins with one.
  plan: () => [],
  title: (words) => words.hero,
  says: ({ title, artefact }, words) =>
    artefact ? words.heroWith(words.quoted(title), words.plate) : words.quoted(title),
}

/** Whoever is to be called is met by the number; a short name is a poster, or stands on a picture with room for it. */
function heroShapes(sheet: SortedSheet, { artefact, still }: Opening): LayoutOf<'hero'>[] {
  if (artefact !== 'words') return []
  const hasNumber = sharedNumbers(sheet).length > 0
  if (hasNumber && onlyWelcomes(sheet)) return ['call']
  const isToCall =
    askedOf(sheet)?.goal === 'call' || kindOf(sheet).goal === 'call' || prefersCalls(sheet)
  const title = withLikelyFacts(sheet).who.name?.value ?? headlineOf(sheet)
  const isShort = [...title].length <= longestOnPoster || isJoined(title)
  // How wide another script runs is not known, and so not what of the picture it would cover.
  const isMeasured = !/[\p{L}--\p{Script=Latin}]/v.test(title)
  const isCalm = still !== undefined && stillNamed(still)?.needsScrim === false && isMeasured
  return [
    ...(isToCall && hasNumber ? (['call'] as const) : []),
    ...(isShort && isCalm ? (['still'] as const) : []),
    ...(isShort ? (['poster', 'card'] as const) : (['split', 'card'] as const)),
  ]
}

const longestOnPoster = 16
