import { kindOf } from '#designer/fill/business'
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
    return { direction, score: merit + dark + luck.next() * 0.7 }
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
    const habit = rank < 0 ? 0 : 3.4 - rank * 0.3
    return { direction, merit: habit + (leanings[direction] ?? 0) * 1.1 }
  })
}

/** A photo of the person's own goes before any picture of ours. */
export function artefactFor({ photos = [] }: Sheet): ArtefactType {
  return photos.length > 0 ? 'plate' : 'words'
}
