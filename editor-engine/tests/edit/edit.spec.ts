import { test } from '@japa/runner'
import fc from 'fast-check'
import { createEngine, Page } from '../../src/index.ts'
import { edit, EditRefused, elements, type ElementOperation } from '../../src/edit/index.ts'
import { runs, soup } from '../helpers/arbitrary.ts'

const PAGE =
  '<!doctype html>\n<body><p class=" a  b">x <a href="https://a.example">y</a><a href=/z>z</a>' +
  '<ul><li>1<li>2</ul><table><tr><td>3</table></body>\n'

/** What a chain makes of the page, or the code with which it is refused. */
function made(change: (page: ReturnType<typeof edit>) => unknown, html = PAGE): string {
  const page = edit(html)
  try {
    change(page)
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    if (page.toString() !== html) throw new Error('A refused edit has changed the page.')
    return error.refusal.code
  }
  return page.toString()
}

test.group('An edit in a chain', () => {
  test('changes what it names and no other byte', ({ assert }) => {
    const cases: [(page: ReturnType<typeof edit>) => unknown, string, string][] = [
      [
        (page) => page.all('a[href^="http"]').addClass('external').attr('rel', 'noopener'),
        '<a href="https://a.example">',
        '<a href="https://a.example" class="external" rel="noopener">',
      ],
      [(page) => page.one('p').removeClass('a'), ' class=" a  b"', ' class="  b"'],
      [(page) => page.one('p').removeClass('b a'), ' class=" a  b"', ''],
      [(page) => page.one('p').attr('class', null), ' class=" a  b"', ''],
      [
        (page) => page.one('body').append('<footer>f</footer>'),
        '</body>',
        '<footer>f</footer></body>',
      ],
      [(page) => page.one('ul').before('<h2>List</h2>'), '<ul>', '<h2>List</h2><ul>'],
      [(page) => page.all('li').append('!'), '<li>1<li>2', '<li>1!<li>2!'],
      [(page) => page.all('li').after('<li>n'), '<li>1<li>2', '<li>1<li>n<li>2<li>n'],
      [(page) => page.one('tr').after('<tr><td>4'), '<td>3', '<td>3<tr><td>4'],
      [
        (page) => page.all('a').wrap('<span class=w></span>'),
        '<a href="https://a.example">y</a><a href=/z>z</a>',
        '<span class=w><a href="https://a.example">y</a></span><span class=w><a href=/z>z</a></span>',
      ],
      [(page) => page.all('a').remove(), '<a href="https://a.example">y</a><a href=/z>z</a>', ''],
      [(page) => page.one('[href="/z"]').replaceWith('<b>z</b>'), '<a href=/z>z</a>', '<b>z</b>'],
      [(page) => page.one('[href="/z"]').text('q & a'), '>z<', '>q &amp; a<'],
      [
        (page) => page.one('li + li').moveTo('before', { selector: 'li:first-child' }),
        '<li>1<li>2',
        '<li>2<li>1',
      ],
    ]
    for (const [change, from, to] of cases) {
      assert.include(PAGE, from)
      assert.equal(made(change), PAGE.replace(from, to))
    }
  })

  test('is refused where browsers would make other elements of it, or code would run', ({
    assert,
  }) => {
    const cases: [string, (page: ReturnType<typeof edit>) => unknown][] = [
      ['structure', (page) => page.one('p').append('<div>f</div>')],
      ['structure', (page) => page.one('ul').append('</ul><p>x</p>')],
      ['structure', (page) => page.all('a').before('<p>n')],
      ['bad_value', (page) => page.one('ul').append('<b>f')],
      ['bad_value', (page) => page.one('ul').append('<!-- rest')],
      ['bad_value', (page) => page.one('ul').append('<title>')],
      ['unsafe_html', (page) => page.one('body').append('<script>1</script>')],
      ['unsafe_html', (page) => page.all('a').attr('onclick', 'x()')],
      ['unsafe_html', (page) => page.all('a').attr('href', 'javascript:x()')],
      ['bad_value', (page) => page.all('a').attr('a b', 'x')],
      ['bad_value', (page) => page.one('p').wrap('<b>x</b>')],
      ['bad_selector', (page) => page.all('a:hover')],
      ['ambiguous_element', (page) => page.one('a')],
      ['unknown_element', (page) => page.one('h1')],
      ['unknown_element', (page) => page.at('element-1')],
      ['bad_operation', (page) => page.one('ul').moveTo('last', { selector: 'ul' })],
    ]
    for (const [code, change] of cases) assert.equal(made(change), code, change.toString())
  })

  test('may hold code that a program has written', ({ assert }) => {
    const page = edit(PAGE, { isTrusted: true })
    page.one('body').append('<script>let a = 1</script>')
    assert.equal(page.toString(), PAGE.replace('</body>', '<script>let a = 1</script></body>'))
  })

  test('follows its elements, and loses those that go', ({ assert }) => {
    const page = edit(PAGE)
    const links = page.all('a')
    page.one('p').prepend('<i>1</i>')
    page.one('[href^="https"]').remove()
    assert.equal(links.length, 1)
    links.attr('rel', 'next')
    assert.equal(
      page.toString(),
      PAGE.replace('x <a href="https://a.example">y</a>', '<i>1</i>x ').replace(
        '<a href=/z>',
        '<a rel="next" href=/z>'
      )
    )
    assert.equal(page.changes.apply(PAGE), page.toString())
    assert.equal(page.changes.invert(PAGE).apply(page.toString()), PAGE)
  })
})

const operations = fc.oneof(
  fc.record({
    type: fc.constant('insert_html' as const),
    place: fc.constantFrom('before', 'after', 'first', 'last'),
    html: fc.constantFrom(
      '<b>n</b>',
      '<p>n</p>',
      '<li>n</li>',
      '<tr><td>n</td></tr>',
      'n',
      '<img>'
    ),
  }),
  fc.record({ type: fc.constant('wrap_element' as const), html: fc.constant('<div></div>') }),
  fc.record({ type: fc.constant('remove_element' as const) }),
  fc.record({ type: fc.constant('replace_text' as const), text: fc.constantFrom('n', '<b>', '') }),
  fc.record({
    type: fc.constant('set_attributes' as const),
    attributes: fc.constantFrom({ title: 'n' }, { id: null }, { class: '"' }),
  })
)

test.group('An operation on any element', () => {
  const engine = createEngine({ plugins: [elements()] })

  test('keeps every other element where it is, on any page', ({ assert }) => {
    let done = 0
    fc.assert(
      fc.property(soup, operations, fc.nat(), (html, operation, pick) => {
        const page = engine.open(html)
        if (page.size === 0) return
        const target = page.at(pick % page.size)
        const whole = { ...operation, at: { range: target.range } } as ElementOperation
        const result = engine.apply(page, whole)
        if (!result.ok) return
        done++
        const { changes } = result
        assert.equal(changes.invert(html).apply(result.page.text), html)
        const after = Page.open(result.page.text)
        const tagsOf = (of: Page, inside: (from: number) => boolean) =>
          [...of.elements()].filter(({ range }) => !inside(range.from)).map(({ tag }) => tag)
        const { from, to } = target.range
        const within = (offset: number) => offset >= from && offset < to
        const [start, end] = [changes.mapPos(from, -1), changes.mapPos(to, 1)]
        const now = (offset: number) => offset >= start && offset < end
        assert.deepEqual(tagsOf(after, now), tagsOf(page, within))
      }),
      runs(1_500)
    )
    assert.isAbove(done, runs(1_500).numRuns / 10)
  })
})
