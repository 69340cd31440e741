/** A defect of a page: the check that found it, where, and what is wrong. */
export interface Finding {
  check: string
  /** The element or the words, so that a person can find them. */
  where: string
  says: string
}

/** The findings of one check. */
export function findings(check: string, list: { where: string; says: string }[]): Finding[] {
  return list.map(({ where, says }) => ({ check, where, says }))
}
