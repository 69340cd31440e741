import { structuredData } from '#designer/live_page/reading/json_ld_edit'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { weekdays, type Item, type OpeningHours } from '#designer/sheet/sheet'

/** What a page of ours says of the business, in its structured data, its slots and its lists. */
export interface PageFacts {
  name: string
  phone?: string
  email?: string
  address?: string
  place?: string
  since?: string
  hours?: OpeningHours
  offers: Item[]
}

export function factsOn(reading: PageReading): PageFacts {
  const data = structuredData(reading)
  const address = record(data.address)
  const [mark] = reading.slots('name')
  const facts = {
    phone: text(data.telephone) ?? reachBy(reading, 'tel:'),
    email: text(data.email) ?? reachBy(reading, 'mailto:'),
    address: text(address.streetAddress),
    place: text(address.addressLocality),
    since: text(data.foundingDate),
    hours: hoursIn(data.openingHoursSpecification),
  }
  return {
    name: text(data.name) ?? (mark && wordsOf(mark)) ?? titleOf(reading),
    offers: offersOn(reading),
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
  }
}

function titleOf(reading: PageReading): string {
  const title = reading.first('title')
  return title ? wordsOf(title) : ''
}

function reachBy(reading: PageReading, scheme: string): string | undefined {
  const [link] = reading.elements((element) => hrefOf(element).startsWith(scheme))
  return link && hrefOf(link).slice(scheme.length)
}

function hrefOf(element: PageElement): string {
  return element.tag === 'a' ? (element.attribute('href')?.value ?? '') : ''
}

function offersOn(reading: PageReading): Item[] {
  const seen = new Map<string, Item>()
  for (const slot of reading.slots('item')) {
    if (slot.attribute('data-todo')) continue
    const item = slot.closest('li')
    const price = [...(item?.descendants() ?? [])].find(
      (element) => element.attribute('data-slot')?.value === 'price'
    )
    const name = wordsOf(slot)
    if (!seen.has(name)) seen.set(name, { name, ...(price ? { price: wordsOf(price) } : {}) })
  }
  return [...seen.values()]
}

function hoursIn(specification: unknown): OpeningHours | undefined {
  if (!Array.isArray(specification)) return undefined
  const hours: OpeningHours = { notes: [] }
  for (const entry of specification) {
    const { dayOfWeek, opens, closes } = record(entry)
    if (!isClock(opens) || !isClock(closes)) continue
    for (const said of Array.isArray(dayOfWeek) ? dayOfWeek : [dayOfWeek]) {
      const day = weekdays.find((name) => String(said).toLowerCase().endsWith(name))
      if (!day) continue
      const spans = [...(hours[day]?.value.spans ?? []), { opens, closes }]
      hours[day] = { value: { spans }, source: 'said' }
    }
  }
  return weekdays.some((day) => hours[day]) ? hours : undefined
}

function isClock(time: unknown): time is string {
  return typeof time === 'string' && /^\d\d:\d\d$/.test(time)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
