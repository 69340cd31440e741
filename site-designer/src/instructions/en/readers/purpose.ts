import { purposeOf } from '#designer/instructions/en/purposes'
import type { Instruction } from '#designer/instructions/instruction'
import { each, type Reader } from '#designer/instructions/readers/reader'
import { gaining } from '#designer/instructions/readers/sections/add_section'
import { placeOf } from '#designer/instructions/readers/sections/places'
import { has } from '#designer/instructions/words/piece'

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
