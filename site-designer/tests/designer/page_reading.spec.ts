import { Page } from 'editor-engine'
import { test } from '@japa/runner'
import { applyEdit } from '#designer/live_page/reading/edit_operation'
import { setStructured, structuredData } from '#designer/live_page/reading/json_ld_edit'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { replacedWords } from '#designer/live_page/reading/source_changes'
import { EditedPage } from '#designer_tests/helpers/editing'
import { otherPages } from '#designer_tests/helpers/other_pages'

function replaced(html: string, from: string, to: string): string {
  let text = html
  for (const change of replacedWords(Page.open(html), from, to).toReversed()) {
    text = text.slice(0, change.from) + change.insert + text.slice(change.to)
  }
  return text
}

test.group('Reading a page', () => {
  test('knows the sections of our pages by kind, with header and footer', ({ assert }) => {
    const { sections } = EditedPage.ofOurs('barber').reading
    assert.equal(sections[0].place, 'header')
    assert.equal(sections[1].kind, 'hero')
    assert.equal(sections.at(-1)!.place, 'footer')
    assert.isTrue(sections.slice(1, -1).every(({ kind, anchor }) => kind && anchor))
  })

  test('finds what stands side by side on any other page', ({ assert }) => {
    const headings = (html: string) => new PageReading(html).sections.map(({ heading }) => heading)
    assert.deepEqual(headings(otherPages.bakery), [
      '',
      'Bread from the Old Mill',
      'Our bread',
      'Prices',
      'Contact',
      '',
    ])
    assert.deepEqual(headings(otherPages.boxes), [
      '',
      'Train at night',
      'Pricing plans',
      'What members say',
      '',
    ])
  })

  test('takes a link that a menu holds twice for one link', ({ assert }) => {
    const { parts } = EditedPage.ofOurs('barber').reading
    const [link, ...others] = parts.filter(({ words }) => words === 'Contact')
    assert.lengthOf(others, 0)
    assert.lengthOf(link.twins, 1)
  })

  test('replaces words as readers see them, and nothing that only machines read', ({ assert }) => {
    const html =
      '<!doctype html><title>Tea</title><style>.Tea{}</style><body class="Tea"><!-- Tea --><p title="Tea">Tea &amp; cake, steaks</p><script>Tea()</script><svg><text>Tea</text></svg>'
    assert.equal(
      replaced(html, 'Tea', 'Coffee'),
      html.replace('<title>Tea', '<title>Coffee').replace('>Tea &amp;', '>Coffee &amp;')
    )
    assert.equal(replaced(html, 'Tea & cake', '<b>'), html.replace('Tea &amp; cake', '&lt;b&gt;'))
    assert.equal(replaced(html, 'eak', 'x'), html)
  })

  test('leaves the notes of places to fill in alone', ({ assert }) => {
    const open = '<!doctype html><body><p data-todo="Add a name">Add a name</p><p>Add</p>'
    assert.equal(replaced(open, 'Add', 'Put'), open.replace('<p>Add', '<p>Put'))
  })

  test('changes one value of structured data and no other byte of it', ({ assert }) => {
    const reading = new PageReading(otherPages.bakery)
    assert.equal(structuredData(reading).telephone, '01227 555 0101')
    const [change] = setStructured(reading, ['telephone'], '01227 555 0999')
    assert.equal(reading.html.slice(change.from, change.to), '101')
    assert.equal(change.insert, '999')
    const [added] = setStructured(reading, ['slogan'], '1 </script> Street')
    assert.equal(reading.html.slice(0, added.from).match(/"name": *"[^"]*"$/)?.length, 1)
    assert.match(added.insert, /^,"slogan":"1 \\u003c\/script> Street"$/)
  })

  test('refuses changes that were made for another text', ({ assert }) => {
    const change = { from: 0, to: 1, was: 'x', insert: 'y' }
    const edited = applyEdit('<p>One</p>', [{ type: 'change_source', changes: [change] }])
    assert.isFalse(edited.ok)
  })

  test('refuses what would bring an error into the page, and takes our own drawings', ({
    assert,
  }) => {
    const html = '<!doctype html><html lang="en"><title>x</title><body><p>One</p></body></html>'
    const at = html.indexOf('<p>')
    const insert = (markup: string) =>
      applyEdit(html, [
        { type: 'change_source', changes: [{ from: at, to: at, was: '', insert: markup }] },
      ]).ok
    assert.isFalse(insert('<div>'))
    assert.isFalse(insert('<a href="javascript:alert(1)">x</a>'))
    assert.isFalse(insert('<iframe src="data:image/svg+xml,x"></iframe>'))
    assert.isTrue(insert('<img alt="" src="data:image/svg+xml,%3Csvg/%3E">'))
    assert.isTrue(insert('<p>Two</p>'))
  })
})
