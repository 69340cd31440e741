import { Allow, parse } from 'partial-json'

/** The interval of drafts; people cannot read faster. */
const EVERY = 250

/** Takes the pieces of a JSON answer and, from time to time, passes on what the part so far means. */
export class ReadingDrafts<T> {
  #text = ''
  #timer?: NodeJS.Timeout
  readonly #meaningOf: (part: unknown) => Promise<T | undefined>
  readonly #onDraft: (meaning: T) => void
  #ended = false

  constructor(meaningOf: (part: unknown) => Promise<T | undefined>, onDraft: (meaning: T) => void) {
    this.#meaningOf = meaningOf
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
      const meaning = part === undefined ? undefined : await this.#meaningOf(part)
      if (meaning !== undefined && !this.#ended) this.#onDraft(meaning)
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
