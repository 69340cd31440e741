import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { isDoubtfulWay } from '../../../site-designer/src/reader/judge/clauses.ts'
import { readingOf } from '../../../site-designer/src/reader/read.ts'
import { countryOf } from '../../../site-designer/src/reader/shapes/telephone_number.ts'
import type { Stretch } from 'site-designer'
import { samplesOf } from '../../bin/training/corpus.ts'

const lists = new URL('../../lists/', import.meta.url).pathname
const prompts = [
  ...readdirSync(lists)
    .filter((file) => /^(?:strangers|open_reader|rich)_\d+\.json$/.test(file))
    .flatMap((file) => JSON.parse(readFileSync(lists + file, 'utf8')) as { prompt: string }[]),
  ...readdirSync(`${lists}training`)
    .filter((file) => file.startsWith('prompts_'))
    .flatMap((file) => samplesOf(`${lists}training/${file}`)),
].map(({ prompt }) => prompt)
const readings = prompts.map(readingOf)
type Read = (typeof readings)[number]

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s<>"')\]]+|www\.[\w-]+(?:\.[\w-]+)+/giu
/** A tax number, an amount or a date may be written like a telephone number. */
const isOther =
  /(?:VAT|IBAN|fax|codice fiscale|charity|registered|siret|no\.|nr\.?|[£€$₺])[^\d\n]{0,12}$/iu

function telephonesIn({ prompt, language }: Read): Stretch[] {
  const country = countryOf(prompt, language.code)
  return findPhoneNumbersInText(prompt, country)
    .map(({ startsAt, endsAt }): Stretch => [startsAt, endsAt])
    .filter(([start, end]) => {
      const typed = prompt.slice(start, end)
      const isLong = typed.replace(/\D/g, '').length >= 9
      // "55. (81) 98555-0137", "7.30–12.15, 14": more than a number.
      const isWhole = /^[+(]?[\d ()/-]+$/.test(typed)
      return isLong && isWhole && !isOther.test(prompt.slice(Math.max(0, start - 40), start))
    })
}

const digits = (text: string) => text.replace(/\D/g, '')

test.group('A way to reach them', () => {
  test('is on the sheet, refused or said to us, whatever is written around it', ({ assert }) => {
    const lost = readings.flatMap((reading) => {
      const { sheet, prompt } = reading
      const found = [
        ...telephonesIn(reading),
        ...Array.from(prompt.matchAll(address), ({ 0: typed, index }): Stretch => [
          index,
          index + typed.replace(/[.,;:!?]+$/, '').length,
        ]),
      ]
      const isKept = ([start, end]: Stretch) =>
        sheet.coverage.some(({ from, as, field }) => {
          const isIn = from[0] < end && start < from[1]
          return isIn && (as !== 'field' || field?.startsWith('contact.'))
        }) || sheet.suggestions.some(({ from }) => from[0] < end && start < from[1])
      const text = JSON.stringify(sheet)
      return found
        .map(([start, end]) => [start, end] as Stretch)
        .filter((from) => !isKept(from) && !text.includes(prompt.slice(...from)))
        .map((from) => `${prompt.slice(...from)} — ${prompt.slice(0, 60)}`)
    })
    assert.deepEqual(lost, [])
  })

  test('is filled where its sentence does not forbid it', ({ assert }) => {
    const missing = readings.flatMap((reading) => {
      const { sheet, prompt } = reading
      const filled = sheet.contact.telephones.map(({ value }) => digits(value)).join(' ')
      return telephonesIn(reading)
        .filter((from) => !reading.isTakenAs(from, ['refusal', 'talk', 'wish']))
        .filter((from) => !isDoubtfulWay(reading, from))
        .filter((from) => !filled.includes(digits(prompt.slice(...from))))
        .map(
          ([start, end]) =>
            `${prompt.slice(start, end)} in ${prompt.slice(Math.max(0, start - 30), end + 20)}`
        )
    })
    assert.deepEqual(missing, [])
  })
})
