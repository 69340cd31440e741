import type { Clause, Instruction, Mood } from '#designer/instructions/instruction'
import { labelOf, labelsIn } from '#designer/instructions/label'
import { readInstructions } from '#designer/instructions/read'
import { normalise } from '#designer/text/normalise'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { apply } from '#designer/revise/apply'
import type { Words } from '#designer/revise/applier'
import { setMoods } from '#designer/revise/directions'
import { en } from '#designer/revise/texts/en'
import { later } from '#designer/revise/texts/texts'
import { tr } from '#designer/revise/texts/tr'

/**
 * Applies feedback to a plan. Each clause changes only what it asks for; one that nobody can read,
 * that can mean several things, or that is not for a plan is kept in the plan as such, never passed
 * over in silence. What is answered is in the plan's language.
 */
export function revisePlan(plan: BuiltinPlan, feedback: string): BuiltinPlan {
  const asked = normalise(feedback).slice(0, 3000)
  const { language, trade } = plan.brief
  const words: Words = { names: labelsIn(language), texts: language === 'tr' ? tr : en }
  const clauses = readInstructions(asked, {
    language,
    trade: trade.value,
    kinds: plan.sections.map((section) => section.kind),
  })
  const moods = clauses.flatMap((clause) => moodOf(clause) ?? [])
  const changed: string[] = []
  const unread: string[] = []
  for (const clause of clauses) {
    const { readings, stays, words: said } = clause
    const mood = moodOf(clause)
    if (stays) changed.push(words.texts.stays(said))
    else if (mood) {
      if (mood === moods[0]) changed.push(setMoods(plan, moods, words).says)
    } else if (readings.length === 1) {
      const [instruction] = readings
      const done = apply(plan, instruction, words)
      if (done) changed.push(done.says)
      else unread.push(later.includes(instruction.do) ? words.texts.later(said) : said)
    } else unread.push(offered(clause, words, (reading) => labelOf(reading, language)))
  }
  plan.rounds.push({ asked, changed: [...new Set(changed)], unread: [...new Set(unread)] })
  return plan
}

function moodOf({ readings }: Clause): Mood | undefined {
  return readings.length === 1 && readings[0].do === 'set_mood' ? readings[0].mood : undefined
}

function offered(
  { words: said, readings }: Clause,
  { texts }: Words,
  label: (reading: Instruction) => string
) {
  return readings.length === 0 ? said : texts.which(said, readings.map(label))
}
