import type { Command } from '#designer/commands/language/command'
import type { CommandLanguage } from '#designer/commands/language/language'
import { holdsCommand, type Slot, type SlotsOf } from '#designer/commands/language/slots'
import { commandsOf } from '#designer/commands/reading/commands_of'
import {
  isOnlySaid,
  leadAtEnd,
  priceTold,
  saysFree,
  type PriceTold,
} from '#designer/commands/values/price'
import { amountsIn } from '#designer/reader/shapes/money'
import type { SlotAt } from '#designer/commands/reading/classifier'
import { sentenceOf, type Sentence } from '#designer/commands/reading/features'
import type { KnownNames } from '#designer/commands/reading/known'
import { modelOf } from '#designer/commands/reading/model'
import { MOST_TOKENS } from '#designer/commands/reading/tokens'
import { wishesIn, type Reading } from '#designer/commands/reading/read'

/** A way to carry out what a clause says. */
export interface Meaning {
  label: string
  likelihood: number
  unknown: number
  /** It says nothing but names, and the wish before is not of the same sort. */
  isBare: boolean
  /** The same wish for different sorts of things: the first that can be done is meant. */
  commands: Command[]
}

/** A part of an instruction that asks for one thing, with what it may mean, the likeliest first. */
export interface Clause {
  text: string
  meanings: Meaning[]
}

/** An instruction as clauses, each with what it may mean where these things can be named. */
export function clausesOf(text: string, known: KnownNames, language: CommandLanguage): Clause[] {
  const sentence = sentenceOf(text, known, language)
  if (sentence.tokens.length > MOST_TOKENS) return []
  const wishes = wishesIn(sentence, modelOf(language.code))
  return togetherWithPrices(
    wishes.map(({ from, end, readings }, index) => {
      const before = wishes[index - 1]?.readings[0]?.label
      const whole = { name: 'said', from, end }
      const meanings = readings
        .map((one) =>
          one.label === 'brand' && isOfLook(before) ? { ...one, label: 'color' } : one
        )
        .map((one) => ({ ...one, isBare: one.isBare && one.label !== before }))
        .map((one) => meaningOf(sentence, one, whole, language))
        .filter(({ commands }) => !commands.some(({ slots }) => isMixed(slots.value, language)))
        .toSorted((one, other) => other.likelihood - one.likelihood)
      return { text: slotAt(sentence, whole, language.code).text, meanings }
    })
  ).filter(
    ({ text: said }, index, all) =>
      all.length === 1 || index === all.length - 1 || !ONLY_WHERE.test(said)
  )
}

/** "On the form, …" says where the words of the next part stand. */
const ONLY_WHERE = /^(?:on|in|at|under|within) (?:the |my |our )?[\p{L}\d]+(?: [\p{L}\d]+)?$/iu

/** "Add a cot to the prices, £5 a night": a price alone is that of what is added in front of it. */
function togetherWithPrices(clauses: Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    const [price] = amountsIn(clause.text)
    const isPrice = price?.start === 0 && !/[,;]|\band\b/.test(clause.text)
    const added = last?.meanings.find(({ label }) => label === 'add_item')
    if (!last || !isPrice || added !== last.meanings[0]) {
      joined.push(clause)
      continue
    }
    const said: Slot = { text: clause.text, isQuoted: false, words: clause.text.split(' ') }
    const commands = added.commands.map(({ do: name, slots }) => ({
      do: name,
      slots: { ...slots, price: slots.price ?? said },
    }))
    joined[joined.length - 1] = {
      text: `${last.text}, ${clause.text}`,
      meanings: [{ ...added, commands }],
    }
  }
  return joined
}

