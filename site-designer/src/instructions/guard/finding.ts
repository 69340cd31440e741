/** Something that an edit would add, remove or claim without having been asked to. */
export interface Finding {
  is:
    | 'script'
    | 'handler'
    | 'embedded'
    | 'address'
    | 'form_target'
    | 'head'
    | 'overlay'
    | 'secret_field'
    | 'markup'
    | 'contact'
    | 'field'
    | 'lost'
    | 'title'
    | 'claim'
  /** As it stands on the page. */
  what: string
  /** What it is compared by, where that is something else. */
  key?: string
}

/** The findings of `after` that `before` does not have as often. */
export function added(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const keyOf = ({ is, what, key = what }: Finding) => `${is} ${key}`
  const left = Map.groupBy(before, keyOf)
  return after.filter((one) => {
    const known = left.get(keyOf(one))
    // A link may lead once more to where one leads already; code and forms count each time.
    return one.is === 'address' ? !known : known?.pop() === undefined
  })
}
