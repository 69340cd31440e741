/** The body of every refusal that is not a form's: a sentence for a person, a code for a program. */
export interface Problem {
  error: string
  code: string
  [detail: string]: unknown
}

export function problem(code: string, error: string, details: object = {}): Problem {
  return { ...details, error, code }
}

/** The calls whose answers carry `success` keep that shape when they refuse. */
export function unsuccessful(refusal: Problem): Problem & { success: false } {
  return { success: false, ...refusal }
}
