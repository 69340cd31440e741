import { test } from '@japa/runner'
import { compose, defaultForm, fillSite, read, renderSite } from '#designer/main'
import { wordsOn } from '#designer_tests/helpers/composed'

const ninety =
  'The Honourable Company of Bread, Bun, Biscuit and Barm Cake Bakers of Lower Wath Riverside'
const longWord = 'Sandsteinbrueckenbauarbeiterliederkranze'
const number = '0113 496 0000'

const fruit =
  'Apple Barley Bean Carrot Cherry Fennel Leek Lentil Mushroom Onion Pear Plum Potato Pumpkin Quince Rhubarb Rye Spinach Turnip Walnut'
const dishes = fruit
  .split(' ')
  .flatMap((of) =>
    'bun pie stew tart roll salad broth soup dip cake'.split(' ').map((one) => `${of} ${one}`)
  )

/** What was written, and the title and the name that its page has. */
const named: [prompt: string, title: string, name?: string][] = [
  [`A bakery called "${ninety}" in Leeds. Call ${number}.`, 'Bakery in Leeds', ninety],
  [`"${ninety}"`, ninety],
  ['Xi is a ramen bar in Leeds.', 'Xi'],
  [`A choir called "${longWord}" in Leeds.`, 'Choir in Leeds', longWord],
  [longWord, longWord],
  ['Marmalade', 'Marmalade'],
  ['🥖☕️🍰', 'Welcome'],
  ['A café called "🌻 Sun & Seed 🌻" in Leeds.', '🌻 Sun & Seed 🌻'],
  [`A bookshop called “Tom's <Odd> & ‘Even’ Books” in York.`, `Tom's <Odd> & ‘Even’ Books`],
  ['A café called «Тёплый хлеб» in Bristol.', 'Тёплый хлеб'],
  ['A bakery called "מאפיית השחר" in London.', 'מאפיית השחר'],
  ['A restaurant called "مطعم ياسمين" in Leeds.', 'مطعم ياسمين'],
]

test.group('Unusual input', () => {
  for (const [prompt, title, name = title] of named)
    test(`${prompt.slice(0, 60)}: the name is whole, and the page English`, ({ assert }) => {
      const html = pageOf(prompt)
      assert.match(html, /<html\s+lang="en"(?!\s+dir)/)
      assert.equal(textOf(html, /<h1[^>]*>([^<]*)</), title)
      assert.equal(textOf(html, /class="mark"[^>]*>([^<]*)</), name)
    })

  test('nothing but a number: the page opens with it, and closes with it once', ({ assert }) => {
    for (const prompt of [number, `call me ${number}`]) {
      const html = pageOf(prompt)
      assert.include(html, 'data-layout="call"')
      assert.match(html, /class="hero-call"/)
      assert.notInclude(html, 'data-layout="phone"')
    }
  })

  test('nothing but an address to write to is the title', ({ assert }) => {
    const html = pageOf('hello@ryeandco.example')
    assert.equal(textOf(html, /<h1[^>]*>([^<]*)</), 'hello@ryeandco.example')
    assert.lengthOf(wordsOn(html).match(/hello@ryeandco\.example/g) ?? [], 2)
  })

  test('all of 200 items stand on the page, and a single one', ({ assert }) => {
    assert.lengthOf(dishes, 200)
    const lines = dishes.map((dish, at) => `${dish} £${3 + (at % 9)}.50`)
    for (const list of [`\n\nMenu\n${lines.join('\n')}`, `. Our menu: ${lines.join(', ')}.`]) {
      const words = wordsOn(pageOf(`A canteen called Long Board in Hull${list}`))
      for (const dish of dishes) assert.include(words, ` ${dish} £`)
    }
    assert.include(wordsOn(pageOf('Sourdough loaf £4. Pick up in Leeds.')), '£4')
  })

  test('prices without a currency stay as they were written', ({ assert }) => {
    const words = wordsOn(
      pageOf('Barber in Leeds called Clip. Cut 18, beard trim 12, hot shave 25.')
    )
    assert.match(words, /Cut 18 .*Beard trim 12 /i)
    assert.notMatch(words, /[£€$]/)
  })

  test('two places that may be in one town are told apart by their streets', ({ assert }) => {
    const html = pageOf(
      'Rye & Co is a bakery with two shops in Leeds: 12 Mill Lane, open Monday to Saturday 8-17, and 40 Park Row, open Tuesday to Sunday 9-15.'
    )
    const headings = Array.from(html.matchAll(/<h2[^>]*>([^<]*)</g), ([, text]) => text)
    assert.includeMembers(headings, ['12 Mill Lane', '40 Park Row'])
  })
})

function pageOf(prompt: string): string {
  const sheet = read(prompt, defaultForm)
  return renderSite(fillSite(sheet, compose(sheet, defaultForm, { seed: '1' })))
}

function textOf(html: string, pattern: RegExp): string {
  return wordsOn(pattern.exec(html)?.[1] ?? '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .trim()
}
