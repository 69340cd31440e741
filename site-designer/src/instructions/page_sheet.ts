import { structuredData } from '#designer/live_page/reading/json_ld_edit'
import { factsOn } from '#designer/live_page/reading/page_facts'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { weeksListed } from '#designer/live_page/reading/weeks_listed'
import { wordsOf } from '#designer/live_page/reading/words'
import {
  emptyPlace,
  emptySheet,
  type Link,
  type Person,
  type Sheet,
  type Value,
} from '#designer/sheet/sheet'

/** The facts of a page as the sheet that it could have been made from. */
export function sheetOf(reading: PageReading): Sheet {
  const facts = factsOn(reading)
  const sheet = emptySheet(said(reading.language))
  const place = emptyPlace()
  const address = structuredData(reading).address as Record<string, unknown> | undefined
  const inAddress = (name: string) => {
    const value = address?.[name]
    return typeof value === 'string' && value !== '' ? said(value) : undefined
  }
  if (facts.name) sheet.who.name = said(facts.name)
  if (facts.since) sheet.who.founding_year = said(facts.since)
  const fields = {
    street_address: inAddress('streetAddress'),
    postal_code: inAddress('postalCode'),
    locality: inAddress('addressLocality'),
    country: inAddress('addressCountry'),
  }
  for (const [name, value] of Object.entries(fields))
    if (value) Object.assign(place, { [name]: value })
  place.opening_hours = weeksListed(reading).find(Boolean) ?? facts.hours ?? { notes: [] }
  sheet.where.push(place)
  place.area_served = reading.slots('place').map((slot) => said(wordsOf(slot)))
  sheet.people = reading.slots('person').map((slot) => said(personIn(slot)))
  sheet.contact.links = linksOn(reading).map(said)
  if (facts.offers.length > 0) sheet.offers.push({ items: facts.offers.map(said) })
  if (facts.phone) sheet.contact.telephones.push(said(facts.phone))
  if (facts.email) sheet.contact.emails.push(said(facts.email))
  return sheet
}

function personIn(slot: PageElement): Person {
  const role = [...(slot.parent?.children() ?? [])].find(
    (one) => one.attribute('data-slot')?.value === 'role'
  )
  return { name: wordsOf(slot), ...(role ? { role: wordsOf(role) } : {}) }
}

/**
 * Pages of the web under their names, as the contact section and the footer list them. The map that an
 * address leads to is none of them.
 */
function linksOn(reading: PageReading): Link[] {
  const links = new Map<string, Link>()
  const ways = reading.slots('directions').map((slot) => slot.attribute('href')?.value)
  for (const slot of [...reading.slots('link'), ...reading.slots('value')]) {
    const url = slot.attribute('href')?.value ?? ''
    if (!/^https?:/i.test(url) || links.has(url) || ways.includes(url)) continue
    const label = slot.closest('div')?.children().next().value
    const isRow = slot.attribute('data-slot')?.value === 'value' && label
    links.set(url, { url, label: wordsOf(isRow ? label : slot) })
  }
  return [...links.values()]
}

function said<T>(value: T): Value<T> {
  return { value, source: 'said' }
}
