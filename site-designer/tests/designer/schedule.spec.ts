import { test } from '@japa/runner'
import { clockOf, timeFrom } from '#designer/fill/clock'
import {
  hoursLine,
  hoursRows,
  hoursSentence,
  isAlwaysOpen,
  isOnlyClosed,
  openings,
} from '#designer/fill/schedule'
import { sheetOf, weekOnSheet } from '#designer_tests/helpers/sheets'

const pairsOf = (days: Parameters<typeof weekOnSheet>[0], language: 'en' | 'tr' = 'en') =>
  hoursRows(weekOnSheet(days), language).map(({ label, value }) => `${label} ${value}`)

test.group('Opening hours in words', () => {
  test('days that are alike stand in one row, and a day nobody spoke of in none', ({ assert }) => {
    assert.deepEqual(pairsOf({ 'monday-friday': '07:00-15:00', 'sunday': 'closed' }), [
      'Monday – Friday 07:00–15:00',
      'Sunday Closed',
    ])
    assert.deepEqual(pairsOf({ 'monday-sunday': '07:00-15:00' }), ['Every day 07:00–15:00'])
    assert.deepEqual(pairsOf({ tuesday: ['09:00-12:00', '14:00-18:00'] }), [
      'Tuesday 09:00–12:00, 14:00–18:00',
    ])
    assert.deepEqual(pairsOf({ 'monday-friday': '09:00-17:00' }, 'tr'), ['Hafta içi 09:00–17:00'])
  })

  test('times that are no clock times stay as they were typed', ({ assert }) => {
    assert.deepEqual(pairsOf({ saturday: 'from 6 till late' }), ['Saturday from 6 till late'])
  })

  test('a line says each time once and leaves out closed days', ({ assert }) => {
    const line = (days: Parameters<typeof weekOnSheet>[0]) => hoursLine(weekOnSheet(days), 'en')
    assert.equal(
      line({ 'monday-friday': '07:00-15:00', 'saturday': '08:00-13:00', 'sunday': 'closed' }),
      'Mon–Fri 07:00–15:00, Sat 08:00–13:00'
    )
    assert.equal(
      line({ monday: '09:00-17:00', tuesday: '11:00-19:00', wednesday: '09:00-17:00' }),
      'Mon, Wed 09:00–17:00; Tue 11:00–19:00'
    )
    assert.equal(line({ sunday: 'closed' }), 'closed on Sunday')
    assert.equal(line({}), '')
    assert.equal(
      hoursSentence(weekOnSheet({ 'monday-sunday': '09:00-17:00' }), 'tr'),
      'Her gün 09:00–17:00 açık.'
    )
  })

  test('a day ends at midnight, as the language says it', ({ assert }) => {
    const hours = weekOnSheet({ 'monday-sunday': '11:00-00:00' })
    const shownIn = (language: 'en' | 'de', clock: 12 | 24) =>
      hoursRows(hours, language, clock).map(({ value }) => value)
    assert.deepEqual(shownIn('en', 24), ['11:00–midnight'])
    assert.deepEqual(shownIn('en', 12), ['11 am – midnight'])
    assert.deepEqual(shownIn('de', 24), ['11:00–24:00'])
    assert.equal(timeFrom('midnight'), '00:00')
  })

  test('a time is written by the clock of the country', ({ assert }) => {
    const hours = weekOnSheet({ 'monday-friday': '08:30-17:30', 'saturday': '00:00-12:00' })
    const shown = hoursRows(hours, 'en', 12).map(({ value }) => value)
    assert.deepEqual(shown, ['8:30 am – 5:30 pm', '12 am – 12 pm'])
    assert.deepEqual(['12 am', '12 pm', '5:30 pm', '17:30'].map(timeFrom), [
      '00:00',
      '12:00',
      '17:30',
      '17:30',
    ])
    const called = (number: string) => clockOf(sheetOf({ contact: { telephones: [number] } }))
    assert.deepEqual(['(713) 555-0164', '0113 496 0000', '01978 555 012'].map(called), [12, 24, 24])
  })

  test('round the clock is told from a week, and closed days from hours', ({ assert }) => {
    assert.isTrue(isAlwaysOpen(weekOnSheet({ 'monday-sunday': '00:00-24:00' })))
    assert.isFalse(isAlwaysOpen(weekOnSheet({ 'monday-saturday': '00:00-24:00' })))
    assert.isTrue(isOnlyClosed(weekOnSheet({ sunday: 'closed' })))
    assert.isFalse(isOnlyClosed(weekOnSheet({})))
  })

  test('machines are told clock times alone, also past midnight', ({ assert }) => {
    assert.deepEqual(
      openings(weekOnSheet({ 'friday-saturday': '18:00-02:00', 'sunday': 'till late' })),
      [{ days: [4, 5], from: 1080, to: 1560 }]
    )
    assert.deepEqual(openings(weekOnSheet({ monday: '18:00-00:00' })), [
      { days: [0], from: 1080, to: 1439 },
    ])
    assert.isUndefined(openings(weekOnSheet({ sunday: 'closed' })))
  })
})
