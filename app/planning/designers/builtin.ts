import type { Designer } from '#planning/designers/designer'
import { designUntil } from '#planning/designers/designer_threads'

/**
 * Needs no key and no network. It reads and edits in threads, which are terminated at the deadline, so
 * no text can block the process.
 */
export class BuiltinDesigner implements Designer {
  readonly name = 'builtin'
  readonly version = '4'

  read: Designer['read'] = (prompt, form, signal) => designUntil(signal, 'read', prompt, form)

  revise: Designer['revise'] = ({ sheet, outline, feedback, choices }, signal) =>
    designUntil(signal, 'revise', sheet, outline, { feedback, choices })

  write: Designer['write'] = async ({ sheet, outline }, onProgress, signal) => {
    const stage = 'Writing the words'
    await onProgress({ stage, percent: 10 })
    const copy = await designUntil(signal, 'write', sheet, outline)
    await onProgress({ stage, percent: 100 })
    return copy
  }

  edit: Designer['edit'] = (request, signal) => designUntil(signal, 'edit', request)

  /** Instructions that work on this page in its current state. */
  commands(html: string, now: number, signal?: AbortSignal): Promise<string[]> {
    return designUntil(signal, 'commandsFor', html, now)
  }
}
