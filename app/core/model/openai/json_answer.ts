import type { ValidateFunction } from 'ajv'
import { ok, refused, type Result } from '#core/result'

const checks = new WeakMap<object, ValidateFunction>()

/**
 * The JSON in an answer, ignoring text around it. The error is a sentence for the model, so that it can
 * correct the answer.
 */
export async function readJson(text: string, schema: object): Promise<Result<unknown, string>> {
  const found = findJson(text)
  if (!found.ok) return found
  const check = await checkFor(schema)
  if (check(found.value)) return found
  const [first] = check.errors ?? []
  return refused(`At "${first?.instancePath || '/'}" the value ${first?.message ?? 'is wrong'}.`)
}

function findJson(text: string): Result<unknown, string> {
  const answer = text.slice(afterThinking(text))
  let complaint = 'It holds no JSON.'
  for (const candidate of [answer, fenced(answer), bracketed(answer)]) {
    if (!candidate.trim()) continue
    try {
      return ok(JSON.parse(candidate))
    } catch (error) {
      complaint = (error as Error).message
    }
  }
  return refused(complaint)
}

function fenced(text: string): string {
  const opening = text.indexOf('```')
  const start = text.indexOf('\n', opening)
  const end = text.indexOf('```', start)
  return opening < 0 || start < 0 || end < 0 ? '' : text.slice(start, end)
}

function bracketed(text: string): string {
  const start = text.search(/[{[]/)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return start < 0 || end < start ? '' : text.slice(start, end + 1)
}

async function checkFor(schema: object): Promise<ValidateFunction> {
  const { Ajv } = await import('ajv')
  const check = checks.get(schema) ?? new Ajv({ strict: false }).compile(schema)
  checks.set(schema, check)
  return check
}

/** Some models write their reasoning before the answer. */
function afterThinking(text: string): number {
  const end = text.lastIndexOf('</think>')
  return end < 0 ? 0 : end + '</think>'.length
}
