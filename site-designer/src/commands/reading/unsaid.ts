import type { Command } from '#designer/commands/language/command'
import type { CommandLanguage } from '#designer/commands/language/language'
import type { SlotAt } from '#designer/commands/reading/slots_in'
import type { Sentence } from '#designer/commands/reading/features'
import type { Reading } from '#designer/commands/reading/read'
import { slotAt } from '#designer/commands/reading/slot_at'
import { saysFree } from '#designer/commands/values/price'
import { numberOf } from '#designer/sheet/claims/claim_words'

export const TAKES_AWAY = new Set([
  'remove',
  'remove_item',
  'hide',
  'remove_sentence',
  'remove_prices',
])

/** What says where something is to stand. */
const PLACES = /^(?:add|move|show|swap|duplicate)/

/** Whether a reading leaves something unsaid, so that it is never done unasked. */
export function leavesUnsaid(
  sentence: Sentence,
  { label, slots }: Pick<Reading, 'label' | 'slots'>,
  whole: SlotAt,
  language: CommandLanguage
): boolean {
  return (
    (TAKES_AWAY.has(label) && tellsMore(sentence, slots, whole, language)) ||
    leavesNumber(sentence, slots, whole) ||
    (!PLACES.test(label) && namesNeighbour(sentence, slots, whole, language)) ||
    (label === 'add_text' && isLooseText(sentence, slots))
  )
}

/** "Thirty" may be a price; "the two photos" and "this one" are not. */
const FEWEST_SPELLED_OUT = 10
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
    if (isOfThing) return false
    const isSpelledOut = (numberOf(word, language.code) ?? 0) >= FEWEST_SPELLED_OUT
    return isSpelledOut || kinds[at].some((kind) => TELLING.has(kind)) || saysFree(word, language)
  })
}

const TOLD = new Set('clock until times price phone email url value text year'.split(' '))

/** "From 1 pm, still finishing at 7": something told that the command does not take. */
export function leavesSlot(
  sentence: Sentence,
  slots: readonly SlotAt[],
  { slots: taken }: Command,
  { code }: Pick<CommandLanguage, 'code'>
) {
  const used = Object.entries(taken).flatMap(([name, { text }]) => (name === 'said' ? [] : text))
  return slots.some((slot) => {
    if (!TOLD.has(slot.name)) return false
    const { text } = slotAt(sentence, slot, code)
    return !used.some((one) => one.includes(text))
  })
}

/** A number that no slot holds. */
function leavesNumber({ tokens }: Sentence, slots: readonly SlotAt[], { from, end }: SlotAt) {
  return tokens.slice(from, end).some(({ word, quoted }, index) => {
    const at = from + index
    return (
      quoted === undefined &&
      /\d/.test(word) &&
      !slots.some((one) => one.from <= at && at < one.end)
    )
  })
}

/** "The line under the title" is not the title. */
function namesNeighbour(
  { tokens }: Sentence,
  slots: readonly SlotAt[],
  { from }: SlotAt,
  { beside, articles }: CommandLanguage
): boolean {
  const target = slots.find(({ name }) => name === 'target')
  if (!target) return false
  let at = target.from - 1
  while (at > from && articles.includes(tokens[at].word)) at--
  return at >= from && beside.includes(tokens[at].word)
}

/** A text that begins behind no mark and in no quotation marks: "write five reviews" asks for words. */
function isLooseText({ tokens, text }: Sentence, slots: readonly SlotAt[]): boolean {
  const said = slots.find(({ name }) => name === 'text')
  if (slots.some(({ name }) => name === 'value')) return false
  if (!said || tokens[said.from].quoted !== undefined || said.from === 0) return false
  return !/[:,;\n–—-]\s*$/.test(text.slice(0, tokens[said.from].from))
}
