import { test } from '@japa/runner'
import { compose, defaultForm, fillSite, read, renderSite } from '#designer/main'
import { wordsOn } from '#designer_tests/helpers/composed'
import { dishes, menus, named, number } from '#designer_tests/helpers/unusual_prompts'

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
    for (const menu of menus) {
      const words = wordsOn(pageOf(menu))
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
