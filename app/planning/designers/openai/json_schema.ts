/**
 * JSON schemas for the strict mode of servers: every field is required, no others are allowed, and
 * optional values are null.
 */
type Schema = Record<string, unknown>

export function object(properties: Record<string, Schema>): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

export function list(items: Schema): Schema {
  return { type: 'array', items }
}

export const text: Schema = { type: 'string' }
export const textOrNull: Schema = { type: ['string', 'null'] }
export const yesOrNo: Schema = { type: 'boolean' }
export const whole: Schema = { type: 'integer' }
export const wholeOrNull: Schema = { type: ['integer', 'null'] }

export function oneOf(values: readonly string[]): Schema {
  return { type: 'string', enum: values }
}

export function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] }
}

export function texts(...names: string[]): Record<string, Schema> {
  return Object.fromEntries(names.map((name) => [name, text]))
}

export function textsOrNull(...names: string[]): Record<string, Schema> {
  return Object.fromEntries(names.map((name) => [name, textOrNull]))
}
