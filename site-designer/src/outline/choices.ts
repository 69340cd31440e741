import { traitsOf } from '#designer/outline/direction_traits'
import { boardOf } from '#designer/fill/board'
import { kindOf } from '#designer/fill/business'
import { heroOffers } from '#designer/fill/offered'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { leaningsOf, wantsDark } from '#designer/outline/moods'
import type { Sheet } from '#designer/sheet/sheet'
import {
  directions as allDirections,
  type ArtefactType,
  type DirectionId,
} from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'
import type { Look } from '#designer/site/site'

/**
 * Which direction suits a site best: the kind's habits, the person's mood words, and chance. A
 * direction made for the dark is for dark pages.
 */
export function rankDirections(sheet: Sheet, seed: string, theme: Look['theme']): DirectionId[] {
  const luck = chance(seed, 'direction')
  const scored = merits(sheet).map(({ direction, merit }) => {
    const isAsked = sheet.wishes.theme?.value === 'dark' || wantsDark(sheet)
    const dark = direction !== 'night' ? 0 : theme !== 'dark' ? -9 : isAsked ? 5 : 1.6
    return { direction, score: merit + dark + luck.next() * 0.9 }
  })
  return scored.sort((a, b) => b.score - a.score).map(({ direction }) => direction)
}

/** The directions that suit about as well as the one that suits best, whatever chance says. */
export function suitableDirections(sheet: Sheet, theme: Look['theme']): DirectionId[] {
  const able = merits(sheet).filter(({ direction }) => direction !== 'night' || theme === 'dark')
  const best = Math.max(...able.map(({ merit }) => merit))
  return able.filter(({ merit }) => merit > best - 1.3).map(({ direction }) => direction)
}

function merits(sheet: Sheet) {
  const { directions } = kindOf(sheet)
  const leanings = leaningsOf(sheet)
  return allDirections.map((direction) => {
    const rank = directions.indexOf(direction)
    const habit = rank < 0 ? 0 : 3.4 - rank * 0.4
    return { direction, merit: habit + (leanings[direction] ?? 0) * 1.1 }
  })
}

/** Whether the hero can show this and there is enough on the sheet for it. */
export function canShow(type: ArtefactType, sheet: SortedSheet, direction: DirectionId): boolean {
  if (!traitsOf(direction).heroes[type]) return false
  switch (type) {
    case 'week':
      return boardOf(sheet) !== undefined
    case 'list':
      return listsInHero(sheet)
    case 'plate':
      return (sheet.photos?.length ?? 0) > 0
    case 'words':
      return true
  }
}

/** Few enough to stand in the hero, where they need no section of their own. */
function listsInHero(sheet: SortedSheet): boolean {
  const { sections_wanted: wanted } = sheet.wishes
  const isAsked = wanted.some(({ value }) => ['menu', 'prices', 'services'].includes(value))
  return !isAsked && heroOffers(sheet).items.length > 0
}

/** How much better it is to show facts at once than a pattern that waits for a photo. */
const meritOfFacts = 1.4
const holdsFacts = (type: ArtefactType) => type === 'list' || type === 'week'

/** A photo of the person's own goes before anything that we could put together. */
export function showsPhoto({ photos = [] }: Sheet, direction: DirectionId): boolean {
  return photos.length > 0 && traitsOf(direction).heroes.plate !== undefined
}

/** What the hero shows: the kind's own artefact, as far as the facts can fill it. */
export function chooseArtefact(
  sheet: SortedSheet,
  direction: DirectionId,
  seed: string
): ArtefactType {
  if (showsPhoto(sheet, direction)) return 'plate'
  const kind = kindOf(sheet)
  const able = kind.artefacts.filter((type) => canShow(type, sheet, direction))
  if (able.length === 0) return 'words'
  const luck = chance(seed, 'artefact')
  const scored = able.map((type, index) => {
    const merit = 2 - index * 0.7 + (holdsFacts(type) ? meritOfFacts : 0)
    return { type, score: merit + luck.next() * 2 }
  })
  return scored.sort((a, b) => b.score - a.score)[0].type
}
