import { Exception } from '@adonisjs/core/exceptions'

/** A refusal that tells when to retry. */
export class TooManyRequests extends Exception {
  static status = 429

  constructor(
    readonly retryAfter: number,
    readonly sentence = `Too many attempts. Please try again in ${inWords(retryAfter)}.`,
    code = 'too_many_requests'
  ) {
    super(sentence, { code })
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
