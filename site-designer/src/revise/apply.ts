import type { Instruction } from '#designer/instructions/instruction'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import type { Applied, Words } from '#designer/revise/applier'
import { setMoods } from '#designer/revise/directions'
import { addWords, setFact, setTrade } from '#designer/revise/facts'
import { setLook } from '#designer/revise/looks'
import { addItem, removeItem, setForm, setPrice } from '#designer/revise/offers'
import {
  addSection,
  changeLayout,
  moveSection,
  removeSection,
  setSurface,
} from '#designer/revise/sections'

/**
 * Carries one instruction out on the plan and says what it did. Undefined, with the plan untouched,
 * where a plan cannot: its texts, parts and links are those of a page that is not there yet.
 */
export function apply(
  plan: BuiltinPlan,
  instruction: Instruction,
  words: Words
): Applied | undefined {
  switch (instruction.do) {
    case 'add_section':
      return addSection(plan, instruction, words)
    case 'remove_section':
      return removeSection(plan, instruction, words)
    case 'move_section':
      return moveSection(plan, instruction, words)
    case 'change_layout':
      return changeLayout(plan, instruction, words)
    case 'set_surface':
      return setSurface(plan, instruction, words)
    case 'set_look':
      return setLook(plan, instruction, words)
    case 'set_mood':
      return setMoods(plan, [instruction.mood], words)
    case 'set_fact':
      return setFact(plan, instruction, words)
    case 'set_trade':
      return setTrade(plan, instruction, words)
    case 'add_words':
      return addWords(plan, instruction, words)
    case 'add_item':
      return addItem(plan, instruction, words)
    case 'remove_item':
      return removeItem(plan, instruction, words)
    case 'set_price':
      return setPrice(plan, instruction, words)
    case 'set_form':
      return setForm(plan, instruction, words)
    case 'set_text':
    case 'replace_words':
    case 'remove_part':
    case 'set_style':
    case 'set_link':
    case 'add_field':
    case 'remove_field':
    case 'shorten':
      return undefined
  }
}
