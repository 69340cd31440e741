/**
 * The lines of a refusal for a person: of a body with an `error` or a `code` its `error`, of a field map
 * 'field: messages', of a string itself. No lines if there is nothing usable.
 */
export function errorLines(body: unknown): string[] {
  if (typeof body === 'string') return body.trim() ? [body.trim()] : []
  if (!isRecord(body)) return []
  if (isRefusal(body)) return isWord(body.error) ? [body.error] : []
  return Object.entries(body).flatMap(([field, value]) => fieldLines(field, value))
}

function fieldLines(field: string, value: unknown): string[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, inner]) => fieldLines(`${field}.${name}`, inner))
  }
  const messages = (Array.isArray(value) ? value : [value]).filter(isWord).join(', ')
  return messages ? [`${field}: ${messages}`] : []
}

/** The first message of each field, to show below the field. */
export function fieldErrors(body: unknown): Record<string, string> {
  if (!isRecord(body) || isRefusal(body)) return {}
  const first = Object.entries(body).map(([field, value]) => {
    return [field, Array.isArray(value) ? value.find(isWord) : value] as const
  })
  return Object.fromEntries(first.filter((entry): entry is [string, string] => isWord(entry[1])))
}

/** A refusal as a whole: in a field map the messages of a field are a list. */
function isRefusal(body: Record<string, unknown>): boolean {
  return 'code' in body || typeof body.error === 'string'
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
