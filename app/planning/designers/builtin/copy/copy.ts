import type { SectionKind } from '#planning/site/kinds'
import type { Goal } from '#planning/designers/builtin/trades/trade'

/** Every sentence the designer can set on a page by itself, per language. */
export interface Copy {
  and: string
  days: string[]
  daysShort: string[]
  closed: string
  everyDay: string
  alwaysOpen: string
  dayRange(first: string, last: string): string
  inPlace(what: string, place: string): string
  tradeIn(noun: string, place: string): string
  since(year: string): string
  isA(name: string, noun: string, place: string | undefined, since: string | undefined): string
  openHours(summary: string): string
  ask: Record<Goal, string>
  call(phone: string): string
  nav: Partial<Record<SectionKind, string>>
  headings: {
    offers: string[]
    prices: string[]
    about: string[]
    gallery: string[]
    hours: string[]
    visit: string[]
    visitIn(place: string): string
    timetable: string[]
    faq: string[]
    contact: Record<Goal, string>
    team: string[]
    process: string[]
    testimonials: string[]
    call: string
  }
  labels: {
    address: string
    phone: string
    email: string
    hours: string
    place: string
    since: string
    goodToKnow: string
  }
  directions: string
  questions: {
    where: string
    when: string
    reach: string
    known: string
    refused(what: string): string
  }
  answers: { refused(what: string): string; reach(ways: string): string }
  contactIntro: { form: string; reach: string; none: string }
  todo: {
    phone: string
    address: string
    hours: string
    about: string
    quote: string
    quoteBy: string
    person: string
    role: string
    steps: string[]
    answer: string
    lede: string
    price: string
    item: string
    class: string
  }
  welcome: string
  welcomeTitle: string
  untitledPhoto: string
}
