import type { Change } from 'editor-engine'
import { languageOf } from '#designer/fill/business'
import { clockOf } from '#designer/fill/clock'
import { emailsOf, linksOf, telephonesOf } from '#designer/fill/reach'
import { hoursLine } from '#designer/fill/schedule'
import { numbersOf } from '#designer/fill/telephones'
import { addressOf, streetOf } from '#designer/fill/whereabouts'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import {
  removal,
  replacedInAttribute,
  replacedWords,
} from '#designer/live_page/reading/source_changes'
import { wordsOf } from '#designer/live_page/reading/words'
import type { Place, Sheet } from '#designer/sheet/sheet'
import { telephoneHref, whatsappHref } from '#designer/site/telephone'
import { capital } from '#designer/language/normalise'

/**
 * Facts that mean the same wherever they stand, such as a telephone number in a sentence of the
 * person's own: the old words and links become the new ones all over the page, and rows that show
 * what is gone are taken out.
 */
export function elsewhere(reading: PageReading, before: Sheet, after: Sheet): Change[] {
  const elements = reading.all
  const words = differing(before, after, plainWords)
  const links = differing(before, after, linksTo)
  return [
    ...words.changed.flatMap(([old, now]) => [
      ...replacedWords(reading.page, old, now, { exactly: true }),
      ...elements.flatMap((element) =>
        ['alt', 'aria-label', 'content'].flatMap((name) =>
          replacedInAttribute(element, name, old, now)
        )
      ),
    ]),
    ...links.changed.flatMap(([old, now]) =>
      elements
        .filter(({ tag, attributes }) => tag === 'a' && attributes.href === old)
        .map((link) => link.setAttribute('href', now))
    ),
    ...elements
      .filter((element) => {
        const { href } = element.attributes
        return (href && links.gone.includes(href)) || words.gone.includes(wordsOf(element))
      })
      .flatMap((element) => rowAround(element) ?? [])
      .map(removal),
  ]
}

/** The line or row that an element stands in, or the button that it is. */
function rowAround(element: PageElement): PageElement | undefined {
  const item = element.closest('li')
  if (item) return item
  if (element.closest('dl')) return element.closest('div')
  return element.attribute('data-slot')?.value === 'action' ? element : undefined
}

type Listed = (sheet: Sheet) => (string | undefined)[][]

/** What is another at the same place of lists that are as long as before, and what is in none of them now. */
function differing(before: Sheet, after: Sheet, listed: Listed) {
  const [old, now] = [listed(before), listed(after)]
  const changed = old.flatMap((list, at) =>
    list.length !== now[at].length
      ? []
      : list.flatMap((one, index): [string, string][] => {
          const next = now[at][index]
          // What another place of the list still says is not replaced wherever it stands.
          return one && next && one !== next && !now.flat().includes(one) ? [[one, next]] : []
        })
  )
  const kept = [...now.flat(), ...changed.map(([one]) => one)]
  const gone = old.flat().filter((one) => one && !kept.includes(one))
  return { changed, gone }
}

const plainWords: Listed = (sheet) => [
  telephonesOf(sheet),
  emailsOf(sheet),
  sheet.where.map((place) => addressOf(place, sheet)),
  sheet.where.map((place) => streetOf(place, sheet)),
  sheet.where.map((place) => hoursOf(place, sheet)),
  sheet.where.map((place) => capital(hoursOf(place, sheet), languageOf(sheet))),
  [nameOf(sheet)],
]

function hoursOf({ opening_hours: hours }: Place, sheet: Sheet): string {
  return hoursLine(hours, languageOf(sheet), clockOf(sheet))
}

/** A name of one word may be a word of a sentence too, and who says "Ada Lume bakes" still does. */
function nameOf({ who, own_words: { about } }: Sheet): string | undefined {
  const name = who.name?.value
  return name && /\s/.test(name) && !about?.value.includes(name) ? name : undefined
}

const linksTo: Listed = (sheet) => [
  telephonesOf(sheet).map((number) => telephoneHref(number)),
  numbersOf(sheet).map(whatsappHref),
  emailsOf(sheet).map((email) => `mailto:${email}`),
  linksOf(sheet).map(({ url }) => url),
]
