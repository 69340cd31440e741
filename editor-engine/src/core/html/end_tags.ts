const OPEN = new Set(
  'li dt dd p option optgroup rb rt rtc rp tr td th thead tbody tfoot colgroup caption'.split(' ')
)

/** Whether an element with this tag may be left without its end tag. */
export const needsNoEndTag = (tag: string) => OPEN.has(tag)
