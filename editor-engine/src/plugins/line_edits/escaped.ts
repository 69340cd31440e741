import { decode } from '../../core/html/entities.ts'
import type { Block } from './line_edit.ts'

/** Whether a text holds tags in escaped form, which a page shows as code. */
export const hasEscapedTags = (text: string) => /&(?:lt|#0*60|#x0*3c);[/!]?[a-z]/i.test(text)

/** The block as it was before all of it was escaped once; undefined if only a part of it was. */
export function unescaped(block: Block): Block | undefined {
  const { search, replace } = block
  const isMixed = [...search, ...replace].some((line) => /<[/!a-z]/i.test(line))
  return isMixed ? undefined : { ...block, search: search.map(once), replace: replace.map(once) }
}

const once = (line: string) =>
  line.replace(/&(?:lt|gt|amp|quot|apos|#\w+);/gi, (one) => decode(one))
