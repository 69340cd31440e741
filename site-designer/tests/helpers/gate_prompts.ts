import type { DesignRequest } from '#designer/designer/designer'
import { bodyFonts, headingFonts } from 'site-designer/fonts'
import type { Trade, TradeWords } from '#designer/trades/trade'

export type Theme = 'light' | 'dark'
/** How much a person says: everything a business has to say, or the trade's word alone. */
export type Said = 'full' | 'sparse'

export interface Order {
  trade: Trade
  /** The trade's place in the list: decides names, towns and colours. */
  at: number
  theme: Theme
  said: Said
  seed: string
}

/**
 * What a person of that trade would ask for. Two orders that differ in the seed alone say the same
 * words and choose the same look, so that only the designer can make them differ.
 */
export function requestFor({ trade, at, theme, said, seed }: Order): DesignRequest {
  const prompt = said === 'full' ? everything(trade, at, theme) : theWordAlone(trade, theme)
  // By day the trade's own suggestion, by night whatever a person may choose.
  const look =
    theme === 'light'
      ? {
          primary_color: trade.look.color,
          heading_font: trade.look.heading,
          body_font: trade.look.body,
        }
      : {
          primary_color: turn(hardColors, at),
          heading_font: turn(headingFonts, at),
          body_font: turn(bodyFonts, at * 7),
        }
  return {
    prompt,
    theme,
    ...look,
    corner_radius: turn([0, 4, 8, 14, 20], at),
    // Every third business has nobody to read a form.
    contact_email: at % 3 === 2 ? '' : 'owner@harbourlight.example',
    chosen: ['primary_color', 'theme', 'heading_font', 'body_font', 'corner_radius'],
    seed,
  }
}

function everything(trade: Trade, at: number, theme: Theme): string {
  const night = theme === 'dark'
  // Every second trade speaks Turkish after dark.
  if (night && at % 2 === 1) return everythingInTurkish(trade, at)
  const turned = at + (night ? 5 : 0)
  const { noun } = trade.words.en
  const name = turn(names, turned)
  const place = turn(places, turned * 3)
  const offers = offersOf(trade, turned)
  const told = turn(sayings, turned)
  const hours = turn(openings, turned)
  const street = `${12 + at} ${turn(streets, turned)}`
  const phone = turn(phones, turned)
  const first = night
    ? `Website for ${name}, ${article(noun)} ${noun} in ${place}, at ${street}.`
    : `We are ${article(noun)} ${noun} in ${place} called ${name}, since ${1958 + ((at * 7) % 60)}.`
  const second = night ? `Call ${phone}.` : `You find us at ${street}. Phone ${phone}.`
  const mail = at % 2 === 0 ? ` E-mail hello@${name.split(' ')[0].toLowerCase()}.example.` : ''
  return `${first} ${offers} ${told} ${hours} ${second}${mail} ${classesOf(trade)}`.trim()
}

function everythingInTurkish(trade: Trade, at: number): string {
  const { noun } = trade.words.tr
  const goods = offersIn(trade.words.tr, at)
  const offers =
    goods.length < 2 ? '' : `Hizmetlerimiz: ${goods.slice(0, -1).join(', ')} ve ${goods.at(-1)}.`
  const told = turn(turkishSayings, at)
  const hours = turn(turkishOpenings, at)
  const name = turn(turkishNames, at)
  return `${turn(turkishPlaces, at)} ${noun}, adımız ${name}. ${offers} ${told} ${hours} Adres: ${turn(turkishStreets, at)} No: ${12 + at}. Telefon ${turn(phones, at)}.`
}

function theWordAlone(trade: Trade, theme: Theme): string {
  return theme === 'light' ? trade.words.en.noun : trade.words.tr.noun
}

function offersOf(trade: Trade, at: number): string {
  const priced = trade.offerKind !== 'services'
  const list = offersIn(trade.words.en, at).map((good, index) =>
    priced ? `${good} ${turn(money, at)(3 + index * 4)}` : good
  )
  return list.length === 0 ? '' : `We offer ${list.slice(0, -1).join(', ')} and ${list.at(-1)}.`
}

