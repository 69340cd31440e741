import {
  say,
  told,
  type CommandLanguage,
  type Told,
} from '#designer/instructions/language/language'
import type { Possibility } from '#designer/instructions/ways'
import type { Target } from '#designer/instructions/targets/target'
import type { EditOperation } from '#designer/live_page/reading/edit_operation'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import type { Sheet } from '#designer/sheet/sheet'

/** What carrying out one command on one page comes to. */
export type Outcome =
  /** `sheet`: the stored sheet after the command, where the command changes facts. */
  | ({ is: 'done'; operations: EditOperation[]; sheet?: Sheet } & Told)
  | { is: 'unclear'; could: Possibility[] }
  /** `isFinal`: the words say clearly what is wanted, and no other way to read them is tried. */
  | { is: 'impossible'; why: string; isFinal?: boolean }

/** The page with the operations made, where it is done. */
export type CarriedOut =
  Exclude<Outcome, { is: 'done' }> | (Outcome & { is: 'done' } & { html: string })

/** What was understood, though it cannot be done: nobody looks for another meaning. */
const FINAL = new Set(['already_so', 'field_there', 'field_needed', 'no_field'])

/** The page that is edited, and what is known beside it. */
export class PageEdit {
  readonly reading: PageReading
  readonly language: CommandLanguage
  /** The sheet that is stored with the page, if there is one. */
  readonly sheet?: Sheet
  /** What the person chose where they were asked before. */
  readonly choices: ReadonlySet<string>
  /** Id of the element that is selected in the editor. */
  readonly selection?: string
  /** What the clause before was about: "it". */
  before?: Target
  /** What this clause is about, once it is found. */
  about?: Target
  /** What commands that were tried came to. */
  readonly tried = new Map<string, { outcome: CarriedOut; about: Target | undefined }>()

  constructor(
    reading: PageReading,
    {
      language,
      sheet,
      choices = new Set(),
      selection,
      before,
    }: Pick<PageEdit, 'language'> &
      Partial<Pick<PageEdit, 'sheet' | 'choices' | 'selection' | 'before'>>
  ) {
    this.reading = reading
    this.language = language
    this.sheet = sheet
    this.choices = choices
    this.selection = selection
    this.before = before
  }

  say(key: string, values?: Record<string, string | number>): string {
    return say(this.language, key, values)
  }

  told(key: string, values?: Record<string, string | number>): Told {
    return told(this.language, key, values)
  }

  impossible(
    key: string,
    values?: Record<string, string | number>
  ): Outcome & { is: 'impossible' } {
    return { is: 'impossible', why: this.say(key, values), isFinal: FINAL.has(key) }
  }

  done(
    operations: (EditOperation | undefined)[],
    key: string,
    values?: Record<string, string | number>
  ): Outcome {
    const list = operations.filter((operation) => operation !== undefined)
    if (list.length === 0) return this.impossible('already_so')
    return { is: 'done', operations: list, ...this.told(key, values) }
  }

  /** The one that is left or was chosen before; otherwise the question which is meant. */
  oneOf<T>(list: readonly T[], keyOf: (one: T) => string, labelOf: (one: T) => string) {
    if (list.length === 1) return { one: list[0] }
    const chosen = list.find((one) => this.choices.has(keyOf(one)))
    if (chosen !== undefined) return { one: chosen }
    const could = list.slice(0, MOST).map((one) => ({ key: keyOf(one), label: labelOf(one) }))
    return { is: 'unclear' as const, could: apart(could) }
  }
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
