import { test } from '@japa/runner'
import { copyIn } from '#designer/copy/copy_in'
import { draftPlan } from '#designer/outline/draft'
import { fillPlan } from '#designer/fill/plan'
import { hoursRows } from '#designer/fill/schedule'
import { jsonLd } from '#designer/renderer/json_ld'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

function planFor(prompt: string, seed = 'hours') {
  return draftPlan({ ...sampleRequests.empty, prompt, seed, contact_email: '' })
}

/** The opening hours as the page prints them. */
function printed(prompt: string): string {
  const { hours, language } = planFor(prompt).brief
  const rows = hours ? hoursRows(hours.value, copyIn(language)) : []
  return rows
    .map(({ label, value }) => `${label} ${value}`)
    .join('; ')
    .replaceAll('\u00a0', '')
}

function specification(prompt: string): { dayOfWeek: string[]; opens: string; closes: string }[] {
  return JSON.parse(jsonLd(fillPlan(planFor(prompt)))).openingHoursSpecification ?? []
}

const told: Record<string, [string, string][]> = {
  'hours of people are kept with who they are for': [
    [
      'Hamam, Konya. Kadınlar 09:00-17:00, erkekler 18:00-23:00.',
      'Kadınlar 09:00–17:00; Erkekler 18:00–23:00',
    ],
    [
      'Swimming pool in Hexham. Ladies’ swim 9-11, everybody 11-6.',
      'Ladies’ swim 09:00–11:00; Everybody 11:00–18:00',
    ],
    [
      'Hammam in Bradford: ladies Mon and Wed 10am-4pm, gents Tues 10am-4pm, closed Sundays.',
      'Monday 10am–4pm (ladies); Tuesday 10am–4pm (gents); Wednesday 10am–4pm (ladies); Sunday Closed',
    ],
    [
      'Tarihi hamam, Bursa. Kadınlar salı, perşembe 09.00-18.00; erkekler diğer günler 10.00-22.00.',
      'Pazartesi 10:00–22:00 (erkekler); Salı 09:00–18:00 (kadınlar); Çarşamba 10:00–22:00 (erkekler); Perşembe 09:00–18:00 (kadınlar); Cuma – Pazar 10:00–22:00 (erkekler)',
    ],
    [
      'Havuz, Konya. Pazartesi kadınlar 10-14, erkekler 15-20.',
      'Pazartesi 10:00–14:00 (kadınlar), 15:00–20:00 (erkekler)',
    ],
    ['Turkish bath in Bath. Women Tuesday 10am-6pm. Men 6pm-10pm.', ''],
    ['Swimming club in Ely. Kids 5-8, adults 9-12 welcome.', ''],
  ],
  'so are those of a part of the place or of the year': [
    [
      'Bistro, Bath. Lunch Tue-Sat 12-2.30, dinner Wed-Sat 6-9.30.',
      'Tuesday 12:00–14:30 (lunch); Wednesday – Saturday 12:00–14:30 (lunch), 18:00–21:30 (dinner)',
    ],
    [
      'Allotment society shop at Hill Lane. Shop open Sundays 10-12, March to October.',
      'Sunday 10:00–12:00 (March to October)',
    ],
    [
      'Gece pazarı, Bodrum. Haziran-eylül arası her akşam 19.00’dan gece yarısına kadar.',
      'Her gün 19:00–24:00 (haziran-eylül arası)',
    ],
    ['House in Rye. Open to the public weekends 10-4.', 'Saturday – Sunday 10:00–16:00'],
    ['Barber in Rye. Cuts for men and boys, Mon-Sat 9-5.', 'Monday – Saturday 09:00–17:00'],
    ['Café in Rye. Shop and garden. Shop Mon-Sat 9-5.', 'Monday – Saturday 09:00–17:00'],
  ],
  'a half of the day holds for both sides of a span': [
    ['Café in Hove. Mon-Fri 4-5pm.', 'Monday – Friday 4pm–5pm'],
    ['Café in Hove. Mon-Fri 9-10am.', 'Monday – Friday 9am–10am'],
    ['Café in Hove. Mon-Fri 10-6pm.', 'Monday – Friday 10am–6pm'],
    ['Clinic in Ely. Mon-Thu 8.30-12.30 and 2-6.30.', 'Monday – Thursday 08:30–12:30, 14:00–18:30'],
    ['Garage in Wigan. Mon-Fri 8 till half 5.', 'Monday – Friday 08:00–17:30'],
    ['Library of things in Stroud. Open Wednesday evenings 6 to 8.', 'Wednesday 18:00–20:00'],
    ['Oyuncak kütüphanesi, Çankaya. Çarşamba öğleden sonra 2’den 5’e.', 'Çarşamba 14:00–17:00'],
    ['Semt pazarı, Kadıköy. Salı günleri sabah 8’den akşam 6 buçuğa kadar.', 'Salı 08:00–18:30'],
    [
      'Kafe, Datça. Sabah 8.30 - gece 12 arası açığız, salıları kapalı.',
      'Pazartesi 08:30–24:00; Salı Kapalı; Çarşamba – Pazar 08:30–24:00',
    ],
    ['Gym in Hull. Mon-Fri 6-10.', ''],
  ],
  'one of two times is no opening': [
    ['Laundry in Hove. Drop off 9-10am or 4-5pm.', ''],
    ['Dog groomer in Hove. Monday to Friday 9-10am or 4-5pm.', ''],
    ['Veteriner, Konya. Hafta içi 9-10 veya 16-17.', ''],
    ['Charity in Bristol. Drop off on Saturdays 10am to 1pm.', 'Saturday 10am–1pm (drop off)'],
    ['Village hall. Happy hour Fridays 5-7pm.', 'Friday 5pm–7pm (happy hour)'],
  ],
  'a break parts the day': [
    ['Hardware shop. Mon-Fri 9-12:30 and 1:30-5.', 'Monday – Friday 09:00–12:30, 13:30–17:00'],
    [
      'Post office. Open Mon-Fri 9-5, Sat 9-12, closed for lunch 1 to 2.',
      'Monday – Friday 09:00–13:00, 14:00–17:00; Saturday 09:00–12:00',
    ],
    ['Nalbur, Konya. Hafta içi 9-18, öğle arası 12-13.', 'Hafta içi 09:00–12:00, 13:00–18:00'],
    [
      'Nalbur, Konya. Hafta içi 09.00-18.00, 12.00-13.00 arası kapalıyız.',
      'Hafta içi 09:00–12:00, 13:00–18:00',
    ],
    ['Nalbur, Konya. Hafta içi 09.00-12.00 ve 13.00-18.00.', 'Hafta içi 09:00–12:00, 13:00–18:00'],
    [
      'Oto tamir, Kayseri. Hafta içi 8-19, cumaları namaz saatinde 12-14 arası kapalıyız.',
      'Pazartesi – Perşembe 08:00–19:00; Cuma 08:00–12:00, 14:00–19:00',
    ],
    ['Noter, Konya. Mesai saatlerimiz 9-17, öğle molası 12-13.', 'Açık 09:00–12:00, 13:00–17:00'],
    [
      'Library. Mon 10-5 Tue 10-7 Wed closed Thu 10-5.',
      'Monday 10:00–17:00; Tuesday 10:00–19:00; Wednesday Closed; Thursday 10:00–17:00',
    ],
    ['Farm shop. 9am to 5.30pm, seven days a week, closed Christmas Day.', 'Every day 9am–5:30pm'],
    [
      'Café. Closed Sunday, Saturday 10-2, Mon-Fri 8-5.',
      'Monday – Friday 08:00–17:00; Saturday 10:00–14:00; Sunday Closed',
    ],
  ],
  'of days that nobody told nothing is said': [
    ['Café in Ely. Open weekends 10-4.', 'Saturday – Sunday 10:00–16:00'],
    ['Café in Ely. Fridays till 9pm.', ''],
    ['Café in Ely. Mon-Fri 9-5, Fridays till 9pm.', 'Monday – Thursday 9am–5pm; Friday 9am–9pm'],
    ['Kafe, İzmir. Hafta sonu 10-16.', 'Hafta sonu 10:00–16:00'],
    ['Café in Ely, open 9-5.', 'Open 09:00–17:00'],
    ['Fırın, Karaköy. Sabah 5 akşam 8 açık.', 'Açık 05:00–20:00'],
  ],
  'who opens only then is closed otherwise': [
    ['Café in Ely. Only weekends 10-4.', 'Monday – Friday Closed; Saturday – Sunday 10:00–16:00'],
    [
      'Café in Ely. We are open weekends only, 10-4.',
      'Monday – Friday Closed; Saturday – Sunday 10:00–16:00',
    ],
    ['Kafe, İzmir. Sadece hafta sonu 10-16 açığız.', 'Hafta içi Kapalı; Hafta sonu 10:00–16:00'],
    [
      'Bakery in Rye. Tue-Thu 7-1, closed the other days.',
      'Monday Closed; Tuesday – Thursday 07:00–13:00; Friday – Sunday Closed',
    ],
    [
      'Clinic in Ely. Monday to Thursday 9-5, Friday mornings only 9-12.',
      'Monday – Thursday 09:00–17:00; Friday 09:00–12:00',
    ],
  ],
  'what is said of fewer days holds on them': [
    [
      'Deli in Bath. Open daily 9-5, Sundays 10-4.',
      'Monday – Saturday 09:00–17:00; Sunday 10:00–16:00',
    ],
    [
      'Deli in Bath. Open every day 9-5 except Sundays (10-4).',
      'Monday – Saturday 09:00–17:00; Sunday 10:00–16:00',
    ],
    [
      'Oto yıkama. Hergün 8-20, pazar 10-16.',
      'Pazartesi – Cumartesi 08:00–20:00; Pazar 10:00–16:00',
    ],
  ],
}

