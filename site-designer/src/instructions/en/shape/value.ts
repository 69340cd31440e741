import { isMark, quoteIn, typed, type Piece } from '#designer/instructions/words/piece'

/** What stands behind a colon, or all where there is none. */
export function afterMark(pieces: Piece[]): Piece[] {
  const mark = pieces.findIndex((piece) => isMark(piece, ':'))
  return pieces.slice(mark + 1)
}

// "… say Book instead of Call".
const ending = /\s+(?:instead of|rather than)\s+.+$/i

// "… to Fresh bread please".
const politeEnd =
  /(?:[\s,]+(?:please|pls|plz|thanks|thank you|thx|ta|cheers|instead|everywhere|throughout|if possible))+$/

/** What a thing is to become, as typed: the words in quotes, else those behind "to". */
export function valueIn(text: string, to: Piece[], pieces: Piece[]): string | undefined {
  const quote = quoteIn(to) ?? quoteIn(pieces)
  return (
    quote ??
    (typed(text, to)
      .replace(/[\s,;]+$/, '')
      .replace(ending, '')
      .replace(politeEnd, '') ||
      undefined)
  )
}
