import type { Instruction } from '#designer/instructions/instruction'
import { setFact, setTrade } from '#designer/revise/facts'
import { setLook } from '#designer/revise/looks'
import { setMoods } from '#designer/revise/moods'
import { addItem, removeItem, setPrice } from '#designer/revise/offers'
import type { Revision } from '#designer/revise/revision'
import { addSection, moveSection, removeSection } from '#designer/revise/sections'
import { addWords, setForm } from '#designer/revise/words'

/**
 * Carries one instruction out on the sheet and says what it did. Undefined, with the sheet as it
 * was, where a sheet cannot: texts, parts and links are those of a page that is not there yet.
 */
export function apply(
  revision: Revision,
  instruction: Instruction,
  words: string
): string | undefined {
  switch (instruction.do) {
    case 'add_section':
      return addSection(revision, instruction, words)
    case 'remove_section':
      return removeSection(revision, instruction, words)
    case 'move_section':
      return moveSection(revision, instruction, words)
    case 'set_look':
      return setLook(revision, instruction, words)
    case 'set_mood':
      return setMoods(revision, [instruction.mood])
    case 'set_fact':
      return setFact(revision, instruction, words)
    case 'set_trade':
      return setTrade(revision, instruction, words)
    case 'add_words':
      return addWords(revision, instruction, words)
    case 'add_item':
      return addItem(revision, instruction, words)
    case 'remove_item':
      return removeItem(revision, instruction, words)
    case 'set_price':
      return setPrice(revision, instruction, words)
    case 'set_form':
      return setForm(revision, instruction, words)
    case 'change_layout':
    case 'set_surface':
    case 'set_text':
    case 'replace_words':
    case 'remove_part':
    case 'set_style':
    case 'set_link':
    case 'add_field':
    case 'remove_field':
    case 'shorten':
      return undefined
    default:
      return instruction satisfies never
  }
}
