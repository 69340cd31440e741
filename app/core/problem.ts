/** The body of every refusal except validation errors: a sentence for people, a code for programs. */
export interface Problem {
  error: string
  code: string
  [detail: string]: unknown
}

export function problem(code: string, error: string, details: object = {}): Problem {
  return { ...details, error, code }
}

/** The calls whose answers contain `success` keep that shape for refusals. */
export function unsuccessful(refusal: Problem): Problem & { success: false } {
  return { success: false, ...refusal }
}
