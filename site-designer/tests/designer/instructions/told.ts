import { readInstructions } from '#designer/instructions/read'
import type { Instruction, Place, Target } from '#designer/instructions/instruction'

/**
 * What was read, short enough to stand in a table: clauses parted by "; ", the readings of one
 * clause by " | ", "?" for not understood and "=" for "stays as it is".
 */
export function told(text: string, context: Parameters<typeof readInstructions>[1] = {}): string {
  return readInstructions(text, context)
    .map((clause) => (clause.stays ? '=' : clause.readings.map(short).join(' | ') || '?'))
    .join('; ')
}

function short(one: Instruction): string {
  switch (one.do) {
    case 'add_section':
      return `add ${one.kind}${one.at ? ` ${place(one.at)}` : ''}`
    case 'remove_section':
      return `remove ${target(one.section)}`
    case 'move_section':
      return `move ${target(one.section)} ${place(one.to)}`
    case 'change_layout':
      return `layout ${target(one.section)} ${one.layout}`
    case 'set_surface':
      return `surface ${target(one.section)} ${one.surface}`
    case 'set_text':
      return `text ${target(one.target)} "${one.text}"`
    case 'replace_words':
      return `words "${one.from}" > "${one.to}"`
    case 'remove_part':
      return `remove ${target(one.target)}`
    case 'set_style':
      return `style ${target(one.target)} ${pairs(one.style)}`
    case 'set_link':
      return `link ${target(one.target)} ${one.href}`
    case 'set_look':
      return pairs(one.look)
    case 'set_mood':
      return one.mood
    case 'set_fact':
      return `${one.fact} ${one.value}`
    case 'set_trade':
      return `trade ${one.trade}`
    case 'add_item':
      return `item ${one.name}${one.price ? ` ${one.price}` : ''}${one.section ? ` in ${target(one.section)}` : ''}`
    case 'remove_item':
      return `no item ${one.name}`
    case 'set_price':
      return `price ${one.name} ${one.price}`
    case 'set_form':
      return one.wanted ? 'form' : 'no form'
    case 'add_field':
      return `field ${one.field}`
    case 'remove_field':
      return `no field ${one.field}`
    case 'shorten':
      return `shorten ${target(one.section)}`
    case 'add_words':
      return `say "${one.text}"`
  }
}

function target({ kind, part, nth, words }: Target): string {
  const name = [kind, part].filter(Boolean).join('.') || `“${words}”`
  return nth ? `${name}#${nth}` : name
}

function place(at: Place): string {
  return 'section' in at ? `${at.where} ${target(at.section)}` : at.where
}

function pairs(wish: object): string {
  return Object.entries(wish)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ')
}
