import type { Clause, Instruction } from '#designer/instructions/instruction'
import { asTyped, type Respelling } from '#designer/instructions/words/respelling'

/** A clause as it was read of a sentence in its usual spelling, with the words that the person typed. */
export function clauseAsTyped(clause: Clause, respelling: Respelling): Clause {
  return {
    ...clause,
    words: asTyped(clause.words, respelling),
    readings: clause.readings.map((one) => valuesAsTyped(one, respelling)),
  }
}

// What is to be published or stands on the page already. Hours and prices are set anew all the same.
function valuesAsTyped(one: Instruction, respelling: Respelling): Instruction {
  const own = (words: string) => asTyped(words, respelling)
  switch (one.do) {
    case 'set_text':
    case 'add_words':
      return { ...one, text: own(one.text) }
    case 'replace_words':
      return { ...one, from: own(one.from), to: own(one.to) }
    case 'set_fact':
      return one.fact === 'hours' ? one : { ...one, value: own(one.value) }
    case 'set_trade':
      return one.noun ? { ...one, noun: own(one.noun) } : one
    case 'add_item':
    case 'remove_item':
    case 'set_price':
      return { ...one, name: own(one.name) }
    case 'add_field':
    case 'remove_field':
      return { ...one, field: own(one.field) }
    default:
      return one
  }
}
