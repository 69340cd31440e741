import { applyEdit, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { contains, PageReading } from '#designer/live_page/reading/page_reading'

/**
 * How many elements of a page an edit changes: those that go or are rewritten as a whole, and of each
 * other change the innermost element that it stands in. A section that is set anew, what is moved as it
 * is, and a drawing are one each.
 */
export function elementsTouched(html: string, operations: readonly EditOperation[]): number {
  const applied = applyEdit(html, operations)
  if (!applied.ok) return 0
  const { page } = new PageReading(html)
  const anew = operations.flatMap((one) => {
    const section = one.type === 'change_source' && one.section && page.element(one.section)
    return section ? [section] : []
  })
  const ranges = Array.from(page.elements())
    .filter(
      (one) =>
        !one.isForeign &&
        !anew.some((section) => section.range.from < one.range.from && contains(section, one))
    )
    .map(({ range }) => range)
  const touched = new Set<number>()
  const { changes } = applied.value
  const isMoved = (source: string) =>
    source !== '' && changes.some(({ insert }) => insert.includes(source))
  for (const { from, to } of changes) {
    const inside = ranges.filter((range) => range.from >= from && range.to <= to)
    const whole = isMoved(html.slice(from, to).trim()) ? inside.slice(0, 1) : inside
    // Elements come in the order of their beginnings, so the last that holds the change is innermost.
    const around = ranges.findLast((range) => range.from <= from && range.to >= to)
    for (const range of whole.length > 0 ? whole : [around]) if (range) touched.add(range.from)
  }
  return touched.size
}
