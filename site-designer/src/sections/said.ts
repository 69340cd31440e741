import type { OutlineWords } from '#designer/copy/plan_words'
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
