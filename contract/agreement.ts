/**
 * How the id of a reading begins with which a person agrees to an edit of a model: to what it would
 * remove or say unasked, or to a very large change. The rest of the id names the edit.
 */
export const AGREED_TO_FINDINGS = 'agreed:'
export const AGREED_TO_MANY = 'many:'

/** Whether a reading is a yes to an edit, and not one of several meanings. */
export function isAgreement(reading: string): boolean {
  return reading.startsWith(AGREED_TO_FINDINGS) || reading.startsWith(AGREED_TO_MANY)
}
