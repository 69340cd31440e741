import type { Copy, Edit, Revised, Sheet } from 'site-designer'
import { Thread } from '#core/thread'
import type { Designer } from '#planning/designers/designer'
import type { BuiltinQuestion } from '#planning/designers/builtin_worker'

/**
 * Needs no key and no network. It reads and edits in a thread of its own, which is ended at the
 * deadline: no text holds the process that serves everybody.
 */
export class BuiltinDesigner implements Designer {
  readonly name = 'builtin'
  readonly version = '4'
  readonly #thread: Thread<BuiltinQuestion, unknown>

  constructor() {
    this.#thread = new Thread(import.meta.url, 'builtin_worker')
  }

  read: Designer['read'] = (prompt, form, signal) =>
    this.#ask<Sheet>({ do: 'read', prompt, form }, signal)

  revise: Designer['revise'] = ({ sheet, outline, feedback, choices }, signal) =>
    this.#ask<Revised>({ do: 'revise', sheet, outline, feedback, choices }, signal)

  write: Designer['write'] = async ({ sheet, outline }, onProgress, signal) => {
    await onProgress({ stage: 'Finding the words', percent: 10 })
    const copy = await this.#ask<Copy>({ do: 'write', sheet, outline }, signal)
    await onProgress({ stage: 'Mixing the colours and setting the type', percent: 70 })
    await onProgress({ stage: 'Done', percent: 100 })
    return copy
  }

  edit: Designer['edit'] = (request, signal) => this.#ask<Edit>({ do: 'edit', request }, signal)

  /** Commands that work on this page as it stands. */
  commands(html: string, now: number, signal?: AbortSignal): Promise<string[]> {
    return this.#ask<string[]>({ do: 'commands', html, now }, signal)
  }

  #ask<T>(question: BuiltinQuestion, signal?: AbortSignal): Promise<T> {
    return this.#thread.ask(question, signal) as Promise<T>
  }
}
