import { test } from '@japa/runner'
import { clockTime, timeSpan } from '#designer/reader/shapes/clock'
import { coloursIn } from '#designer/reader/shapes/colour'
import { amountsIn } from '#designer/language/money'

const amounts: [text: string, found: string[]][] = [
  ['Cut £25, from £89 each', ['£25', 'from £89 each']],
  ['€45 per evening', ['€45 per evening']],
  ['1 200 € or 14,50 €', ['1 200 €', '14,50 €']],
  ['1.200,50 TL, kişi başı 450 TL', ['1.200,50 TL', 'kişi başı 450 TL']],
  ['12-15€ and £3/£4', ['12-15€', '£3/£4']],
  ['12 € pro Person', ['12 € pro Person']],
  ['CHF 12.–, € 8,- per stuk', ['CHF 12.–', '€ 8,- per stuk']],
  ['room 3 £40', ['£40']],
  ['$4,000 to $6,000', ['$4,000 to $6,000']],
  ['20% off, 2024, 0131 555 0142', []],
]

const spans: [opens: string, closes: string, said: string | undefined][] = [
  ['9', '5', '09:00-17:00'],
  ['7', '3', '07:00-15:00'],
  ['9.30', '6', '09:30-18:00'],
  ['9', '5pm', '09:00-17:00'],
  ['2', '5pm', '14:00-17:00'],
  ['6pm', '2', '18:00-02:00'],
  ['9am', 'noon', '09:00-12:00'],
  ['12', '8', '12:00-20:00'],
  ['18 Uhr', '1', '18:00-01:00'],
  ['09:00', '17:00', '09:00-17:00'],
  ['9h30', '18h', '09:30-18:00'],
  ['5', '10', undefined],
  ['6', '9', undefined],
  ['8', '10pm', undefined],
]

const colours: [language: string, text: string, found: string[]][] = [
  ['en', 'Greens and browns please', ['Greens', 'browns']],
  ['de', 'in Grüntönen', ['Grüntönen']],
  ['fr', 'des verts et des bruns', ['verts', 'bruns']],
  ['en', 'a redskin, the greenhouse', []],
]

test.group('Money, colours and clock times', () => {
  for (const [language, text, found] of colours) {
    test(`"${text}" names ${found.join(' and ') || 'no colour'}`, ({ assert }) => {
      assert.deepEqual(
        coloursIn(text, language).map(({ word }) => word),
        found
      )
    })
  }

  for (const [text, found] of amounts) {
    test(`"${text}" holds ${found.length === 0 ? 'no amount' : found.join(' and ')}`, ({
      assert,
    }) => {
      assert.deepEqual(
        amountsIn(text).map(({ start, end }) => text.slice(start, end)),
        found
      )
    })
  }

  for (const [opens, closes, said] of spans) {
    test(`${opens} to ${closes} ${said ? `is ${said}` : 'could be meant in two ways'}`, ({
      assert,
    }) => {
      const span = timeSpan(clockTime(opens)!, clockTime(closes)!)
      assert.equal(span && `${span.opens}-${span.closes}`, said)
    })
  }
})
