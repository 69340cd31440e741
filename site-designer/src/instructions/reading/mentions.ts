import type { CommandLanguage } from '#designer/instructions/language/language'
import { IT, type Slot, type SlotsOf } from '#designer/instructions/language/slots'
import type { Meaning } from '#designer/instructions/reading/meaning'
import type { KnownNames, NameAt } from '#designer/instructions/reading/known'
import type { Stretch } from '#designer/instructions/reading/matches'
import { slotAt, type Sentence } from '#designer/instructions/reading/sentence'
import { weightOf } from '#designer/instructions/reading/sorts'
import { templatesIn } from '#designer/instructions/reading/templates'

/** What can be changed, removed or restyled by its name. */
const THINGS = new Set(
  'item listed heading button link person part kind fact picture form'.split(' ')
)
const VALUES = [
  'price',
  'phone',
  'email',
  'hours',
  'days',
  'times',
  'color',
  'font',
  'language',
] as const
const LONGEST_VALUE = 8
/** Less than any template. */
const WEIGHT = -10

type Found = Partial<Record<(typeof VALUES)[number], Slot>>

/**
 * What a part may mean by the things and values that it speaks of, where it says more than a template
 * takes in. It is never done unasked, but the person can tap it.
 */
export function mentionsIn(
  sentence: Sentence,
  part: Stretch,
  { known, language }: { known: KnownNames; language: CommandLanguage }
): Meaning[] {
  const slot = (stretch: Stretch) => slotAt(sentence, { name: 'value', ...stretch }, language)
  const named = namesIn(sentence, part, known)
  const things = named.filter(({ sort }) => THINGS.has(sort)).map(slot)
  const values = valuesIn(sentence, part, language)
  const quoted = sentence.tokens
    .slice(part.from, part.end)
    .flatMap((token, at) =>
      token.quoted === undefined ? [] : slot({ from: part.from + at, end: part.from + at + 1 })
    )
  const words = sentence.tokens.slice(part.from, part.end).map(({ word }) => word)
  const says = (verb: string) =>
    templatesIn(language.code).verbs[verb].some((phrase) => isWithin(words, phrase))
  const said = slot(part)

  const { price, phone, email, hours, days, times, color, font, language: spoken } = values
  const [only] = things.length === 1 ? things : []
  const isDenied = words.some((word) => DENIALS.has(word))
  const figures = words.filter((word) => /\d/.test(word)).length
  const ways: Way[] = []
  if (isDenied && !says('remove')) return []
  const offer = (command: string, slots: SlotsOf, isPlain = false) =>
    ways.push({ command, slots, isPlain: isPlain && !isDenied && !says('remove') && !says('add') })
  if (says('remove')) for (const target of things) offer('remove', { target })
  if (price)
    for (const target of things) offer('set', { target, price }, target === only && figures < 2)
  if (phone) offer('add_fact', { phone }, !things.some(isOther(language)))
  if (email) offer('add_fact', { email }, !things.some(isOther(language)))
  if (days && times) offer('hours', { days, times }, figuresIn(times.text) === figuresIn(said.text))
  else if (hours) offer('hours', { hours })
  if (color) for (const target of things) offer('colour', { target, color }, target === only)
  if (color && things.length === 0) offer('brand', { color })
  if (font) offer('fonts', { font }, things.length === 0)
  if (spoken) offer('language', { language: spoken })
  if (quoted.length === 1)
    for (const target of things) offer('set', { target, value: quoted[0] }, target === only)
  if (quoted.length === 2) offer('replace', { words: quoted[0], value: quoted[1] })
  if (says('add') && !price)
    for (const { sort, ...stretch } of named)
      if (sort === 'kind') offer('add_section', { kind: slot(stretch) })
  for (const size of ['larger', 'smaller'])
    if (sizes[language.code]?.[size].test(said.text))
      for (const target of things.length > 0 ? things : [IT])
        offer(size, { target }, target === only)
  return ways.map(({ command, slots, isPlain }, at) => ({
    command: { do: command, slots: { ...slots, said } },
    weight: WEIGHT - at,
    isPlain,
  }))
}

const figuresIn = (text: string) => text.match(/\d+/g)?.join(' ') ?? ''

interface Way {
  command: string
  slots: SlotsOf
  /** One thing and one value are named, and nothing else. */
  isPlain: boolean
}

/** "Not", "no longer": what is said is not so. */
const DENIALS = new Set(
  "not no never cannot don't dont isn't isnt değil degil yok olmasin".split(' ')
)

/** Something else than the fact that a number or an address is of. */
const isOther = (language: CommandLanguage) => (slot: Slot) =>
  weightOf('fact', slot, language) === undefined

const sizes: Record<string, Record<string, RegExp>> = {
  en: { larger: /\b(?:bigger|larger)\b/i, smaller: /\bsmaller\b/i },
  tr: { larger: /büyü[kt]/i, smaller: /küçü[kl]/i },
}

function namesIn({ tokens }: Sentence, { from, end }: Stretch, known: KnownNames): NameAt[] {
  const found: NameAt[] = []
  for (let at = from; at < end; at++)
    for (const name of known.at(tokens, at)) {
      // "Opening hours" within "the opening hours section" is no other thing.
      const isWithinOther = found.some((one) => one.from <= name.from && name.end <= one.end)
      if (name.end <= end && !isWithinOther) found.push(name)
    }
  return found
}

/** The longest stretch of each sort of value. */
function valuesIn(sentence: Sentence, { from, end }: Stretch, language: CommandLanguage): Found {
  const found: Found = {}
  for (const sort of VALUES)
    for (let length = Math.min(LONGEST_VALUE, end - from); length > 0 && !found[sort]; length--)
      for (let at = from; at + length <= end && !found[sort]; at++) {
        const one = slotAt(sentence, { name: sort, from: at, end: at + length }, language)
        if (!one.isQuoted && weightOf(sort, one, language) !== undefined) found[sort] = one
      }
  return found
}

function isWithin(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) =>
    phrase.every((word, index) => {
      const said = words[at + index]
      return word.endsWith('*') ? said?.startsWith(word.slice(0, -1)) : said === word
    })
  )
}
