import type { ChangeSet } from './changes/change_set.ts'
import { lastStartingBy } from './html/locations.ts'
import type { Page } from './page/page.ts'
import type { Diagnostic, Operation, Plugin } from './plugin.ts'

type Checking = Plugin<Operation, unknown>

/** The checks of all plugins of an engine. Each page is checked at most once. */
export class Checks {
  readonly #plugins: readonly Checking[]
  readonly #found = new WeakMap<Page, Diagnostic[]>()

  constructor(plugins: readonly Checking[]) {
    this.#plugins = plugins.filter(({ check }) => check)
  }

  /** The findings on a page, in the order of the text. */
  of(page: Page): Diagnostic[] {
    let found = this.#found.get(page)
    if (!found) this.#found.set(page, (found = this.#ask((plugin) => plugin.check!(page))!))
    return found
  }

  /**
   * The findings that are new after an edit. With `changes`, which left every tag in place, a plugin may
   * look at the elements around them only.
   */
  added(before: Page, after: Page, changes?: ChangeSet): Diagnostic[] {
    const touched = changes?.changes.map(({ from }) => lastStartingBy(before.locations, from))
    const near = touched && this.#ask((plugin) => plugin.recheck?.({ before, after, touched }))
    return near ?? addedDiagnostics(this.of(before), this.of(after))
  }

  /** What all plugins answer, in the order of the text; undefined if one of them does not. */
  #ask(question: (plugin: Checking) => Iterable<Diagnostic> | undefined): Diagnostic[] | undefined {
    const answers = this.#plugins.map(question)
    if (answers.includes(undefined)) return undefined
    return answers.flatMap((answer) => [...answer!]).sort((a, b) => a.from - b.from)
  }
}

/**
 * The diagnostics of `later` that are not in `earlier`. Two diagnostics are equal if rule, message and
 * subject are equal, at any position.
 */
export function addedDiagnostics(
  earlier: readonly Diagnostic[],
  later: readonly Diagnostic[]
): Diagnostic[] {
  const known = new Map<string, number>()
  const key = ({ rule, message, subject = '' }: Diagnostic) => `${rule}\n${message}\n${subject}`
  for (const diagnostic of earlier)
    known.set(key(diagnostic), (known.get(key(diagnostic)) ?? 0) + 1)
  return later.filter((diagnostic) => {
    const left = known.get(key(diagnostic)) ?? 0
    known.set(key(diagnostic), left - 1)
    return left <= 0
  })
}
