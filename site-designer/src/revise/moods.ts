import { directionTraits } from '#designer/composition/direction_traits'
import type { Mood } from '#designer/instructions/instruction'
import { namedDirection } from '#designer/outline/direction_names'
import { leaningsOf } from '#designer/outline/moods'
import { byHand, type Revision } from '#designer/revise/revision'
import type { DirectionId } from '#designer/site/kinds'
import { lower } from '#designer/text/letters'
import { tradeById } from '#designer/trades/all'

/**
 * Moods that are said together are one wish. The design turns to the direction that suits them,
 * unless the person chose one: that stays until they ask for another.
 */
export function setMoods(revision: Revision, moods: Mood[]): string {
  const { sheet, page, answer } = revision
  const { wishes } = sheet
  const { names, texts } = answer
  const kept = wishes.moods.filter(({ value }) => !moods.some((mood) => onSheet(mood) === value))
  wishes.moods = [...kept, ...moods.map((mood) => byHand(onSheet(mood)))]
  revision.edited('wishes.moods')

  const words = moods.map((mood) => names.moods[mood]).join(', ')
  if (wishes.direction?.source === 'edited') return texts.directionChosen(words)
  const best = suiting(revision, moods)
  if (best === (wishes.direction?.value ?? page.direction)) return texts.directionSuits(words)
  // Said by a mood and not chosen: the next mood may turn it again.
  wishes.direction = { value: best, source: 'said' }
  revision.edited('wishes.direction')
  return texts.direction(nameOf(best, revision))
}

/** The sheet calls simple pages plain, as readers of prompts do. */
function onSheet(mood: Mood): string {
  return mood === 'simple' ? 'plain' : mood
}

/** Another direction than the one of the page, in the order that suits the trade; undefined where that is unknown. */
export function otherDirection(revision: Revision): string | undefined {
  const { wishes, who } = revision.sheet
  const now = wishes.direction?.value ?? revision.page.direction
  if (!now) return undefined
  const all = Object.keys(directionTraits) as DirectionId[]
  const ranked = [...new Set([...tradeById(who.kind?.value ?? '').directions, ...all])]
  const able = ranked.filter((id) => id === now || canBe(id, revision))
  const next = able[(able.indexOf(now) + 1) % able.length]
  wishes.direction = byHand(next)
  revision.edited('wishes.direction')
  return revision.answer.texts.direction(nameOf(next, revision))
}

function suiting(revision: Revision, moods: Mood[]): DirectionId {
  const { sheet } = revision
  const asked = moods.map((mood) => byHand(onSheet(mood)))
  const leanings = leaningsOf({ ...sheet, wishes: { ...sheet.wishes, moods: asked } })
  const habits = tradeById(sheet.who.kind?.value ?? '').directions
  const score = (id: DirectionId) => (leanings[id] ?? 0) + (habits.includes(id) ? 0.5 : 0)
  const able = (Object.keys(directionTraits) as DirectionId[]).filter((id) => canBe(id, revision))
  return able.reduce((best, id) => (score(id) > score(best) ? id : best))
}

/** One direction is made for the dark. */
function canBe(id: DirectionId, { sheet, page }: Revision): boolean {
  return id !== 'night' || (sheet.wishes.theme?.value ?? page.look?.theme) === 'dark'
}

function nameOf(id: DirectionId, { answer }: Revision): string {
  return lower(namedDirection(id, answer.language).name, answer.language)
}
