import { setHoursTo } from '#designer/commands/actions/hours'
import { updated } from '#designer/commands/actions/updated'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { Slot } from '#designer/commands/language/slots'
import type { Target } from '#designer/commands/targets/target'
import { sheetOf } from '#designer/commands/page_sheet'
import { emptyPlace, type Sheet } from '#designer/sheet/sheet'

type Fact = Extract<Target, { is: 'fact' }>

/** Gives a fact its new value wherever the page says it: to readers, to machines and in links. */
export function setFact(desk: Desk, target: Fact, value: Slot): Outcome {
  if (target.fact === 'hours') return setHoursTo(desk, target.days, value)
  const text = value.isQuoted ? value.text.trim() : value.text.trim().replace(/[.!,;]$/, '')
  const before = sheetOf(desk.reading)
  const after = structuredClone(before)
  const problem = write(after, target.fact, text)
  const name = desk.language.facts[target.fact][0]
  if (problem) return desk.impossible('fact_unreadable', { fact: name, example: problem })
  return updated(desk, before, after, name)
}

/** Writes a fact onto the sheet; an example where it cannot be one. */
function write(sheet: Sheet, fact: Fact['fact'], text: string): string | undefined {
  const value = { value: text, source: 'edited' as const }
  if (text === '' || text.length > 200) return '…'
  sheet.where[0] ??= emptyPlace()
  const [place] = sheet.where
  switch (fact) {
    case 'name':
      sheet.who.name = value
      return undefined
    case 'phone':
      if (!/^\+?[\d\s()./–-]{3,30}$/.test(text) || text.replace(/\D/g, '').length < 3)
        return '0113 496 0000'
      sheet.contact.telephones = [value, ...sheet.contact.telephones.slice(1)]
      return undefined
    case 'email':
      if (!/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(text)) return 'shop@example.com'
      sheet.contact.emails = [value, ...sheet.contact.emails.slice(1)]
      return undefined
    case 'address':
      if (text.includes(',') && !(place.locality && text.includes(place.locality.value))) {
        delete place.locality
      }
      if (text.includes(',')) delete place.postal_code
      place.street_address = value
      return undefined
    case 'postcode':
      place.postal_code = value
      return undefined
    case 'town':
      place.locality = value
      return undefined
    case 'year':
      if (!/^\d{4}$/.test(text)) return '1987'
      sheet.who.founding_year = value
      return undefined
    case 'hours':
      return undefined
  }
}
