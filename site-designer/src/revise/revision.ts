import type { Instruction } from '#designer/instructions/instruction'
import type { Labels } from '#designer/instructions/labels'
import type { Language } from '#designer/instructions/language'
import type { ReviseTexts } from '#designer/revise/texts/texts'
import {
  emptyPlace,
  type FieldPath,
  type Place,
  type Sheet,
  type Value,
} from '#designer/sheet/sheet'
import type { DirectionId, SectionKind } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'
import { fold } from '#designer/text/fold'

/** The page as it is planned now: what "darker" and "another design" start from. */
export interface PlannedPage {
  look?: Look
  direction?: DirectionId
}

/** A sheet while feedback is carried out on it. The sheet that was given stays as it is. */
export class Revision {
  readonly sheet: Sheet
  /** The sections of the page from top to bottom, as the feedback leaves them so far. */
  kinds: SectionKind[]

  readonly page: PlannedPage
  /** The language of the feedback, and the words to answer it in. */
  readonly answer: { language: Language; names: Labels; texts: ReviseTexts }

  constructor(
    sheet: Sheet,
    kinds: SectionKind[],
    page: PlannedPage,
    answer: { language: Language; names: Labels; texts: ReviseTexts }
  ) {
    this.page = page
    this.answer = answer
    this.sheet = structuredClone(sheet)
    this.kinds = [...kinds]
  }

  /** Records that the person has set a field: no reader overwrites it, and nothing suggests another value. */
  edited(...fields: FieldPath[]): void {
    this.sheet.edited = [...new Set([...this.sheet.edited, ...fields])]
    this.sheet.suggestions = this.sheet.suggestions.filter(
      ({ field }) => !(fields.includes(field) && holdsOneValue.test(field))
    )
  }

  /** The place that words speak of; undefined where there are several and they name none. */
  place(words: string): Place | undefined {
    const { where } = this.sheet
    if (where.length === 0) where.push(emptyPlace())
    if (where.length === 1) return where[0]
    const named = where.filter((place) =>
      [place.label, place.locality].some((name) => name && fold(words).includes(fold(name.value)))
    )
    return named.length === 1 ? named[0] : undefined
  }
}

const holdsOneValue = /^who\.|^where\.(?:street_address|locality|opening_hours)$/

export function byHand<T>(value: T): Value<T> {
  return { value, source: 'edited' }
}

type Of<D extends Instruction['do']> = Extract<Instruction, { do: D }>

/**
 * Carries one kind of instruction out on the sheet and says what it did; undefined, with the sheet
 * as it was, where a sheet cannot hold it. `words` are those of the clause.
 */
export type Applier<D extends Instruction['do']> = (
  revision: Revision,
  instruction: Of<D>,
  words: string
) => string | undefined
