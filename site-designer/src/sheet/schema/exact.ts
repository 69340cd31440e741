import vine from '@vinejs/vine'
import type { FieldContext, SchemaTypes } from '@vinejs/vine/types'

/** An object with exactly these fields: an unknown field is an error instead of being dropped. */
export function exact<Fields extends Record<string, SchemaTypes>>(fields: Fields) {
  return vine.object(fields).use(knows(Object.keys(fields)))
}

const knows = vine.createRule((_value, known: string[], field: FieldContext) => {
  const typed: unknown = field.name === '' ? field.data : field.parent?.[field.name]
  if (typeof typed !== 'object' || typed === null) return
  for (const key of Object.keys(typed)) {
    if (known.includes(key)) continue
    const path = [field.getFieldPath(), key].filter(Boolean).join('.')
    const at: FieldContext = { ...field, wildCardPath: path, getFieldPath: () => path }
    field.report('There is no such field', 'unknown', at, { key })
  }
})
