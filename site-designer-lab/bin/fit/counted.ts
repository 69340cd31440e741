import type { Model } from '../../../site-designer/src/commands/reading/model.ts'
import { slotsIn } from '../../../site-designer/src/commands/reading/slots_in.ts'
import { wishesIn, type Reading } from '../../../site-designer/src/commands/reading/read.ts'
import type { Example } from './examples.ts'

/** How lines are read by a model that has not seen them. */
export function counted(examples: readonly Example[], model: Model) {
  return examples.map((example) => {
    const { sentence, line, labels, tags } = example
    const wishes = wishesIn(sentence, model)
    const read = wishes.map(({ readings }) => readings[0]).filter(Boolean)
    const wanted = plain(example, slotsIn(tags, 0, tags.length))
    const slots = plain(
      example,
      read.flatMap((one) => one.slots)
    )
    const likelihood = read.reduce(
      (all, one: Reading) => all * one.likelihood,
      read.length === wishes.length ? 1 : 0
    )
    const isLabel = read.map(({ label }) => label).join('+') === labels.join('+')
    const isRight =
      isLabel &&
      (/cannot|vague|undo|picture/.test(labels[0]) || slots.join('|') === wanted.join('|'))
    return {
      line,
      isLabel,
      isRight,
      likelihood,
      read: `${read.map(({ label }) => label).join('+')} ${slots.join(' | ')}`,
    }
  })
}

function plain(
  { sentence: { tokens } }: Example,
  slots: { name: string; from: number; end: number }[]
) {
  return slots
    .filter(({ name }) => !['why'].includes(name))
    .map(({ name, from, end }) => {
      const words = tokens
        .slice(from, end)
        .map(({ word }) => word.replace(/^["']|["']$/g, ''))
        .join(' ')
      return `${name}: ${words.replace(/^(?:the|a|an|our|my|all|this) /, '')}`
    })
}
