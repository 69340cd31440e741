import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5'
import * as Field from '../core/html/field.ts'
import * as Trait from '../core/html/trait.ts'
import type { Page, Verdicts } from '../core/page/page.ts'
import { isRefused, type Refused } from '../core/result.ts'
import { boundedParse } from './bounded_parse.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const AGREED = 0
const RELOCATED = 1
const SYNTHETIC = 2
const DISPUTED = 3

/**
 * The same page, with each element cross-checked with parse5. An element that parse5 makes twice, makes
 * elsewhere or does not make becomes read-only, with the reason in `readOnly`. Refused if parsing would
 * take too much time or memory.
 */
export function judge(page: Page): Page | Refused {
  const { rows, count } = page.locations
  const elements = elementsByStart(page.markup(0, page.length))
  if (isRefused(elements)) return elements
  const verdicts: Verdicts = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    const row = rows.subarray(i * Field.count, i * Field.count + Field.count)
    verdicts[i] = verdictOn(page, row, elements.get(row[Field.start]))
  }
  return page.judged(verdicts)
}

function verdictOn(page: Page, row: Int32Array, found: Element[] | undefined): number {
  if (!found) return SYNTHETIC
  if (found.length > 1) return RELOCATED
  const [element] = found
  if (isFostered(page, row, element)) return RELOCATED
  const written = page.markup(row[Field.start] + 1, row[Field.nameEnd]).toLowerCase()
  if (element.tagName.toLowerCase() !== written) return DISPUTED
  const location = element.sourceCodeLocation!
  const shift = bomOf(page.text)
  if ((location.startTag?.endOffset ?? location.endOffset) + shift !== row[Field.tagEnd])
    return DISPUTED
  return endsAgree(location, row, shift, written) ? AGREED : DISPUTED
}

const OF_TABLES = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'colgroup'])

/** Whether it is written inside a table but parsed outside of it. */
function isFostered(page: Page, row: Int32Array, { parentNode }: Element): boolean {
  const around = row[Field.parent] < 0 ? undefined : page.at(row[Field.parent])
  if (!around || around.isForeign || !OF_TABLES.has(around.tag)) return false
  return !parentNode || !('tagName' in parentNode) || !OF_TABLES.has(parentNode.tagName)
}

function endsAgree(
  location: NonNullable<Element['sourceCodeLocation']>,
  row: Int32Array,
  shift: number,
  tag: string
): boolean {
  const isClosed = (row[Field.info] & Trait.closed) !== 0
  if (location.endTag) {
    return (
      isClosed &&
      location.endTag.startOffset + shift === row[Field.close] &&
      location.endTag.endOffset + shift === row[Field.end]
    )
  }
  if (isClosed) return false
  // parse5 reports no end for the head and the body if the end of the page closes them.
  const isOpenEnded = tag === 'html' || tag === 'head' || tag === 'body'
  if (isOpenEnded || !location.startTag || location.endOffset === undefined) return true
  return location.endOffset + shift === row[Field.end]
}

/** Elements of the page by the offset of their start tag. */
function elementsByStart(text: string): Map<number, Element[]> | Refused {
  const shift = bomOf(text)
  const parsed = boundedParse(text.slice(shift), defaultTreeAdapter)
  if (isRefused(parsed)) return parsed
  const out = new Map<number, Element[]>()
  const stack: Node[] = [parsed.document]
  while (stack.length) {
    const node = stack.pop()!
    if ('tagName' in node && node.sourceCodeLocation) {
      const start = node.sourceCodeLocation.startOffset + shift
      const same = out.get(start)
      if (same) same.push(node)
      else out.set(start, [node])
    }
    if ('childNodes' in node) for (const child of node.childNodes) stack.push(child)
    if ('content' in node) stack.push(node.content)
  }
  return out
}

const bomOf = (text: string) => (text.charCodeAt(0) === 0xfeff ? 1 : 0)
