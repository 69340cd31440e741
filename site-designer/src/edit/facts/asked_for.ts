import { copyIn } from '#designer/copy/copy_in'
import type { FactName } from '#designer/instructions/instruction'
import { newValue } from '#designer/renderer/reading/new_markup'
import type { PageElement, PageReading } from '#designer/renderer/reading/page_reading'
import type { Change } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'

/** The places on our pages that ask for the fact. */
export function filled(reading: PageReading, fact: FactName, value: string): Change[] {
  const { todo } = copyIn(reading.language)
  const note = { phone: todo.phone, address: todo.address }[fact as string]
  const places = reading.elements(
    (element) =>
      element.content !== undefined &&
      element.attribute('data-todo')?.value === note &&
      wordsOf(element) === note
  )
  const insert = newValue(value)
  return places.flatMap((element) => [
    // The link in it is the slot then.
    ...(insert.startsWith('<a') ? element.removeAttribute('data-slot') : []),
    ...settled(element),
    { ...element.content!, insert },
  ])
}

/** The element and what surrounds it ask for nothing any more. */
export function settled(element: PageElement): Change[] {
  const changes: Change[] = []
  for (let one: PageElement | undefined = element; one; one = one.parent) {
    changes.push(...one.removeAttribute('data-todo'))
  }
  return changes
}
