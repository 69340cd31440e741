import type { Candidate } from '../../core/result.ts'
import {
  asWritten,
  FoldedLines,
  withoutBlankLines,
  withoutIndentation,
  withoutTrailingSpace,
  withPlainCharacters,
  type Fold,
  type Span,
} from './folded.ts'
import { likeliest } from './likeness.ts'
import type { Block, Method } from './line_edit.ts'
import type { Line } from './lines.ts'

/** The position of a block: whole lines, or a part of the text in them. */
export interface Place extends Span {
  readonly method: Method
  readonly part?: { readonly from: number; readonly to: number }
}

export interface NotPlaced {
  readonly code: 'not_found' | 'ambiguous'
  readonly candidates: readonly Candidate[]
}

/** The maximum distance from its number at which a block is accepted if it occurs several times. */
const NEARBY = 40

/** The minimum similarity, and the minimum distance to the second best match. */
const ALIKE = 0.9
const CLEARLY = 0.1
/** Blocks with fewer characters match too easily. */
const SHORT = 24

/**
 * Finds the positions of blocks in one text. A method succeeds only if it finds exactly one position.
 */
export class Locator {
  readonly #text: string
  readonly #lines: readonly Line[]
  readonly #folded = new Map<Fold, FoldedLines>()

  constructor(text: string, lines: readonly Line[]) {
    this.#text = text
    this.#lines = lines
  }

  locate(block: Block): Place | NotPlaced {
    return (
      this.#byNumber(block) ??
      this.#byLines(block, 'text', asWritten) ??
      this.#byLines(block, 'trailing_space', withoutTrailingSpace) ??
      this.#byLines(block, 'indentation', withoutIndentation) ??
      this.#partOfLine(block.search) ??
      this.#byLines(block, 'characters', withPlainCharacters) ??
      this.#byLines(block, 'blank_lines', withoutBlankLines) ??
      this.#byLikeness(block.search)
    )
  }

  /** Whether each of these lines is somewhere in the text. */
  has(search: readonly string[]): boolean {
    return search.every((line) => this.#text.includes(line.trim()))
  }

  /** An exact match at its line number. */
  #byNumber({ search, line }: Block): Place | undefined {
    if (line === undefined || !search.length) return undefined
    const first = line - 1
    const stands = search.every((text, i) => this.#lines[first + i]?.text === text)
    return stands ? { method: 'line_and_text', first, last: first + search.length } : undefined
  }

  /** A match at only one position, or only one near its number. */
  #byLines({ search, line }: Block, method: Method, fold: Fold): Place | NotPlaced | undefined {
    const found = this.#under(fold).find(search)
    if (found.length === 1) return { method, ...found[0] }
    const isExact = method === 'text'
    const near = found.filter(
      ({ first }) => line !== undefined && Math.abs(first + 1 - line) <= (isExact ? NEARBY : 0)
    )
    if (near.length === 1) return { method: isExact ? 'nearby_text' : method, ...near[0] }
    return found.length ? this.#ambiguous(found) : undefined
  }

  #under(fold: Fold): FoldedLines {
    let folded = this.#folded.get(fold)
    if (!folded) this.#folded.set(fold, (folded = new FoldedLines(this.#lines, fold)))
    return folded
  }

  /** A part of a line, or of several: long lines are edited in part. */
  #partOfLine(search: readonly string[]): Place | NotPlaced | undefined {
    const pieces = [search.join('\n'), search.join('\r\n')]
    if (search.length === 1) pieces.push(search[0].trim())
    const piece = pieces.find((text) => text.trim().length > 2 && this.#text.includes(text))
    if (piece === undefined) return undefined
    const spanAt = (from: number) => {
      const to = from + piece.length
      return { first: this.#lineAt(from), last: this.#lineAt(to) + 1, part: { from, to } }
    }
    const from = this.#text.indexOf(piece)
    const again = this.#text.indexOf(piece, from + 1)
    if (again >= 0) return this.#ambiguous([spanAt(from), spanAt(again)])
    return { method: 'part_of_line', ...spanAt(from) }
  }

  #lineAt(offset: number): number {
    const after = this.#lines.findIndex(({ next }) => next > offset)
    return after < 0 ? this.#lines.length - 1 : after
  }

  /**
   * First and last line as anchors, or a high similarity of the whole: only if nothing else is similar.
   */
  #byLikeness(search: readonly string[]): Place | NotPlaced {
    const [best, ...others] = likeliest(search, this.#lines, this.#under(withoutIndentation))
    if (!best || best.score < ALIKE) {
      const candidates = best?.score > 0.4 ? [this.#quote(best)] : []
      return { code: 'not_found', candidates }
    }
    const rival = others.find(({ first, last }) => first >= best.last || last <= best.first)
    if (rival && rival.score > best.score - CLEARLY) return this.#ambiguous([best, rival])
    if (search.join('').replace(/\s/g, '').length < SHORT) {
      return { code: 'not_found', candidates: [this.#quote(best)] }
    }
    const reads = (line: number, text: string) => this.#lines[line].text.trim() === text.trim()
    const isAnchored =
      search.length >= 3 &&
      reads(best.first, search[0]) &&
      reads(best.last - 1, search[search.length - 1])
    return { method: isAnchored ? 'anchors' : 'similarity', first: best.first, last: best.last }
  }

  #ambiguous(places: readonly Span[]): NotPlaced {
    return {
      code: 'ambiguous',
      candidates: places.slice(0, 8).map((place) => this.#quote(place)),
    }
  }

  #quote({ first, last }: Span): Candidate {
    const shown = this.#lines.slice(Math.max(0, first - 2), Math.min(last, first + 6) + 2)
    return {
      line: first + 1,
      from: this.#lines[first].from,
      to: this.#lines[last - 1].to,
      text: shown.map(({ text }) => text.slice(0, 160)).join('\n'),
    }
  }
}
