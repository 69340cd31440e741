import { test } from '@japa/runner'
import { sheetOfReading } from '#designer/sheet/readings/sheet_of_reading'
import { QuoteSearch } from '#designer/sheet/readings/quote_search'
import type { Coverage } from '#designer/sheet/sheet'
import { valuesOf } from '#designer/sheet/values'
import { coverageIsWhole } from '#designer_tests/helpers/coverage'
import { nothingRead } from '#designer_tests/helpers/nothing_read'

const said = (value: string, quote = value) => ({ value, quote })

const usesOf = (coverage: readonly Coverage[], prompt: string, words: string) => {
  const start = prompt.indexOf(words)
  return coverage
    .filter(({ from }) => from[0] < start + words.length && from[1] > start)
    .map(({ as, field }) => field ?? as)
}

test.group('A quote that is copied from a prompt', () => {
  test('is found with other spaces, quotes and dashes', ({ assert }) => {
    const text =
      'We call it “Das Café”.\nOpen Mon – Fri, 9–17\u202Fh: 4,50\u00A0€ – d’été, Back\u00ADstube.'
    const found = (words: string) => {
      const at = new QuoteSearch(text).find(words)
      return at && text.slice(...at)
    }
    assert.equal(found('call it "Das Cafe"'), 'call it “Das Café')
    assert.equal(found("call it 'das café'. Open"), 'call it “Das Café”.\nOpen')
    assert.equal(found('Mon-Fri, 9 — 17h'), 'Mon – Fri, 9–17\u202Fh')
    assert.equal(found('4,50€'), '4,50\u00A0€')
    assert.equal(found("d'ete"), 'd’été')
    assert.equal(found('Backstube'), 'Back\u00ADstube')
  })

  test('never joins two words or two numbers, and splits none', ({ assert }) => {
    const search = new QuoteSearch('Ada lume@bakes.com, tea 4-5 €, 1 200 loaves, party at A12')
    for (const words of ['adalume@bakes.com', '45 €', '1200 loaves', 'art', '200 loav', '12'])
      assert.isUndefined(search.find(words), words)
    assert.isDefined(search.find('4–5€'))
  })

  test('loses none of twenty facts for a space, a quote or a dash', async ({ assert }) => {
    const prompt = [
      'Our place is called “Zum  Goldenen Löwen” – a small inn since 1987.',
      '12 Mill\u00A0Street, LS1\u00A04DY Leeds. Tel. 0113\u2013496\u20130000, mail hello@loewe.example.',
      'Open Tue – Sun, 11:00 – 22:00; kitchen till 21\u202Fh.',
      'Rye bread 4\u00A0€ • Simit 1,50\u00A0€ • “Lion’s plate” 14,50\u00A0€',
      'We do weddings\u00A0\u2014 up to 80\u00A0guests, and cooking classes.',
      'Ada Lion \u2013 head chef. Tom O’Dea \u2014 host.',
      'Saturday 12\u00A0May: “Spring feast”. Sunday 3\u00A0June: Jazz\u2011brunch.',
      'Dogs welcome. Card\u00A0payments. Step\u2011free.',
      'Member of the ‘Slow\u00A0Food’ society. “Best evening of our year” \u2013 The Leeds Eye',
    ].join('\n')
    const sheet = await sheetOfReading(
      {
        who: {
          name: said('Zum Goldenen Löwen', "called 'Zum Goldenen Löwen'"),
          description: said('small inn', '- a small inn since 1987'),
          founding_year: said('1987', 'inn since 1987'),
        },
        places: [
          {
            street_address: said('12 Mill Street', '12 Mill Street, LS1 4DY Leeds'),
            postal_code: said('LS1 4DY'),
            hours_notes: [said('kitchen till 21h')],
          },
        ],
        contact: {
          telephones: [said('0113-496-0000', 'Tel. 0113-496-0000')],
          emails: [said('hello@loewe.example', 'mail hello@loewe.example')],
        },
        offers: [
          {
            items: [
              { name: 'Rye bread', price: '4€', quote: 'Rye bread 4€' },
              { name: 'Simit', price: '1,50 €', quote: 'Simit 1,50 €' },
              { name: "Lion's plate", price: '14,50 €', quote: '"Lion\'s plate" 14,50 €' },
            ],
          },
        ],
        services: [
          said('weddings - up to 80 guests', 'We do weddings - up to 80 guests'),
          said('cooking classes', 'and cooking  classes.'),
        ],
        people: [
          { name: 'Ada Lion', role: 'head chef', quote: 'Ada Lion - head chef' },
          { name: "Tom O'Dea", role: 'host', quote: "Tom O'Dea – host" },
        ],
        dates: [
          {
            when: 'Saturday 12 May',
            title: 'Spring feast',
            quote: 'Saturday 12 May: "Spring feast"',
          },
          { when: 'Sunday 3 June', title: 'Jazz-brunch', quote: 'Sunday 3 June: Jazz-brunch' },
        ],
        good_to_know: [said('Step-free', 'Step-free.')],
        credentials: [
          said("Member of the 'Slow Food' society", 'Member of the "Slow Food" society'),
        ],
        quotes: [
          {
            text: 'Best evening of our year',
            by: 'The Leeds Eye',
            quote: '"Best evening of our year" - The Leeds Eye',
          },
        ],
      },
      nothingRead(prompt),
      prompt
    )
    assert.lengthOf(valuesOf(sheet), 20)
    assert.deepEqual(
      sheet.offers[0].items.map(({ value }) => value.price),
      ['4€', '1,50 €', '14,50 €']
    )
    assert.deepEqual(
      sheet.people.map(({ value }) => value.role),
      ['head chef', 'host']
    )
    assert.isTrue(coverageIsWhole(sheet.coverage, prompt))
  })

  test('holds a line that breaks in the prompt', async ({ assert }) => {
    const prompt = 'We do tax returns for\nsmall firms.'
    const services = [said('tax returns for\nsmall firms')]
    const sheet = await sheetOfReading({ services }, nothingRead(prompt), prompt)
    assert.equal(sheet.services[0].value, 'tax returns for small firms')
  })
})

