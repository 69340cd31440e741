import { isName } from '#designer/instructions/language/endings'
import {
  say,
  told,
  type CommandLanguage,
  type Told,
} from '#designer/instructions/language/language'
import {
  emptyPlace,
  type FieldPath,
  type Place,
  type Sheet,
  type Value,
} from '#designer/sheet/sheet'
import type { DirectionId, SectionKind } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'
import { folded } from '#designer/language/fold'

/** The page as it is planned now: what "darker" and "another design" start from. */
export interface PlannedPage {
  look?: Look
  direction?: DirectionId
}

/**
 * What became of one command: done, in a sentence; or one of several that the person has to name;
 * or why it cannot be done; or only possible on the finished page. Undefined where the sheet has
 * nothing that the words mean.
 */
export type Answer = { done: Told } | { which: string[] } | { cannot: string } | 'later' | undefined

/** A sheet while feedback is carried out on it. The sheet that was given stays as it is. */
export class Revision {
  readonly sheet: Sheet
  /** The sections of the page from top to bottom, as the feedback leaves them so far. */
  kinds: SectionKind[]
  readonly page: PlannedPage
  readonly language: CommandLanguage
  /** What the person chose where they were asked before. */
  readonly choices: ReadonlySet<string>

  constructor(
    sheet: Sheet,
    {
      kinds,
      page,
      language,
      choices,
    }: Pick<Revision, 'kinds' | 'page' | 'language'> & Partial<Pick<Revision, 'choices'>>
  ) {
    this.sheet = structuredClone(sheet)
    this.kinds = [...kinds]
    this.page = page
    this.language = language
    this.choices = choices ?? new Set()
  }

  /** The same as it stands now, to try something on. */
  tried(): Revision {
    return new Revision(this.sheet, this)
  }

  done(key: string, values?: Record<string, string | number>): Answer {
    return { done: told(this.language, key, values) }
  }

  cannot(key: string, values?: Record<string, string | number>): Answer {
    return { cannot: say(this.language, key, values) }
  }

  /** Records that the person has set a field: no reader overwrites it, and nothing suggests another value. */
  edited(...fields: FieldPath[]): void {
    this.sheet.edited = [...new Set([...this.sheet.edited, ...fields])]
    this.sheet.suggestions = this.sheet.suggestions.filter(
      ({ field }) => !(fields.includes(field) && holdsOneValue.test(field))
    )
  }

  /** The place that words speak of; the question which where there are several and they name none. */
  place(words = ''): { one: Place } | { which: string[] } {
    const { where } = this.sheet
    if (where.length === 0) where.push(emptyPlace())
    if (where.length === 1) return { one: where[0] }
    const said = ` ${folded(words)} `
    const named = where.filter((place) =>
      namesOf(place).some((name) => said.includes(` ${folded(name)} `))
    )
    if (named.length === 1) return { one: named[0] }
    // Two places of one town are told apart by their streets.
    const labelOf = (place: Place) =>
      namesOf(place).find((name) =>
        where.every((one) => one === place || !namesOf(one).includes(name))
      )
    return this.oneOf(where, (place) => labelOf(place) ?? namesOf(place)[0] ?? '…')
  }

  /** The one that was chosen before; otherwise the question which. */
  oneOf<T>(list: readonly T[], nameOf: (one: T) => string): { one: T } | { which: string[] } {
    const one = list.find((each) => this.choices.has(nameOf(each)))
    return one ? { one } : { which: list.map(nameOf) }
  }

  /** The one of a list that the words name, with the endings of the language. */
  named<T>(list: readonly T[], words: readonly string[], nameOf: (one: T) => string): T[] {
    const { code } = this.language
    const spoken = words.flatMap((word) => folded(word).split(' '))
    const exact = list.filter((one) => isName(spoken, nameOf(one), code))
    if (exact.length > 0) return exact
    // "Wills single" is said of "Wills (single)".
    return list.filter((one) => isName(spoken, nameOf(one).replace(/[()]/g, ''), code))
  }
}

function namesOf({ label, locality, street_address: street }: Place): string[] {
  return [label, locality, street].flatMap((name) => name?.value ?? [])
}

const holdsOneValue = /^who\.|^where\.(?:street_address|locality|opening_hours)$/

export function byHand<T>(value: T): Value<T> {
  return { value, source: 'edited' }
}
