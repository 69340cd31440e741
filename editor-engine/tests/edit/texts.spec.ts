import { test } from '@japa/runner'
import fc from 'fast-check'
import { createEngine, isRefused, type Page } from '../../src/index.ts'
import {
  edit,
  EditRefused,
  insertComment,
  replaceInText,
  setTexts,
  texts,
  textsIn,
  textsOf,
  type Editing,
  type TextOperation,
} from '../../src/edit/index.ts'
import { runs, soup } from '../helpers/arbitrary.ts'
import { isFresh, keepsRest } from '../helpers/laws.ts'

/** What a chain makes of the page, or the code with which it is refused. */
function made(html: string, change: (page: Editing) => unknown): string {
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

const wordsOf = (html: string) => textsIn(edit(html)).map(({ text }) => text)

test.group('The texts of a page', () => {
  test('are read as a reader sees them, with the comments between them', ({ assert }) => {
    const html = '<p title=t>a &amp; b<!-- c -->d<b>\n</b></p><textarea>\n&lt;x</textarea>'
    assert.deepEqual(textsIn(edit(html)), [
      { range: { from: 11, to: 20 }, text: 'a & b', isComment: false },
      { range: { from: 20, to: 30 }, text: ' c ', isComment: true },
      { range: { from: 30, to: 31 }, text: 'd', isComment: false },
      { range: { from: 54, to: 59 }, text: '<x', isComment: false },
    ])
    assert.deepEqual(
      textsIn(edit(html).one('textarea')).map(({ text }) => text),
      ['<x']
    )
    assert.isTrue(textsOf(edit(html).page).length === 4)
  })

  test('are not those of code, templates and comments with conditions', ({ assert }) => {
    for (const html of [
      '<script>a</script><style>b</style><noscript>c</noscript><iframe>d</iframe>',
      '<template>a<p>b</p></template>',
      '<svg><style>a</style><script>b<g>c</g></script></svg>',
      '<svg><![CDATA[ a ]]></svg><?php b ?><!doctype c>',
      '<!--[if IE]><p>a<![endif]--><!-- [if !IE]> --><!--<![endif]-->',
      '<select><b>a</b></select>',
    ]) {
      assert.deepEqual(wordsOf(html), [], html)
    }
    assert.deepEqual(wordsOf('<title>a</title><svg><text>b</text></svg>c <d'), ['a', 'b', 'c '])
    assert.deepEqual(wordsOf('a</b>b<td x=">">c'), ['a', 'b', 'c'])
    assert.deepEqual(wordsOf('<!--><!---><!--x'), ['', '', 'x'])
  })
})

test.group('A text or a comment', () => {
  const first = (page: Editing) => textsIn(page).slice(0, 1)

  test('is set where it stands, and only what is different is written', ({ assert }) => {
    const cases: [string, string | null, string][] = [
      ['<p>a &amp; b</p>', 'a & c', '<p>a &amp; c</p>'],
      ['<p>a</p>', '<b>', '<p>&lt;b&gt;</p>'],
      ['<p>a<b>c</b></p>', null, '<p><b>c</b></p>'],
      ['<p>&x</p>', '&amp', '<p>&amp;amp</p>'],
      ['<p>&copyx</p>', '©;', '<p>©;</p>'],
      ['<p>a < 2</p>', 'a <b', '<p>a &lt;b</p>'],
      ['<p>😀</p>', '😁', '<p>😁</p>'],
      ['<pre>x</pre>', '\ny', '<pre>\n\ny</pre>'],
      ['<pre>\nx</pre>', 'y', '<pre>\ny</pre>'],
      ['<title>a</title>', '</title>', '<title>&lt;/title&gt;</title>'],
      ['<!-- a --><p>b', 'c', '<!--c--><p>b'],
      ['<!-- a --><p>b', null, '<p>b'],
    ]
    for (const [html, text, expected] of cases) {
      assert.equal(
        made(html, (page) => setTexts(page, first(page), text)),
        expected,
        html
      )
    }
  })

  test('is refused where it would not be one any more', ({ assert }) => {
    for (const text of ['a-->b', '>', '->', 'a--!>', '<!--', 'a<!-', '[if IE]', '\0']) {
      assert.equal(
        made('<!-- a --><p>b', (page) => setTexts(page, first(page), text)),
        'bad_value',
        text
      )
      assert.equal(
        made('<p>b', (page) => insertComment(page.one('p'), 'first', text)),
        'bad_value',
        text
      )
    }
    const at = (from: number, to: number) => (page: Editing) =>
      setTexts(page, [{ range: { from, to } }], 'x')
    assert.equal(made('<p>b</p>', at(2, 4)), 'unknown_text')
    assert.equal(made('<p>&amp;</p>', at(4, 8)), 'unknown_text')
    assert.equal(made('<p>😀</p>', at(4, 5)), 'unknown_text')
    assert.equal(made('<p title=b>', at(9, 10)), 'unknown_text')
    assert.equal(
      made('<p>&am<!-- a -->p;', (page) => setTexts(page, textsIn(page).slice(1, 2), null)),
      'structure'
    )
  })

  test('can be a new comment beside or in an element', ({ assert }) => {
    assert.equal(
      made('<ul><li>a<li>b</ul>', (page) => insertComment(page.all('li'), 'last', ' n ')),
      '<ul><li>a<!-- n --><li>b<!-- n --></ul>'
    )
    assert.equal(
      made('<title>a</title>', (page) => insertComment(page.one('title'), 'first', 'n')),
      'bad_value'
    )
  })
})

test.group('Find and replace in texts', () => {
  test('finds what a reader sees, and writes only what is different', ({ assert }) => {
    const cases: [string, string | RegExp, string, string][] = [
      ['<p>&copy; &#50;024, 2024</p>', '2024', '2025', '<p>&copy; &#50;025, 2025</p>'],
      ['<p>a &amp; b</p>', 'a & b', 'a & c', '<p>a &amp; c</p>'],
      ['<p>AT&T&amp;T</p>', 'T&T', 'T', '<p>AT&amp;T</p>'],
      ['<p>20<b>24</b></p>', '2024', '2025', '<p>20<b>24</b></p>'],
      [
        '<title>x</title><textarea>x</textarea>',
        'x',
        '<',
        '<title>&lt;</title><textarea>&lt;</textarea>',
      ],
      [
        '<p title=x>x<!--x--><script>x</script><template>x</template>',
        'x',
        'y',
        '<p title=x>y<!--x--><script>x</script><template>x</template>',
      ],
      ['<p>aaa aaaa</p>', 'aa', 'b', '<p>ba bb</p>'],
      ['<p>ababac</p>', 'abac', 'x', '<p>abx</p>'],
      ['<p>&copy;  2019, 2020</p>', /©\s*\d{4}/, '© 2026', '<p>&copy; 2026, 2020</p>'],
      ['<p>a1 a2</p>', /a\d/y, '$&', '<p>$&amp; $&amp;</p>'],
      ['<p>a</p>', /x*/, 'y', '<p>a</p>'],
      ['<p>&x</p>', 'x', 'amp', '<p>&amp;amp</p>'],
    ]
    for (const [html, search, replacement, expected] of cases) {
      assert.equal(
        made(html, (page) => replaceInText(page, search, replacement)),
        expected,
        `${html} ${search}`
      )
    }
  })

  test('heeds case and whole words as it is asked to', ({ assert }) => {
    const html = '<p>Us us bus İus ÉUS us_'
    const replacedWith = (options: object) =>
      made(html, (page) => replaceInText(page, 'us', 'we', options))
    assert.equal(replacedWith({}), '<p>Us we bwe İwe ÉUS we_')
    assert.equal(replacedWith({ matchCase: false }), '<p>we we bwe İwe Éwe we_')
    assert.equal(replacedWith({ wholeWords: true }), '<p>Us we bus İus ÉUS us_')
    assert.equal(replacedWith({ wholeWords: true, matchCase: false }), '<p>we we bus İus ÉUS us_')
  })

  test('is for some elements if they are named, and tells how much it has replaced', ({
    assert,
  }) => {
    const html = '<p>x x</p><footer>x<b>x</b></footer>'
    const page = edit(html)
    assert.equal(replaceInText(page.all('footer, b'), 'x', 'y'), 2)
    assert.equal(String(page), '<p>x x</p><footer>y<b>y</b></footer>')
    assert.equal(replaceInText(page.all('h1'), 'x', 'y'), 0)
    assert.equal(replaceInText(page, /x/, 'y'), 2)
    assert.equal(page.changes.invert(html).apply(String(page)), html)

    const engine = createEngine({ plugins: [texts()] })
    const operation = { type: 'replace_in_text', search: 'x', replacement: 'x' } as const
    const result = engine.apply(engine.open(html), operation)
    assert.deepEqual(result.ok && result.reports, [{ operation: 0, report: { replaced: 4 } }])
  })

  test('is plain data, and refused where it is none', ({ assert }) => {
    const engine = createEngine({ plugins: [texts()] })
    for (const operation of [
      { type: 'replace_in_text', search: '', replacement: 'x' },
      { type: 'replace_in_text', search: /x/, replacement: 'x' },
      { type: 'replace_in_text', search: 'x' },
      { type: 'replace_in_text', search: 'x', replacement: '\0' },
      { type: 'replace_in_text', search: 'x', replacement: 'y', at: null },
      { type: 'set_texts' },
      { type: 'set_texts', texts: [null] },
      { type: 'set_texts', texts: [{ range: { from: 3 }, text: 'x' }] },
      { type: 'set_texts', texts: [{ range: { from: 3, to: 4 }, text: 1 }] },
      { type: 'set_texts', texts: [0, 0].map(() => ({ range: { from: 3, to: 4 }, text: '' })) },
      { type: 'insert_comment', at: { selector: 'p' }, place: 'under', text: '' },
      { type: 'insert_comment', at: { selector: 'p' }, place: 'first' },
      { type: 'insert_comment', place: 'first', text: '' },
    ]) {
      const result = engine.apply(engine.open('<p>xx'), operation as unknown as TextOperation)
      assert.isTrue(isRefused(result), JSON.stringify(operation))
      assert.notEqual(isRefused(result) && result.error.code, 'plugin_failed')
    }
  })
})

const operations = fc.oneof(
  fc.record({
    type: fc.constant('replace_in_text' as const),
    search: fc.constantFrom('t', 'text', 'two words', '&', '<', 'two ', 'é', 'nbsp', 'p;'),
    replacement: fc.constantFrom('', 'x', 'amp;', '#38;', '<p>', '& b', 'texts', '\n', '!'),
  }),
  fc.record({
    type: fc.constant('set_texts' as const),
    text: fc.constantFrom(null, '', 'x', 'amp;', '<p>&', 'text ', '\ny', 'a--b'),
  }),
  fc.record({
    type: fc.constant('insert_comment' as const),
    place: fc.constantFrom('before', 'after', 'first', 'last'),
    text: fc.constantFrom('', ' n ', '-->', '&amp;', '-'),
  })
)

/** The operation with a place on this page; undefined where it has none. */
function placedOn(page: Page, operation: object, pick: number): TextOperation | undefined {
  const { type, text } = operation as { type: string; text: string | null }
  if (type === 'set_texts') {
    const nodes = textsOf(page)
    if (nodes.length === 0) return undefined
    return { type, texts: [{ range: nodes[pick % nodes.length].range, text }] }
  }
  if (type === 'replace_in_text') return operation as TextOperation
  if (page.size === 0) return undefined
  return { ...operation, at: page.at(pick % page.size) } as unknown as TextOperation
}

test.group('An operation on texts', () => {
  const engine = createEngine({ plugins: [texts()] })
  const tagsOf = (page: Page) =>
    [...page.elements()].map(({ tag, parentIndex }) => `${tag} ${parentIndex}`)

  test('keeps every element and every other text as it is, on any page', ({ assert }) => {
    let done = 0
    fc.assert(
      fc.property(soup, operations, fc.nat(), (html, recipe, pick) => {
        const page = engine.open(html)
        const operation = placedOn(page, recipe, pick)
        if (!operation) return
        const result = engine.apply(page, operation)
        if (!result.ok) {
          assert.notEqual(result.error.code, 'plugin_failed', result.error.message)
          assert.equal(page.text, html)
          return
        }
        done++
        const { changes, page: after } = result
        assert.isTrue(keepsRest(html, after.text, changes))
        assert.isTrue(isFresh(after))
        assert.equal(changes.invert(html).apply(after.text), html)
        assert.deepEqual(tagsOf(after), tagsOf(page))
        const before = textsOf(page).map(({ text, isComment }) => (isComment ? `!${text}` : text))
        const now = textsOf(after).map(({ text, isComment }) => (isComment ? `!${text}` : text))
        if (operation.type === 'replace_in_text') {
          const { search, replacement } = operation
          const expected = before.map((text) =>
            text.startsWith('!') ? text : text.replaceAll(search, () => replacement)
          )
          assert.deepEqual(now.join('').replace(/\s/g, ''), expected.join('').replace(/\s/g, ''))
        } else if (operation.type === 'set_texts') {
          const others = before.filter((_, at) => at !== pick % before.length)
          assert.includeMembers(now, others)
        } else {
          assert.equal(now.length >= before.length, true)
        }
      }),
      runs(3_000)
    )
    assert.isAbove(done, runs(3_000).numRuns / 4)
  })
})
