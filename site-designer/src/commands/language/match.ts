import type { Part } from '#designer/commands/language/pattern'
import type { Token } from '#designer/commands/language/tokens'

/** The words that a slot took, from the first token to the one before `end`. */
export interface Stretch {
  from: number
  end: number
}

export type Slots = Record<string, Stretch>

/** How many words a slot may take, and whether it takes these. */
export interface SlotRule {
  most: number
  takes?: (stretch: Stretch) => boolean
}

const MOST_MATCHES = 40
const MOST_STEPS = 3000

/** Every way in which a pattern fits all of the tokens. Work is bounded, whatever the text. */
export function matches(
  parts: readonly Part[],
  tokens: readonly Token[],
  ruleOf: (slot: string) => SlotRule
): Slots[] {
  const found: Slots[] = []
  let steps = 0
  const go = (at: number, pos: number, slots: Slots): void => {
    if (found.length >= MOST_MATCHES || ++steps > MOST_STEPS) return
    const part = parts[at]
    if (!part) {
      if (pos === tokens.length) found.push(slots)
      return
    }
    if (part.is === 'mark') {
      if (hasMark(tokens[pos - 1], part.marks)) go(at + 1, pos, slots)
      return
    }
    if (part.is === 'phrases') {
      for (const phrase of part.phrases) {
        if (phrase[0] === ':' || phrase[0] === ',') {
          if (hasMark(tokens[pos - 1], phrase[0] === ':' ? ':=' : ',')) go(at + 1, pos, slots)
        } else if (phrase.every((word, index) => isWord(tokens[pos + index], word))) {
          go(at + 1, pos + phrase.length, slots)
        }
      }
      if (part.optional) go(at + 1, pos, slots)
      return
    }
    const rule = ruleOf(part.name)
    const isLast = at === parts.length - 1
    const most = Math.min(tokens.length, pos + rule.most)
    for (let end = isLast ? tokens.length : pos + 1; end > pos && end <= most; end++) {
      const stretch = { from: pos, end }
      // A slot twice in a pattern gets a number: {target} and {target2}.
      if (!rule.takes || rule.takes(stretch)) go(at + 1, end, { ...slots, [part.name]: stretch })
    }
  }
  go(0, 0, {})
  return found
}

function hasMark(token: Token | undefined, marks: string): boolean {
  return token !== undefined && [...token.mark].some((mark) => marks.includes(mark))
}

function isWord(token: Token | undefined, word: string): boolean {
  return token !== undefined && token.quoted === undefined && token.word === word
}
