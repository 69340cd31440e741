import type { Command } from '#designer/commands/language/command'
import type { CommandLanguage } from '#designer/commands/language/language'
import { holdsCommand, type Slot, type SlotsOf } from '#designer/commands/language/slots'
import { commandsOf } from '#designer/commands/reading/commands_of'
import { daysIn } from '#designer/commands/values/hours'
import { isOnlySaid, leadAtEnd, priceTold, type PriceTold } from '#designer/commands/values/price'
import type { SlotAt } from '#designer/commands/reading/slots_in'
import { sentenceOf, type Sentence } from '#designer/commands/reading/features'
import type { KnownNames } from '#designer/commands/reading/known'
import { slotAt } from '#designer/commands/reading/slot_at'
import { leavesSlot, leavesUnsaid } from '#designer/commands/reading/unsaid'
import { modelOf } from '#designer/commands/reading/model'
import { plainReading } from '#designer/commands/reading/plain'
import { MOST_TOKENS } from '#designer/commands/reading/tokens'
import { wishesIn, type Reading, type Wish } from '#designer/commands/reading/read'

/** A way to carry out what a clause says. */
export interface Meaning {
  label: string
  likelihood: number
  unknown: number
  /** It says nothing but names, and the wish before is not of the same sort. */
  isBare: boolean
  /** Something is said that no slot holds: it is never done unasked. */
  isPartly: boolean
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
  const plain = plainReading(sentence, language)
  const wishes: Pick<Wish, 'from' | 'end' | 'readings'>[] = plain
    ? [{ from: 0, end: sentence.tokens.length, readings: [plain] }]
    : wishesIn(sentence, modelOf(language.code))
  const clauses = wishes.map(({ from, end, readings }, index) => {
    const before = wishes[index - 1]?.readings[0]?.label
    const whole = { name: 'said', from, end }
    const meanings = readings
      .map((one) => (one.label === 'brand' && isOfLook(before) ? { ...one, label: 'color' } : one))
      .map((one) => ({ ...one, isBare: one.isBare && one.label !== before }))
      .map((one) => meaningOf(sentence, one, whole, language))
      .filter(({ commands }) => !commands.some(({ slots }) => isMixed(slots.value, language)))
      .toSorted((one, other) => other.likelihood - one.likelihood)
    return { text: slotAt(sentence, whole, language.code).text, meanings }
  })
  return clauses.filter(
    ({ text: said, meanings: [first] }, index, all) =>
      all.length === 1 ||
      (first?.label !== CHAT && (index === all.length - 1 || !ONLY_WHERE.test(said)))
  )
}

/** A sentence that wishes nothing, beside others: a greeting, a reason. */
const CHAT = 'chat'

/** "On the form, …" says where the words of the next part stand. */
const ONLY_WHERE = /^(?:on|in|at|under|within) (?:the |my |our )?[\p{L}\d]+(?: [\p{L}\d]+)?$/iu

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
  const isPriced = filled.price && (label === 'price' || label === 'add_item')
  const told = isPriced ? priceWithin(sentence, slots, whole, language) : undefined
  if (told) filled.price = { ...filled.price, text: told.price }
  // "Below the gallery": a scope is what the new section stands above, a second one what it stands under.
  if (label === 'add_section' && filled.scope && BELOW.test(said.text)) {
    filled.scope2 = filled.scope
    delete filled.scope
  }
  const times = slots.filter(({ name }) => name === 'days' || name === 'times')
  const isMixedUp = label === 'hours' && filled.days && !daysIn(filled.days.text, code)
  // Times among the days: all of it is read as hours.
  if (times.length > 2 || isMixedUp) {
    const [from, end] = [
      Math.min(...times.map((one) => one.from)),
      Math.max(...times.map((one) => one.end)),
    ]
    filled.hours = slotAt(sentence, { name: 'hours', from, end }, code)
  }
  const commands = commandsOf(label, filled, said)
  // A price that cannot be read is never set without a question.
  const isUnread = label === 'price' && !told && !filled.price?.isQuoted
  const isPartly =
    isUnread ||
    leavesUnsaid(sentence, { label, slots: told?.slots ?? slots }, whole, language) ||
    (told !== undefined && !isOnlySaid(told.rest, language)) ||
    (commands.length > 0 && leavesSlot(sentence, slots, commands[0], language))
  return {
    label,
    likelihood: isPartly ? likelihood * IF_PARTLY : likelihood,
    unknown,
    isBare,
    isPartly,
    commands,
  }
}

/** A meaning that leaves something unsaid is less likely: words behind a price, a sum where a thing is to go. */
const IF_PARTLY = 0.06

/** A price with the words directly before and behind it that no other slot holds, and the slots with it. */
function priceWithin(
  { text, tokens }: Sentence,
  slots: readonly SlotAt[],
  whole: SlotAt,
  language: CommandLanguage
): (PriceTold & { slots: SlotAt[] }) | undefined {
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
  const behind = text.slice(from, tokens[next - 1].to)
  const told = priceTold(`${lead} ${behind}`, language)
  if (!told) return undefined
  const rest =
    told.rest === '' ? tokens[next - 1].to : text.lastIndexOf(told.rest, tokens[next - 1].to)
  const end = tokens.findIndex(
    (token, at) => at >= price.end && (at === next || token.from >= rest)
  )
  const widened = { ...price, end: end < 0 ? tokens.length : end }
  return { ...told, slots: slots.map((slot) => (slot === price ? widened : slot)) }
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