function meaningOf(
  sentence: Sentence,
  reading: Reading,
  whole: SlotAt,
  language: CommandLanguage
): Meaning {
  const { label, slots, likelihood, unknown, isBare } = reading
  const { code } = language
  const said = slotAt(sentence, whole, code)
  const filled: SlotsOf = {}
  for (const slot of slots) filled[slot.name] ??= slotAt(sentence, slot, code)
  let isPartly = TAKES_AWAY.has(label) && tellsMore(sentence, slots, whole, language)
  if (filled.price && (label === 'price' || label === 'add_item')) {
    const told = priceWithin(sentence, slots, whole, language)
    if (told) {
      filled.price = { ...filled.price, text: told.price }
      isPartly = !isOnlySaid(told.rest, language)
    }
  }
  // "Below the gallery": a scope is what the new section stands above, a second one what it stands under.
  if (label === 'add_section' && filled.scope && BELOW.test(said.text)) {
    filled.scope2 = filled.scope
    delete filled.scope
  }
  const times = slots.filter(({ name }) => name === 'days' || name === 'times')
  if (times.length > 2) {
    const [from, end] = [
      Math.min(...times.map((one) => one.from)),
      Math.max(...times.map((one) => one.end)),
    ]
    filled.hours = slotAt(sentence, { name: 'hours', from, end }, code)
  }
  return {
    label,
    likelihood: isPartly ? likelihood * IF_PARTLY : likelihood,
    unknown,
    isBare,
    commands: commandsOf(label, filled, said),
  }
}

/**
 * Of a meaning that leaves something unsaid: words behind a price, a sum where a thing is to go. So
 * little that it is never done unasked.
 */
const IF_PARTLY = 0.06

/** A price with the words directly before and behind it that no other slot holds. */
function priceWithin(
  { text, tokens }: Sentence,
  slots: readonly SlotAt[],
  whole: SlotAt,
  language: CommandLanguage
): PriceTold | undefined {
  const price = slots.find(({ name }) => name === 'price')!
  const last = Math.max(
    whole.from,
    ...slots.filter(({ end }) => end <= price.from).map(({ end }) => end)
  )
  const next = Math.min(
    whole.end,
    ...slots.filter(({ from }) => from >= price.end).map(({ from }) => from)
  )
  const [{ from, quoted }] = tokens.slice(price.from)
  if (quoted !== undefined) return undefined
  const lead = leadAtEnd(text.slice(tokens[last].from, from), language)
  const own = text.slice(from, tokens[price.end - 1].to)
  const behind = text.slice(tokens[price.end - 1].to, tokens[next - 1].to)
  return priceTold(`${lead} ${own}${behind}`, language)
}

const TELLING = new Set(['price', 'phone', 'email', 'url', 'h_time'])

/** Whether a sum, a number or a time is told beside what is to go: something new, more likely. */
function tellsMore(
  { tokens, kinds }: Sentence,
  slots: readonly SlotAt[],
  { from, end }: SlotAt,
  language: CommandLanguage
): boolean {
  return tokens.slice(from, end).some(({ word }, index) => {
    const at = from + index
    const slot = slots.find((one) => one.from <= at && at < one.end)
    const isOfThing = slot && slot.name !== 'why'
    return !isOfThing && (kinds[at].some((kind) => TELLING.has(kind)) || saysFree(word, language))
  })
}

/** "Make the title bigger and blue": the colour is that of the title. */
function isOfLook(label: string | undefined): boolean {
  return (
    label !== undefined &&
    /^(?:larger|smaller|caps|left|right|center)$|bold|italic|underline/.test(label)
  )
}

/** "Hello and make it nicer" is not what is to be published. */
function isMixed(value: Slot | undefined, language: CommandLanguage): boolean {
  return value !== undefined && holdsCommand(value, language)
}

const BELOW = /below|under|after|beneath|behind|following|alt[ıi]n|sonra|ard[ıi]n/iu

/** Turkish endings behind them belong to the sentence: "0232 555 01 99'dan". */
const ENDED = new Set(
  'price color color2 font phone email url year town until person value address'.split(' ')
)

