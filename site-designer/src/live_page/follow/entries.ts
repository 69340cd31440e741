import { folded } from '#designer/language/fold'
import { sentencesOf } from '#designer/language/sentences'
import { cellsOf, heldIn, type Cell } from '#designer/sheet/cells'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { fieldMark } from '#designer/sheet/field_mark'
import { entryOf, fieldOf, type ValueField } from '#designer/sheet/fields'
import type { Value } from '#designer/sheet/sheet'
import { textProblem } from '#designer/sheet/text_problem'

/** A value of the sheet, wherever it stands in its list meanwhile. */
export interface Entry {
  cell: Cell
  value: Value<unknown>
}

/** Words of an entry by the part that they are; '' is all of a value without parts. */
export type Parts = ReadonlyMap<string, string>

/** Lists of plain lines, which one list of a page may show together. */
const LINES: readonly ValueField[] = [
  'services',
  'skills',
  'clients',
  'credentials',
  'good_to_know',
]

/** The values of a sheet, as the marks of a page name them. */
export class Entries {
  readonly #writer: SheetWriter
  readonly #all: Entry[]

  constructor(writer: SheetWriter) {
    this.#writer = writer
    this.#all = cellsOf(writer.sheet)
      .filter(({ field }) => field.of !== 'day')
      .flatMap((cell) => heldIn(cell).map((value) => ({ cell, value })))
  }

  /** The entry of a list with these words; of several that have the same name the one with the same parts. */
  find(path: ValueField, parts: Parts): Entry | undefined {
    const paths = LINES.includes(path) ? [path, ...LINES] : [path]
    const named = paths.flatMap((one) =>
      this.#all.filter(
        (entry) =>
          entry.cell.path === one &&
          folded(textOf(entry, mainPart(one))) === folded(parts.get(mainPart(one)) ?? '')
      )
    )
    const alike = ([part, words]: [string, string], entry: Entry) => textOf(entry, part) === words
    return named.find((entry) => [...parts].every((part) => alike(part, entry))) ?? named[0]
  }

  /**
   * Gives the value that a mark names the words that the page shows now. A page may say it among other
   * words: "Call 0113 496 0000". Where it did not show the value, the sheet stays as it is.
   */
  rewrite(mark: string, was: string, now: string): void {
    for (const entry of this.#all)
      for (const part of partsOf(entry)) {
        if (markOf(entry, part) !== mark) continue
        const isProse = entry.cell.field.of === 'prose'
        const next = rewritten(textOf(entry, part), was, now, isProse)
        if (next !== undefined && this.set(entry, part, next)) return
      }
    this.#fill(mark, now)
  }

  /** Where a page without a name is called by what it is, whoever types another name gives it one. */
  #fill(mark: string, text: string): void {
    const cell = cellsOf(this.#writer.sheet).find(({ path }) => path === mark)
    const isLine = cell?.field.of === 'line' && cell.field.most === undefined
    if (!isLine || heldIn(cell).length > 0 || textProblem(cell.path, text)) return
    this.#writer.setIn(cell, text)
  }

  /** False where the part cannot be that. */
  set(entry: Entry, part: string, text: string): boolean {
    const { cell, value } = entry
    if (textProblem(cell.path, text, part || undefined)) return false
    const next = part === '' ? text : withPart(value.value as object, part, text)
    entry.value = this.#writer.rewrite(cell, value, next)
    return true
  }

  remove({ cell, value }: Entry): void {
    this.#writer.remove(cell, value)
  }

  /** Behind another entry, or else at the end of the first list. */
  add(path: ValueField, parts: Parts, before: Entry | undefined): void {
    const cell = before?.cell ?? cellsOf(this.#writer.sheet).find((one) => one.path === path)
    if (!cell || heldIn(cell).length >= (cell.field.most ?? 1)) return
    const problems = [...parts].filter(([part, text]) => textProblem(path, text, part || undefined))
    if (problems.length > 0) return
    const said = mainPart(path) === '' ? parts.get('') : Object.fromEntries(parts)
    const at = before ? heldIn(cell).indexOf(before.value) + 1 : heldIn(cell).length
    this.#all.push({ cell, value: this.#writer.insert(cell, at, said) })
  }
}

/** The part of an entry that it is called by. */
export function mainPart(path: ValueField): string {
  return entryOf(fieldOf(path))?.main ?? ''
}

function partsOf({ cell }: Entry): string[] {
  return Object.keys(entryOf(cell.field)?.texts ?? { '': true })
}

function markOf(entry: Entry, part: string): string {
  const { path, field } = entry.cell
  const name = field.most === undefined ? undefined : textOf(entry, mainPart(path))
  return fieldMark(path, name, part || undefined)
}

function textOf({ value }: Entry, part: string): string {
  if (part === '') return String(value.value)
  return (value.value as Record<string, string | undefined>)[part] ?? ''
}

/** An entry with another part, or without it. */
export function withPart(value: object, part: string, text: string): object {
  const others = Object.entries(value).filter(([name]) => name !== part)
  return Object.fromEntries(text === '' ? others : [...others, [part, text]])
}

/** A longer text of which an element shows some sentences, in an order of its own. */
function retold(value: string, was: string, now: string): string | undefined {
  const [old, next] = [was, now].map(sentencesOf)
  if (old.length === 0 || !old.every((sentence) => value.includes(sentence))) return undefined
  const isEach = old.length === next.length
  const told = old.reduce(
    (text, sentence, at) => text.replace(sentence, () => (isEach ? next[at] : at === 0 ? now : '')),
    value
  )
  return told.replace(/ {2,}/g, ' ').trim()
}

function rewritten(value: string, was: string, now: string, isProse: boolean): string | undefined {
  if (folded(value) === folded(was)) return now
  if (isProse) return retold(value, was, now)
  if (value === '' || !was.includes(value)) return undefined
  const [start, ...rest] = was.split(value)
  const end = rest.join(value)
  const isKept =
    now.startsWith(start) && now.endsWith(end) && now.length >= start.length + end.length
  return isKept ? now.slice(start.length, now.length - end.length).trim() : undefined
}
