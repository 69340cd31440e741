import type { Change } from '../changes/change.ts'

/** More pieces than this are joined into one, so that reading stays fast and joining stays rare. */
const PIECES = 48

/**
 * The text of a page as a list of flat pieces. An edit makes two or three new pieces and copies
 * nothing; the whole text is joined once, when it is first read.
 */
export class TextStore {
  readonly length: number
  #pieces: readonly string[]

  constructor(pieces: readonly string[]) {
    this.#pieces = pieces
    let length = 0
    for (const piece of pieces) length += piece.length
    this.length = length
  }

  get whole(): string {
    if (this.#pieces.length !== 1) this.#pieces = [this.#pieces.join('')]
    return this.#pieces[0]
  }

  slice(from: number, to: number): string {
    if (this.#pieces.length === 1) return this.#pieces[0].slice(from, to)
    let out = ''
    let start = 0
    for (const piece of this.#pieces) {
      const end = start + piece.length
      if (end > from) {
        out += piece.slice(Math.max(0, from - start), to - start)
        if (end >= to) break
      }
      start = end
    }
    return out
  }

  with(changes: readonly Change[]): TextStore {
    const pieces: string[] = []
    let at = 0
    let index = 0
    let start = 0
    const keep = (until: number) => {
      while (at < until) {
        const piece = this.#pieces[index]
        const end = start + piece.length
        if (end <= at) {
          start = end
          index++
          continue
        }
        const to = Math.min(until, end)
        pieces.push(piece.slice(at - start, to - start))
        at = to
      }
    }
    for (const { from, to, insert } of changes) {
      keep(from)
      if (insert) pieces.push(insert)
      at = to
    }
    keep(this.length)
    return new TextStore(pieces.length > PIECES ? [pieces.join('')] : pieces)
  }
}
