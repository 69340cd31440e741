import { decode } from '../../core/html/entities.ts'
import type { Candidate } from '../../core/result.ts'
import type { Block, Method } from './line_edit.ts'
import type { Line } from './lines.ts'
import { similarity } from './similarity.ts'

/** Where a block stands: lines `first..last` (from 0, `last` not included), or a part of the text. */
export interface Place {
  readonly method: Method
  readonly first: number
  readonly last: number
  readonly part?: { readonly from: number; readonly to: number }
}

export interface NotPlaced {
  readonly code: 'not_found' | 'ambiguous'
  readonly candidates: readonly Candidate[]
}

/** How far from its number a block may be found when it stands in several places. */
const NEARBY = 40

type Fold = (line: string) => string

const FOLDS: readonly [Method, Fold][] = [
  ['trailing_space', (line) => line.trimEnd()],
  ['indentation', (line) => line.trim()],
]

const characters: Fold = (line) =>
  decode(line)
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()

/** Finds the places of blocks in one text. Every rung must find exactly one place, or none may. */
export class Locator {
  readonly #text: string
  readonly #lines: readonly Line[]
  readonly #folded = new Map<Fold, Folded>()

  constructor(text: string, lines: readonly Line[]) {
    this.#text = text
    this.#lines = lines
  }

