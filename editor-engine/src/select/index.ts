import { load, type CheerioAPI } from 'cheerio/slim'
import { parse } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import * as Field from '../core/html/field.ts'
import { lastStartingBy } from '../core/html/locations.ts'
import type { PageElement } from '../core/page/element.ts'
import type { Page } from '../core/page/page.ts'
import { refuse, type Refused } from '../core/result.ts'

/** A page in cheerio, only for reading. cheerio's output differs from the page: never store it. */
export function readWithCheerio(page: Page): CheerioAPI {
  const { text } = page
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const tree = parse(text.slice(start), { treeAdapter: adapter, sourceCodeLocationInfo: true })
  return load(tree as unknown as Parameters<typeof load>[0])
}

/**
 * The elements that match a CSS selector, in document order, without implied elements that are not
 * written.
 */
export function select(page: Page, selector: string): PageElement[] | Refused {
  const shift = page.text.charCodeAt(0) === 0xfeff ? 1 : 0
  const found: PageElement[] = []
  let nodes
  try {
    nodes = readWithCheerio(page)(selector).toArray()
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
