import type { Says } from '#designer/edit/says/says'
import type { Instruction } from '#designer/instructions/instruction'
import type { EditOperation } from '#designer/renderer/reading/edit_operation'
import type { PageReading } from '#designer/renderer/reading/page_reading'

/** What carrying out one instruction on one page comes to. */
export type Outcome =
  | { is: 'done'; operations: EditOperation[]; says: string }
  | { is: 'unclear'; could: Possibility[] }
  | { is: 'impossible'; why: string }

/** One of the things that could have been meant. */
export interface Possibility {
  /** Names it from one call to the next. */
  key: string
  label: string
}

/** An instruction of one kind. */
export type Asked<K extends Instruction['do']> = Extract<Instruction, { do: K }>

/** The page that is edited, and what is known beside it. */
export interface Desk {
  reading: PageReading
  says: Says
  /** What the person chose where they were asked before. */
  choices: ReadonlySet<string>
  /** Id of the element that is selected in the editor. */
  selection?: string
  /** What the person put in quotation marks, without the words that are to be written. */
  quoted: readonly string[]
}

export function done(
  operations: (EditOperation | undefined)[],
  says: string,
  otherwise: string
): Outcome {
  const list = operations.filter((operation) => operation !== undefined)
  return list.length > 0
    ? { is: 'done', operations: list, says }
    : { is: 'impossible', why: otherwise }
}

export function impossible(why: string): Outcome & { is: 'impossible' } {
  return { is: 'impossible', why }
}

/** The one that is left or was chosen before; otherwise the question which is meant. */
export function oneOf<T>(
  desk: Desk,
  list: readonly T[],
  keyOf: (entry: T) => string,
  labelOf: (entry: T) => string
): { one: T } | (Outcome & { is: 'unclear' }) {
  if (list.length === 1) return { one: list[0] }
  const chosen = list.find((entry) => desk.choices.has(keyOf(entry)))
  if (chosen !== undefined) return { one: chosen }
  const could = list.slice(0, MOST).map((entry) => ({ key: keyOf(entry), label: labelOf(entry) }))
  return { is: 'unclear', could: apart(could) }
}

const MOST = 6

/** Two that read alike are told apart by their number. */
function apart(could: Possibility[]): Possibility[] {
  return could.map((entry, index) => {
    const alike = could.filter(({ label }) => label === entry.label)
    if (alike.length === 1) return entry
    const number = could.slice(0, index + 1).filter(({ label }) => label === entry.label).length
    return { ...entry, label: `${entry.label} (${number})` }
  })
}