  locate({ search, line }: Block): Place | NotPlaced {
    const at = line === undefined ? -1 : line - 1
    if (this.#standsAt(at, search)) return this.#place('line_and_text', at, search)
    const exact = this.#find(same, search)
    if (exact.length === 1) return this.#place('text', exact[0], search)
    if (exact.length > 1) {
      const near = line === undefined ? [] : exact.filter((first) => Math.abs(first - at) <= NEARBY)
      if (near.length === 1) return this.#place('nearby_text', near[0], search)
      return this.#ambiguous(exact, search.length)
    }
    for (const [method, fold] of FOLDS) {
      const found = this.#find(fold, search)
      if (found.length === 1) return this.#place(method, found[0], search)
      if (found.includes(at)) return this.#place(method, at, search)
      if (found.length > 1) return this.#ambiguous(found, search.length)
    }
    return this.#partOfLine(search) ?? this.#loosely(search, at)
  }

  #loosely(search: readonly string[], at: number): Place | NotPlaced {
    const found = this.#find(characters, search)
    if (found.length === 1 || found.includes(at)) {
      return this.#place('characters', found.includes(at) ? at : found[0], search)
    }
    if (found.length > 1) return this.#ambiguous(found, search.length)
    const spread = this.#withoutBlanks(search)
    if (spread.length === 1) return { method: 'blank_lines', ...spread[0] }
    if (spread.length > 1) {
      return this.#ambiguous(
        spread.map(({ first }) => first),
        search.length
      )
    }
    return this.#byLikeness(search)
  }

  #place(method: Method, first: number, search: readonly string[]): Place {
    return { method, first, last: first + search.length }
  }

  #ambiguous(firsts: readonly number[], length: number): NotPlaced {
    return {
      code: 'ambiguous',
      candidates: firsts.slice(0, 8).map((first) => this.#quote(first, length)),
    }
  }

  #quote(first: number, length: number): Candidate {
    const shown = this.#lines.slice(Math.max(0, first - 2), first + Math.min(length, 6) + 2)
    return {
      line: first + 1,
      from: this.#lines[first]?.from,
      to: this.#lines[Math.min(first + length, this.#lines.length) - 1]?.to,
      text: shown.map(({ text }) => text.slice(0, 160)).join('\n'),
    }
  }

  /** Whether the block stands, to the letter, where its number says. */
  #standsAt(first: number, search: readonly string[]): boolean {
    return search.length > 0 && search.every((line, i) => this.#lines[first + i]?.text === line)
  }

  /** First lines of the places where the block stands, line by line, under a folding. */
  #find(fold: Fold, search: readonly string[]): number[] {
    const wanted = search.map(fold)
    const { lines, index } = this.#fold(fold)
    let rarest = 0
    let places: readonly number[] = []
    for (const [i, line] of wanted.entries()) {
      const here = index.get(line) ?? []
      if (i === 0 || here.length < places.length) {
        rarest = i
        places = here
      }
    }
    return places
      .map((place) => place - rarest)
      .filter(
        (first) =>
          first >= 0 &&
          first + wanted.length <= lines.length &&
          wanted.every((line, i) => lines[first + i] === line)
      )
  }

  #fold(fold: Fold): Folded {
    let folded = this.#folded.get(fold)
    if (!folded) {
      const lines = this.#lines.map(({ text }) => fold(text))
      const index = new Map<string, number[]>()
      for (const [i, line] of lines.entries()) {
        const places = index.get(line)
        if (places) places.push(i)
        else index.set(line, [i])
      }
      folded = { lines, index }
      this.#folded.set(fold, folded)
    }
    return folded
  }

  /** A piece of a line, or of several: long lines are edited in part. */
  #partOfLine(search: readonly string[]): Place | NotPlaced | undefined {
    const pieces = [
      search.join('\n'),
      search.join('\r\n'),
      search.map((line) => line.trim()).join(''),
    ]
    const piece = pieces.find((text) => text.trim().length > 2 && this.#text.includes(text))
    if (piece === undefined || (search.length > 1 && piece === pieces[2])) return undefined
    const from = this.#text.indexOf(piece)
    const again = this.#text.indexOf(piece, from + 1)
    const firstLine = this.#lineAt(from)
    if (again >= 0) return this.#ambiguous([firstLine, this.#lineAt(again)], search.length)
    const to = from + piece.length
    return {
      method: 'part_of_line',
      first: firstLine,
      last: this.#lineAt(to) + 1,
      part: { from, to },
    }
  }

  #lineAt(offset: number): number {
    let low = 0
    let high = this.#lines.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#lines[middle].from <= offset) low = middle + 1
      else high = middle
    }
    return Math.max(0, low - 1)
  }

  /** The block with blank lines left out, on both sides. */
  #withoutBlanks(search: readonly string[]): { first: number; last: number }[] {
    const wanted = search.map((line) => line.trim()).filter(Boolean)
    if (!wanted.length || wanted.length === search.length) {
      if (!this.#lines.some(({ text }) => !text.trim())) return []
    }
    if (!wanted.length) return []
    const kept = this.#lines
      .map(({ text }, i) => [text.trim(), i] as const)
      .filter(([text]) => text)
    const found: { first: number; last: number }[] = []
    for (let i = 0; i + wanted.length <= kept.length; i++) {
      if (kept[i][0] !== wanted[0]) continue
      if (!wanted.every((line, j) => kept[i + j][0] === line)) continue
      found.push({ first: kept[i][1], last: kept[i + wanted.length - 1][1] + 1 })
    }
    return found
  }

  /** First and last line as anchors, or a close likeness of all: only when nothing else comes near. */
  #byLikeness(search: readonly string[]): Place | NotPlaced {
    const scored = this.#windows(search)
      .map(({ first, last }) => ({
        first,
        last,
        score: similarity(
          search,
          this.#lines.slice(first, last).map(({ text }) => text)
        ),
      }))
      .sort((a, b) => b.score - a.score)
    const [best] = scored
    if (!best) return { code: 'not_found', candidates: [] }
    const rival = scored.find(({ first, last }) => first >= best.last || last <= best.first)
    const isClear = best.score >= 0.9 && (rival?.score ?? 0) <= best.score - 0.1
    const isLong = search.join('').replace(/\s/g, '').length >= 24
    if (isClear && isLong) {
      const lines = this.#fold(trim).lines
      const isAnchored =
        search.length >= 3 &&
        lines[best.first] === search[0].trim() &&
        lines[best.last - 1] === search[search.length - 1].trim()
      return { method: isAnchored ? 'anchors' : 'similarity', first: best.first, last: best.last }
    }
    if (best.score >= 0.9 && rival && rival.score > best.score - 0.1) {
      return this.#ambiguous([best.first, rival.first], search.length)
    }
    return {
      code: 'not_found',
      candidates: best.score > 0.4 ? [this.#quote(best.first, best.last - best.first)] : [],
    }
  }

  /** Windows that share a line with the block in its place, or begin and end as it does. */
  #windows(search: readonly string[]): { first: number; last: number }[] {
    const { lines, index } = this.#fold(trim)
    const seen = new Map<string, { first: number; last: number }>()
    const add = (first: number, last: number) => {
      if (first < 0 || last > lines.length || last <= first || seen.size > 400) return
      seen.set(`${first}-${last}`, { first, last })
    }
    for (const [i, line] of search.entries()) {
      const places = line.trim() ? (index.get(line.trim()) ?? []) : []
      if (places.length > 60) continue
      for (const place of places) add(place - i, place - i + search.length)
    }
    const ends = index.get(search[search.length - 1].trim()) ?? []
    for (const first of (index.get(search[0].trim()) ?? []).slice(0, 40)) {
      for (const end of ends) {
        const length = end + 1 - first
        if (length > 0 && Math.abs(length - search.length) <= Math.max(1, search.length / 5))
          add(first, end + 1)
      }
    }
    if (search.length === 1) {
      const wanted = search[0].trim().length
      for (const [i, line] of lines.entries()) {
        if (Math.abs(line.length - wanted) <= wanted / 5) add(i, i + 1)
      }
    }
    return [...seen.values()]
  }
}

interface Folded {
  lines: readonly string[]
  index: ReadonlyMap<string, number[]>
}

const same: Fold = (line) => line
const trim: Fold = FOLDS[1][1]
