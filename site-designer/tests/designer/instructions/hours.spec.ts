import { test } from '@japa/runner'
import { findHours } from '#designer/instructions/values/hours/hours'
import { weekdays } from '#designer/sheet/sheet'

/** "mo tu we 09:00-17:00, su closed": the days that have the same times, in the order of the week. */
function told(words: string, language: 'en' | 'tr'): string | undefined {
  const week = findHours(words, language)
  if (!week) return undefined
  const daysAt = new Map<string, string[]>()
  for (const day of weekdays) {
    if (!week[day]) continue
    const spans = week[day].spans.map(({ opens, closes }) => `${opens}-${closes}`)
    const times = spans.join(' ') || 'closed'
    daysAt.set(times, [...(daysAt.get(times) ?? []), day.slice(0, 2)])
  }
  return Array.from(daysAt, ([times, days]) => `${days.join(' ')} ${times}`).join(', ')
}

const workdays = 'mo tu we th fr'

const weeks: ['en' | 'tr', string, string][] = [
  ['en', 'Mon-Fri 9-5', `${workdays} 09:00-17:00`],
  [
    'en',
    'Mon-Fri 9-5, Sat 10-2, closed Sundays',
    `${workdays} 09:00-17:00, sa 10:00-14:00, su closed`,
  ],
  [
    'en',
    'we are open weekdays 9 to 5, closed at weekends',
    `${workdays} 09:00-17:00, sa su closed`,
  ],
  [
    'en',
    '8-4 mon to fri, sat 9-12, closed sunday',
    `${workdays} 08:00-16:00, sa 09:00-12:00, su closed`,
  ],
  ['en', 'open 7-14, closed Wednesdays', 'mo tu th fr sa su 07:00-14:00, we closed'],
  ['en', 'daily except Monday 9-5', 'mo closed, tu we th fr sa su 09:00-17:00'],
  ['en', 'daily 9-5, Sundays 10-4', 'mo tu we th fr sa 09:00-17:00, su 10:00-16:00'],
  ['en', 'Mon, Wed, Fri 10-4', 'mo we fr 10:00-16:00'],
  ['en', 'Mon 9-12 and 1-5', 'mo 09:00-12:00 13:00-17:00'],
  ['en', 'Saturday 9am - noon', 'sa 09:00-12:00'],
  ['en', 'Fri-Sat 6pm-2am', 'fr sa 18:00-02:00'],
  [
    'tr',
    'Hafta içi 9-18, cumartesi 10-14, pazar kapalı',
    `${workdays} 09:00-18:00, sa 10:00-14:00, su closed`,
  ],
  ['tr', 'Pazartesi hariç her gün 10-19', 'mo closed, tu we th fr sa su 10:00-19:00'],
  ['tr', 'salı-pazar 08-20 arası açığız', 'tu we th fr sa su 08:00-20:00'],
  ['tr', 'hafta içi sabah 8’den akşam 7’ye kadar', `${workdays} 08:00-19:00`],
  ['tr', 'pazar günleri kapalıyız', 'su closed'],
]

test.group('Opening hours in an instruction', () => {
  for (const [language, words, week] of weeks) {
    test(`“${words}” fills the week`, ({ assert }) => {
      assert.equal(told(words, language), week)
    })
  }

  test('what the week cannot hold, or what leaves a doubt, is not read', ({ assert }) => {
    for (const words of [
      'open 9-5',
      'Thu 6-9',
      'Fridays till 9',
      'Mon-Fri 9-5, Fridays till 9',
      'Saturday 10-2 in summer',
      'Mon-Fri 9-5, closed for lunch 1 to 2',
      'every second Monday closed',
      'we close at 6 on weekdays',
      'ladies Mon 10-4',
      'yoga class Monday 9-10',
      'Vinyasa on Mondays 18-19',
      'open 24/7',
    ])
      assert.isUndefined(told(words, 'en'), words)
    for (const words of ['kışın cumartesi 10-14', 'cuma 9-17 ders', 'öğle arası 12-13', '9-18'])
      assert.isUndefined(told(words, 'tr'), words)
  })
})
