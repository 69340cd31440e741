import type { DirectionId } from '#designer/site/kinds'
import { planWordsIn } from '#designer/copy/plan_words_in'
import { directionTraits } from '#designer/composition/direction_traits'
import { findWishes } from '#designer/facts/wishes'
import type { Mood } from '#designer/instructions/instruction'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { inDirection } from '#designer/outline/proposals'
import type { Applied, Words } from '#designer/revise/applier'
import { tradeById } from '#designer/trades/all'

type Leanings = Partial<Record<DirectionId, number>>

// The moods of the grammar in words that a request would use for them.
const spoken: Record<Mood, string> = {
  formal: 'formal',
  playful: 'playful',
  calm: 'calm',
  bold: 'bold',
  elegant: 'elegant',
  simple: 'simple',
  warm: 'warm',
  modern: 'modern',
  traditional: 'traditional',
  rugged: 'rugged',
  editorial: 'artistic',
}

/** Moods said in one breath are one wish. A direction that the person chose is not taken from them. */
export function setMoods(plan: BuiltinPlan, moods: Mood[], { names, texts }: Words): Applied {
  const wishes = findWishes(moods.map((mood) => spoken[mood]).join(' and '), 'en')
  plan.brief.wishes.moods = [...new Set([...plan.brief.wishes.moods, ...wishes.moods])]
  const words = moods.map((mood) => names.moods[mood]).join(', ')
  if (plan.offered) return { says: texts.directionChosen(words) }

  const best = bestOther(plan, wishes.leanings)
  const now = (wishes.leanings[plan.direction] ?? 0) + 1
  if (now >= best.score) return { says: texts.directionSuits(words) }
  return { says: texts.direction(turnTo(plan, best.id)) }
}

/** Any direction but this one; undecided otherwise, what suits the trade comes first. */
export function otherDirection(plan: BuiltinPlan, { texts }: Words): string {
  return texts.direction(turnTo(plan, bestOther(plan, {}).id))
}

function bestOther(plan: BuiltinPlan, leanings: Leanings): { id: DirectionId; score: number } {
  const habits = tradeById(plan.brief.trade.value).directions
  return (Object.keys(directionTraits) as DirectionId[])
    .filter((id) => id !== plan.direction && (id !== 'night' || plan.look.theme === 'dark'))
    .map((id) => ({
      id,
      score: (leanings[id] ?? 0) + (habits.includes(id) ? 1.2 - habits.indexOf(id) * 0.2 : 0),
    }))
    .sort((one, other) => other.score - one.score)[0]
}

/** Sets the plan in another direction; its name, as it stands in a sentence. */
function turnTo(plan: BuiltinPlan, id: DirectionId): string {
  Object.assign(plan, inDirection(plan, id))
  const { language } = plan.brief
  return planWordsIn(language).direction(id).split(':')[0].toLocaleLowerCase(language)
}