test.group('Hours as people tell them', () => {
  for (const [title, prompts] of Object.entries(told)) {
    test(title, ({ assert }) => {
      for (const [prompt, expected] of prompts) assert.equal(printed(prompt), expected, prompt)
    })
  }

  const evenings: [string, string[]][] = [
    ['Pub in Ely. Friday bingo 7.30.', ['5 19:30 Bingo']],
    ['Village cinema. Film night Thursdays at 8.', ['4 20:00 Film night']],
    ['Village hall. Yoga Wednesday 5.30.', ['3 17:30 Yoga']],
    [
      'Yoga in Hove. Vinyasa Mon 18:00, dawn yoga Tuesday 6.30.',
      ['1 18:00 Vinyasa', '2 06:30 Dawn yoga'],
    ],
    ['Village hall. Family film club Saturday 9.30.', ['6 09:30 Family film club']],
    ['Köy derneği, Muğla. Cuma akşamı 8’de tombala.', ['5 20:00 Tombala']],
    ['Village hall. Quiz Tuesday 18-20.', []],
    ['Village hall. Bingo Monday 12 May.', []],
    ['Curry house. Thursday to Saturday evenings 6pm-10.30pm.', []],
  ]
  test('what takes place in the evening does so without a "pm"', ({ assert }) => {
    for (const [prompt, expected] of evenings) {
      const classes = planFor(prompt).brief.classes.map(({ day, at, what }) => {
        const time = [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0'))
        return `${day + 1} ${time.join(':')} ${what}`
      })
      assert.deepEqual(classes, expected, prompt)
    }
  })

  test('machines are told both parts of a day, and what holds for everyone alone', ({ assert }) => {
    const split = specification('Hardware shop. Mon-Tue 9-5, closed for lunch 1 to 2.')
    assert.deepEqual(
      split.map(({ dayOfWeek, opens, closes }) => [dayOfWeek.join(), opens, closes]),
      [
        ['Monday,Tuesday', '09:00', '13:00'],
        ['Monday,Tuesday', '14:00', '17:00'],
      ]
    )
    assert.deepEqual(specification('Hamam, Konya. Pazartesi kadınlar 10-14, erkekler 15-20.'), [])
    assert.deepEqual(specification('Café in Ely, open 9-5.'), [])
  })

  test('a day that is spoken of without hours is not called closed', ({ assert }) => {
    const prompt = 'Solicitor. Mon-Fri 9-5, closed Sunday, Saturday by appointment.'
    assert.equal(printed(prompt), 'Monday – Friday 09:00–17:00; Sunday Closed')
  })

  test('a section that tells only when is not called by where', ({ assert }) => {
    const headings = (prompt: string) =>
      ['a', 'b', 'c', 'd'].flatMap((seed) =>
        fillPlan(planFor(prompt, seed)).sections.flatMap((section) =>
          section.kind === 'visit' ? [`${section.heading} ${section.nav}`] : []
        )
      )
    for (const [prompt, expected] of [
      ['Café. Mon-Fri 9-5.', /^(?:Opening hours|When we are open) Hours$/],
      ['Kafe, İzmir. Hafta sonu 10-16.', /^(?:Çalışma saatleri|Ne zaman açığız) Saatler$/],
      ['Café, 12 Mill Street, Bath. Mon-Fri 9-5.', /Find us|Come by/],
    ] as const) {
      assert.isNotEmpty(headings(prompt), prompt)
      for (const heading of headings(prompt)) assert.match(heading, expected)
    }
  })
})
