import { test } from '@japa/runner'
import { addedDiagnostics, validate } from 'editor-engine'
import { LONG_TEXT } from '#contract/edit_frame'
import { pageEngine } from '#contract/page_engine'
import type { PageOperation } from '#contract/page_operation'

const PAGE = [
  '<!doctype html>',
  '<html lang="en"><head><title>Bakery</title></head>',
  '<body data-element-id="e1">',
  '<h1 data-element-id="e2" id="top">Bread</h1>',
  '<p data-element-id="e3">Order <a data-element-id="e4" href="/old">here</a></p>',
  '<button data-element-id="e5">Call</button>',
  '</body></html>',
].join('\n')

const FAULTY = PAGE.replace('<title>Bakery</title>', '')
  .replace('<p data', '<p id="top" data')
  .replace('/old', 'javascript:void(0)')

const url = (address: string): PageOperation => {
  return { type: 'set_url', element: 'e4', url: address, kind: 'link' }
}
const text = (words: string): PageOperation => ({ type: 'set_text', element: 'e2', text: words })
const style = (value: string): PageOperation => {
  return { type: 'set_style', element: 'e2', property: 'color', value }
}

const HOSTILE: PageOperation[] = [
  url('javascript:alert(1)'),
  url(' java\tscript:alert(1)'),
  url('javascript&colon;alert(1)'),
  url('/x" id="top'),
  { type: 'set_url', element: 'e5', url: 'javascript:alert(1)', kind: 'button' },
  text('</h1><a href="javascript:alert(1)">x</a>'),
  text('"><p id="top">'),
  style('red" id="top'),
  style('red"></h1><p id="top">'),
  { type: 'set_token', name: '--brand', value: 'red}</style><p id="top">' },
]

test.group('The page engine', () => {
  test('validates the page after every edit', ({ assert }) => {
    assert.include(pageEngine.plugins, 'validation')
    const rules = pageEngine.check(pageEngine.open(FAULTY)).map(({ rule }) => rule)
    assert.includeMembers(rules, ['title', 'duplicate_id', 'unsafe_url'])
  })

  test('refuses an edit that adds an error', ({ assert }) => {
    const before = validate(PAGE)
    for (const operation of HOSTILE) {
      const result = pageEngine.apply(pageEngine.open(PAGE), operation)
      if (!result.ok) continue
      const added = addedDiagnostics(before, validate(result.page.text))
      assert.deepEqual(
        added.filter(({ severity }) => severity === 'error'),
        [],
        JSON.stringify(operation)
      )
    }
    for (const operation of HOSTILE.slice(0, 2)) {
      assert.isFalse(pageEngine.apply(pageEngine.open(PAGE), operation).ok)
    }
  })

  test('edits a page that has errors, and can remove them', ({ assert }) => {
    for (const operation of [text('Cake'), style('#123456'), url('/new'), url('')]) {
      assert.isTrue(pageEngine.apply(pageEngine.open(FAULTY), operation).ok, operation.type)
    }
  })

  test('accepts editing a text that became long by hand, and no other long text', ({ assert }) => {
    const long = 'word '.repeat(120).trim()
    const written = pageEngine.apply(pageEngine.open(PAGE), text(long))
    assert.isTrue(written.ok && written.page.element('e2')?.attribute(LONG_TEXT) !== undefined)
    const again = written.ok && pageEngine.apply(written.page, text('Bread'))
    assert.isTrue(again && again.ok && again.page.text === PAGE)

    const given = pageEngine.open(PAGE.replace('>Bread<', `>${long}<`))
    const refused = pageEngine.apply(given, text('Bread'))
    assert.equal(refused.ok ? '' : refused.error.code, 'no_editable_text')
  })
})
