import type { Severity } from '#contract/api/deployment'
import type { PublicPage } from '#deploy/readiness/public_page'

/** One thing that is looked at before a page is published. */
export interface Check {
  id: string
  severity: Severity
  /** What is true of a page that passes, in a sentence without a full stop. */
  passed: string
  /** Whether there is anything on this page to look at; without it there always is. */
  concerns?(page: PublicPage): boolean
  /** What is wrong, or nothing. */
  look(page: PublicPage): Finding | false
}

interface Finding {
  /** What is wrong, in a sentence without a full stop. */
  title: string
  /** Where, or which. */
  detail?: string
  /** What to do about it. */
  fix: string
}

/** "one", "2 pictures": what is counted, in words. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`
}

const MOST_NAMED = 3

/** The first few by name, and how many more there are; the others are not looked at. */
export function listed<T>(all: readonly T[], nameOf: (one: T) => string): string {
  const names = new Set(all.slice(0, MOST_NAMED).map(nameOf))
  const rest = all.length - MOST_NAMED
  return [...names].join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
