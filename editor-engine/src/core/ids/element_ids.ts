import type { Change } from '../changes/change.ts'
import * as Field from '../html/field.ts'
import * as Trait from '../html/trait.ts'
import { ID_ATTRIBUTE } from '../html/tag.ts'
import type { ReadonlyPage } from '../plugin.ts'

/** The last millisecond that a date can represent; far below the integers that lose precision. */
const LAST = 8.64e15

/** Whether ids can be counted up from this number. */
export const isMoment = (now: number) => Number.isInteger(now) && now >= 0 && now <= LAST

/**
 * New ids are `element-{now}`, `element-{now + 1}` and so on in document order. Elements keep their
 * existing id; the second element with the same id gets a new one.
 */
export function tagChanges(page: ReadonlyPage, now: number): Change[] {
  if (!isMoment(now)) throw new RangeError('`now` is a moment in milliseconds.')
  const { rows, count } = page.locations
  const taken = idsInUse(page)
  const changes: Change[] = []
  const seen = new Set<string>()
  let next = now
  const freshNumber = () => {
    // Looking an id up costs more than creating it.
    while (taken.size && taken.has(`element-${next}`)) next++
    return next++
  }
  for (let i = 0, row = 0; i < count; i++, row += Field.count) {
    const info = rows[row + Field.info]
    if (!(info & Trait.inBody)) continue
    if (!rows[row + Field.id]) {
      const at = rows[row + Field.nameEnd]
      // Joined in two steps: a page has thousands of these, and fewer pieces are joined faster.
      changes.push({ from: at, to: at, insert: WRITTEN_BEFORE + (freshNumber() + '"') })
      continue
    }
    const element = page.at(i)
    const id = element.id ?? ''
    if (id && !seen.has(id)) seen.add(id)
    else changes.push(element.setAttribute(ID_ATTRIBUTE, `element-${freshNumber()}`))
  }
  return changes
}

const WRITTEN_BEFORE = ` ${ID_ATTRIBUTE}="element-`

function idsInUse(page: ReadonlyPage): Set<string> {
  const { rows, count } = page.locations
  const taken = new Set<string>()
  for (let i = 0; i < count; i++) {
    const id = rows[i * Field.count + Field.id] ? page.at(i).id : undefined
    if (id) taken.add(id)
  }
  return taken
}

/** Exactly what tagging inserted: the attribute and one space before it. */
export function untagChanges(page: ReadonlyPage): Change[] {
  const { rows, count } = page.locations
  const changes: Change[] = []
  for (let i = 0; i < count; i++) {
    if (!rows[i * Field.count + Field.id]) continue
    const quick = taggedHere(
      page,
      rows[i * Field.count + Field.nameEnd],
      rows[i * Field.count + Field.tagEnd]
    )
    if (quick) changes.push(quick)
    else changes.push(...page.at(i).removeAttribute(ID_ATTRIBUTE))
  }
  return changes
}

const TWICE = new RegExp(ID_ATTRIBUTE, 'i')
const WRITTEN = new RegExp(` ${ID_ATTRIBUTE}="[^"&]*"(?=[\\s/>])`, 'y')

/** The usual case: the attribute right after the tag's name, as `tagChanges` writes it. */
function taggedHere(page: ReadonlyPage, nameEnd: number, tagEnd: number): Change | undefined {
  const { text } = page
  WRITTEN.lastIndex = nameEnd
  if (!WRITTEN.test(text)) return undefined
  const to = WRITTEN.lastIndex
  const isTwice = to + ID_ATTRIBUTE.length < tagEnd && TWICE.test(text.slice(to, tagEnd))
  return isTwice ? undefined : { from: nameEnd, to, insert: '' }
}
