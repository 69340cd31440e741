import type { DesignRequest } from '#planning/designers/designer'
import { said, type Fact } from '#planning/designers/builtin/facts/fact'
import {
  findClasses,
  findHours,
  type ClassTime,
  type Hours,
} from '#planning/designers/builtin/facts/hours'
import { findName } from '#planning/designers/builtin/facts/name'
import { findOffers, type Offer } from '#planning/designers/builtin/facts/offers'
import { ownWords } from '#planning/designers/builtin/facts/own_words'
import { findPeople, type Person } from '#planning/designers/builtin/facts/people'
import { findAddress, findPlace } from '#planning/designers/builtin/facts/place'
import { findProof } from '#planning/designers/builtin/facts/proof'
import { findReach } from '#planning/designers/builtin/facts/reach'
import { findWishes, type Wishes } from '#planning/designers/builtin/facts/wishes'
import { languageOf, type Language } from '#planning/designers/builtin/language'
import { capital, normalise } from '#planning/designers/builtin/normalise'
import { findNoun } from '#planning/designers/builtin/trades/nouns'
import { tradeById } from '#planning/designers/builtin/trades/all'
import { recogniseTrade } from '#planning/designers/builtin/trades/recognise'

/** What was understood of a request. Every fact says where it comes from. */
export interface Brief {
  language: Language
  voice: 'I' | 'we'
  name?: Fact<string>
  trade: Fact<string>
  /** The person's own word for it, where it is one we know how to set. */
  noun?: string
  confidence: number
  alternatives: string[]
  place?: Fact<string>
  address?: Fact<string>
  phone?: Fact<string>
  email?: Fact<string>
  form: boolean
  links: { label: string; href: string }[]
  hours?: Fact<Hours>
  classes: ClassTime[]
  offers: Offer[]
  since?: string
  years?: string
  claims: string[]
  people: Person[]
  ownWords: string[]
  wishes: Wishes
}

export function briefFrom(request: DesignRequest): Brief {
  const text = normalise(request.prompt)
  const guess = recogniseTrade(text)
  const trade = tradeById(guess.id)
  const name = findName(text)
  const reach = findReach(text)
  const place = findPlace(text, name)
  const address = findAddress(text)
  const hours = findHours(text)
  const { since, years, claims } = findProof(text)
  const wishes = findWishes(text)
  const classes = findClasses(text)
  // Not out of the name: "The Long Shelf Bookshop" may be a café.
  const noun = findNoun(name ? text.replaceAll(name, ' ') : text) ?? findNoun(name ?? '')

  return {
    language: languageOf(text),
    voice: voiceOf(text),
    name: fact(name),
    trade: { value: trade.id, source: guess.confidence > 0 ? 'said' : 'assumed' },
    ...(noun ? { noun } : {}),
    confidence: guess.confidence,
    alternatives: guess.alternatives,
    place: fact(place),
    address: fact(address),
    phone: fact(reach.phone),
    email: fact(reach.email),
    form: request.contact_email.trim() !== '' && !wishes.noForm,
    links: reach.links,
    hours: fact(hours),
    classes,
    // A trade word inside the name ("Northgate Joinery") is no offer.
    offers: withClasses(
      findOffers(name ? text.replaceAll(name, ' ') : text, trade.words.en.goods),
      classes
    ),
    since,
    years,
    claims,
    people: findPeople(text, name),
    ownWords: ownWords(text).filter((words) => !introduces(words, name)),
    wishes,
  }
}

function fact<T>(value: T | undefined): Fact<T> | undefined {
  return value === undefined ? undefined : said(value)
}

// What is taught at a time is offered, also where no list names it.
function withClasses(offers: Offer[], classes: ClassTime[]): Offer[] {
  const all = [...offers]
  for (const { what } of classes) {
    const known = all.some((offer) => offer.name.toLowerCase() === what.toLowerCase())
    if (!known) all.push({ name: capital(what) })
  }
  return all.slice(0, 14)
}

// "We are Studio Holm, architects in Copenhagen.": the page says that already.
function introduces(words: string, name: string | undefined): boolean {
  return name !== undefined && words.includes(name) && words.split(' ').length <= 12
}

function voiceOf(text: string): 'I' | 'we' {
  const single = (text.match(/\b(?:I|I['’]m|my|me)\b/g) ?? []).length
  const many = (text.match(/\b(?:we|our|us|we['’]re)\b/gi) ?? []).length
  // "I need a website" speaks of the request; it takes more than that to make the page say "I".
  return single > many + 1 || /\bI(?:['’]m| am) an?\b/.test(text) ? 'I' : 'we'
}
