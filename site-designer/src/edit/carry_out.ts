import { setFact } from '#designer/edit/facts/facts'
import { addField, removeField } from '#designer/edit/form/fields'
import { setForm } from '#designer/edit/form/form'
import { addItem, removeItem, setPrice } from '#designer/edit/items'
import { changeLayout, setSurface } from '#designer/edit/layouts'
import { setLook, setMood } from '#designer/edit/look'
import { impossible, type Desk, type Outcome } from '#designer/edit/outcome'
import { addSection, moveSection, removeSection } from '#designer/edit/sections'
import { setStyle } from '#designer/edit/style'
import { removePart } from '#designer/edit/texts/remove_part'
import { setLink } from '#designer/edit/texts/set_link'
import { shorten } from '#designer/edit/texts/shorten'
import { addWords, replaceWords, setText } from '#designer/edit/texts/texts'
import type { Instruction } from '#designer/instructions/instruction'

/** One instruction as operations on this page, or why not, or which of several things is meant. */
export function carryOut(desk: Desk, asked: Instruction): Outcome {
  switch (asked.do) {
    case 'add_section':
      return addSection(desk, asked)
    case 'remove_section':
      return removeSection(desk, asked)
    case 'move_section':
      return moveSection(desk, asked)
    case 'change_layout':
      return changeLayout(desk, asked)
    case 'set_surface':
      return setSurface(desk, asked)
    case 'set_text':
      return setText(desk, asked)
    case 'replace_words':
      return replaceWords(desk, asked)
    case 'remove_part':
      return removePart(desk, asked)
    case 'set_style':
      return setStyle(desk, asked)
    case 'set_link':
      return setLink(desk, asked)
    case 'set_look':
      return setLook(desk, asked)
    case 'set_mood':
      return setMood(desk, asked)
    case 'set_fact':
      return setFact(desk, asked)
    case 'set_trade':
      return impossible(desk.says.tradeIsPlanned)
    case 'add_item':
      return addItem(desk, asked)
    case 'remove_item':
      return removeItem(desk, asked)
    case 'set_price':
      return setPrice(desk, asked)
    case 'set_form':
      return setForm(desk, asked)
    case 'add_field':
      return addField(desk, asked)
    case 'remove_field':
      return removeField(desk, asked)
    case 'shorten':
      return shorten(desk, asked)
    case 'add_words':
      return addWords(desk, asked)
    default:
      return asked satisfies never
  }
}
