import { Selection, type Editing } from './edit.ts'
import type { Place, SearchOptions } from './operations.ts'
import { matchesOf, textsOf, type TextNode } from './text_nodes.ts'
import { planOfTexts } from './texts.ts'
import type { TextOperation } from './operations.ts'

/** A page that is edited in a chain, or some of its elements. */
export type Chain = Editing | Selection

/** The texts and comments of a page, or inside of some of its elements. */
export function textsIn(chain: Chain): TextNode[] {
  return textsOf(editingOf(chain).page, withinOf(chain))
}

/** Puts one text in place of each of these texts and comments; null removes them. */
export function setTexts(
  chain: Chain,
  nodes: readonly Pick<TextNode, 'range'>[],
  text: string | null
): void {
  apply(chain, { type: 'set_texts', texts: nodes.map(({ range }) => ({ range, text })) })
}

/**
 * Replaces words, or what a pattern matches, in the texts of a page or of some elements, and returns how
 * often. Titles and text areas are searched too; attributes, comments, scripts, styles and templates are
 * not. Each text is searched by itself: words that tags divide (`20<b>24</b>`) are not found. `$` in the
 * replacement has no meaning.
 */
export function replaceInText(
  chain: Chain,
  search: string | RegExp,
  replacement: string,
  options: SearchOptions = {}
): number {
  const within = withinOf(chain)
  if (typeof search === 'string') {
    return apply(chain, {
      type: 'replace_in_text',
      ...options,
      ...(within && { at: within.map(({ range }) => range) }),
      search,
      replacement,
    })
  }
  const ranges = matchesOf(editingOf(chain).page, search, within)
  return apply(chain, {
    type: 'set_texts',
    texts: ranges.map((range) => ({ range, text: replacement })),
  })
}

/** Puts a comment beside or into each element. */
export function insertComment(chain: Selection, place: Place, text: string): void {
  const at = chain.elements.map(({ range }) => range)
  apply(chain, { type: 'insert_comment', at, place, text })
}

const editingOf = (chain: Chain) => (chain instanceof Selection ? chain.editing : chain)
const withinOf = (chain: Chain) => (chain instanceof Selection ? chain.elements : undefined)

/** Applies an operation of the plugin `texts()`; returns how many places have a new text. */
function apply(chain: Chain, operation: TextOperation): number {
  const editing = editingOf(chain)
  const plan = planOfTexts(editing.page, operation)
  editing.carryOut(plan)
  return 'report' in plan ? (plan.report?.replaced ?? 0) : 0
}
