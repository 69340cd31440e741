import { applyEdit, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { PageReading } from '#designer/live_page/reading/page_reading'

/**
 * How many elements of a page an edit changes: those that go or are rewritten as a whole, and of each
 * other change the innermost element that it stands in.
 */
export function elementsTouched(html: string, operations: readonly EditOperation[]): number {
  const applied = applyEdit(html, operations)
  if (!applied.ok) return 0
  const ranges = Array.from(new PageReading(html).page.elements(), ({ range }) => range)
  const touched = new Set<number>()
  for (const { from, to } of applied.value.changes) {
    const whole = ranges.filter((range) => range.from >= from && range.to <= to)
    // Elements come in the order of their beginnings, so the last that holds the change is innermost.
    const around = ranges.findLast((range) => range.from <= from && range.to >= to)
    for (const range of whole.length > 0 ? whole : [around]) if (range) touched.add(range.from)
  }
  return touched.size
}
