import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { compose } from '#designer/outline/compose'
import { fillSite } from '#designer/page/fill_site'
import { defaultForm } from '#designer/site/form'

const readIt = (prompt: string) => read(prompt, defaultForm)

const named: [prompt: string, name: string][] = [
  ['website for my yoga studio Stillpoint in Galway, morning and evening classes', 'Stillpoint'],
  ['landing page for our app Tallyho that helps flatmates split bills fairly', 'Tallyho'],
  ['Website für meinen Friseursalon Anke in Köln', 'Anke'],
  ['Friseursalon Anke, Damen und Herren, Köln', 'Friseursalon Anke'],
  ['site for my pub O’Malley’s in Cork, live music fridays', 'O’Malley’s'],
  ["site for my pub O'Malley's in Cork, live music fridays", "O'Malley's"],
  ['un site pour mon restaurant Chez l’Ami à Lyon', 'Chez l’Ami'],
  ['Un site pour ma boulangerie L’Épi d’Or à Nantes', 'L’Épi d’Or'],
  ['Stillpoint, a yoga studio in Galway.', 'Stillpoint'],
  ['Tallyho – an app that helps flatmates split bills fairly', 'Tallyho'],
  ['A bakery called Rye in Leeds.', 'Rye'],
]

test.group('What is assumed', () => {
  test('{0}: the name is on the sheet, and is not asked for')
    .with(named)
    .run(({ assert }, [prompt, name]) => {
      const { who, suggestions } = readIt(prompt)
      assert.equal(who.name?.value, name)
      assert.isFalse(suggestions.some(({ field }) => field === 'who.name'))
    })

  test('is marked, and what is certain is not', ({ assert }) => {
    assert.isString(readIt(named[0][0]).who.name?.assumed)
    const certain = readIt('We are Northwind Plumbing, a plumber in Leeds.').who.name
    assert.equal(certain?.value, 'Northwind Plumbing')
    assert.notProperty(certain, 'assumed')
  })

  test('a lone price of theirs is a row; one that is cut off, or said to us, is not', ({
    assert,
  }) => {
    const [group] = readIt('Stillpoint, a yoga studio in Galway. Classes from €15').offers
    assert.deepInclude(group.items[0], { value: { name: 'Classes', price: 'from €15' } })
    assert.isString(group.items[0].assumed)
    const told = readIt('Kora is a bakery in Leeds. We bake at night. Classes cost €15.')
    assert.notInclude(told.own_words.about?.value ?? '', 'Classes')
    for (const prompt of [
      'my yoga studio Stillpoint in Galway, first class free then €15',
      'A page for my bakery Kora. My budget for the website is £300, please tell me if that is enough.',
    ])
      assert.isEmpty(readIt(prompt).offers, prompt)
  })

  test('an event whose sentence says nothing else is one; a date by which we shall be done is not', ({
    assert,
  }) => {
    const [event] = readIt('Kora is a bakery in Leeds. Summer party on 12 July 2027.').dates
    assert.equal(event?.value.title, 'Summer party')
    assert.isString(event?.assumed)
    assert.isEmpty(readIt('A page for my bakery Kora. I need the site by 12 July 2027.').dates)
  })

  test('two people who run it are asked about', ({ assert }) => {
    const { who } = readIt(
      'Agriturismo Le Civette, a Urbino. Ci chiamiamo Rosanna e Duilio Fabbri.'
    )
    assert.notEqual(who.name?.value, 'Rosanna e Duilio Fabbri')
  })

  test('nothing of a sentence that only names it waits for a place', ({ assert }) => {
    const sheet = readIt('Website für meinen Friseursalon Anke in Köln')
    assert.isEmpty(sheet.own_words.unplaced)
    const [left, ...others] = readIt(named[4][0]).own_words.unplaced
    assert.equal(left.value, 'live music fridays')
    assert.isEmpty(others)
  })
})

test.group('A sentence that asks for a page', () => {
  const told: [prompt: string, about: string][] = [
    [named[1][0], 'helps flatmates split bills fairly'],
    [
      'Un site pour notre appli Tallyho qui aide les colocs à partager leurs dépenses',
      'aide les colocs à partager leurs dépenses',
    ],
  ]
  test('{0}: loses only the asking')
    .with(told)
    .run(({ assert }, [prompt, about]) => {
      assert.equal(readIt(prompt).own_words.about?.value, about)
    })

  test('does not tell what the page shall do', ({ assert }) => {
    const sheet = readIt('I want a site for my bakery Kora that is easy to read on phones')
    assert.notInclude(sheet.own_words.about?.value ?? '', 'easy to read')
  })
})

test('a small "i" is written as it should be on the page, and stays as typed on the sheet', ({
  assert,
}) => {
  const prompt =
    'Kora is a bakery in Leeds. At night i bake bread and i’m proud of it. (i) Rye, i.e. dark.'
  const sheet = readIt(prompt)
  assert.include(sheet.own_words.about?.value, 'night i bake')
  const page = JSON.stringify(fillSite(sheet, compose(sheet, defaultForm, { seed: 'a' })).sections)
  assert.include(page, 'At night I bake bread and I’m proud')
})
