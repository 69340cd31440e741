import { load, type CheerioAPI } from 'cheerio/slim'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import * as Field from '../core/html/field.ts'
import { lastStartingBy } from '../core/html/locations.ts'
import type { PageElement } from '../core/page/element.ts'
import type { Page } from '../core/page/page.ts'
import { isRefused, refuse, type Refused } from '../core/result.ts'
import { boundedParse } from '../referee/bounded_parse.ts'

/**
 * A page in cheerio, only for reading. cheerio's output differs from the page: never store it. Refused
 * if parsing would take too much time or memory.
 */
export function readWithCheerio(page: Page): CheerioAPI | Refused {
  const { text } = page
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const parsed = boundedParse(text.slice(start), adapter)
  if (isRefused(parsed)) return parsed
  if (isTooDeep(parsed.document)) {
    return refuse(
      'too_complex',
      `More than ${MOST_LEVELS} elements of this page are inside each other. Close each element where it ends.`
    )
  }
  return load(parsed.document as unknown as Parameters<typeof load>[0])
}

/**
 * The elements that may be inside each other: cheerio takes a step per level for each element. Browsers
 * stop at 512.
 */
const MOST_LEVELS = 1024

function isTooDeep(document: Htmlparser2TreeAdapterMap['document']): boolean {
  let level: Htmlparser2TreeAdapterMap['parentNode'][] = [document]
  for (let depth = 0; level.length; depth++) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap(({ children }) => children.filter((child) => 'children' in child))
  }
  return false
}

/**
 * The elements that match a CSS selector, in document order, without implied elements that are not
 * written.
 */
export function select(page: Page, selector: string): PageElement[] | Refused {
  const shift = page.text.charCodeAt(0) === 0xfeff ? 1 : 0
  const found: PageElement[] = []
  const read = readWithCheerio(page)
  if (isRefused(read)) return read
  let nodes
  try {
    nodes = read(selector).toArray()
  } catch (error) {
    return refuse('bad_selector', `"${selector}" is not a selector: ${(error as Error).message}`)
  }
  for (const node of nodes) {
    const at = (node as { sourceCodeLocation?: { startOffset: number } }).sourceCodeLocation
    if (!at) continue
    const index = lastStartingBy(page.locations, at.startOffset + shift)
    const starts =
      index >= 0 &&
      page.locations.rows[index * Field.count + Field.start] === at.startOffset + shift
    if (starts) found.push(page.at(index))
  }
  return found
}
