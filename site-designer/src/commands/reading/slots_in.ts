import { tags } from '#designer/commands/reading/tags'

/** A stretch of a sentence that is one slot. */
export interface SlotAt {
  name: string
  from: number
  end: number
}

/** The slots that the tags of some tokens mark. */
export function slotsIn(marked: readonly number[], from: number, end: number): SlotAt[] {
  const slots: SlotAt[] = []
  for (let at = from; at < end; at++) {
    const tag = tags[marked[at]]
    if (tag[0] === 'B') slots.push({ name: tag.slice(2), from: at, end: at + 1 })
    else if (tag[0] === 'I' && slots.length > 0) slots.at(-1)!.end = at + 1
  }
  return slots
}
