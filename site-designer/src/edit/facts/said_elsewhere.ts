import { setStructured, structuredData } from '#designer/renderer/reading/json_ld_edit'
import type { PageReading } from '#designer/renderer/reading/page_reading'
import {
  replacedInAttribute,
  replacedWords,
  type Change,
} from '#designer/renderer/reading/source_changes'

/** In the text, in the head's descriptions and in the words that stand for pictures. */
export function saidElsewhere(reading: PageReading, old: string, value: string): Change[] {
  const attributes = [...reading.page.elements()].flatMap((element) =>
    (element.tag === 'meta' ? ['content'] : ['alt', 'aria-label']).flatMap((name) =>
      replacedInAttribute(element, name, old, value)
    )
  )
  const { description } = structuredData(reading)
  const described =
    typeof description === 'string' && description.includes(old)
      ? setStructured(reading, ['description'], description.replaceAll(old, value))
      : []
  return [
    ...replacedWords(reading.page, old, value, { exactly: true }),
    ...attributes,
    ...described,
  ]
}

/** Links to a map carry the address. */
export function directions(reading: PageReading, old: string, value: string): Change[] {
  return reading
    .elements(({ tag }) => tag === 'a')
    .flatMap((link) => {
      const href = link.attribute('href')?.value ?? ''
      const coded = encodeURIComponent(old)
      return href.includes(coded)
        ? [link.setAttribute('href', href.replace(coded, encodeURIComponent(value)))]
        : []
    })
}
