import { ChangeSet, Page, type PageElement } from 'editor-engine'
import { FIELD_MARK, OURS_MARK, pathMarked } from '#designer/sheet/field_mark'
import { valueFields } from '#designer/sheet/fields'

/** How many elements of a draft show a sentence of ours. */
export function ourSentencesIn(html: string): number {
  if (!html.includes(`${OURS_MARK}=`)) return 0
  return [...Page.open(html).elements()].filter(isOurs).length
}

function isOurs(element: PageElement): boolean {
  return element.attribute(OURS_MARK)?.value === ''
}

/**
 * A page without the marks that tie it to its sheet, or that say whose words are ours; visitors need
 * none. Other uses of the attributes stay.
 */
export function withoutFieldMarks(html: string): string {
  if (!html.includes(FIELD_MARK) && !html.includes(`${OURS_MARK}=`)) return html
  const changes = [...Page.open(html).elements()].flatMap((element) => {
    const mark = element.attribute(FIELD_MARK)?.value
    const isMark = mark !== undefined && valueFields.includes(pathMarked(mark))
    return [
      ...(isMark ? element.removeAttribute(FIELD_MARK) : []),
      ...(isOurs(element) ? element.removeAttribute(OURS_MARK) : []),
    ]
  })
  return ChangeSet.of(changes, html.length).apply(html)
}
