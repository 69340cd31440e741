import { test } from '@japa/runner'
import { annotateHours } from '#designer/reader/annotators/opening_hours'
import { Reading } from '#designer/reader/reading'
import { emptyPlace, type Stretch } from '#designer/sheet/sheet'
import {
  readingOf,
  suggestedIn,
  takenFrom,
  weekOf,
} from '#designer_tests/reader/helpers/reading_of'

const working = 'mo tu we th fr'
const all = 'mo tu we th fr sa su'

const weeks: [prompt: string, week: string, language?: string][] = [
  [
    "We're a bakery in Leith, open Tue–Sat 8–4, closed Mondays.",
    'mo closed, tu we th fr sa 08:00-16:00',
  ],
  ['nail salon manchester, tue-sat 10-6, gel nails 25', 'tu we th fr sa 10:00-18:00'],
  ['We are open weekdays 7-3 and weekends 8-2.', `${working} 07:00-15:00, sa su 08:00-14:00`],
  ['Open 8-6, closed Mondays', 'mo closed, tu we th fr sa su 08:00-18:00'],
  ['Open every day except Tuesday, 10am to 4.30pm', 'mo we th fr sa su 10:00-16:30, tu closed'],
  ['Open 24/7. Emergency plumber.', `${all} 00:00-00:00`],
  ['Hours: Thu-Fri 5-late, Sat noon till late', 'th fr 5-late, sa noon till late'],
  [
    'Opening hours:\nMonday 9-5\nTuesday 9.30-5.30\nSat 10-2\nSunday closed',
    'mo 09:00-17:00, tu 09:30-17:30, sa 10:00-14:00, su closed',
  ],
  ['Mon-Fri 9-12, 1-5', `${working} 09:00-12:00+13:00-17:00`],
  ['Every day 8-5, Sundays 9-3', 'mo tu we th fr sa 08:00-17:00, su 09:00-15:00'],
  ['Wine bar. Wed–Sun 5pm–midnight.', 'we th fr sa su 17:00-00:00'],
  ['open daily 5-10', `${all} 5-10`],
  [
    'Mon-Fri 9-5, other days by appointment, closed Sunday',
    `${working} 09:00-17:00, sa by appointment, su closed`,
  ],
  ['MON TO THU 8 TO 7, FRI 8 TO 2', 'mo tu we th 08:00-19:00, fr 08:00-14:00'],
  ['Open noon–7 Tue–Sat', 'tu we th fr sa 12:00-19:00'],
  ['between 9 and 5 on weekdays', `${working} 09:00-17:00`],
  [
    'Her gün 08:00-20:00 açığız, pazar günleri kapalıyız.',
    'mo tu we th fr sa 08:00-20:00, su closed',
    'tr',
  ],
  ["Pazartesi'den Cumaya 9'dan 18'e kadar açığız", `${working} 09:00-18:00`, 'tr'],
  ['cumartesi pazar hariç her gün saat 11-18', `${working} 11:00-18:00, sa su closed`, 'tr'],
  [
    'Hafta içi 9 ile 18 arası, cumartesi randevu ile',
    `${working} 09:00-18:00, sa randevu ile`,
    'tr',
  ],
  [
    'Wir haben Di–Fr von 9 bis 18 Uhr geöffnet. Montag ist Ruhetag.',
    'mo closed, tu we th fr 09:00-18:00',
    'de',
  ],
  ['Mo.–Fr. 8–12 und 14–18 Uhr', `${working} 08:00-12:00+14:00-18:00`, 'de'],
  [
    'Ouvert du mardi au samedi de 9h30 à 19h, fermé le lundi',
    'mo closed, tu we th fr sa 09:30-19:00',
    'fr',
  ],
  [
    'lunes a viernes de 10:00 a 14:00 y de 17:00 a 20:00',
    `${working} 10:00-14:00+17:00-20:00`,
    'es',
  ],
  [
    'dal lunedì al venerdì dalle 9 alle 13 e dalle 15 alle 19',
    `${working} 09:00-13:00+15:00-19:00`,
    'it',
  ],
  ['di-zo van 12 tot 22 uur, maandag gesloten', 'mo closed, tu we th fr sa su 12:00-22:00', 'nl'],
  [
    'Salıdan cumaya 10:00-19:00, pazar ve pazartesi kapalı.',
    'mo su closed, tu we th fr 10:00-19:00',
    'tr',
  ],
  [
    'Tuesday to Saturday 12.00 - 14.30 Guests with allergies should tell us.',
    'tu we th fr sa 12:00-14:30',
  ],
  ['de segunda a sexta das 9h às 18h', `${working} 09:00-18:00`, 'pt'],
  ['Open Mon–Fri 10–5, closed 1–2.', `${working} 10:00-13:00+14:00-17:00`],
  ['Mon-Fri 10 to 5. Closed for lunch 1 to 1.45', `${working} 10:00-13:00+13:45-17:00`],
  [
    'Pazartesi–Cumartesi 09.00–20.00, cuma 12.30–14.00 arası kapalıyız. Pazar kapalı.',
    'mo tu we th sa 09:00-20:00, fr 09:00-12:30+14:00-20:00, su closed',
    'tr',
  ],
  [
    'Ouvert du mardi au samedi de 9 h à 19 h, fermé de 12 h à 14 h.',
    'tu we th fr sa 09:00-12:00+14:00-19:00',
    'fr',
  ],
  [
    'Mo–Fr 8–12 und 14–18 Uhr, Mittwoch nachmittags zu.',
    'mo tu th fr 08:00-12:00+14:00-18:00, we 8–12 und 14–18 Uhr, nachmittags zu',
    'de',
  ],
  ['Mon 9-12, Mon 14-18', 'mo 09:00-12:00+14:00-18:00'],
  ['Tue 9–12 and 14–18', 'tu 09:00-12:00+14:00-18:00'],
  [
    'Lunch Wed to Sun 12–3, dinner Thu to Sat 6–10',
    'we su 12:00-15:00, th fr sa 12:00-15:00+18:00-22:00',
  ],
  ['Monday to Thursday 9 to 5, Friday until 1 pm', 'mo tu we th 09:00-17:00, fr 09:00-13:00'],
  ['Open daily 9-6 except Sundays', 'mo tu we th fr sa 09:00-18:00, su closed'],
]

