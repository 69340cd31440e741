import type { CommandLanguage } from '#designer/instructions/language/language'
import { IT, type SlotsOf } from '#designer/instructions/language/slots'
import type { KnownNames } from '#designer/instructions/reading/known'
import { matchesOf, type Match, type Stretch } from '#designer/instructions/reading/matches'
import type { Clause, Meaning } from '#designer/instructions/reading/meaning'
import { mentionsIn } from '#designer/instructions/reading/mentions'
import { partsOf, wishesApart, wishesIn } from '#designer/instructions/reading/parts_of'
import { sentenceOf, slotAt, type Sentence } from '#designer/instructions/reading/sentence'
import { weightOf } from '#designer/instructions/reading/sorts'
import { templatesIn } from '#designer/instructions/reading/templates'
import { MOST_TOKENS } from '#designer/instructions/reading/tokens'
import { entriesFor } from '#designer/language/entries'

const LONGEST = 80

/** A verb and a thing, or a value: "more formal". */
const TELLING = 0.7

/** An instruction as clauses, each with what it may mean where these things can be named. */
export function clausesOf(text: string, known: KnownNames, language: CommandLanguage): Clause[] {
  const sentence = sentenceOf(text, known, language)
  if (sentence.tokens.length > MOST_TOKENS) return []
  const tells = (part: Stretch) => {
    const [first] = wordedIn(sentence, part, { known, language })
    return first !== undefined && first.isPlain && first.weight >= TELLING
  }
  const parts = partsOf(sentence, language).flatMap((part) =>
    wishesApart(sentence, part, tells, language)
  )
  return parts.map((part) => {
    const said = slotAt(sentence, { name: 'said', ...part }, language)
    const meanings = wordedIn(sentence, part, { known, language })
    // Where a template takes the words in, what they only mention is never done in its place.
    const isWorded = meanings.some(({ isPlain }) => isPlain)
    const mentions = mentionsIn(sentence, part, { known, language }).map((one) => ({
      ...one,
      isPlain: one.isPlain && !isWorded,
    }))
    return { text: said.text, meanings: different([...meanings, ...mentions]) }
  })
}

/** Several templates come to one command: the first of them is enough. */
function different(meanings: readonly Meaning[]): Meaning[] {
  const seen = new Set<string>()
  return meanings.filter(({ command }) => {
    const key = JSON.stringify(command)
    return !seen.has(key) && seen.add(key)
  })
}

/** What a part means by the templates of its language; a remark beside its wish is left out. */
function wordedIn(
  sentence: Sentence,
  part: Stretch,
  { known: names, language }: { known: KnownNames; language: CommandLanguage }
): Meaning[] {
  const known = new Map<string, number | undefined>()
  const fits = (sort: string, { from, end }: Stretch) => {
    const key = `${sort} ${from} ${end}`
    if (!known.has(key)) {
      const slot = slotAt(sentence, { name: sort, from, end }, language)
      known.set(key, weightOf(sort, slot, language))
    }
    return known.get(key)
  }
  const all = wishesIn(sentence, part, { known: names, language }).flatMap((wish) => {
    const leftOut = part.end - part.from - (wish.end - wish.from)
    if (wish.end - wish.from > LONGEST) return []
    // Most templates need a word that is not there.
    const said = new Set(
      sentence.tokens.slice(wish.from, wish.end).flatMap(({ word }) => entriesFor(word))
    )
    return templatesIn(language.code)
      .all.filter(({ needs }) => needs.every((words) => words.some((word) => said.has(word))))
      .flatMap((template) => matchesOf(template, sentence.tokens, wish, fits))
      .map((match) => meaningOf(match, sentence, part, language))
      .map((one) => ({
        ...one,
        weight: one.weight + leftOut * LEFT_OUT,
        isPlain: one.isPlain && wish.isWhole,
      }))
  })
  return all.toSorted(
    (one, other) => Number(other.isPlain) - Number(one.isPlain) || other.weight - one.weight
  )
}

/** Of two readings the one that takes in more words. */
const LEFT_OUT = -0.15

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
  'set rename link remove background colour duplicate larger smaller layout bold italic center'.split(
    ' '
  )
)
