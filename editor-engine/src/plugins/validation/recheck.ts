import { addedDiagnostics } from '../../core/checks.ts'
import { ID_ATTRIBUTE } from '../../core/html/tag.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, EditInPlace, ReadonlyPage } from '../../core/plugin.ts'
import { isField } from './content.ts'

/** What these say is about the whole page. */
const OF_THE_PAGE = new Set(['html', 'head', 'title', 'body', 'label'])

/** The checks of one element that look at nothing outside of it. */
type OwnCheck = (element: PageElement) => Iterable<Diagnostic>

/**
 * The findings of these checks that an edit adds which left every tag in place: of the touched elements, and of those
 * around them, whose words they hold. Undefined if the edit touches what other elements depend on: the
 * language and title of the page, its labels, its ids.
 */
export function recheck(
  { before, after, touched }: EditInPlace,
  checks: readonly OwnCheck[]
): Diagnostic[] | undefined {
  const isWide = touched.some((index) => concernsOthers(before.at(index), after.at(index)))
  if (isWide) return undefined
  const around = withAncestors(after, touched)
  const findingsOn = (page: ReadonlyPage) =>
    around.flatMap((index) => checks.flatMap((check) => [...check(page.at(index))]))
  return addedDiagnostics(findingsOn(before), findingsOn(after))
}

function concernsOthers(was: PageElement, is: PageElement): boolean {
  if (OF_THE_PAGE.has(is.tag) || isField(is)) return true
  return ['id', ID_ATTRIBUTE].some(
    (name) => was.attribute(name)?.value !== is.attribute(name)?.value
  )
}

/** In document order. */
function withAncestors(page: ReadonlyPage, touched: readonly number[]): number[] {
  const around = new Set<number>()
  for (let index of touched) {
    for (; index >= 0 && !around.has(index); index = page.at(index).parentIndex) around.add(index)
  }
  return [...around].sort((one, other) => one - other)
}
