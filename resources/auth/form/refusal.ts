import { ApiError, errorText } from '../../lib/api/main.ts'

/**
 * The text of a refusal above a form: the sentences without the field names of the API.
 */
export function refusalSentences(error: Error, fallback: string): string[] {
  const sentences = error instanceof ApiError ? Object.values(error.fields) : []
  return sentences.length > 0 ? sentences : errorText(error, fallback)
}

/** The answer has no sentence for people. */
export function answeredWithoutWords(error: Error): boolean {
  return error instanceof ApiError && error.status !== 0 && error.lines.length === 0
}
