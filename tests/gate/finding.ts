/** One thing that is wrong with a page: which check says so, on what, and what is wrong with it. */
export interface Finding {
  check: string
  /** The element or the words, as a person would look for them. */
  where: string
  says: string
}

/** Findings of one check, each on an element or on words. */
export function findings(check: string, list: { where: string; says: string }[]): Finding[] {
  return list.map(({ where, says }) => ({ check, where, says }))
}
