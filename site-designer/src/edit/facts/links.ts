import { findReach } from '#designer/instructions/values/reach'
import type { FactName } from '#designer/instructions/instruction'
import type { EditOperation } from '#designer/renderer/reading/edit_operation'
import type { PageElement, PageReading } from '#designer/renderer/reading/page_reading'
import type { Change } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'

const digits = (text: string) => text.replace(/\D/g, '')

const SCHEMES = { phone: 'tel:', email: 'mailto:' }

/** The links that call the old number or write to the old address. */
export function hrefs(
  reading: PageReading,
  fact: 'phone' | 'email',
  old: string | undefined,
  value: string
): Change[] {
  const scheme = SCHEMES[fact]
  const next = scheme + (fact === 'phone' ? value.replace(/[^\d+]/g, '') : value)
  return linksBy(reading, scheme)
    .filter(
      (link) =>
        old === undefined || isSame(fact, link.attribute('href')!.value.slice(scheme.length), old)
    )
    .map((link) => link.setAttribute('href', next))
}

/** A link to the number may write it another way than the rest of the page does. */
export function otherwiseWritten(
  reading: PageReading,
  fact: FactName,
  old: string,
  value: string
): EditOperation[] {
  if (fact !== 'phone') return []
  return linksBy(reading, 'tel:').flatMap((link): EditOperation[] => {
    const words = wordsOf(link)
    const number = findReach(words).phone
    const isOther = number !== undefined && number !== old && isSame('phone', number, old)
    if (!isOther || !link.id) return []
    return [{ type: 'set_text', element: link.id, text: words.replace(number, value) }]
  })
}

function isSame(fact: 'phone' | 'email', one: string, other: string): boolean {
  if (fact === 'email') return decodeURIComponent(one.split('?')[0]) === other
  const [a, b] = [digits(one), digits(other)]
  return a.slice(-7) === b.slice(-7)
}

function linksBy(reading: PageReading, scheme: string): PageElement[] {
  return reading.elements(
    ({ tag, attributes }) => tag === 'a' && (attributes.href ?? '').startsWith(scheme)
  )
}
