import type { RefusalCode } from './refusal_codes.ts'

/** Why an operation was refused. The page is unchanged. */
export interface Refusal {
  /** A code for programs: `unknown_element`, `unsafe_url`… */
  readonly code: RefusalCode
  /** A sentence for people: what is wrong, and what to do. */
  readonly message: string
  /** Places that the operation could have meant. */
  readonly candidates?: readonly Candidate[]
  /** The index of the refused operation, from 0. */
  readonly operation?: number
}

/** A place on the page that a refused operation could have meant. */
export interface Candidate {
  readonly element?: string
  readonly from?: number
  readonly to?: number
  /** First line of a place in the text, from 1. */
  readonly line?: number
  readonly text: string
}

/** A refusal, as a plan or a function returns it. */
export interface Refused {
  readonly ok: false
  readonly error: Refusal
}

/**
 * Makes a refusal: a code for programs, a sentence for people, and the places that could have been
 * meant.
 */
export function refuse(
  code: RefusalCode,
  message: string,
  candidates?: readonly Candidate[]
): Refused {
  return {
    ok: false,
    error: candidates?.length ? { code, message, candidates } : { code, message },
  }
}

/** Whether a value is a refusal. */
export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && (value as Refused).ok === false
}
