import type { OutlineWords } from '#designer/copy/plan_words'
import { fieldMark } from '#designer/sheet/field_mark'
import type { ValueField } from '#designer/sheet/fields'
import type { Item, Slot } from '#designer/site/content'

export function listing(items: Item[], words: OutlineWords): string {
  const slots = items.map(({ name }) => name)
  return slots.some(isSaid) ? names(slots, words) : words.suggestions(names(slots, words))
}

export function names(slots: Slot[], words: OutlineWords): string {
  const open = slots.flatMap((slot) => (isSaid(slot) ? [] : [slot.todo]))
  const known = slots.filter(isSaid)
  if (known.length === 0) return [...new Set(open)].join(', ')
  const first = known.slice(0, 6).join(', ')
  return known.length > 6 ? words.more(first, known.length - 6) : first
}

export function isSaid(slot: Slot): slot is string {
  return typeof slot === 'string'
}

/** The mark of what shows an entry of the sheet; none while its name is still to fill. */
export function markOf(path: ValueField, name: Slot, part?: string): string | undefined {
  return isSaid(name) ? fieldMark(path, name, part) : undefined
}
