import { test } from '@japa/runner'
import { clockTime } from '../../../resources/planning/sheet/hours/clock_time.ts'
import {
  copiedTo,
  faultOf,
  hasHours,
  openDays,
  withDay,
} from '../../../resources/planning/sheet/hours/week.ts'

const split = {
  spans: [
    { opens: '09:00', closes: '12:30' },
    { opens: '14:00', closes: '18:00' },
  ],
}

test.group('The week grid', () => {
  test('copies a day with all its times to other days', ({ assert }) => {
    const hours = copiedTo({ monday: split, sunday: { spans: [] } }, 'monday', [
      'tuesday',
      'wednesday',
    ])
    assert.deepEqual(hours, {
      monday: split,
      tuesday: split,
      wednesday: split,
      sunday: { spans: [] },
    })
    assert.notStrictEqual(hours.tuesday!.spans[0], split.spans[0])
  })

  test('copies "closed" and times as typed', ({ assert }) => {
    const late = { spans: [], text: 'from 6 till late' }
    assert.deepEqual(copiedTo({ sunday: { spans: [] } }, 'sunday', ['monday']).monday, {
      spans: [],
    })
    assert.deepEqual(copiedTo({ friday: late }, 'friday', ['saturday']).saturday, late)
  })

  test('copying an empty day empties the others and keeps the notes', ({ assert }) => {
    const hours = { tuesday: split, notes: ['Bank holidays 10-14'] }
    assert.deepEqual(copiedTo(hours, 'monday', ['tuesday']), { notes: ['Bank holidays 10-14'] })
  })

  test('lists the open days', ({ assert }) => {
    const hours = withDay({ monday: split }, 'sunday', { spans: [] })
    assert.deepEqual(openDays(hours), ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])
    assert.deepEqual(withDay(hours, 'monday', undefined), { sunday: { spans: [] } })
    assert.isTrue(hasHours(hours))
    assert.isTrue(hasHours({ notes: ['By arrangement'] }))
    assert.isFalse(hasHours({ notes: [] }))
    assert.isFalse(hasHours(undefined))
  })

  test('explains why the times of a day are invalid', ({ assert }) => {
    const faultIn = (opens: string, closes: string) => faultOf({ spans: [{ opens, closes }] })
    assert.isUndefined(faultOf(split))
    assert.isUndefined(faultIn('', ''))
    assert.isUndefined(faultIn('09:00', ''))
    assert.isUndefined(faultIn('18:00', '02:00'))
    assert.equal(faultIn('09:00', 'late'), 'not_a_time')
    assert.equal(faultIn('25', '09:00'), 'not_a_time')
    assert.equal(faultIn('09:00', '09:00'), 'same_time')
  })

  test('accepts several ways to type a time', ({ assert }) => {
    const typed = {
      '9': '09:00',
      '9:30': '09:30',
      '9.30': '09:30',
      '0930': '09:30',
      '1730': '17:30',
      '17h': '17:00',
      '8h30': '08:30',
      '5pm': '17:00',
      '5 p.m.': '17:00',
      '12am': '00:00',
      '12pm': '12:00',
      '24:00': '00:00',
      'late': 'late',
      '25': '25',
      '9:75': '9:75',
      '': '',
    }
    for (const [text, time] of Object.entries(typed)) assert.equal(clockTime(text), time, text)
  })
})
