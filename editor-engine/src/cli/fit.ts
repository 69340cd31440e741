import { ChangeSet } from '../core/changes/change_set.ts'
import { Page } from '../core/page/page.ts'
import { refuse, type Refused } from '../core/result.ts'
import { holds, type Encoding } from './bytes.ts'

/**
 * Adapts changes to the encoding of the file: new characters that the encoding cannot represent are
 * written as character references. Scripts and styles do not decode references, so there the changes
 * are refused.
 */
export function fitToEncoding(
  changes: ChangeSet,
  text: string,
  encoding: Encoding
): ChangeSet | Refused {
  const isForeign = (char: string) => !holds(encoding, char)
  if (!changes.changes.some(({ insert }) => Array.from(insert).some(isForeign))) return changes
  const after = Page.open(changes.apply(text))
  let grown = 0
  for (const { from, to, insert } of changes.changes) {
    let at = from + grown
    grown += insert.length - (to - from)
    for (const char of insert) {
      if (isForeign(char) && after.elementAt(at)?.textKind === 'raw') {
        return refuse(
          'encoding',
          `The encoding of this file has no "${char}", and a script or a style cannot hold it otherwise. Save the page as UTF-8 first.`
        )
      }
      at += char.length
    }
  }
  const fit = (insert: string) =>
    Array.from(insert, (char) => (isForeign(char) ? `&#${char.codePointAt(0)};` : char)).join('')
  return ChangeSet.of(
    changes.changes.map((change) => ({ ...change, insert: fit(change.insert) })),
    changes.length
  )
}
