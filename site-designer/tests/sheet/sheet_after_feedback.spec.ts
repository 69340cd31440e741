import { test } from '@japa/runner'
import { sheetAfterFeedback } from '#designer/sheet/feedback/sheet_after_feedback'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

const prompt = 'Rye & Co, a bakery in Leeds. Call 0113 496 0000. Rye bread £4.'
const sheet = sheetOf(
  {
    who: { name: 'Rye & Co', description: 'bakery' },
    contact: { telephones: ['0113 496 0000'] },
    offers: [{ items: [{ name: 'Rye bread', price: '£4' }] }],
  },
  { prompt }
)
const revised = (feedback: string, changes: object[], before = sheet) =>
  sheetAfterFeedback(before, { changes, not_understood: [] }, { prompt, feedback, kinds: ['hero'] })

test.group('Changes that a model read in feedback', () => {
  test('come in where the feedback says them', async ({ assert }) => {
    const feedback = 'Our number is 0113 496 0999 now and rye bread costs £4.50'
    const { sheet: after, done } = await revised(feedback, [
      {
        field: 'contact.telephones',
        do: 'set',
        value: '0113 496 0999',
        quote: 'Our number is 0113 496 0999',
        says: 'The number is new.',
      },
      {
        field: 'offers',
        do: 'set',
        which: 'Rye bread',
        entry: { price: '£4.50' },
        quote: 'rye bread costs £4.50',
        says: 'Rye bread costs £4.50.',
      },
    ])
    assert.deepEqual(done, ['The number is new.', 'Rye bread costs £4.50.'])
    assert.equal(after.contact.telephones[0].value, '0113 496 0999')
    assert.deepEqual(after.offers[0].items[0].value, { name: 'Rye bread', price: '£4.50' })
    assert.includeMembers(after.edited, ['contact.telephones', 'offers'])
  })

  test('stay out where nobody has said them, or nothing is quoted', async ({ assert }) => {
    const feedback = 'Make it sound nicer'
    for (const change of [
      { field: 'contact.telephones', do: 'set', value: '0900 666', quote: 'nicer' },
      { field: 'who.slogan', do: 'set', value: 'Best in Yorkshire since 1962', quote: feedback },
      { field: 'who.name', do: 'set', value: 'Rye & Daughters', quote: feedback },
      { field: 'who.name', do: 'remove', value: null, quote: 'remove the name' },
      { field: 'offers', do: 'add', entry: { name: 'Stollen', price: '£9' }, quote: feedback },
      {
        field: 'contact.links',
        do: 'add',
        entry: { url: 'javascript:x', label: 'x' },
        quote: 'it',
      },
      { field: 'edited', do: 'set', value: 'x', quote: feedback },
    ]) {
      const { sheet: after, done, notUnderstood } = await revised(feedback, [change])
      assert.deepEqual(after, sheet, JSON.stringify(change))
      assert.isEmpty(done)
      assert.isNotEmpty(notUnderstood)
    }
  })

  test('overwrite what the person has set only with words of the feedback', async ({ assert }) => {
    const before = structuredClone(sheet)
    before.who.description = { value: 'slow bakery', source: 'edited' }
    before.edited = ['who.description']
    const change = { field: 'who.description', do: 'set', value: 'bakery', quote: 'dark' }
    const kept = await revised('Please make it dark', [change], before)
    assert.deepEqual(kept.sheet, before)
    const asked = { ...change, value: 'sourdough bakery', quote: 'call it a sourdough bakery' }
    const { sheet: after } = await revised('Please call it a sourdough bakery', [asked], before)
    assert.equal(after.who.description?.value, 'sourdough bakery')
  })

  test('are changes of lists, places and days as well', async ({ assert }) => {
    const before = sheetOf(
      {
        where: [
          { locality: 'Leeds', opening_hours: week({ monday: '09:00-17:00' }) },
          { locality: 'York', area_served: ['York', 'Selby'] },
        ],
        contact: { telephones: ['0113 496 0000', '0113 496 0001'], refused: ['form'] },
        people: [{ name: 'Ada', role: 'baker' }],
        offers: [{ name: 'Bread', items: [{ name: 'Rye bread' }] }, { items: [{ name: 'Simit' }] }],
      },
      { prompt }
    )
    const feedback =
      'Ada is head baker, York is Bradford now, without Selby, Monday 10:00 to 18:00, ' +
      'no simit, no second number, the form is fine, Stollen for £9'
    const quote = 'Ada is head baker'
    const spans = [{ opens: '10:00', closes: '18:00' }]
    const { sheet: after, notUnderstood } = await revised(
      feedback,
      [
        { field: 'people', do: 'set', which: 'ada', entry: { role: 'head baker' } },
        { field: 'where.locality', do: 'set', value: 'Bradford', place: 1 },
        { field: 'where.area_served', do: 'remove', value: 'Selby', place: 1 },
        { field: 'where.opening_hours', do: 'set', days: ['monday'], spans },
        { field: 'offers', do: 'remove', which: 'simit' },
        { field: 'offers', do: 'add', entry: { name: 'Stollen', price: '£9' } },
        { field: 'contact.telephones', do: 'remove', value: '0113 496 0001' },
        { field: 'contact.refused', do: 'remove', value: 'form' },
      ].map((change) => ({ ...change, quote })),
      before
    )
    assert.deepEqual(notUnderstood, [])
    const [leeds, bradford] = after.where
    assert.deepEqual(after.people[0].value, { name: 'Ada', role: 'head baker' })
    assert.equal(leeds.locality?.value, 'Leeds')
    assert.deepEqual(leeds.opening_hours.monday?.value.spans, spans)
    assert.equal(bradford.locality?.value, 'Bradford')
    assert.deepEqual(
      bradford.area_served.map(({ value }) => value),
      ['York']
    )
    assert.deepEqual(
      after.offers.flatMap(({ items }) => items.map(({ value }) => value.name)),
      ['Rye bread', 'Stollen']
    )
    assert.lengthOf(after.contact.telephones, 1)
    assert.deepEqual(after.contact.refused, [])
  })
})