function offersIn({ goods }: TradeWords, at: number): string[] {
  const few = Array.from({ length: Math.min(3 + (at % 4), goods.length) }, (_, index) =>
    turn(goods, at + index)
  )
  return [...new Set(few)]
}

// Only where the week is what such a business hangs beside its door.
function classesOf(trade: Trade): string {
  if (trade.artefacts[0] !== 'week' || trade.goal !== 'book') return ''
  const [one, two] = trade.words.en.goods
  if (!one || !two) return ''
  return `${one} on Mondays at 18:00, ${two} on Wednesdays at 9:30, ${one} on Fridays at 17:15.`
}

function article(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an' : 'a'
}

function turn<T>(list: readonly T[], at: number): T {
  return list[at % list.length]
}

const hardColors = [
  '#F2B705', // as light as a brand gets
  '#111111',
  '#FFFFFF',
  '#E0004D',
  '#7AD0C4',
  '#5B2A86',
  '#808080', // neither white nor black reads well on it
]
const names = [
  'Harbourlight',
  'Quill & Daughter',
  'Tidewater',
  'Old Copper Lane',
  'Meadowsweet',
  'Vandersloot',
  'Nightingale and Rye',
  'Second Thursday',
  'Marlow Oakes',
  'Saltmarsh',
  'The Long Table',
  'Ferreira & Sons',
  'Bramble',
  'Northlight',
  'Ada Winterbourne',
  'Three Chimneys',
  'Kestrel',
  'Linden & Co',
  'Papermoon',
]
const places = [
  'Bristol',
  'Ghent',
  'Leeds',
  'Porto',
  'Utrecht',
  'Galway',
  'Wellington',
  'Izmir',
  'Lyon',
  'Norwich',
  'Malmö',
]
const streets = ['Mill Street', 'Harbour Road', 'Chapel Lane', 'Market Square', 'Orchard Row']
const phones = ['0117 496 0123', '+31 30 555 0199', '+90 232 555 01 20', '503 555 0142']
const openings = [
  'Open Mon-Fri 8:00-17:30, Saturday 9-13:00.',
  'Open Tuesday to Saturday from 10 to 18:00, closed on Monday.',
  'Open weekdays 9am-5pm.',
  'Open daily 7.30-19:00.',
]
const sayings = [
  'Everything is done by the same two people. We would rather say no than do it badly.',
  'We answer every message on the day it comes. Nobody here works on commission, and it shows in the advice we give.',
  'Small by choice. We keep the radio low and the door open. Whoever rings speaks to the person who does the work.',
  'Wheelchair accessible. Cards accepted. We started in a garden shed and still have the key to it.',
]
const turkishNames = ['Kordon', 'Çınaraltı', 'Mavi Kapı', 'Işık ve Oğulları', 'Üç Basamak']
const turkishPlaces = ["İzmir'de", "Bursa'da", "Eskişehir'de", "Ankara'da"]
const turkishStreets = ['Mimar Sinan Caddesi', 'Gül Sokak', 'Cumhuriyet Bulvarı']
const turkishOpenings = [
  'Pazartesi-Cuma 8:00-17:30, Cumartesi 9-13:00 açığız.',
  'Her gün 9:00-19:00 açığız.',
  'Hafta içi 10:00-18:00 açığız, Pazar kapalı.',
]
const turkishSayings = [
  'Her işi aynı iki kişi yapıyor. Kötü yapmaktansa hayır demeyi seçeriz.',
  'Gelen her mesaja aynı gün cevap veriyoruz. Telefonu işi yapan kişi açıyor.',
]
const money = [
  (sum: number) => `£${sum}.50`,
  (sum: number) => `${sum * 3} €`,
  (sum: number) => `$${sum * 5}`,
  (sum: number) => `${sum * 100} TL`,
]
