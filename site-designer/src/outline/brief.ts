import type { DesignRequest } from '#designer/designer/designer'
import { findArea, withoutArea } from '#designer/facts/area'
import { withoutAwards } from '#designer/facts/awards'
import { findClosing } from '#designer/facts/closing'
import { findEvents, type DatedEvent } from '#designer/facts/dates'
import { said, type Fact } from '#designer/facts/fact'
import { findFigures, type Figure } from '#designer/facts/figures'
import { findClasses, findHours, type ClassTime, type Hours } from '#designer/facts/hours'
import { findName } from '#designer/facts/name'
import { findOffers, type Offer } from '#designer/facts/offers'
import { ownWords } from '#designer/facts/own_words'
import { findPeople } from '#designer/facts/people'
import type { Person } from '#designer/facts/person'
import { turkishVoice } from '#designer/facts/turkish/own_words'
import { findAddress, findPlace } from '#designer/facts/place'
import { findProof } from '#designer/facts/proof'
import { without, withNameWhole, withoutName, withoutNouns } from '#designer/facts/taken_out'
import { introduces, saysMore } from '#designer/facts/told'
import { findReach } from '#designer/facts/reach'
import { voiceOf } from '#designer/facts/voice'
import { findWishes, type Wishes } from '#designer/facts/wishes'
import { languageOf, type Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import { begun, capital, normalise, quietly } from '#designer/text/normalise'
import { tradeById } from '#designer/trades/all'
import { ownNoun } from '#designer/trades/own_noun'
import { ofItself } from '#designer/trades/of_itself'
import { recogniseTrade } from '#designer/trades/recognise'

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
  /** The places it comes to. Plans of version 1 know none of these four. */
  area?: string[]
  figures?: Figure[]
  events?: DatedEvent[]
  closing?: string
  wishes: Wishes
}

export function briefFrom(request: DesignRequest): Brief {
  const typed = quietly(normalise(request.prompt))
  const language = languageOf(typed)
  const text = begun(typed, language)
  const unprized = withoutAwards(text, language)
  const name = findName(unprized, language)
  const guess = recogniseTrade(withNameWhole(text, name), language)
  const trade = tradeById(guess.id)
  const reach = findReach(text)
  const area = findArea(text)
  // Where it comes to is not where it is; only a business that names nothing else is at the first.
  const placed = withoutArea(text)
  const place =
    findPlace(ofItself(placed, language), name, language) ??
    findPlace(placed, name, language) ??
    area[0]
  const address = findAddress(text, language, name)
  const hours = findHours(text, language)
  const { since, years, claims } = findProof(text, language)
  const classes = findClasses(text, language)
  const closing = findClosing(text, language)
  // Not out of the name: "The Long Shelf Bookshop" may be a café.
  const unnamed = withoutName(text, name)
  const noun = ownNoun(unnamed, name, guess, language)

  // Of a calling that is none of ours, what its neighbours sell is no offer.
  const near = trade.id === 'service' && noun ? [] : [trade.id, ...guess.alternatives.slice(0, 2)]
  const people = findPeople(text, name, language)
  // A trade word inside the name ("Northgate Joinery") is no offer.
  const offers = findOffers(
    withoutNouns(ofItself(unnamed, language), [noun, trade.words[language].noun], language),
    goodsOf(near),
    language
  ).filter(({ name: offer }) => !area.includes(offer) && !people.some((one) => one.name === offer))
  // "Simple cremation" and a teacher called "Yalın" wish for no mood.
  const wishes = findWishes(without(unnamed, [...offers, ...people]), language)

  const figures = findFigures(unprized, language)
  // "You find us at 77 Mill Street.": where the page says that already.
  const told = [
    ...[name, noun, trade.words[language].noun, place, address, reach.phone, reach.email, since],
    ...area,
    ...offers.flatMap((offer) => [offer.name, offer.price, offer.detail]),
    ...people.flatMap((one) => [one.name, one.role]),
    ...figures.flatMap(({ value, label }) => [value, label]),
    ...classes.map(({ what }) => what),
  ].filter((words) => words !== undefined)

  return {
    language,
    voice: language === 'tr' ? turkishVoice(text) : voiceOf(text),
    name: fact(name),
    trade: { value: trade.id, source: guess.confidence > 0 ? 'said' : 'assumed' },
    ...(noun ? { noun } : {}),
    confidence: guess.confidence,
    alternatives: guess.alternatives,
    place: fact(place),
    address: fact(address),
    phone: fact(reach.phone),
    email: fact(wishes.noMail ? undefined : reach.email),
    form: takesMessages(request, wishes),
    links: reach.links,
    hours: fact(hours),
    classes,
    offers: withClasses(offers, classes, language),
    since,
    years,
    claims,
    people,
    ownWords: ownWords(text, language).filter(
      (words) => !introduces(words, name) && words !== closing && saysMore(words, told, language)
    ),
    area,
    figures,
    events: findEvents(text, language),
    closing,
    wishes,
  }
}

/** Whether the page has a form: there is somebody to read it, and no word against it. */
export function takesMessages(request: DesignRequest, { noForm, noMail }: Wishes): boolean {
  const refused = noForm || (noMail && !request.chosen.includes('contact_email'))
  return request.contact_email.trim() !== '' && !refused
}

function fact<T>(value: T | undefined): Fact<T> | undefined {
  return value === undefined ? undefined : said(value)
}

// In both languages, and of the trades it is close to: a hotel may let a bungalow.
function goodsOf(ids: string[]): string[] {
  const words = ids.flatMap((id) => Object.values(tradeById(id).words))
  return [...new Set(words.flatMap(({ goods }) => goods))]
}

// What is taught at a time is offered, also where no list names it.
function withClasses(offers: Offer[], classes: ClassTime[], language: Language): Offer[] {
  // "Bebek yüzme" on Sundays is what "yüzme" was.
  const all = offers.filter(
    ({ name, price }) =>
      price ||
      !classes.some(({ what }) => what !== name && fold(what).split(' ').includes(fold(name)))
  )
  for (const { what } of classes) {
    const known = all.some((offer) => fold(offer.name) === fold(what))
    if (!known) all.push({ name: capital(what, language) })
  }
  return all.slice(0, 14)
}
