import type { Severity } from '#contract/api/deployment'
import type { PublicPage } from '#deploy/readiness/public_page'

/** One check of a page before publishing. */
export interface Check {
  id: string
  severity: Severity
  /** A statement that is true of a page that passes, without a full stop. */
  passed: string
  /** Whether the check applies to this page; if omitted, it always does. */
  concerns?(page: PublicPage): boolean
  /** The finding, or nothing if the page passes. */
  look(page: PublicPage): Finding | false
}

interface Finding {
  /** What is wrong, in a sentence without a full stop. */
  title: string
  /** The place on the page, or the affected items. */
  detail?: string
  /** How to fix it. */
  fix: string
}

/** A number with its noun: "one", "2 pictures". */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`
}

const MOST_NAMED = 3

/** The first few items by name, and the number of further ones, which are not read. */
export function listed<T>(all: readonly T[], nameOf: (one: T) => string): string {
  const names = new Set(all.slice(0, MOST_NAMED).map(nameOf))
  const rest = all.length - MOST_NAMED
  return [...names].join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