test.group('A quote from two places of a prompt', () => {
  const prompt =
    'Spring feast on Saturday 12 May in our yard, with cake.\n' +
    'Ada bakes. Everybody is invited. Doors at 7 pm.\n' +
    'Ada has been a baker since 1999.'
  const feast = {
    when: 'Saturday 12 May … Doors at 7 pm',
    title: 'Spring feast',
    quote: 'Spring feast on Saturday 12 May … Doors at 7 pm',
  }
  const readFrom = (answer: object) => sheetOfReading(answer, nothingRead(prompt), prompt)
  const datesFrom = async (event: object, rules = nothingRead(prompt)) => {
    const { dates } = await sheetOfReading({ dates: [event] }, rules, prompt)
    return dates
  }

  test('gives an event its day and its times, and both stretches are placed', async ({
    assert,
  }) => {
    const { dates, coverage } = await readFrom({ dates: [feast] })
    assert.deepEqual(
      dates.map(({ value }) => value),
      [{ when: 'Saturday 12 May, Doors at 7 pm', title: 'Spring feast' }]
    )
    assert.deepEqual(dates[0].from, [0, 'Spring feast'.length])
    for (const words of ['Spring feast on Saturday 12 May', 'Doors at 7 pm'])
      assert.deepEqual(usesOf(coverage, prompt, words), ['dates'])
    assert.deepEqual(usesOf(coverage, prompt, 'Everybody is invited'), ['unplaced'])
    assert.isTrue(coverageIsWhole(coverage, prompt))
  })

  test('gives a person what is said elsewhere', async ({ assert }) => {
    const { people } = await readFrom({
      people: [{ name: 'Ada', role: 'a baker', quote: 'Ada bakes … a baker since 1999' }],
    })
    assert.deepEqual(
      people.map(({ value }) => value),
      [{ name: 'Ada', role: 'a baker' }]
    )
  })

  test('is none if one of the two is not in the prompt, nor are words between them', async ({
    assert,
  }) => {
    const invented = { ...feast, quote: 'Spring feast on Saturday 12 May … Doors at 8 pm' }
    assert.deepEqual(await datesFrom(invented), [])
    const far = { ...feast, when: 'Saturday 12 May … at noon' }
    assert.deepEqual(await datesFrom(far), [])
    const title = { ...feast, title: 'Spring feast … with cake' }
    assert.deepEqual(await datesFrom(title), [])
  })

  test('takes the words that the rules have read as another date', async ({ assert }) => {
    const rules = nothingRead(prompt)
    const start = prompt.indexOf('Doors at 7 pm')
    rules.dates = [
      { value: { when: '7 pm', title: 'Doors' }, source: 'said', from: [start, start + 13] },
    ]
    assert.lengthOf(await datesFrom(feast, rules), 1)
    assert.lengthOf(await datesFrom({}, rules), 1)
  })
})
