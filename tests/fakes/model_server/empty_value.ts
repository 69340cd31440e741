import type { Schema } from '#tests/fakes/model_server/schema'

/** The smallest value that matches a schema. */
export function emptyValue(schema: Schema): unknown {
  const types = [schema.type].flat()
  if (types.includes('null')) return null
  if (schema.anyOf) return emptyValue(schema.anyOf.find(({ type }) => type === 'null') ?? schema)
  if (schema.enum) return schema.enum[0]
  switch (types[0]) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      return Object.fromEntries(fields.map(([name, field]) => [name, emptyValue(field)]))
    }
    case 'array':
      return []
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return 0
    default:
      return ''
  }
}
