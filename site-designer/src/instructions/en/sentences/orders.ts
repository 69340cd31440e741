import { firstOf } from '#designer/instructions/en/sentences/plainly'

const orders = [
  /\b(?:in (?:the|this) order|order should be|^order)(?: of (?:the )?sections)?(?: (?:should|must|ought to) be| is|:)? ?(?<list>[^:]+)$/i,
  /^(?:i (?:want|['’]?d like) )?first(?:ly)?,? (?<list>.+\b(?:then|next|after(?: that)?|followed by|second|last)\b.+)$/i,
  /^(?<list>(?:the )?[\w ]+? then (?:the )?[\w ]+?)$/i,
  /^(?:begin|start|open) with (?<list>.+\b(?:then|next|after that|followed by)\b.+)$/i,
  /^(?<list>(?:the )?[\w ]+? (?:first|at the top),? (?:and )?(?:then|next|after that|followed by) .+)$/i,
]

/** "First the menu, then the gallery": the words that name the sections in their order. */
export function orderIn(text: string): string | undefined {
  return firstOf(orders, text)?.list
}
