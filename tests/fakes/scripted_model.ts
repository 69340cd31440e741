import { ModelFailure, type Model, type ModelRequest } from '#core/model/main'

/** A question to the model: the prompt, identified by its schema, and the named material. */
export interface ModelQuestion {
  /** sheet, changes, section or edit; undefined for a text. */
  schema?: string
  material: Record<string, string>
  /** Everything that the model gets. */
  request: ModelRequest
}

type Answer = (question: ModelQuestion) => unknown

/** A model whose answers a test defines: JSON, a text, or a failure that is thrown. */
export function scriptedModel(answer: Answer): Model & { questions: ModelQuestion[] } {
  const questions: ModelQuestion[] = []
  return {
    questions,
    async ask(request) {
      request.signal?.throwIfAborted()
      const question = {
        schema: request.schema?.name,
        material: materialIn(request.messages.at(-1)!.content),
        request,
      }
      questions.push(question)
      const said = await answer(question)
      request.signal?.throwIfAborted()
      if (said instanceof Error) throw said
      const usage = { input: 1, output: 1 }
      if (request.schema)
        return { text: JSON.stringify(said), json: said, usage, model: 'scripted' }
      return { text: String(said), usage, model: 'scripted' }
    },
  }
}

/** A model that never answers; `asked` and `ended` resolve when it was called and aborted. */
export function silentModel() {
  const asked = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const model = scriptedModel(({ request: { signal } }) => {
    asked.resolve()
    return new Promise((_, reject) => {
      signal!.addEventListener('abort', () => {
        ended.resolve()
        reject(signal!.reason)
      })
    })
  })
  return Object.assign(model, { asked: asked.promise, ended: ended.promise })
}

export function modelFailure(kind: ModelFailure['kind'] = 'unavailable'): ModelFailure {
  return new ModelFailure(kind, 'connect ECONNREFUSED 10.0.0.7:443')
}

function materialIn(content: string): Record<string, string> {
  const parts = content.matchAll(/^([^\n]+):\n<<<(\w+)\n([^]*?)\n\2>>>/gm)
  return Object.fromEntries(Array.from(parts, ([, name, , text]) => [name, text]))
}

/** An answer about a prompt without any facts. */
export function emptyReading(): Record<string, unknown> {
  return { who: {}, places: [], contact: {}, offers: [], wishes: { language: 'en' } }
}

/** A model that answers about one bakery: Rye & Co in Leeds. */
export function bakeryModel() {
  return scriptedModel(({ schema, material }) => {
    switch (schema) {
      case 'sheet':
        return material.Text.includes('Rye & Co') ? bakeryReading : emptyReading()
      case 'changes':
        return bakeryChanges(material.Feedback)
      case 'section':
        return { heading: 'Bread from Rye & Co', intro: 'Baked in Leeds.', paragraphs: [] }
      default:
        return bakeryEdit(material)
    }
  })
}

const said = (value: string, quote = value) => ({ value, quote })

const bakeryReading = {
  ...emptyReading(),
  who: {
    name: said('Rye & Co', 'A website for Rye & Co'),
    description: said('small bakery', 'a small bakery in Leeds'),
    kind: { id: 'bakery', quote: 'bakery' },
  },
  places: [
    {
      locality: said('Leeds', 'in Leeds'),
      opening_hours: [
        {
          days: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
          opens: '07:00',
          closes: '15:00',
          quote: 'Open Tuesday to Saturday from 7:00 to 15:00',
        },
      ],
    },
  ],
  contact: { telephones: [said('0113 496 0000', 'Call us on 0113 496 0000')] },
  about: ['We bake sourdough, rye bread and cinnamon buns.'],
  talk: ['A website for'],
}

function bakeryChanges(feedback: string) {
  if (!feedback.includes('dark')) return { changes: [], not_understood: [feedback] }
  const change = { field: 'wishes.theme', do: 'set', value: 'dark', quote: 'dark theme' }
  return { changes: [{ ...change, says: 'The page is dark.' }], not_understood: [] }
}

function bakeryEdit({ Page: page }: Record<string, string>) {
  const heading = /<h1 (e\d+)/.exec(page)?.[1]
  if (!heading) return { outcome: 'cannot', why: 'There is no title.', operations: [] }
  const operation = { type: 'set_text', element: heading, text: 'Warm bread' }
  return { outcome: 'done', summary: 'The title is “Warm bread”.', operations: [operation] }
}
