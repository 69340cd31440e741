/** What a model answered, read without trust: what is not of the expected form is not there. */
export class Loose {
  readonly #fields: Record<string, unknown>

  constructor(value: unknown) {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
    this.#fields = isRecord ? (value as Record<string, unknown>) : {}
  }

  /** A text that says something; undefined otherwise. */
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

  one(name: string): Loose {
    return new Loose(this.#fields[name])
  }

  list(name: string): Loose[] {
    return this.#entries(name).map((entry) => new Loose(entry))
  }

  texts(name: string): string[] {
    return this.#entries(name).filter(
      (entry): entry is string => typeof entry === 'string' && entry.trim() !== ''
    )
  }

  /** Those of the named texts that are there. */
  fields(names: readonly string[]): Record<string, string> {
    return Object.fromEntries(
      names.flatMap((name) => {
        const text = this.text(name)
        return text === undefined ? [] : [[name, text]]
      })
    )
  }

  /** No model has more to say than this; one that repeats itself would go on. */
  #entries(name: string): unknown[] {
    const value = this.#fields[name]
    return Array.isArray(value) ? value.slice(0, 300) : []
  }
}