const noted: [prompt: string, week: string][] = [
  ['Mon-Sat 9-5, closed bank holidays', 'mo tu we th fr sa 09:00-17:00 | closed bank holidays'],
  ['Mon-Fri 9-5, closed every 2nd Monday', `${working} 09:00-17:00 | closed every 2nd Monday`],
  ['Tue-Sun 12-10 (kitchen closes 9)', 'tu we th fr sa su 12:00-22:00 | kitchen closes 9'],
  ['open Mon-Fri 9-5 except August', 'open Mon-Fri 9-5 except August'],
  ['In winter, open Mon-Fri 10-4', 'In winter, open Mon-Fri 10-4'],
  ['open Mon–Fri 9–5 for viewings', 'open Mon–Fri 9–5 for viewings'],
  ['Lunch Tue–Sat 12–2', 'Lunch Tue–Sat 12–2'],
  ['open 9-5', 'open 9-5'],
  ['Bar open Thu 20:00–23:00, Sat 15:00–18:00', 'Bar open Thu 20:00–23:00, Sat 15:00–18:00'],
  ['Shop open Mon–Fri 9–5, lunch Mon–Fri 12–2', `${working} 09:00-17:00 | lunch Mon–Fri 12–2`],
]

const notHours = [
  'Yoga: Mon 18:00-19:00\nPilates: Tue 18:00-19:00',
  'Happy hour Fri 5-7pm',
  'open mic Fri 8-11pm',
  'Sat 12 May 10-4 open day',
  'We meet every Tuesday 7-9pm at the library',
  '24/7 emergency call-out',
  'We closed our first shop in January 2010.',
  'Bir fırın. salı, salı, salı',
]

test.group('Opening hours in a prompt', () => {
  for (const [prompt, week, language] of weeks) {
    test(`"${prompt}" fills the week`, ({ assert }) => {
      assert.equal(weekOf(takenFrom(prompt, language).where[0]), week)
    })
  }

  for (const [prompt, week] of noted) {
    test(`"${prompt}" keeps its exception as typed`, ({ assert }) => {
      assert.equal(weekOf(takenFrom(prompt).where[0]), week)
    })
  }

  for (const prompt of notHours) {
    test(`"${prompt}" says no opening hours`, ({ assert }) => {
      assert.equal(weekOf(readingOf(prompt).sheet.where[0]), '')
    })
  }

  test('hours that could be those of a class are suggested', ({ assert }) => {
    const reading = readingOf("Choir, Tuesdays 7:30-9:30pm, St Mary's hall")
    assert.deepEqual(suggestedIn(reading), ['where.opening_hours looks_like_one'])
  })

  test('two readings of a day are suggested, and neither is filled', ({ assert }) => {
    const reading = readingOf('Mon-Fri 9-5\nMon-Fri 10-6')
    assert.equal(weekOf(reading.sheet.where[0]), '')
    assert.deepEqual(suggestedIn(reading), Array(2).fill('where.opening_hours two_readings'))
  })

  test('each of two addresses has the hours below it', ({ assert }) => {
    const prompt = '12 Mill Lane\nMon-Fri 9-5\n\n4 High Street\nMon-Sat 8-4'
    const reading = new Reading(prompt, { code: 'en', sure: true })
    for (const street of ['12 Mill Lane', '4 High Street']) {
      const start = prompt.indexOf(street)
      const from: Stretch = [start, start + street.length]
      const said = { value: street, source: 'said', from } as const
      reading.sheet.where.push({ ...emptyPlace(), street_address: said })
    }
    annotateHours(reading)
    assert.deepEqual(reading.sheet.where.map(weekOf), [
      `${working} 09:00-17:00`,
      'mo tu we th fr sa 08:00-16:00',
    ])
  })
})
