import { decode } from '../../core/html/entities.ts'
import type { Block } from './line_edit.ts'

/** Whether a text holds tags in escaped form, which a page shows as code. */
export const hasEscapedTags = (text: string) => /&(?:lt|#0*60|#x0*3c);[/!]?[a-z]/i.test(text)

export const hasTags = (text: string) => /<[/!]?[a-z]/i.test(text)

/** The block as it was before its lines were escaped once. */
export const unescaped = (block: Block): Block => ({
  ...block,
  search: block.search.map(once),
  replace: block.replace.map(once),
})

const once = (line: string) =>
  line.replace(/&(?:lt|gt|amp|quot|apos|#\w+);/gi, (one) => decode(one))
