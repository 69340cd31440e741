import { test } from '@japa/runner'
import fc from 'fast-check'
import { ChangeSet, mend, validate } from '../../src/index.ts'
import { sameTree, treeOf } from '../../src/referee/index.ts'
import { accepted } from '../helpers/accepted.ts'
import { runs, soup, tagSoup } from '../helpers/arbitrary.ts'

const isSame = (before: string, after: string) =>
  sameTree(accepted(treeOf(before)), accepted(treeOf(after)))

/** Pages in standards mode: the doctype that a page gets is the one thing that changes it. */
const page = fc
  .oneof({ weight: 3, arbitrary: tagSoup }, { weight: 1, arbitrary: soup })
  .map((html) => `<!doctype html>${html}`)

test.group('What mending promises', () => {
  test('no fix that is offered changes what browsers make of the page', () => {
    fc.assert(
      fc.property(page, (html) =>
        validate(html).every(({ fix }) => {
          if (!fix) return true
          return isSame(html, ChangeSet.of(fix, html.length).apply(html))
        })
      ),
      runs(20_000)
    )
  }).timeout(60_000)

  test('all fixes together do not change it either', () => {
    fc.assert(
      fc.property(page, (html) => isSame(html, mend(html))),
      runs(20_000)
    )
  }).timeout(60_000)
})

const CASES: [title: string, body: string][] = [
  ['bold text that is closed after its paragraph', '<p><b>x</p></b>z'],
  ['a link that is closed after its heading', '<h2><a href=x>y</h2></a>z'],
  ['a heading that the end tag of another closes', '<h1>x</h2>y'],
  ['headings in each other', '<h2><a><h1></h2>x'],
  ['formatting that is opened again in another', '<nobr><span><b><nobr>'],
  ['columns that an end tag closes', '<table><colgroup></div><col></table>'],
  ['a comment after the body', '<body>x</body></div><!--c-->'],
  ['a line end after <pre>', '<pre></b>\nx</pre>'],
  ['halves of a reference', '&am</i>p;'],
  ['a less-than sign before an end tag', 'a<</i>b>c'],
  ['space before a table', '<table> </i>x</table>'],
  ['a form that another form follows', '<div><form></div><form><p>x</p>'],
]
test.group('Mending changes nothing about', () => {
  for (const [title, body] of CASES) {
    test(title, ({ assert }) => {
      const html = `<!doctype html>${body}`
      assert.isTrue(isSame(html, mend(html)), mend(html))
    })
  }

  test('an end tag that closes reopened formatting, of which it is not said that it closes nothing', ({
    assert,
  }) => {
    const stray = (html: string) =>
      validate(`<!doctype html>${html}`).filter(({ rule }) => rule === 'stray_end_tag')
    assert.isEmpty(stray('<p><b>x</p></b>z'))
    assert.lengthOf(stray('<p><b>x</p></b>z</b>'), 1)
    assert.lengthOf(stray('<p>x</p></b>z'), 1)
  })
})
