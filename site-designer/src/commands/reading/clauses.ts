import type { Command } from '#designer/commands/language/command'
import type { CommandLanguage } from '#designer/commands/language/language'
import { IT, type SlotsOf } from '#designer/commands/language/slots'
import type { KnownNames } from '#designer/commands/reading/known'
import { matchesOf, type Match, type Stretch } from '#designer/commands/reading/matches'
import { mentionsIn } from '#designer/commands/reading/mentions'
import { partsOf, withoutRemarks } from '#designer/commands/reading/parts_of'
import { sentenceOf, slotAt, type Sentence } from '#designer/commands/reading/sentence'
import { weightOf } from '#designer/commands/reading/sorts'
import { templatesIn } from '#designer/commands/reading/templates'
import { MOST_TOKENS } from '#designer/commands/reading/tokens'

/** One way to understand a part of an instruction. */
export interface Meaning {
  command: Command
  /** The greater, the more of its words speak for it. */
  weight: number
  /** It takes in the whole part, and hardly anything else can be meant. */
  isPlain: boolean
}

/** A part of an instruction that asks for one thing, with what it may mean, the likeliest first. */
export interface Clause {
  text: string
  meanings: Meaning[]
}

const LONGEST = 80

/** An instruction as clauses, each with what it may mean where these things can be named. */
export function clausesOf(text: string, known: KnownNames, language: CommandLanguage): Clause[] {
  const sentence = sentenceOf(text, known)
  if (sentence.tokens.length > MOST_TOKENS) return []
  return partsOf(sentence, language).map((part) => {
    const said = slotAt(sentence, { name: 'said', ...part }, language)
    const meanings = plainly(sentence, part, language)
    return {
      text: said.text,
      meanings: [...meanings, ...mentionsIn(sentence, part, { known, language })],
    }
  })
}

/** What a part means by the templates of its language; remarks beside it may be left out. */
function plainly(sentence: Sentence, part: Stretch, language: CommandLanguage): Meaning[] {
  const known = new Map<string, number | undefined>()
  const fits = (sort: string, { from, end }: Stretch) => {
    const key = `${sort} ${from} ${end}`
    if (!known.has(key)) {
      const slot = slotAt(sentence, { name: sort, from, end }, language)
      known.set(key, weightOf(sort, slot, language))
    }
    return known.get(key)
  }
  for (const stretches of withoutRemarks(sentence, part, language)) {
    const meanings = stretches.flatMap((stretch) =>
      stretch.end - stretch.from > LONGEST
        ? []
        : templatesIn(language.code)
            .all.flatMap((template) => matchesOf(template, sentence.tokens, stretch, fits))
            .map((match) => meaningOf(match, sentence, part, language))
    )
    if (meanings.length > 0) return meanings.toSorted((one, other) => other.weight - one.weight)
  }
  return []
}

function meaningOf(
  { command, slots, isOnlyOffered, weight }: Match,
  sentence: Sentence,
  part: Stretch,
  language: CommandLanguage
): Meaning {
  const filled: SlotsOf = { said: slotAt(sentence, { name: 'said', ...part }, language) }
  for (const { name, from, end } of slots)
    filled[name] = slotAt(sentence, { name, from, end }, language)
  if (TAKES_IT.has(command)) filled.target ??= IT
  return { command: { do: command, slots: filled }, weight, isPlain: !isOnlyOffered }
}

/** Without a target they are about what was spoken of before, or what is selected. */
const TAKES_IT = new Set(
  'set rename link remove background colour duplicate larger smaller layout bold italic center'.split(' ')
)
