import { decode } from '../../core/html/entities.ts'
import type { Line } from './lines.ts'

/** Normalises a line for a looser comparison; undefined for a line that is ignored. */
export type Fold = (line: string) => string | undefined

export const asWritten: Fold = (line) => line
export const withoutTrailingSpace: Fold = (line) => line.trimEnd()
export const withoutIndentation: Fold = (line) => line.trim()
export const withoutBlankLines: Fold = (line) => line.trim() || undefined

/** Typographic characters and references as they are typed on a keyboard. */
export const withPlainCharacters: Fold = (line) =>
  decode(line)
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()

/** Lines `first..last` of a page, from 0, excluding `last`. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** The normalised lines of a page, and the position of each. */
export class FoldedLines {
  readonly #fold: Fold
  readonly #lines: string[] = []
  /** Number of each line on the page. */
  readonly #numbers: number[] = []
  readonly #places = new Map<string, number[]>()

  constructor(lines: readonly Line[], fold: Fold) {
    this.#fold = fold
    for (const [number, { text }] of lines.entries()) {
      const line = fold(text)
      if (line === undefined) continue
      const places = this.#places.get(line)
      if (places) places.push(this.#lines.length)
      else this.#places.set(line, [this.#lines.length])
      this.#lines.push(line)
      this.#numbers.push(number)
    }
  }

  /** The positions where these lines occur in sequence. */
  find(search: readonly string[]): Span[] {
    const wanted = search.map(this.#fold).filter((line) => line !== undefined)
    let rarest = 0
    for (const [i, line] of wanted.entries()) {
      if (this.#placesOf(line).length < this.#placesOf(wanted[rarest]).length) rarest = i
    }
    return this.#placesOf(wanted[rarest])
      .map((place) => place - rarest)
      .filter((first) => wanted.every((line, i) => this.#lines[first + i] === line))
      .map((first) => ({
        first: this.#numbers[first],
        last: this.#numbers[first + wanted.length - 1] + 1,
      }))
  }

  /** The numbers of the lines that are equal to this one. */
  numbersOf(line: string): number[] {
    return this.#placesOf(this.#fold(line)).map((place) => this.#numbers[place])
  }

  #placesOf(line: string | undefined): readonly number[] {
    return (line !== undefined && this.#places.get(line)) || []
  }
}
