import type { Change } from 'editor-engine'
import { factsOf, type Fact } from '#designer/fill/facts'
import { sortedSheet } from '#designer/fill/sentences/sorted_sheet'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { removal } from '#designer/live_page/reading/source_changes'
import { wordsOf } from '#designer/live_page/reading/words'
import { FIELD_MARK, partMarked, pathMarked } from '#designer/sheet/field_mark'
import { freshRows, markOf, partOf, shownAs } from '#designer/live_page/update/marked_rows'
import type { Sheet } from '#designer/sheet/sheet'

/** The class of a section that a model has designed: no print of ours is its earlier version. */
export const DESIGNED = 'own'

/**
 * What a change of the sheet means for sections that a model has designed: an element whose mark names a
 * fact, and that still shows it, shows what the fact is now; the row of a fact that is gone goes,
 * and a new entry of a list has a row as the others have.
 */
export function markedChanges(reading: PageReading, before: Sheet, after: Sheet): Change[] {
  const marked = reading.elements(
    (one) => one.attribute(FIELD_MARK) !== undefined && isDesigned(one)
  )
  if (marked.length === 0) return []
  const [old, now] = [before, after].map((sheet) => factsOf(sortedSheet(sheet)))
  const changed = marked.flatMap((element): Change[] => {
    const mark = element.attribute(FIELD_MARK)!.value
    const was = old.get(mark)
    if (!was || wordsOf(element) !== was.text.replace(/\s+/g, ' ')) return []
    const is = now.get(mark) ?? renamed(mark, old, now)
    if (!is) return [removal(rowOf(element))]
    return is.text === was.text && is.mark === mark ? [] : shownAs(element, is)
  })
  return changed.length > 0 ? changed : freshRows(reading, marked, [before, after])
}

/** Whether it is a section that a model has designed, or stands in one. */
export function isDesigned(element: PageElement): boolean {
  for (let at: PageElement | undefined = element; at; at = at.parent)
    if (at.tag === 'section' && at.attribute('class')?.value.split(/\s+/).includes(DESIGNED))
      return true
  return false
}

/** The only fact of its sort that was not there before, where the other is the only one that went. */
function renamed(
  mark: string,
  old: ReadonlyMap<string, Fact>,
  now: ReadonlyMap<string, Fact>
): Fact | undefined {
  const isAlike = (other: string) =>
    pathMarked(other) === pathMarked(mark) && partMarked(other) === partMarked(mark)
  const fresh = [...now.values()].filter((fact) => isAlike(fact.mark) && !old.has(fact.mark))
  const gone = [...old.keys()].filter((other) => isAlike(other) && !now.has(other))
  return fresh.length === 1 && gone.length === 1 ? fresh[0] : undefined
}

/** With the row that it stands in. */
function rowOf(element: PageElement): PageElement {
  const own = entryIn(element)
  return partOf(element, (one) => markOf(one) !== '' && entryIn(one) !== own)
}

function entryIn(element: PageElement): string {
  return markOf(element).replace(/\.\w+$/, '')
}
