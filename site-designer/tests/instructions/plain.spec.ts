import { test } from '@japa/runner'
import { applyEdit, edit } from '#designer/main'
import { EditedPage } from '#designer_tests/helpers/editing'
import { ourPage } from '#designer_tests/helpers/our_pages'

const page = ourPage('bakery')

function asked(instruction: string, html = page) {
  return edit({ html, instruction, now: 1 })
}

/** The page afterwards; the outcome where it stays as it is. */
function after(instruction: string, html = page): string {
  const made = asked(instruction, html)
  if (made.outcome !== 'done') return made.outcome
  const applied = applyEdit(html, made.operations)
  return applied.ok ? applied.value.html : applied.error.message
}

const footerOf = (html: string) => html.slice(html.lastIndexOf('<footer'))

test.group('An instruction takes away no more than it names', () => {
  test('“remove the phone from the footer” leaves it everywhere else', ({ assert }) => {
    // Ours has none there; somebody has put it there.
    const end = page.lastIndexOf('</p>', page.lastIndexOf('</footer'))
    const number = /href="(tel:[^"]+)"/.exec(page)![1]
    const own = `${page.slice(0, end)} <a data-eid="abcdef123456" data-slot="phone" href="${number}">Ring us</a>${page.slice(end)}`
    const html = after('remove the phone from the footer', own)
    assert.notInclude(footerOf(html), 'href="tel:')
    assert.include(html.slice(0, html.lastIndexOf('<footer')), 'href="tel:')
  })

  test('a section that is to be added is never offered to be removed', ({ assert }) => {
    const made = asked('add a section about parking: There is room for six cars.')
    assert.equal(made.outcome, 'done', JSON.stringify(made))
    assert.include(
      after('add a section about parking: There is room for six cars.'),
      'There is room for six cars.'
    )
  })

  test('what is denied is not done, and nothing is removed for it', ({ assert }) => {
    const [, item] = /data-slot="item"[^>]*>([^<]+)</.exec(page)!
    const made = asked(`${item} is not £60`)
    assert.notEqual(made.outcome, 'done')
    if (made.outcome === 'readings')
      for (const { label } of made.readings) assert.notMatch(label, /^Remove/)
  })
})

test.group('An instruction means what it plainly says', () => {
  test('a timetable is no address', ({ assert }) => {
    const html = after('make a timetable: 12.30 coaches leave, 14.00 lunch')
    assert.notMatch(html, /<address[^>]*>[^<]*coaches/)
    assert.notEqual(asked('make a timetable: 12.30 coaches leave, 14.00 lunch').outcome, 'done')
  })

  test('“a pizza called Quattro Formaggi” is called Quattro Formaggi', ({ assert }) => {
    const html = after('Add a pizza called Quattro Formaggi for $15')
    assert.match(html, />Quattro Formaggi</)
    assert.notInclude(html, 'pizza called')
  })

  test('“the names” are not the name of the business', ({ assert }) => {
    assert.notEqual(asked('centre the names').outcome, 'done')
  })

  test('two things that may be meant are asked about, never chosen between', ({ assert }) => {
    const made = new EditedPage(page).asked('link the button to https://example.com/book')
    assert.equal(made.outcome, 'readings', JSON.stringify(made).slice(0, 200))
    if (made.outcome === 'readings') assert.isAtLeast(made.readings.length, 2)
  })

  test('numbers in words are figures', ({ assert }) => {
    assert.match(after('Haircut is twenty-four euros now', ourPage('barber')), />24 €</)
  })
})

test.group('An instruction in a language in which none are understood', () => {
  const sentences: [instruction: string, says: RegExp][] = [
    ['¿Podrías poner la página un poco más alegre para los clientes nuevos?', /inglés/],
    ['Kun je de pagina wat vrolijker maken voor onze nieuwe klanten?', /Engels/],
    ['Czy możesz sprawić, żeby strona była weselsza dla naszych nowych klientów?', /angielsku/],
  ]
  for (const [instruction, says] of sentences)
    test(`is answered in that language: “${instruction}”`, ({ assert }) => {
      const made = asked(instruction)
      assert.equal(made.outcome, 'cannot')
      assert.match(made.outcome === 'cannot' ? made.why : '', says)
    })
})
