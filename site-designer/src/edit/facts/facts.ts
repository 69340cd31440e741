import { filled } from '#designer/edit/facts/asked_for'
import { setHours } from '#designer/edit/facts/hours'
import { hrefs, otherwiseWritten } from '#designer/edit/facts/links'
import { factsOn } from '#designer/edit/facts/page_facts'
import { directions, saidElsewhere } from '#designer/edit/facts/said_elsewhere'
import { done, impossible, type Asked, type Desk, type Outcome } from '#designer/edit/outcome'
import { findReach } from '#designer/instructions/values/reach'
import type { FactName } from '#designer/instructions/instruction'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { setStructured } from '#designer/renderer/reading/json_ld_edit'
import type { PageReading } from '#designer/renderer/reading/page_reading'

/** Gives a fact its new value wherever the page says it: to readers, to machines and in links. */
export function setFact(desk: Desk, { fact, value }: Asked<'set_fact'>): Outcome {
  const { reading, says } = desk
  const wanted = value.trim()
  const name = says.facts[fact]
  const facts = factsOn(reading)
  if (fact === 'hours') return setHours(desk, wanted, facts.hours)
  const problem = unreadable(desk, fact, wanted)
  if (problem) return problem
  const old = facts[fact] || said(reading, fact)
  if (old === wanted) return impossible(says.alreadySo)

  const changes = [
    ...(old ? saidElsewhere(reading, old, wanted) : []),
    ...filled(reading, fact, wanted),
    ...(fact === 'phone' || fact === 'email' ? hrefs(reading, fact, old, wanted) : []),
    ...(fact === 'address' && old ? directions(reading, old, wanted) : []),
  ]
  if (changes.length === 0) return impossible(says.factNotThere(name))
  const structured = setStructured(reading, PATHS[fact], wanted)
  const operations = [
    changeSource(reading.html, [...changes, ...structured]),
    ...(old ? otherwiseWritten(reading, fact, old, wanted) : []),
  ]
  return done(operations, says.factSet(name), says.alreadySo)
}

const PATHS: Record<Exclude<FactName, 'hours'>, string[]> = {
  name: ['name'],
  phone: ['telephone'],
  email: ['email'],
  since: ['foundingDate'],
  address: ['address', 'streetAddress'],
  place: ['address', 'addressLocality'],
}

function unreadable({ says }: Desk, fact: FactName, value: string) {
  const bad = (example: string) => impossible(says.factUnreadable(says.facts[fact], example))
  if (value === '' || value.length > 200) return bad('…')
  if (fact === 'phone' && value.replace(/\D/g, '').length < 3) return bad('0113 496 0000')
  if (fact === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return bad('shop@example.com')
  if (fact === 'since' && !/^\d{4}$/.test(value)) return bad('1987')
  return undefined
}

/** What a page without structured data says itself. */
function said(reading: PageReading, fact: FactName): string | undefined {
  if (fact !== 'phone' && fact !== 'email') return undefined
  for (const { words } of reading.parts) {
    const found = findReach(words)[fact]
    if (found) return found
  }
  return undefined
}
