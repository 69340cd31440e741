import { type ChatBody, schemaOf } from '#tests/fakes/model_server/chat'
import { fillSchema } from '#tests/fakes/model_server/fill_schema'
import { Material } from '#tests/fakes/model_server/material'
import { changes } from '#tests/fakes/model_server/purposes/changes'
import { claims } from '#tests/fakes/model_server/purposes/claims'
import { concept, designs } from '#tests/fakes/model_server/purposes/design'
import { edit } from '#tests/fakes/model_server/purposes/edit'
import type { Purpose } from '#tests/fakes/model_server/purposes/purpose'
import { section } from '#tests/fakes/model_server/purposes/section'
import { sheet } from '#tests/fakes/model_server/purposes/sheet'
import type { Schema } from '#tests/fakes/model_server/schema'

const PURPOSES: Purpose[] = [sheet, changes, concept, claims, section, edit]

/** An answer made from the request: the same request gets the same answer. */
export function sensibleAnswer(body: ChatBody): string {
  const material = new Material(questionOf(body))
  const schema = schemaOf(body)
  if (schema) return JSON.stringify(answerIn(schema, material))
  if (material.get('Prefix') || material.get('Sections')) return designs(material)
  return `You asked: ${material.words}\n\nThis is what a model would say about it, word by word.`
}

function answerIn(schema: Schema, material: Material): unknown {
  const purpose = PURPOSES.find(({ field }) => field in (schema.properties ?? {}))
  return purpose ? purpose.answer(material, schema) : fillSchema(schema, material.words)
}

/** The person's request, which comes before a request to correct an answer. */
function questionOf({ messages }: ChatBody): string {
  const said = messages.filter(({ role, content }) => {
    return role === 'user' && !content.startsWith('This answer cannot be used')
  })
  return said.at(-1)?.content ?? ''
}
