import type { ArtefactType, DirectionId } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'
import { chance } from '#designer/site/seeded'
import type { Brief } from '#designer/outline/brief'
import { directionTraits } from '#designer/composition/direction_traits'
import { tradeById } from '#designer/trades/all'

/**
 * Which direction suits a site best: the trade's habits, the person's mood words, and chance. A
 * direction made for the dark is for those who chose a dark page.
 */
export function rankDirections(brief: Brief, seed: string, theme: Look['theme']): DirectionId[] {
  const luck = chance(seed, 'direction')
  const scored = merits(brief).map(({ direction, merit }) => {
    const dark = direction === 'night' ? (theme === 'dark' ? 1.6 : -9) : 0
    return { direction, score: merit + dark + luck.next() * 2.6 }
  })
  return scored.sort((a, b) => b.score - a.score).map(({ direction }) => direction)
}

/** The directions that suit about as well as the one that suits best, whatever chance says. */
export function suitableDirections(brief: Brief, theme: Look['theme']): DirectionId[] {
  const able = merits(brief).filter(({ direction }) => direction !== 'night' || theme === 'dark')
  const best = Math.max(...able.map(({ merit }) => merit))
  return able.filter(({ merit }) => merit > best - 1.3).map(({ direction }) => direction)
}

function merits(brief: Brief) {
  const { directions } = tradeById(brief.trade.value)
  return Object.keys(directionTraits).map((id) => {
    const direction = id as DirectionId
    const rank = directions.indexOf(direction)
    const habit = rank < 0 ? 0 : 3.4 - rank * 0.14
    const leaning = (brief.wishes.leanings[direction] ?? 0) * 1.1
    return { direction, merit: habit + leaning }
  })
}

/** What the hero shows: the trade's own artefact, as far as the facts can fill it. */
export function chooseArtefact(brief: Brief, direction: DirectionId, seed: string): ArtefactType {
  const trade = tradeById(brief.trade.value)
  const able = trade.artefacts.filter((type) => {
    if (!directionTraits[direction].heroes[type]) return false
    if (type === 'monogram') return brief.name !== undefined
    if (type === 'week') return brief.classes.length > 0 || Boolean(brief.hours)
    const asked = brief.wishes.want.some((kind) => ['menu', 'prices', 'services'].includes(kind))
    if (type === 'list') return !asked && (brief.offers.length >= 2 || trade.id !== 'service')
    return true
  })
  if (able.length === 0) return 'plate'
  const luck = chance(seed, 'artefact')
  const scored = able.map((type, index) => ({ type, score: 2 - index * 0.7 + luck.next() * 2 }))
  return scored.sort((a, b) => b.score - a.score)[0].type
}
