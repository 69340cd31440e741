import { ChangeSet, Page } from 'editor-engine'
import { FIELD_MARK, OURS_MARK, pathMarked } from '#designer/sheet/field_mark'
import { valueFields } from '#designer/sheet/fields'

/**
 * A page without the marks that tie it to its sheet, or that say whose words are ours; visitors need
 * none. Other uses of the attributes stay.
 */
export function withoutFieldMarks(html: string): string {
  if (!html.includes(FIELD_MARK) && !html.includes(OURS_MARK)) return html
  const changes = [...Page.open(html).elements()].flatMap((element) => {
    const mark = element.attribute(FIELD_MARK)?.value
    const isOurs = mark !== undefined && valueFields.includes(pathMarked(mark))
    return [
      ...(isOurs ? element.removeAttribute(FIELD_MARK) : []),
      ...(element.attribute(OURS_MARK)?.value === '' ? element.removeAttribute(OURS_MARK) : []),
    ]
  })
  return ChangeSet.of(changes, html.length).apply(html)
}
