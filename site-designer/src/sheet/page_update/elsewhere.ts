import type { Change } from 'editor-engine'
import { languageOf } from '#designer/fill/business'
import { clockOf } from '#designer/fill/clock'
import { emailsOf, linksOf, telephonesOf } from '#designer/fill/reach'
import { hoursLine } from '#designer/fill/schedule'
import { addressOf } from '#designer/fill/whereabouts'
import type { PageReading } from '#designer/renderer/reading/page_reading'
import { replacedInAttribute, replacedWords } from '#designer/renderer/reading/source_changes'
import type { Sheet } from '#designer/sheet/sheet'
import { telephoneHref } from '#designer/site/telephone'

/**
 * Words that mean the same wherever they stand, such as a telephone number in a sentence of the
 * person's own, and links that lead to them: the old ones become the new ones all over the page.
 */
export function elsewhere(reading: PageReading, before: Sheet, after: Sheet): Change[] {
  const words = pairsOf(before, after, plainWords)
  const links = pairsOf(before, after, linksTo)
  const elements = [...reading.page.elements()]
  return [
    ...words.flatMap(([old, now]) => [
      ...replacedWords(reading.page, old, now, { exactly: true }),
      ...elements.flatMap((element) =>
        ['alt', 'aria-label'].flatMap((name) => replacedInAttribute(element, name, old, now))
      ),
    ]),
    ...links.flatMap(([old, now]) =>
      elements
        .filter(({ tag, attributes }) => tag === 'a' && attributes.href === old)
        .map((link) => link.setAttribute('href', now))
    ),
  ]
}

type Listed = (sheet: Sheet) => (string | undefined)[][]

/** What is another at the same place of lists that are as long as before. */
function pairsOf(before: Sheet, after: Sheet, listed: Listed): [old: string, now: string][] {
  const now = listed(after)
  return listed(before).flatMap((list, at) =>
    list.length !== now[at].length
      ? []
      : list.flatMap((old, index): [string, string][] => {
          const next = now[at][index]
          return old && next && old !== next ? [[old, next]] : []
        })
  )
}

const plainWords: Listed = (sheet) => [
  telephonesOf(sheet),
  emailsOf(sheet),
  sheet.where.map((place) => addressOf(place, sheet)),
  sheet.where.map(({ street_address: street }) => street?.value),
  sheet.where.map(({ opening_hours: hours }) =>
    hoursLine(hours, languageOf(sheet), clockOf(sheet))
  ),
]

const linksTo: Listed = (sheet) => [
  telephonesOf(sheet).map((number) => telephoneHref(number)),
  emailsOf(sheet).map((email) => `mailto:${email}`),
  linksOf(sheet).map(({ url }) => url),
]