function slotAt({ text, tokens }: Sentence, { name, from, end }: SlotAt, code: string): Slot {
  const taken = tokens.slice(from, end)
  const [only] = taken
  const isQuoted = taken.length === 1 && only.quoted !== undefined
  const typed = text
    .slice(only.from, taken.at(-1)!.to)
    .replace(/^[:–-] |[,;:]$/g, '')
    .trim()
  const plain = code === 'tr' && ENDED.has(name) ? typed.replace(/['’]\p{Ll}+$/u, '') : typed
  return {
    text: isQuoted ? only.quoted! : plain,
    isQuoted,
    words: taken.flatMap(({ word, quoted, isMark }) => (isMark ? [] : (quoted ?? word))),
  }
}

/**
 * Above the first a meaning is carried out; above the second, where hardly anything else is likely.
 * What takes things away while words stay unread is carried out above the last alone.
 */
const SURE = 0.25
const SURE_ALONE = 0.1
const SURE_GROUNDED = 0.07
/** Of days and times that can be read. */
const SURE_OF_HOURS = 0.04
const SHARE = 0.7
const SURE_UNREAD = 0.6
/** Above this it is worth saying why something cannot be done. */
const LIKELY = 0.3
const OFFERED = 0.02
const OFFERED_OF_LOOK = 0.05
/** Of what is likelier and cannot be done by words. */
const LEAST_SHARE = 0.15
const OFFERED_UNREAD = 0.05
const FEW_UNREAD = 2
const LEAST_UNREAD = 0.12
const MOST_OFFERED = 6
/** What nobody can do by words. */
const REFUSALS = new Set(['cannot', 'vague', 'undo', 'picture'])
const OF_HOURS = new Set(['hours', 'closed', 'opens_at', 'closes_at'])
/** What is said must be found on the page, or be days and times that can be read. */
const GROUNDED = new Set([
  ...'set replace price add_item add_text move_before move_after move_to'.split(' '),
  ...OF_HOURS,
])
const OF_LOOK =
  /bold|italic|underline|caps|left|right|center|round|sharp|square|larger|smaller|wider|dark|light|layout|stays/
const TAKES_AWAY = new Set(['remove', 'remove_item', 'hide', 'remove_sentence', 'remove_prices'])

/** Whether it needs no question; `likelihood` may be that of several meanings that come to the same. */
export function isSure(
  { meanings }: Clause,
  meaning: Meaning,
  { likelihood }: { likelihood: number } = meaning
): boolean {
  const isGrounded = GROUNDED.has(meaning.label)
  // What is found on the page can be done, unless that is the less likely.
  const others = meanings.filter(
    (one) => !isGrounded || !REFUSALS.has(one.label) || one.likelihood > likelihood
  )
  const all = others.reduce((sum, one) => sum + one.likelihood, 0)
  const isAlone = likelihood >= SHARE * all && meaning.unknown === 0
  if (TAKES_AWAY.has(meaning.label)) {
    if (meaning.isBare) return false
    if (meaning.unknown > 0) return likelihood >= SURE_UNREAD
    return likelihood >= SURE || (isAlone && likelihood >= SURE_ALONE)
  }
  const bar = OF_HOURS.has(meaning.label) ? SURE_OF_HOURS : SURE_GROUNDED
  const least = isGrounded ? bar : SURE_ALONE
  return likelihood >= SURE || (isAlone && likelihood >= least)
}

/** Whether it is worth saying why it cannot be done. */
export function isLikely({ likelihood }: Meaning): boolean {
  return likelihood >= LIKELY
}

/** What may be meant, where it is not sure. */
export function offered({ meanings }: Clause): Meaning[] {
  const [first] = meanings
  return meanings
    .filter(
      ({ likelihood, label, unknown, isBare }) =>
        likelihood >= (OF_LOOK.test(label) ? OFFERED_OF_LOOK : OFFERED) &&
        !(REFUSALS.has(first.label) && likelihood < LEAST_SHARE * first.likelihood) &&
        !REFUSALS.has(label) &&
        (unknown === 0 || likelihood >= (unknown > FEW_UNREAD ? LEAST_UNREAD : OFFERED_UNREAD)) &&
        !(isBare && likelihood < LEAST_UNREAD)
    )
    .slice(0, MOST_OFFERED)
}
