import { purposeOf } from '#planning/designers/builtin/instructions/en/purposes'
import type { Instruction } from '#planning/designers/builtin/instructions/instruction'
import { each, type Reader } from '#planning/designers/builtin/instructions/readers/reader'
import { gaining } from '#planning/designers/builtin/instructions/readers/sections/add_section'
import { placeOf } from '#planning/designers/builtin/instructions/readers/sections/places'
import { has } from '#planning/designers/builtin/instructions/words/piece'

/** "A bit where we list the villages we deliver to": named by what it is for. */
export const purpose: Reader = (stretch) => {
  const { shape, pieces, language, text } = stretch
  if (language !== 'en' || shape.denied || stretch.asked || has(pieces, 'beyond')) return undefined
  const coming = [...gaining, 'write', 'other', 'ask', 'link'].includes(shape.verb)
  const kind = coming ? purposeOf(text) : undefined
  const at = placeOf(stretch)
  if (!kind) return undefined
  const wish: Instruction = { do: 'add_section', kind, ...(at && at !== 'unknown' ? { at } : {}) }
  return each(stretch, [wish])
}

const placeFor =
  /\b(?:an?|another|some|needs?|wants?)\b.*\b(?:section|bit|part|somewhere|place|spot|corner)\b.*\b(?:where|to|for|that|so|with)\b/i

/** The same where a place for it is asked for in so many words. */
export const placeForPurpose: Reader = (stretch) =>
  placeFor.test(stretch.text) ? purpose(stretch) : undefined
