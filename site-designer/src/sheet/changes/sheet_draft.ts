import { foldedWords } from '#designer/language/tokens'
import { cellsAt, cellsOfPlace, heldIn, hold, placeFields, type Cell } from '#designer/sheet/cells'
import type { ValueField } from '#designer/sheet/fields'
import { marked, overlap, unplacedIn, without } from '#designer/sheet/coverage'
import {
  emptyPlace,
  fieldPaths,
  type FieldPath,
  type Place,
  type Sheet,
  type Stretch,
  type Suggestion,
  type Value,
} from '#designer/sheet/sheet'
import { isSame, valuesOf, type ValueInField } from '#designer/sheet/values'

/** Error messages for the person, by field. */
export type FieldErrors = Record<string, string[]>

/** A copy of a sheet while a person's change is applied; the original is not changed. */
export class SheetDraft {
  readonly sheet: Sheet
  readonly errors: FieldErrors = {}
  readonly #edited: Set<FieldPath>
  readonly before: Sheet
  readonly prompt: string

  constructor(before: Sheet, prompt: string) {
    this.before = before
    this.prompt = prompt
    this.sheet = structuredClone(before)
    this.#edited = new Set(before.edited)
  }

  /** Replaces the values of a cell and marks its field as edited; false if they are the same. */
  putIn(cell: Cell, after: Value<unknown>[]): boolean {
    if (isSame(heldIn(cell), after)) return false
    hold(cell, after)
    this.editedIn(cell.path)
    return true
  }

  append(cell: Cell, value: unknown, from: Stretch): void {
    const list = heldIn(cell)
    if (list.some((other) => isSame(other.value, value))) return
    this.putIn(cell, [...list, { value, source: 'edited', from }])
  }

  /** The cell of a field, in this place; of `offers`, that of the last group. */
  cell(path: ValueField, place = 0): Cell {
    return this.cells(path, place).at(-1)!
  }

  /** The cells of a field, in this place; a place or a group of offers is added if it is missing. */
  cells(path: ValueField, place: number): Cell[] {
    const { offers } = this.sheet
    if (path === 'offers' && offers.length === 0) offers.push({ items: [] })
    return placeFields.includes(path)
      ? cellsOfPlace(this.place(place)).filter((one) => one.path === path)
      : cellsAt(this.sheet, path)
  }

  editedIn(field: FieldPath): void {
    this.#edited.add(field)
  }

  /**
   * Drops the suggestions for a field that a person has filled. The words of a suggestion that share a
   * word with `typed` count as placed.
   */
  dropSuggestions(
    field: FieldPath,
    { place, typed }: { place?: number; typed?: string } = {}
  ): void {
    const { sheet } = this
    const isFor = (suggestion: Suggestion) => {
      const number = 'place' in suggestion ? (suggestion.place ?? 0) : 0
      return suggestion.field === field && (place === undefined || number === place)
    }
    const [answered, others] = [true, false].map((is) =>
      sheet.suggestions.filter((suggestion) => isFor(suggestion) === is)
    )
    sheet.suggestions = others
    for (const { value, from } of answered)
      if (typed && (field === 'who.description' || haveCommonWord(String(value), typed)))
        this.settle(from, field)
  }

  refuse(field: string, message: string): void {
    this.errors[field] = [...(this.errors[field] ?? []), message]
  }

  /** The place with this number; a new one if there is none. */
  place(number: number): Place {
    const { where } = this.sheet
    const known = where[number]
    if (known) return known
    const place = emptyPlace()
    where.push(place)
    return place
  }

  /** Marks the unplaced parts of a stretch as part of a field, or as dropped. */
  settle(from: Stretch, to: FieldPath | 'drop'): void {
    const { sheet } = this
    const mark =
      to === 'drop' ? ({ as: 'dropped' } as const) : ({ as: 'field', field: to } as const)
    sheet.coverage = marked(sheet.coverage, from, mark)
    for (const words of this.#connectingWordsBeside(from)) {
      sheet.coverage = marked(sheet.coverage, words, mark)
    }
    if (to === 'drop') {
      const isWithin = ({ from: [start, end] }: Suggestion) => from[0] <= start && end <= from[1]
      sheet.suggestions = sheet.suggestions.filter((suggestion) => !isWithin(suggestion))
    }
    const { own_words: ownWords } = sheet
    ownWords.unplaced = ownWords.unplaced.filter(
      (value) => !value.from || !overlap(value.from, from) || this.hasUnplacedWords(value.from)
    )
  }

  /** Short words between two fields, such as "in" before a town; they are placed with the field. */
  #connectingWordsBeside([start, end]: Stretch): Stretch[] {
    const { coverage } = this.sheet
    return coverage.flatMap(({ as, from }, at) => {
      const isBeside = from[0] === end || from[1] === start
      const isBetween = [coverage[at - 1], coverage[at + 1]].every((other) => other?.as === 'field')
      const isShort = /^\s*\p{Ll}{1,3}\s*$/u.test(this.prompt.slice(...from))
      return as === 'unplaced' && isBeside && isBetween && isShort ? [from] : []
    })
  }

  /** Whether a word of the stretch is in no field yet. */
  hasUnplacedWords(from: Stretch): boolean {
    return unplacedIn(this.sheet.coverage, from).some(([start, end]) =>
      /[\p{L}\p{N}]/u.test(this.prompt.slice(start, end))
    )
  }

  /** The changed sheet. */
  done(): Sheet {
    this.#dropRemoved()
    this.sheet.edited = fieldPaths.filter((path) => this.#edited.has(path))
    return this.sheet
  }

  /** Marks as dropped what was read for a field that now has fewer values. */
  #dropRemoved(): void {
    const { sheet } = this
    const [before, now] = [valuesOf(this.before), valuesOf(sheet)]
    const kept = now.flatMap(({ value }) => (value.from ? [value.from] : []))
    const count = (values: ValueInField[], path: FieldPath) =>
      values.filter(({ field }) => field === path).length
    for (const { field, value } of before) {
      if (!value.from || count(now, field) >= count(before, field)) continue
      for (const left of without(value.from, kept)) {
        sheet.coverage = marked(
          sheet.coverage,
          left,
          { as: 'dropped' },
          (part) => part.as === 'field' && part.field === field
        )
      }
    }
  }
}

function haveCommonWord(one: string, other: string): boolean {
  const words = new Set(foldedWords(other))
  return foldedWords(one).some((word) => word.length > 2 && words.has(word))
}
