import { test } from '@japa/runner'
import { defaultForm } from '#designer/site/form'
import { read } from '#designer/reader/read'
import type { Sheet } from '#designer/sheet/sheet'

test.group('What no rule took', () => {
  for (const [prompt, services] of [
    ['A vet. Wellness exams, dental care and surgery.', 'Wellness exams|dental care|surgery'],
    ['A pub. Real ales, pies, roasts.', 'Real ales|pies|roasts'],
    ['A pub. No music, no screens.', ''],
    ['A band. Ann Lee, Bo Chen, Cy Dow.', ''],
  ])
    test(`"${prompt}" suggests ${services || 'nothing'} as services, and fills none`, ({
      assert,
    }) => {
      const sheet = read(prompt, defaultForm)
      const suggested = sheet.suggestions.filter(({ field }) => field === 'services')
      assert.isEmpty(sheet.services)
      assert.equal(suggested.map(({ value }) => value).join('|'), services)
    })

  for (const [prompt, suggested] of [
    ['A school. It teaches ballet, tap and street dance.', 'services: tap'],
    ['A boat. No wifi, sleeps four.', 'good_to_know: No wifi'],
    ['A pub. Big car park.', 'good_to_know: Big car park'],
    ['A vet. By appointment only.', 'where.opening_hours.notes: By appointment only'],
    [
      'A club. Kitchen open late, Fri 7pm quiz night.',
      'where.opening_hours.notes: Kitchen open late',
    ],
  ])
    test(`"${prompt}" suggests ${suggested}`, ({ assert }) => {
      const found = read(prompt, defaultForm).suggestions.map((one) => {
        if (typeof one.value === 'string') return `${one.field}: ${one.value}`
        return one.field
      })
      assert.include(found, suggested)
    })

  test('a wish or talk to us is no suggestion', ({ assert }) => {
    const prompt = 'A pub. Please add a video at the top and keep it plain, nothing corporate.'
    assert.deepEqual(fieldsSuggested(read(prompt, defaultForm)), ['who.description'])
  })
})

test.group('Who is named', () => {
  for (const [prompt, name] of [
    ['A plumber. Ring Dave on 07700 900123.', 'Dave'],
    ['A pub. Our workshop lead is Abdi Farah.', 'Abdi Farah'],
    ['A nurse. Staff nurse at Mercy River Hospital, 2015 to 2020.', undefined],
  ])
    test(`"${prompt}" names ${name ?? 'nobody'}`, ({ assert }) => {
      assert.equal(read(prompt!, defaultForm).people[0]?.value.name, name)
    })
})

test.group('What must not be taken', () => {
  test('a break within hours is not open', ({ assert }) => {
    const [place] = read('A shop. Tue-Sat 10-5, closed 1-2 for lunch.', defaultForm).where
    assert.deepEqual(place.opening_hours.tuesday?.value.spans, [
      { opens: '10:00', closes: '13:00' },
      { opens: '14:00', closes: '17:00' },
    ])
  })

  test('a number in the name of an item is not its price', ({ assert }) => {
    const prompt = 'Party up to 10 – £160\nTaster session – £35'
    const items = read(prompt, defaultForm).offers.flatMap(({ items: all }) => all)
    assert.deepEqual(
      items.map(({ value }) => [value.name, value.price]),
      [
        ['Party up to 10', '£160'],
        ['Taster session', '£35'],
      ]
    )
  })

  test('a number is refused with the clause before it', ({ assert }) => {
    const prompt = "A therapist. Please don't publish my mobile, which is 07700 900521."
    const { contact } = read(prompt, defaultForm)
    assert.isEmpty(contact.telephones)
    assert.equal(contact.refused[0].value, 'telephone')
  })

  test('a noun in a name is no description', ({ assert }) => {
    assert.isUndefined(read('Butcher & Hale do the books.', defaultForm).who.description)
  })

  test('two people who introduce themselves do not name the business', ({ assert }) => {
    const prompt = 'Agriturismo Le Civette, a Urbino. Ci chiamiamo Rosanna e Duilio Fabbri.'
    assert.notEqual(read(prompt, defaultForm).who.name?.value, 'Rosanna e Duilio Fabbri')
  })

  test('a name behind a town is no part of it', ({ assert }) => {
    const prompt = 'A pottery studio in Bristol, Wildfire Clay.'
    assert.equal(read(prompt, defaultForm).where[0].locality?.value, 'Bristol')
  })

  test('a sentence that only says times or an address is not repeated as a story', ({ assert }) => {
    const prompt =
      "A bookshop. You'll find us at 3 Wharf Steps, Berwick TD99 5KL. We love old books. Open Mon-Fri 9-5."
    assert.equal(read(prompt, defaultForm).own_words.about?.value, 'We love old books.')
  })

  test('the last figures of a telephone number end a sentence', ({ assert }) => {
    const prompt = 'Adım Gülsüm, 0536 555 07 19. ev adresim görünmesin'
    const { contact, who } = read(prompt, defaultForm)
    assert.equal(contact.telephones[0].value, '0536 555 07 19')
    assert.notEqual(who.name?.value, 'm Gülsüm')
  })

  test('nothing that is denied is suggested: the whole sentence is said to visitors', ({
    assert,
  }) => {
    const denied = 'We don’t do weddings, balls or parties.'
    const sheet = read(`A florist. ${denied} Open Mon-Fri 9-5.`, defaultForm)
    const { services, own_words: own } = sheet
    assert.isEmpty(services)
    assert.deepEqual(fieldsSuggested(sheet), ['who.description'])
    assert.equal(own.about?.value, denied)
  })

  test('two titles with their years are works', ({ assert }) => {
    const prompt = 'I write novels. The Linen Hall (2019), Cold Harbour Row (2021).'
    const { works } = read(prompt, defaultForm)
    assert.deepEqual(
      works.map(({ value }) => [value.title, value.year]),
      [
        ['The Linen Hall', '2019'],
        ['Cold Harbour Row', '2021'],
      ]
    )
  })
})

const fieldsSuggested = ({ suggestions }: Sheet) => suggestions.map(({ field }) => field)
