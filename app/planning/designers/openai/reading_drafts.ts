import { Allow, parse } from 'partial-json'
import type { Sheet } from 'site-designer'

/** A person reads along; more often than this nobody could. */
const EVERY = 250

/** The pieces of an answer in JSON, and now and then the sheet of what has arrived. */
export class ReadingDrafts {
  #text = ''
  #timer?: NodeJS.Timeout
  readonly #sheetOf: (part: unknown) => Promise<Sheet>
  readonly #onDraft: (sheet: Sheet) => void
  #ended = false

  constructor(sheetOf: (part: unknown) => Promise<Sheet>, onDraft: (sheet: Sheet) => void) {
    this.#sheetOf = sheetOf
    this.#onDraft = onDraft
  }

  take(piece: string): void {
    this.#text += piece
    this.#timer ??= setTimeout(() => void this.#tell(), EVERY)
  }

  /** Nothing is told after it. */
  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
  }

  async #tell(): Promise<void> {
    const part = begun(this.#text)
    try {
      const sheet = part === undefined ? undefined : await this.#sheetOf(part)
      if (sheet && !this.#ended) this.#onDraft(sheet)
    } catch {
      // A draft is a courtesy: the whole answer is checked when it is there.
    } finally {
      this.#timer = undefined
    }
  }
}

/** The whole values at the beginning of a JSON object. A text that is cut is no value. */
function begun(text: string): unknown {
  const start = text.indexOf('{')
  if (start === -1) return undefined
  try {
    return parse(text.slice(start), Allow.OBJ | Allow.ARR)
  } catch {
    return undefined
  }
}
