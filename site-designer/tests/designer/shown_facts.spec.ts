import { test } from '@japa/runner'
import { allKinds } from '#designer/kinds/all'
import { publishedOf, sectionOn, siteOf, wordsOn } from '#designer_tests/helpers/composed'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'

const facts: Facts = {
  who: { name: 'Zylo', description: 'wonder house', founding_year: '1963' },
  where: [
    {
      street_address: '412 Green Lanes',
      postal_code: 'N4 1EU',
      locality: 'Green Lanes London',
      area_served: ['Norville', 'Sudville'],
      closed_until: '3 March',
    },
  ],
  contact: { telephones: ['0113 496 0000', '0113 496 0001'], emails: ['a@zylo.example'] },
  offers: [
    { name: 'Fine ware', items: [{ name: 'teapot', price: '£11', note: 'while they last' }] },
  ],
  services: ['mending'],
  skills: ['glazing'],
  clients: ['The Blue Inn'],
  credentials: ['Guild member'],
  people: [{ name: 'Petra Pan', role: 'potter' }],
  dates: [{ when: '12 May', title: 'Kiln day', place: 'The Yard' }],
  works: [{ title: 'The Moon Jar', year: '2001' }],
  steps: [{ name: 'We sketch', text: 'On paper first' }],
  questions: [{ question: 'Is it dishwasher proof?', answer: 'All of it' }],
  good_to_know: ['Dogs welcome'],
  own_words: {
    about: 'We speak Greek. We make fine things of clay.',
    quotes: [{ text: 'A joy to hold', by: 'Ada Lume' }],
  },
}
const shown = [
  ...['Zylo', 'wonder house', '1963', 'Norville', 'Sudville', '3 March', '0113 496 0000'],
  ...[
    '0113 496 0001',
    'a@zylo.example',
    'Fine ware',
    'teapot',
    '£11',
    'while they last',
    'mending',
  ],
  ...['glazing', 'The Blue Inn', 'Guild member', 'Petra Pan', 'potter', '12 May', 'Kiln day'],
  ...['The Yard', 'The Moon Jar', '2001', 'Dogs welcome', 'We speak Greek', 'things of clay'],
  ...['A joy to hold', 'Ada Lume', 'We sketch', 'On paper first'],
  ...['Is it dishwasher proof?', 'All of it'],
]

test.group('What stands on the sheet', () => {
  test('stands on the page of every kind', ({ assert }) => {
    for (const { id } of allKinds()) {
      const sheet = sheetOf({ ...facts, who: { ...facts.who, kind: id } })
      const words = wordsOn(publishedOf(sheet)).toLowerCase()
      const lost = shown.filter((fact) => !words.includes(fact.toLowerCase()))
      assert.deepEqual(lost, [], id)
    }
  })

  test('begins with the name, and with the sentence that says what they do', ({ assert }) => {
    const { title, lede } = sectionOn(siteOf(sheetOf(facts)), 'hero')!
    assert.equal(title, 'Zylo')
    assert.equal(lede, 'We make fine things of clay.')
  })

  test('has the whole address in the footer, and no word of it twice', ({ assert }) => {
    const { footer } = siteOf(sheetOf(facts))
    assert.equal(footer.address, '412 Green Lanes, London, N4 1EU')
  })

  test('is spoken of as by several where somebody of the family is named', ({ assert }) => {
    const own = { own_words: { about: 'My sister Jo bakes, I sell.' } }
    const headings = (more: Facts) => sectionOn(siteOf(sheetOf(more)), 'contact')!.intro
    assert.match(String(headings(own)), /\bus\b/)
    assert.match(String(headings({ own_words: { about: 'I bake and sell.' } })), /\bme\b/)
  })
})
