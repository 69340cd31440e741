import * as Bit from './bit.ts'
import type { OpenElements } from './open_elements.ts'
import * as Trait from './trait.ts'

/** The number of blocks that the tree builder moves out of a formatting element before it stops. */
const MOST_BLOCKS = 7

/**
 * Handles an end tag of a formatting element, or a start tag of a link while another link is open.
 * Blocks inside the element stay open; the element and everything between are moved and repeated.
 */
export function closeFormatting(open: OpenElements, name: number, isEndTag: boolean): void {
  const again = open.reopeningOf(name)
  if (!again && !open.isOpen(name)) return
  let at = open.top
  let innermost = -1
  let blocks = 0
  let isMixed = false
  for (; at >= 0 && !(again && open.isBefore(at, again)); at--) {
    if (open.nameAt(at) === name) break
    if (open.step()) return
    const rule = open.ruleAt(at)
    if (rule & Bit.scope) {
      if (again || (!isEndTag && !(rule & Bit.marker))) open.doubt()
      return
    }
    if (!(rule & Bit.special)) isMixed = true
    else if (!blocks++) innermost = at
  }
  if (blocks > MOST_BLOCKS || (blocks && open.isCrowded)) open.doubt()
  if (open.nameAt(at) !== name || (again && open.isBefore(at, again))) {
    // The element was reopened inside these; after this end tag it is not reopened again.
    if (again && isMixed) open.doubt()
    open.forget(again)
    return
  }
  const end = isEndTag ? open.to : open.from
  const closed = isEndTag ? Trait.closed : 0
  if (!blocks) {
    open.popTo(at)
    open.pop(open.from, end, closed)
    return
  }
  open.popTo(innermost)
  for (let between = innermost - 1; between > at; between--) {
    const rule = open.ruleAt(between)
    if (rule & Bit.special) continue
    if (rule & Bit.formatting) open.reopenLater(open.nameAt(between))
    open.take(between, open.from, open.from, Trait.relocated)
  }
  open.take(at, open.from, end, closed | Trait.relocated)
}
