import { parse, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5'
import { refuse, type Refused } from '../core/result.ts'

/**
 * The elements that a page may have per character. The shortest tag, `<p>`, makes a third of one; the
 * rest is for formatting that is repeated because it is not closed.
 */
const ELEMENTS_PER_CHARACTER = 0.6
/** Additional elements, for short pages. */
const ELEMENTS_AT_FIRST = 1024

/**
 * The document that parse5 makes of a text, with source locations; or a refusal as soon as it has more
 * elements than its length allows. Formatting that is never closed is repeated in every paragraph after
 * it, so that a page of 100 KB could take a gigabyte.
 */
export function boundedParse<T extends TreeAdapterTypeMap>(
  text: string,
  adapter: TreeAdapter<T>
): { readonly document: T['document'] } | Refused {
  const tooMany = new Error('The page has too many elements.')
  let left = text.length * ELEMENTS_PER_CHARACTER + ELEMENTS_AT_FIRST
  const createElement: typeof adapter.createElement = (name, namespace, attributes) => {
    if (--left < 0) throw tooMany
    return adapter.createElement(name, namespace, attributes)
  }
  try {
    const treeAdapter = { ...adapter, createElement }
    return { document: parse(text, { treeAdapter, sourceCodeLocationInfo: true }) }
  } catch (error) {
    if (error !== tooMany) throw error
    return refuse(
      'too_complex',
      'Too much of this page is repeated, because formatting is opened again and again and not closed. Close each <b>, <i>, <a> or <font> in the element that it was opened in.'
    )
  }
}
