import { untag } from 'editor-engine'
import { test } from '@japa/runner'
import { EditedPage } from '#designer_tests/helpers/editing'
import { otherPages } from '#designer_tests/helpers/other_pages'

/** The page after the instructions as its author would see it, and as it was. */
function on(name: keyof typeof otherPages, language: 'en' | 'tr' = 'en') {
  const page = new EditedPage(otherPages[name], { language })
  return { page, before: otherPages[name], after: () => untag(page.html) }
}

test.group('An instruction on a page from elsewhere', () => {
  test('finds a heading by its words and changes nothing else', ({ assert }) => {
    const { page, before, after } = on('bakery')
    const target = { part: 'heading', words: 'our bread heading' } as const
    page.does({ do: 'set_text', target, text: 'Loaves & rolls' })
    assert.equal(after(), before.replace('Our bread', 'Loaves &amp; rolls'))
  })

  test('finds a section by its id, its class or its heading', ({ assert }) => {
    for (const words of ['prices section', 'prices', 'the prices part']) {
      const { page, after } = on('bakery')
      page.does({ do: 'remove_section', section: { kind: 'prices', words } })
      assert.notInclude(after(), '£3.40')
      assert.notInclude(after(), 'href="#prices"')
      assert.include(after(), '<section id="contact">')
    }
    const { page, after } = on('boxes')
    page.does({ do: 'remove_section', section: { words: 'what members say' } })
    assert.notInclude(after(), 'class="reviews"')
    assert.include(after(), '<div class="bottom">Gym 24, Porto</div>')
  })

  test('moves a section between others', ({ assert }) => {
    const { page, after } = on('bakery')
    const section = { kind: 'contact', words: 'contact' } as const
    page.does({
      do: 'move_section',
      section,
      to: { where: 'before', section: { words: 'prices' } },
    })
    assert.isBelow(after().indexOf('id="contact"'), after().indexOf('id="prices"'))
    assert.lengthOf(after().match(/<section/g)!, 4)
  })

  test('asks which of two buttons is meant and names their places', ({ assert }) => {
    const { page } = on('bakery')
    const target = { part: 'button', words: 'Call us' } as const
    const readings = page.asksBack({ do: 'set_text', target, text: 'Ring us' })
    assert.deepEqual(
      readings.map(({ label }) => label),
      ['the button “Call us” in the header', 'the button “Call us” under “Contact”']
    )
    const second = { do: 'set_text', target: { ...target, nth: 2 }, text: 'Ring us' } as const
    page.does(second)
    assert.equal(page.html.indexOf('Ring us') > page.html.indexOf('id="contact"'), true)
  })

  test('says a fact anew in words, in links and in structured data', ({ assert }) => {
    const { page, before, after } = on('bakery')
    page.does({ do: 'set_fact', fact: 'phone', value: '01227 555 0999' })
    const wanted = before
      .replaceAll('01227 555 0101', '01227 555 0999')
      .replaceAll('tel:+4412275550101', 'tel:012275550999')
    assert.equal(after(), wanted)
    page.does({ do: 'set_fact', fact: 'name', value: 'New Mill' })
    assert.notInclude(after(), 'Old Mill Bakery')
    assert.include(after(), '<title>New Mill | Bread in Kent</title>')
    assert.include(after(), '"name": "New Mill"')
  })

  test('adds to a list, prices a row of a table and takes one away', ({ assert }) => {
    const { page, after } = on('bakery')
    page.does({ do: 'set_price', name: 'Spelt', price: '£4.10' })
    assert.include(after(), '<td>Spelt</td><td>£4.10</td>')
    page.does({ do: 'set_price', name: 'Rye', price: '£3.60 each' })
    page.does({ do: 'set_price', name: 'Rye', price: '£3.80' })
    assert.include(after(), '<td>Rye</td><td>£3.80 each</td>')
    page.does({ do: 'add_item', name: 'Sourdough', price: '£4', section: { words: 'prices' } })
    assert.match(after(), /<tr><td>Sourdough<\/td><td>£4<\/td><\/tr>/)
    page.does({ do: 'remove_item', name: 'White tin' })
    assert.notInclude(after(), 'White tin')
  })

  test('asks for one thing more in a form of any make', ({ assert }) => {
    const { page, after } = on('bakery')
    page.does({ do: 'add_field', field: 'email' })
    assert.match(
      after(),
      /<label for="contact-email">Email<\/label><input[^>]*name="email" type="email"/
    )
    page.does({ do: 'remove_field', field: 'email' })
    assert.notInclude(after(), 'contact-email')
  })

  test('drops whole sentences and rewrites none', ({ assert }) => {
    const { page, before, after } = on('bakery')
    page.does({ do: 'shorten', section: { kind: 'hero', words: 'hero' } })
    assert.equal(after(), before.replace(' It sells out.', ''))
  })

  test('dresses one part: its colour, its size from the page’s own style sheet', ({ assert }) => {
    const { page, after } = on('bakery')
    const target = { part: 'title', words: 'title' } as const
    page.does({ do: 'set_style', target, style: { size: 'larger', color: '#004400' } })
    assert.include(after(), 'style="color: #004400; font-size: calc(3rem * 1.2)"')
  })

  test('does not guess a size that a style sheet elsewhere decides', ({ assert }) => {
    const { page } = on('boxes')
    const target = { part: 'title', words: 'title' } as const
    const why = page.refuses({ do: 'set_style', target, style: { size: 'larger' } })
    assert.include(why, 'outside this page')
  })

  test('takes the page’s own token for its colour, or says what it cannot do', ({ assert }) => {
    const { page, before, after } = on('bakery')
    page.does({ do: 'set_look', look: { primary_color: '#114488' } })
    assert.equal(after(), before.replace('#8a4b2a', '#114488'))
    assert.include(page.refuses({ do: 'set_look', look: { theme: 'dark' } }), 'its own design')
    assert.include(page.refuses({ do: 'set_mood', mood: 'bold' }), 'its own design')
    assert.include(page.refuses({ do: 'add_section', kind: 'faq' }), 'its own design')
    assert.include(
      on('boxes').page.refuses({ do: 'set_look', look: { primary_color: '#114488' } }),
      'its own design'
    )
  })

  test('removes a picture and a menu link with the item around it', ({ assert }) => {
    const { page, before, after } = on('bakery')
    page.does({ do: 'remove_part', target: { part: 'picture', words: 'loaf picture' } })
    assert.equal(after(), before.replace('\n  <img src="loaf.jpg" alt="A loaf on a board">', ''))
    page.does({ do: 'remove_part', target: { part: 'link', words: 'Bread link' } })
    assert.notInclude(after(), 'href="#bread"')
    assert.lengthOf(after().match(/<li><a/g)!, 2)
  })

  test('works on a page of old times, in Turkish, and leaves its habits alone', ({ assert }) => {
    const { page, before, after } = on('old', 'tr')
    page.does({ do: 'replace_words', from: 'Fren', to: 'Fren & balata' })
    assert.equal(after(), before.replace('Fren', 'Fren &amp; balata'))
    page.does({ do: 'add_item', name: 'Lastik' })
    assert.match(after(), /<LI>Lastik/i)
    page.does({ do: 'set_link', target: { part: 'link', words: 'Resimler' }, href: 'kaya.example' })
    assert.include(after(), 'HREF="https://kaya.example"')
  })

  test('says so where the browser moves what the tags say', ({ assert }) => {
    const { page } = on('old')
    const target = { part: 'text', words: '0224 555 01 01' } as const
    assert.isNotEmpty(page.refuses({ do: 'set_style', target, style: { color: '#ff0000' } }))
  })

  test('never says that something was done where nothing would change', ({ assert }) => {
    const { page } = on('bakery')
    const heading = { part: 'heading', words: 'Our bread' } as const
    assert.equal(
      page.refuses({ do: 'set_text', target: heading, text: 'Our bread' }),
      'It is like that already.'
    )
    assert.include(page.refuses({ do: 'replace_words', from: 'Rye', to: 'Rye' }), 'already')
    assert.include(page.refuses({ do: 'remove_item', name: 'Baguette' }), 'on no list')
  })
})
