import type { Schema } from '#tests/fakes/model_server/schema'

const MOST_ITEMS = 3

/** A value that matches the schema, made of words of the text. */
export function fillSchema(schema: Schema, text: string): unknown {
  return new Filler(text).fill(schema, '')
}

class Filler {
  readonly #text: string
  readonly #sentences: string[]
  #next = 0

  constructor(text: string) {
    this.#text = text
    const sentences = text.split(/[.!?\n]+/).map((sentence) => sentence.trim())
    this.#sentences = sentences.filter((sentence) => sentence !== '')
  }

  fill(schema: Schema, name: string): unknown {
    const options = schema.anyOf
    if (options) return this.fill(options.find(({ type }) => type !== 'null') ?? options[0], name)
    if ('const' in schema) return schema.const
    if (schema.enum) return this.#choice(schema.enum)
    switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
      case 'object':
        return this.#object(schema)
      case 'array':
        return this.#array(schema, name)
      case 'integer':
      case 'number':
        return this.#number(schema)
      case 'boolean':
        return false
      case 'null':
        return null
      default:
        return this.#string(schema, name)
    }
  }

  /** The option that the text mentions, otherwise the first. */
  #choice(values: unknown[]): unknown {
    const said = this.#text.toLowerCase()
    return values.find((value) => said.includes(String(value).toLowerCase())) ?? values[0]
  }

  #object({ properties = {} }: Schema): unknown {
    const entries = Object.entries(properties)
    return Object.fromEntries(entries.map(([name, value]) => [name, this.fill(value, name)]))
  }

  #array({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema, name: string): unknown {
    const length = Math.min(maxItems, Math.max(minItems, 2))
    return Array.from({ length }, () => this.fill(items, name))
  }

  #number({ minimum = 0, maximum = Infinity }: Schema): number {
    const said = this.#text.match(/\d{1,6}/g)?.map(Number) ?? []
    return said.find((number) => number >= minimum && number <= maximum) ?? minimum
  }

  #string({ maxLength = 300 }: Schema, name: string): string {
    const isName = /name|title|heading|label/i.test(name)
    const sentence = this.#sentences[this.#next++ % this.#sentences.length] ?? name
    return (isName ? sentence.split(/[,:;]/)[0].slice(0, 60) : sentence).slice(0, maxLength)
  }
}
