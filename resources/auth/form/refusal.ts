import { ApiError, errorText } from '../../lib/api/main.ts'

/**
 * What a refused call says above a form of labelled fields: the sentences alone, without the
 * names that the fields have on the wire.
 */
export function refusalSentences(error: Error, fallback: string): string[] {
  const sentences = error instanceof ApiError ? Object.values(error.fields) : []
  return sentences.length > 0 ? sentences : errorText(error, fallback)
}

/** The server answered, but with nothing that a person could use. */
export function answeredWithoutWords(error: Error): boolean {
  return error instanceof ApiError && error.status !== 0 && error.lines.length === 0
}
