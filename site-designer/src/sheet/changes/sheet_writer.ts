import { foldedWords } from '#designer/language/tokens'
import { cellsAt, cellsOf, cellsOfPlace, heldIn, hold, placeFields } from '#designer/sheet/cells'
import type { Cell } from '#designer/sheet/cells'
import { changedValues, edited } from '#designer/sheet/changes/changed_values'
import type { ValueField } from '#designer/sheet/fields'
import { marked, overlap, unplacedIn, without } from '#designer/sheet/coverage'
import {
  emptyPlace,
  fieldPaths,
  type DayHours,
  type FieldPath,
  type OfferGroup,
  type Place,
  type Sheet,
  type Stretch,
  type Suggestion,
  type Value,
  type Weekday,
  type Wishes,
} from '#designer/sheet/sheet'
import { isNoPlace, isSame, valuesOf, type ValueInField } from '#designer/sheet/values'

/** Error messages for the person, by field. */
export type FieldErrors = Record<string, string[]>

/**
 * Writes changes on a copy of a sheet; the original is not changed. Whoever changes a sheet that exists
 * calls it: the form, feedback, an instruction, or a page that was edited. `prompt` is the text that
 * the sheet was read from, where the caller has it.
 */
export class SheetWriter {
  readonly sheet: Sheet
  readonly errors: FieldErrors = {}
  readonly before: Sheet
  readonly prompt: string

  constructor(before: Sheet, prompt = '') {
    this.before = before
    this.prompt = prompt
    this.sheet = structuredClone(before)
  }

  /** Sets the value or the list of a field as the person said it, which may be what it was. */
  set(path: ValueField, given: unknown, place = 0): void {
    const cell = this.cell(path, place)
    this.putIn(cell, changedValues(cell, given))
    this.editedIn(path)
    this.answer(cell)
  }

  /** Sets what a cell holds: a value or a list, without sources. */
  setIn(cell: Cell, given: unknown): void {
    if (this.putIn(cell, changedValues(cell, given))) this.answer(cell)
  }

  /** A field with one value needs no suggestions when it has one, for one place or for all. */
  answer(cell: Cell, place?: number): void {
    const [held] = heldIn(cell)
    if (!held || cell.field.most !== undefined) return
    this.dropSuggestions(cell.path, { place, typed: String(held.value) })
    if (cell.path === 'who.name') this.putIn(this.cell('who.has_no_name'), [])
  }

  /** Empties a field that the person has nothing for, in all places; `where.opening_hours` with its notes. */
  empty(path: ValueField): void {
    for (const cell of cellsOf(this.sheet))
      if (cell.path === path || cell.path.startsWith(`${path}.`)) this.putIn(cell, [])
    this.editedIn(path)
    this.dropSuggestions(path)
  }

  /** Replaces the values of a cell and marks its field as edited; false if they are the same. */
  putIn(cell: Cell, after: Value<unknown>[]): boolean {
    if (isSame(heldIn(cell), after)) return false
    hold(cell, after)
    this.editedIn(cell.path)
    return true
  }

  append(cell: Cell, value: unknown, from?: Stretch): void {
    const list = heldIn(cell)
    if (list.some((other) => isSame(other.value, value))) return
    this.putIn(cell, [...list, edited(value, from)])
  }

  /** Gives an entry of a cell another value. */
  rewrite(cell: Cell, entry: Value<unknown>, value: unknown): Value<unknown> {
    const after = edited(value)
    this.putIn(
      cell,
      heldIn(cell).map((one) => (one === entry ? after : one))
    )
    return after
  }

  insert(cell: Cell, at: number, value: unknown): Value<unknown> {
    const entry = edited(value)
    this.putIn(cell, heldIn(cell).toSpliced(at, 0, entry))
    return entry
  }

  remove(cell: Cell, entry: Value<unknown>): void {
    this.putIn(
      cell,
      heldIn(cell).filter((one) => one !== entry)
    )
  }

  /** Sets the days of a place that are named; one without hours is emptied. */
  putDays(place: Place, week: Partial<Record<Weekday, DayHours>>, from?: Stretch): void {
    for (const cell of cellsOfPlace(place)) {
      if (cell.field.of !== 'day' || !(cell.key in week)) continue
      const hours = week[cell.key as Weekday]
      this.putIn(cell, hours ? [edited(hours, from)] : [])
    }
  }

  /** Sets wishes of which only feedback speaks: the order of the sections, or the look. */
  wish(name: 'look' | 'section_order', wished: Wishes['look' | 'section_order']): void {
    const { wishes } = this.sheet
    if (isSame(wishes[name], wished)) return
    Object.assign(wishes, { [name]: wished })
    this.editedIn(`wishes.${name}`)
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

  /** The cell of a group, else of the one without a name or the only one. */
  cellOfOffers(named?: OfferGroup): Cell {
    const { offers } = this.sheet
    const group =
      named ?? offers.find(({ name }) => !name) ?? (offers.length === 1 ? offers[0] : undefined)
    if (!group) offers.push({ items: [] })
    return cellsAt(this.sheet, 'offers').at(group ? offers.indexOf(group) : -1)!
  }

  /** Sets the heading of a group of offers, or removes it. */
  nameOffers(at: number, name: string | undefined): void {
    const { items } = this.sheet.offers[at]
    this.sheet.offers[at] = name ? { name, items } : { items }
    this.editedIn('offers')
  }

  /** Removes the groups of offers that have no items any more. */
  dropEmptyOffers(): void {
    this.sheet.offers = this.sheet.offers.filter(({ items }) => items.length > 0)
  }

  dropEmptyPlaces(): void {
    this.sheet.where = this.sheet.where.filter((place) => !isNoPlace(place))
  }

  editedIn(field: FieldPath): void {
    const { sheet } = this
    sheet.edited = fieldPaths.filter((path) => path === field || sheet.edited.includes(path))
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
    const isFor = (one: Suggestion) =>
      one.field === field && [undefined, ('place' in one && one.place) || 0].includes(place)
    const answered = sheet.suggestions.filter(isFor)
    sheet.suggestions = sheet.suggestions.filter((one) => !isFor(one))
    // Without the prompt nothing tells what is left of an unplaced stretch.
    if (!typed || !this.prompt) return
    for (const { value, from } of answered)
      if (field === 'who.description' || haveCommonWord(String(value), typed))
        this.settle(from, field)
  }

  refuse(field: string, message: string): void {
    this.errors[field] = [...(this.errors[field] ?? []), message]
  }

  /** The place with this number; a new one if there is none. */
  place(number: number): Place {
    const { where } = this.sheet
    return where[number] ?? where[where.push(emptyPlace()) - 1]
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

  /** The changed sheet. What was read for a field that now has fewer values is marked as dropped. */
  done(): Sheet {
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
    return sheet
  }
}

function haveCommonWord(one: string, other: string): boolean {
  const words = new Set(foldedWords(other))
  return foldedWords(one).some((word) => word.length > 2 && words.has(word))
}
