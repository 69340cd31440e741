import { isName } from '#designer/instructions/language/endings'
import {
  say,
  told,
  type CommandLanguage,
  type Told,
} from '#designer/instructions/language/language'
import { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import type { Place, Sheet } from '#designer/sheet/sheet'
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
export class SheetEdit {
  readonly writer: SheetWriter
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
    }: Pick<SheetEdit, 'kinds' | 'page' | 'language'> & Partial<Pick<SheetEdit, 'choices'>>
  ) {
    this.writer = new SheetWriter(sheet)
    this.kinds = [...kinds]
    this.page = page
    this.language = language
    this.choices = choices ?? new Set()
  }

  get sheet(): Sheet {
    return this.writer.sheet
  }

  /** The same as it stands now, to try something on. */
  tried(): SheetEdit {
    return new SheetEdit(this.sheet, this)
  }

  done(key: string, values?: Record<string, string | number>): Answer {
    return { done: told(this.language, key, values) }
  }

  cannot(key: string, values?: Record<string, string | number>): Answer {
    return { cannot: say(this.language, key, values) }
  }

  /** The number of the place that words speak of; the question which where they name none of several. */
  place(words = ''): { one: number } | { which: string[] } {
    const { where } = this.sheet
    if (where.length < 2) return { one: 0 }
    const said = ` ${folded(words)} `
    const named = where.filter((place) =>
      namesOf(place).some((name) => said.includes(` ${folded(name)} `))
    )
    // Two places of one town are told apart by their streets.
    const labelOf = (place: Place) =>
      namesOf(place).find((name) =>
        where.every((one) => one === place || !namesOf(one).includes(name))
      )
    const found =
      named.length === 1
        ? { one: named[0] }
        : this.oneOf(where, (place) => labelOf(place) ?? namesOf(place)[0] ?? '…')
    return 'one' in found ? { one: where.indexOf(found.one) } : found
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
