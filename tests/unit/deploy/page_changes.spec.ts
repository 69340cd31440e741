import { test } from '@japa/runner'
import { pageChanges } from '#deploy/changes/page_changes'

const html = (body: string, head = '<title>Rye</title>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`

const SECTIONS = [
  '<section id="menu"><h2>Menu</h2><p>Rye bread £4</p></section>',
  '<section id="hours"><h2>Hours</h2><p>Tuesday to Sunday</p></section>',
]

test.group('The changes of a page, for its owner', () => {
  test('are none for the same page', ({ assert }) => {
    assert.deepEqual(pageChanges(html('<p>a</p>'), html('<p>a</p>')), [])
  })

  test('show a changed text before and after, in its section', ({ assert }) => {
    const after = SECTIONS.join('').replace('£4', '£5')
    assert.deepEqual(pageChanges(html(SECTIONS.join('')), html(after)), [
      { kind: 'text', place: 'menu', before: 'Rye bread £4', after: 'Rye bread £5' },
    ])
  })

  test('show what is new and what is gone', ({ assert }) => {
    const [found] = pageChanges(html('<p>Bread</p>'), html('<p>Bread</p><p>Buns</p>'))
    assert.deepEqual(found, { kind: 'text', place: '', before: '', after: 'Buns' })
    const [gone] = pageChanges(html('<p>Bread</p><p>Buns</p>'), html('<p>Bread</p>'))
    assert.deepEqual(gone, { kind: 'text', place: '', before: 'Buns', after: '' })
  })

  test('tell a moved section once', ({ assert }) => {
    const found = pageChanges(html(SECTIONS.join('')), html(SECTIONS.toReversed().join('')))
    assert.lengthOf(found, 1)
    assert.equal(found[0].kind, 'moved')
  })

  test('name another picture or link under the same words', ({ assert }) => {
    const before = html('<img src="images/a.webp" alt="Bread"><a href="https://a.example">Shop</a>')
    const after = html('<img src="images/b.webp" alt="Bread"><a href="https://b.example">Shop</a>')
    assert.sameMembers(
      pageChanges(before, after).map(({ kind }) => kind),
      ['picture', 'link']
    )
  })

  test('name the title, the description, colours, and that there is something else', ({
    assert,
  }) => {
    const head = (title: string, colour: string) =>
      `<title>${title}</title><style>:root{--accent:${colour}}</style>`
    const found = pageChanges(html('', head('A', '#111')), html('', head('B', '#222')))
    assert.deepEqual(
      found.map(({ kind }) => kind),
      ['title', 'look']
    )
    const [other] = pageChanges(html('<p>a</p>'), html('<p class="x">a</p>'))
    assert.equal(other.kind, 'other')
  })
})
