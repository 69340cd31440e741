import { test } from '@japa/runner'
import fc from 'fast-check'
import { ChangeSet, createEngine, marks, Page, stripMarks } from '../../src/index.ts'
import { runs, soup } from '../helpers/arbitrary.ts'

const ours = { prefix: 'data-studio-', overlay: 'data-studio-frame', keepsIds: true }

test.group('Marks', () => {
  test('an editor names the prefix of its marks, and the others stay', ({ assert }) => {
    const html = '<p data-studio-on data-editor-on DATA-STUDIO-x="1" data-element-id=a>One</p>'
    assert.equal(stripMarks(html, ours), '<p data-editor-on data-element-id=a>One</p>')
    assert.equal(stripMarks(html), '<p data-studio-on DATA-STUDIO-x="1">One</p>')
  })

  test('no prefix is a mistake of the program, not every attribute', ({ assert }) => {
    assert.throws(() => stripMarks('<p class="a">One</p>', { prefix: '' }), /prefix/)
  })

  test('the element that an editor laid over the page goes whole', ({ assert }) => {
    const html = '<p>One</p><div data-studio-frame><b data-studio-on>x</b></div><p>Two</p>'
    assert.equal(stripMarks(html, ours), '<p>One</p><p>Two</p>')
  })

  test('one that is never closed, or does not nest, loses its marks and nothing else', ({
    assert,
  }) => {
    assert.equal(stripMarks('<div data-studio-frame><p>One', ours), '<div><p>One')
    const misnested = '<b data-studio-frame>1<p>2</b>3</p>'
    assert.equal(stripMarks(misnested, ours), '<b>1<p>2</b>3</p>')
  })

  test('the operation does what the function does', ({ assert }) => {
    const engine = createEngine({ plugins: [marks(ours)] })
    const html = '<p data-studio-on>One</p>'
    const result = engine.apply(engine.open(html), { type: 'strip_marks' })
    assert.isTrue(result.ok && result.page.text === stripMarks(html, ours))
  })

  test('marks on the elements of any text are taken away again, byte for byte', () => {
    fc.assert(
      fc.property(soup, (html) => stripMarks(marked(html), ours) === html),
      runs(1000)
    )
  })
})

function marked(html: string): string {
  const changes = [...Page.open(html).elements()].map(({ startTag, tag }) => {
    const at = startTag.from + 1 + tag.length
    return { from: at, to: at, insert: ' data-studio-on="1"' }
  })
  return ChangeSet.of(changes, html.length).apply(html)
}
