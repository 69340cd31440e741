import type { ReplyWords } from '#designer/site/content'
import type { Templates } from '#designer/copy/template'
import type { ListKind, SectionKind } from '#designer/site/kinds'
import type { Goal } from '#designer/kinds/kind'

/** Every word and sentence of a page that is not the person's own, per language. */
export interface PageWords {
  closed: string
  closedOn(days: string): string
  everyDay: string
  alwaysOpen: string
  dayRange(first: string, last: string): string
  /** The same between days of `daysShort`, for a line of running text. */
  shortDayRange(first: string, last: string): string
  nameIn(name: string, place: string): string
  tradeIn(noun: string, place: string): string
  aboutPerson(name: string): string
  since(year: string): string
  isA(name: string, noun: string, place: string | undefined, since: string | undefined): string
  openHours(summary: string): string
  byAppointment: string
  /** Above what visitors bring. */
  bring: string
  online: string
  closedUntil(date: string): string
  ask: Record<Goal, string>
  call(phone: string): string
  text(phone: string): string
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
    team: string[]
    process: string[]
    testimonials: string[]
    call: string
    /** Over rules and the way there. */
    beforeYouCome: string
    /** Of sections that are named after a list of the sheet. */
    lists: Record<ListKind, string>
  }
  labels: {
    address: string
    phone: string
    email: string
    hours: string
    place: string
    since: string
    goodToKnow: string
    /** Of somebody of whom only the name is known. */
    person: string
    /** Of one award or licence. */
    recognition: string
  }
  directions: string
  questions: { where: string; when: string; reach: string; known: string }
  /** Above the form. */
  contactIntro: string
  todo: {
    /** Asked for first, of whoever has named no way to be reached. */
    reach: string
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
    class: string
  }
  /** The words of the kinds of section that need some of their own. */
  parts: PartWords
  welcome: string
}

interface PartWords {
  notice: { heading: string; todo: string }
  stats: { since: string; years: string }
  detail: { times: string; glance: string; price: string; todo: string }
  packages: { headings: string[]; name: string; price: string; line: string }
  events: { headings: string[]; day: string; what: string }
  /** `pairs`: what to photograph, once before the work and once after it. */
  beforeAfter: { headings: string[]; before: string; after: string; pairs: [string, string][] }
  downloads: {
    headings: string[]
    menu: string
    prices: string
    form: string
    todo(file: string): string
  }
  area: { headings: string[]; todo: string }
  map: { headings: string[] }
  newsletter: { heading: string; intro: string; button: string; message: string }
  reply: ReplyWords & { intro: string }
  legal: {
    heading: string
    privacy: string
    form: string
    page: string
    kept: string
    imprint: string
    owner: string
    ownerTodo: string
    register: string
    registerTodo: string
  }
}

/** The words of a page as they stand in the data, with blanks for what they are given. */
export type PageData = Omit<Templates<PageWords>, 'isA'> & {
  /** What a business is, by what its name does not say. */
  isA: Record<'nounAndPlace' | 'noun' | 'place' | 'name', string>
  /** Runs of days that have a name of their own; empty where they have none. */
  weekParts: { weekdays: string; weekend: string }
}
