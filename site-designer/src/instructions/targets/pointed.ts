import type { PageEdit } from '#designer/instructions/page_edit'
import type { Target } from '#designer/instructions/targets/target'
import { contains } from '#designer/live_page/reading/page_reading'

/** What is selected, or else what the clause before was about. */
export function pointed({ reading, selection, before }: PageEdit): Target[] {
  const element = selection ? reading.page.element(selection) : undefined
  if (!element) return before ? [before] : []
  const part =
    reading.parts.find(
      (one) =>
        one.element.index === element.index ||
        one.twins.some(({ index }) => index === element.index)
    ) ?? onlyOne(reading.parts.filter((one) => contains(element, one.element)))
  if (part) return [{ is: 'part', part, twins: [] }]
  const section = reading.sections.find((one) => one.element.index === element.index)
  return section ? [{ is: 'section', section }] : []
}

function onlyOne<T>(list: T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined
}
