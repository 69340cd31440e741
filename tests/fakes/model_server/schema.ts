/** The part of JSON schema that the fake supports. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
}
