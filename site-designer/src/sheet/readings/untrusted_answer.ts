/** The answer of a model; a part that does not have the expected type counts as missing. */
export class UntrustedAnswer {
  readonly #fields: Record<string, unknown>

  constructor(value: unknown) {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
    this.#fields = isRecord ? (value as Record<string, unknown>) : {}
  }

  /** A text that is not empty. */
  text(name: string): string | undefined {
    const value = this.#fields[name]
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
  }

  yes(name: string): boolean {
    return this.#fields[name] === true
  }

  whole(name: string): number | undefined {
    const value = this.#fields[name]
    return typeof value === 'number' && Number.isInteger(value) ? value : undefined
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined && this.#fields[name] !== null
  }

  one(name: string): UntrustedAnswer {
    return new UntrustedAnswer(this.#fields[name])
  }

  list(name: string): UntrustedAnswer[] {
    return this.#entries(name).map((entry) => new UntrustedAnswer(entry))
  }

  texts(name: string): string[] {
    return this.#entries(name).filter(
      (entry): entry is string => typeof entry === 'string' && entry.trim() !== ''
    )
  }

  /** The texts with these names, as far as they exist. */
  fields(names: readonly string[]): Record<string, string> {
    return Object.fromEntries(
      names.flatMap((name) => {
        const text = this.text(name)
        return text === undefined ? [] : [[name, text]]
      })
    )
  }

  /** Limited, because a model that repeats itself would not stop. */
  #entries(name: string): unknown[] {
    const value = this.#fields[name]
    return Array.isArray(value) ? value.slice(0, 300) : []
  }
}