test.group('A colour that is refused in feedback, as a model read it', () => {
  const feedback = "I don't like blue"
  const refusal = {
    field: 'wishes.colours_refused',
    do: 'add',
    value: 'blue',
    hex: '#0000ff',
    quote: feedback,
    says: 'Blue is gone. The colour is blue.',
  }
  const wish = { ...refusal, field: 'wishes.colours', says: 'The colour is blue.' }
  const blue = sheetOf({ wishes: { colours: [{ hex: '#1d4ed8', word: 'blue' }] } })

  test('is no longer wished for, whatever blue the model means', async ({ assert }) => {
    for (const change of [refusal, { ...wish, do: 'remove' }]) {
      const { sheet: after } = await revised(feedback, [change], blue)
      assert.isEmpty(after.wishes.colours)
      assert.equal(after.wishes.colours_refused[0].value.word, 'blue')
    }
  })

  test('is not wished for by the same words', async ({ assert }) => {
    for (const changes of [
      [refusal, { ...wish, do: 'set' }],
      [{ ...wish, do: 'add' }, refusal],
      [refusal, { ...wish, do: 'set', hex: 'none' }],
    ]) {
      const { sheet: after, notUnderstood } = await revised(feedback, changes)
      assert.isEmpty(after.wishes.colours)
      assert.lengthOf(after.wishes.colours_refused, 1)
      assert.isEmpty(notUnderstood)
    }
  })

  test('leaves another shade that the person asks for', async ({ assert }) => {
    const navy = { ...wish, do: 'set', value: 'navy', hex: '#1e3a8a', quote: 'navy' }
    const light = { ...refusal, value: 'light blue', hex: '#93c5fd', quote: 'no light blue' }
    const { sheet: after } = await revised('navy please, no light blue', [navy, light])
    assert.equal(after.wishes.colours[0].value.word, 'navy')
  })

  test('is allowed again', async ({ assert }) => {
    const { sheet: before } = await revised(feedback, [refusal])
    const again = { ...refusal, do: 'remove', hex: '#1d4ed8', quote: 'Blue is fine' }
    const { sheet: after } = await revised('Blue is fine after all', [again], before)
    assert.isEmpty(after.wishes.colours_refused)
  })

  test('is told in the person’s words, and a part of them is not a wish of its own', async ({
    assert,
  }) => {
    const { done, notUnderstood } = await sheetAfterFeedback(
      sheet,
      { changes: [refusal], not_understood: ['blue'] },
      { prompt, feedback, kinds: ['hero'] }
    )
    assert.deepEqual(done, [feedback])
    assert.isEmpty(notUnderstood)
  })
})

test.group('What a model says of a change', () => {
  test('is told only if it names what was set', async ({ assert }) => {
    const feedback = 'Rye bread costs £4.50 and the page is to be navy'
    const bread = {
      field: 'offers',
      do: 'set',
      which: 'Rye bread',
      entry: { price: '£4.50' },
      quote: 'Rye bread costs £4.50',
    }
    const navy = {
      field: 'wishes.colours',
      do: 'set',
      value: 'navy',
      hex: '#1e3a8a',
      quote: 'the page is to be navy',
    }
    const told = async (change: object, says: string) => {
      const { done } = await revised(feedback, [{ ...change, says }])
      return done
    }
    assert.deepEqual(await told(bread, 'Rye bread is £4.50 now.'), ['Rye bread is £4.50 now.'])
    assert.deepEqual(await told(bread, 'Rye bread costs £5.40.'), [bread.quote])
    assert.deepEqual(await told(navy, 'The page is navy.'), ['The page is navy.'])
    assert.deepEqual(await told(navy, 'The page is red.'), [navy.quote])
  })
})
