import { test } from '@japa/runner'
import { defaultForm } from '#designer/site/form'
import { read } from '#designer/reader/read'
import type { Sheet } from '#designer/sheet/sheet'

const streets = ({ where }: Sheet) => where.flatMap(({ street_address: street }) => street ?? [])
const suggested = ({ suggestions }: Sheet, field: string) =>
  suggestions.filter((one) => one.field === field).map(({ value }) => value)

test.group('A list of short phrases', () => {
  for (const [prompt, services] of [
    ['A pub. Quiet, cosy, unhurried.', ''],
    ['In loving memory of Ann Lee. Long walks, strong tea, bad jokes.', ''],
    ['Ankara merkezli bir kafe. Çevrimiçi, yerinde, hızlı.', ''],
    ['A bakery. We offer: bread, rolls, cakes.', 'bread|rolls|cakes'],
  ])
    test(`"${prompt}" offers ${services || 'nothing for sure'}`, ({ assert }) => {
      const values = read(prompt, defaultForm).services.map(({ value }) => value)
      assert.equal(values.join('|'), services)
    })
})

test.group('Streets and towns', () => {
  test('a street named after a date has a number of its own', ({ assert }) => {
    const sheet = read('Fırın. 29 Ekim Caddesi No: 5, Bornova', defaultForm)
    assert.equal(streets(sheet)[0]?.value, '29 Ekim Caddesi No: 5')
  })

  test('the end of a sentence is no part of a street', ({ assert }) => {
    const sheet = read(
      'Kuaför, sahibi Defne Aksoy. Ataevler Mahallesi Lale Sokak No: 12, 16140 Nilüfer Bursa',
      defaultForm
    )
    assert.equal(streets(sheet)[0]?.value, 'Ataevler Mahallesi Lale Sokak No: 12')
  })

  test('a postal code makes a street of what stands before it', ({ assert }) => {
    const sheet = read('A barn. Ditchling Road, Brighton BN1 9PZ. Open daily.', defaultForm)
    assert.equal(streets(sheet)[0]?.value, 'Ditchling Road')
  })

  test('the town behind a French street is not part of it', ({ assert }) => {
    const [place] = read('Une boulangerie, 12 rue des Lilas à Nantes.', defaultForm).where
    assert.equal(place.street_address?.value, '12 rue des Lilas')
    assert.equal(place.locality?.value, 'Nantes')
  })

  test('a practice behind a town is no town', ({ assert }) => {
    const { where } = read('Massagepraxis in Freiburg, Praxis Sonnenhof.', defaultForm)
    assert.notInclude(
      where.map(({ locality }) => locality?.value),
      'Praxis Sonnenhof'
    )
  })
})

const nameOf = (prompt: string) => {
  const sheet = read(prompt, defaultForm)
  return sheet.who.name?.value ?? suggested(sheet, 'who.name')[0]
}

test.group('Names', () => {
  for (const [prompt, name] of [
    ["Taş Avlu Pansiyon, Alaçatı'da 6 odalı.", 'Taş Avlu Pansiyon'],
    ['Eine Seite für unsere Konferenz Datentage in Leipzig.', 'Datentage'],
    ['Praxis Sonnenhof, Ergotherapie. Sprechzeiten Mo 9-12 Uhr.', 'Praxis Sonnenhof'],
  ])
    test(`"${prompt}" fills or suggests ${name} first`, ({ assert }) => {
      assert.equal(nameOf(prompt), name)
    })

  test('what stands behind "à" may belong to a French name', ({ assert }) => {
    const sheet = read("Notre boulangerie s'appelle Le Four à Bois, à Lyon.", defaultForm)
    assert.equal(sheet.who.name?.value, 'Le Four à Bois')
  })

  test('a French town behind a person is no part of the name', ({ assert }) => {
    const sheet = read('Restaurant Chez Paul à Lyon.', defaultForm)
    assert.equal(sheet.who.name?.value, 'Restaurant Chez Paul')
    assert.equal(sheet.where[0].locality?.value, 'Lyon')
  })
})

test.group('Days', () => {
  test('Turkish endings of two days make a range', ({ assert }) => {
    const [place] = read('Meyhane. Salıdan pazara 10-22 açık.', defaultForm).where
    assert.deepEqual(place.opening_hours.thursday?.value.spans, [
      { opens: '10:00', closes: '22:00' },
    ])
    assert.isUndefined(place.opening_hours.monday)
  })
})

test.group('Colours, prices and kinds', () => {
  test('a colour on a memorial page may be one of clothes', ({ assert }) => {
    const sheet = read('A memorial page for my father. No black please.', defaultForm)
    assert.isEmpty([...sheet.wishes.colours, ...sheet.wishes.colours_refused])
    // For guests or for us: it waits for the person, and is not offered for the page.
    assert.include(
      sheet.own_words.unplaced.map(({ value }) => value),
      'No black please'
    )
  })

  test('three names in a row with amounts that have no currency are items', ({ assert }) => {
    const { offers } = read('A bakery. Sourdough 4.20, rye 4.80, baguette 2.50.', defaultForm)
    assert.deepEqual(
      offers[0].items.map(({ value }) => value),
      [
        { name: 'Sourdough', price: '4.20' },
        { name: 'rye', price: '4.80' },
        { name: 'baguette', price: '2.50' },
      ]
    )
  })

  test('numbers of rooms, ages and sizes are no prices', ({ assert }) => {
    for (const said of ['Room 4, room 5, room 6.', 'Sleeps 4, sleeps 6, ages 3.'])
      assert.isEmpty(read(`A guest house. ${said}`, defaultForm).offers)
  })

  test('times are no prices', ({ assert }) => {
    const sheet = read('A church. Mass 9.30, vespers 18.00.', defaultForm)
    assert.isEmpty([...sheet.offers, ...suggested(sheet, 'offers')])
  })

  for (const [prompt, kind] of [
    ['we made an app for splitting bills', 'product'],
    ['se busca perro perdido, se llama Toby', 'notice'],
  ])
    test(`"${prompt}" is a ${kind}`, ({ assert }) => {
      assert.equal(read(prompt, defaultForm).who.kind?.value, kind)
    })
})
