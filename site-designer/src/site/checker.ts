export type Fields = Record<string, unknown>

const words = 6000
/** How many signs a text has that stands on a line of its own. */
export const longestLine = 300

/** Looks at values that may be anything, and notes each fault with its path. */
export class Checker {
  protected faults: string[]

  constructor(faults: string[]) {
    this.faults = faults
  }

  equals(value: unknown, wanted: unknown, path: string) {
    if (value !== wanted) this.faults.push(`${path}: must be ${String(wanted)}`)
  }

  oneOf(value: unknown, list: readonly string[], path: string) {
    if (!list.includes(value as string))
      this.faults.push(`${path}: must be one of ${list.join(', ')}`)
  }

  text(value: unknown, path: string, most = words) {
    if (typeof value !== 'string' || value.trim() === '') this.faults.push(`${path}: must be text`)
    else if (value.length > most) this.faults.push(`${path}: at most ${most} characters`)
  }

  number(value: unknown, least: number, most: number, path: string) {
    if (typeof value !== 'number' || !(value >= least && value <= most)) {
      this.faults.push(`${path}: must be a number from ${least} to ${most}`)
    }
  }

  matches(value: unknown, pattern: RegExp, path: string) {
    if (typeof value !== 'string' || !pattern.test(value)) this.faults.push(`${path}: is not valid`)
  }

  record(value: unknown, path: string, check: (fields: Fields) => void) {
    if (isRecord(value)) check(value)
    else this.faults.push(`${path}: must be an object`)
  }

  list(value: unknown, path: string, most: number, check: (entry: unknown, path: string) => void) {
    if (!Array.isArray(value)) this.faults.push(`${path}: must be a list`)
    else if (value.length > most) this.faults.push(`${path}: at most ${most} entries`)
    else value.forEach((entry, index) => check(entry, `${path}[${index}]`))
  }
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
