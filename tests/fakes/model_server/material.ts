/**
 * The material of a question: texts with names, each between two delimiters. A question in any other
 * form is one text without a name.
 */
export class Material {
  readonly #texts: Map<string, string>

  constructor(question: string) {
    const blocks = question.matchAll(/^(.+):\n<<<(\w+)\n([^]*?)\n\2>>>/gm)
    this.#texts = new Map([...blocks].map(([, name, , text]) => [name, text]))
    if (this.#texts.size === 0) this.#texts.set('', question)
  }

  static of(texts: Iterable<readonly [string, string]>): Material {
    const material = new Material('')
    material.#texts.clear()
    for (const [name, text] of texts) material.#texts.set(name, text)
    return material
  }

  get(name: string): string {
    return this.#texts.get(name) ?? ''
  }

  /** The person's own text, not the material about which it is. */
  get words(): string {
    const said = ['Text', 'Instruction', 'Feedback', 'Now', '']
    return said.map((name) => this.get(name)).find((text) => text !== '') ?? ''
  }
}
