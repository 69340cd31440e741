import { dress, type DressedSection } from '#designer/composition/dress'
import type { Brief } from '#designer/outline/brief'
import { designerVersion } from '#designer/outline/draft'
import type { Desk } from '#designer/edit/outcome'
import { said, type Fact } from '#designer/facts/fact'
import type { Hours } from '#designer/instructions/values/hours/hours'
import type { Offer } from '#designer/facts/offers'
import { fillSection } from '#designer/fill/sections'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { tradeById } from '#designer/trades/all'
import { recogniseTrade } from '#designer/trades/recognise'
import { structuredData } from '#designer/renderer/reading/json_ld_edit'
import type { PageElement, PageReading } from '#designer/renderer/reading/page_reading'
import { wordsOf } from '#designer/renderer/reading/words'
import { lookOf } from '#designer/renderer/restyle'
import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'

/** What a page of ours says of the business, in its structured data, its slots and its lists. */
export interface PageFacts {
  name: string
  phone?: string
  email?: string
  address?: string
  place?: string
  since?: string
  hours?: Hours
  offers: Offer[]
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
    hours: hoursIn(data.openingHoursSpecification, reading.html),
  }
  return {
    name: text(data.name) ?? (mark && wordsOf(mark)) ?? titleOf(reading),
    offers: offersOn(reading),
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
  }
}

/** A new section of this kind, filled with what the page says and with places to fill in. */
export function sectionFor(desk: Desk, kind: SectionKind): { section: Section; name: string } {
  const { reading } = desk
  const plan = planLike(desk, kind)
  const kinds = plan.sections.map((section) => section.kind)
  const dressed = dress(kinds, plan)
  const planned = dressed.find((section) => section.kind === kind)!
  const section = fillSection(plan, planned)
  return { section: { ...section, id: freeId(reading, section.id) }, name: plan.seed }
}

/** The facts of the page as the plan that could have made it, the new section among the others. */
function planLike({ reading, contactEmail }: Desk, kind: SectionKind): BuiltinPlan {
  const facts = factsOn(reading)
  const worn = lookOf(reading.html)!
  const trade = tradeOn(reading)
  const brief: Brief = {
    language: worn.language,
    voice: 'we',
    name: said(facts.name),
    trade: { value: trade.id, source: trade.confidence > 0 ? 'said' : 'assumed' },
    confidence: trade.confidence,
    alternatives: trade.alternatives,
    place: fact(facts.place),
    address: fact(facts.address),
    phone: fact(facts.phone),
    email: fact(facts.email),
    form: contactEmail !== '',
    links: [],
    hours: fact(facts.hours),
    classes: [],
    offers: facts.offers,
    since: facts.since,
    claims: [],
    people: [],
    ownWords: [],
    wishes: { want: [kind], refuse: [], refusals: [], moods: [], leanings: {} },
  }
  const there = reading.sections.flatMap((section): DressedSection[] =>
    section.kind ? [{ kind: section.kind, layout: '', surface: 'plain' }] : []
  )
  return {
    designer: 'builtin',
    version: designerVersion,
    seed: facts.name,
    brief,
    look: worn.look,
    lookNotes: [],
    direction: worn.direction,
    motif: tradeById(trade.id).motifs[0],
    header: 'bar',
    footer: 'line',
    titleIs: 'name',
    artefact: 'plate',
    sections: [...there, { kind, layout: '', surface: 'plain' }],
    rounds: [],
  }
}

function tradeOn(reading: PageReading) {
  const slots = ['kicker', 'title', 'lede', 'line'].flatMap((name) => reading.slots(name))
  return recogniseTrade([titleOf(reading), ...slots.map(wordsOf)].join('. '))
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

function offersOn(reading: PageReading): Offer[] {
  const seen = new Map<string, Offer>()
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

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function hoursIn(specification: unknown, html: string): Hours | undefined {
  if (!Array.isArray(specification)) return undefined
  const open = specification.flatMap((entry: unknown) => {
    const { dayOfWeek, opens, closes } = record(entry)
    const days = (Array.isArray(dayOfWeek) ? dayOfWeek : [dayOfWeek])
      .map((day) => DAYS.indexOf(String(day).replace(/^.*\//, '')))
      .filter((day) => day >= 0)
    const [from, to] = [minutes(opens), minutes(closes)]
    if (days.length === 0 || from === undefined || to === undefined) return []
    return [{ days, from, to: to < from ? to + 1440 : to }]
  })
  if (open.length === 0) return undefined
  return { open, closed: [], twelve: /\d(?:\s|&nbsp;|\u00a0)?[ap]m\b/i.test(html) }
}

function minutes(time: unknown): number | undefined {
  const [, hours, rest] = /^(\d{1,2}):(\d{2})/.exec(String(time)) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(rest)
}

function freeId(reading: PageReading, id: string): string {
  const taken = new Set(reading.elements(() => true).map((one) => one.attribute('id')?.value))
  if (!taken.has(id)) return id
  let number = 2
  while (taken.has(`${id}-${number}`)) number++
  return `${id}-${number}`
}

function fact<T>(value: T | undefined): Fact<T> | undefined {
  return value === undefined ? undefined : said(value)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
