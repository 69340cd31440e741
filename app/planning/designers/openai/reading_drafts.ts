import { Allow, parse } from 'partial-json'
import type { Sheet } from 'site-designer'

/** The interval of drafts; people cannot read faster. */
const EVERY = 250

/** Takes the pieces of a JSON answer and, from time to time, passes on the sheet of the part so far. */
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

  /** After this call no draft is passed on. */
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
      // An incomplete draft may fail; the complete answer is checked later.
    } finally {
      this.#timer = undefined
    }
  }
}

/** The complete values at the beginning of a JSON object. A truncated text is left out. */
function begun(text: string): unknown {
  const start = text.indexOf('{')
  if (start === -1) return undefined
  try {
    return parse(text.slice(start), Allow.OBJ | Allow.ARR)
  } catch {
    return undefined
  }
}
