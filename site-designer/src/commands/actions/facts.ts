import { setHoursTo } from '#designer/commands/actions/hours'
import { updated } from '#designer/commands/actions/updated'
import type { Desk, Outcome } from '#designer/commands/desk'
import { holdsReach, type Slot } from '#designer/commands/language/slots'
import type { Target } from '#designer/commands/targets/target'
import { factProblem } from '#designer/commands/values/fact'
import { sheetOf } from '#designer/commands/page_sheet'
import { emptyPlace, type Sheet } from '#designer/sheet/sheet'

type Fact = Extract<Target, { is: 'fact' }>

/** Gives a fact its new value wherever the page says it: to readers, to machines and in links. */
export function setFact(desk: Desk, target: Fact, value: Slot): Outcome {
  if (target.fact === 'hours') return setHoursTo(desk, target.days, value)
  const text = value.isQuoted ? value.text.trim() : value.text.trim().replace(/[.!,;]$/, '')
  const before = sheetOf(desk.reading)
  const after = structuredClone(before)
  const problem = factProblem(target.fact, text)
  const name = desk.language.facts[target.fact][0]
  if (target.fact === 'name' && holdsReach(value))
    return desk.impossible('fact_unreadable', { fact: name, example: '…' })
  if (problem) return desk.impossible('fact_unreadable', { fact: name, example: problem })
  write(after, target.fact, text)
  return updated(desk, before, after, name)
}

function write(sheet: Sheet, fact: Exclude<Fact['fact'], 'hours'>, text: string): void {
  const value = { value: text, source: 'edited' as const }
  sheet.where[0] ??= emptyPlace()
  const [place] = sheet.where
  switch (fact) {
    case 'name':
      sheet.who.name = value
      break
    case 'phone':
      sheet.contact.telephones = [value, ...sheet.contact.telephones.slice(1)]
      break
    case 'email':
      sheet.contact.emails = [value, ...sheet.contact.emails.slice(1)]
      break
    case 'address':
      if (text.includes(',') && !(place.locality && text.includes(place.locality.value))) {
        delete place.locality
      }
      if (text.includes(',')) delete place.postal_code
      place.street_address = value
      break
    case 'postcode':
      place.postal_code = value
      break
    case 'town':
      place.locality = value
      break
    case 'year':
      sheet.who.founding_year = value
  }
}
