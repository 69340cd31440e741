import { test } from '@japa/runner'
import { load } from 'cheerio'
import fc from 'fast-check'
import { isRefused, Page } from '../../src/index.ts'
import { select } from '../../src/select/index.ts'
import { runs } from '../helpers/arbitrary.ts'

const offsets = (html: string, selector: string) => {
  const found = select(Page.open(html), selector)
  if (isRefused(found)) throw new Error(found.error.message)
  return found.map(({ range }) => range.from)
}

/** The same by another library, which reads the page with parse5. */
const byCheerio = (html: string, selector: string) =>
  load(html, { sourceCodeLocationInfo: true })(selector)
    .toArray()
    .map(({ sourceCodeLocation: at }) => at!.startOffset)

const names = fc.constantFrom('div', 'section', 'span', 'ul', 'em', 'custom-part')
const words = fc.constantFrom('a', 'b', 'big', 'b-c')

const { node: tree } = fc.letrec<{ node: string }>((tie) => ({
  node: fc
    .record({
      name: names,
      classes: fc.array(words, { maxLength: 3 }),
      id: fc.option(words),
      title: fc.option(fc.constantFrom('', 'a', 'A b', 'b-c')),
      inside: fc.array(fc.oneof({ maxDepth: 4 }, fc.constantFrom('', 'x', ' '), tie('node')), {
        maxLength: 4,
      }),
    })
    .map(
      ({ name, classes, id, title, inside }) =>
        `<${name}${classes.length > 0 ? ` class="${classes.join('  ')}"` : ''}${id ? ` id=${id}` : ''}` +
        `${title === null ? '' : ` title="${title}"`}>${inside.join('')}</${name}>`
    ),
}))
const pages = fc
  .array(tree, { maxLength: 5 })
  .map((parts) => `<!doctype html><html><head></head><body>${parts.join('')}</body></html>`)

const part = fc.oneof(
  names,
  fc.constant('*'),
  words.map((word) => `.${word}`),
  words.map((word) => `#${word}`),
  fc
    .tuple(fc.constantFrom('=', '~=', '|=', '^=', '$=', '*=', '!='), words)
    .map(([sign, word]) => `[title${sign}"${word}"]`),
  fc.constantFrom('[title]', '[title="a" i]', '[class]'),
  fc.constantFrom(
    ...[':first-child', ':last-child', ':only-child', ':first-of-type', ':last-of-type'],
    ...[':only-of-type', ':nth-child(2n+1)', ':nth-last-child(2)', ':nth-of-type(odd)', ':empty']
  )
)
const compound = fc.array(part, { minLength: 1, maxLength: 2 }).map((parts) => {
  const [name] = parts.filter((one) => /^[a-z*]/.test(one))
  return [name ?? '', ...parts.filter((one) => !/^[a-z*]/.test(one))].join('')
})
const chain = fc
  .tuple(
    compound,
    fc.array(fc.tuple(fc.constantFrom(' ', '>', '+', '~'), compound), { maxLength: 3 })
  )
  .map(([first, rest]) => first + rest.map((step) => step.join('')).join(''))
const selectors = fc.oneof(
  chain,
  fc.tuple(chain, chain).map((both) => both.join(', ')),
  fc
    .tuple(compound, fc.constantFrom('not', 'is', 'where'), chain)
    .map(([of, name, inner]) => `${of}:${name}(${inner})`),
  fc.tuple(compound, compound).map(([of, inner]) => `${of}:has(${inner})`),
  fc
    .tuple(compound, fc.constantFrom('>', '+', '~'), compound)
    .map(([of, step, inner]) => `${of}:has(${step} ${inner})`)
)

test.group('Elements by a selector', () => {
  test('are those that cheerio finds, on pages that say all their tags', ({ assert }) => {
    fc.assert(
      fc.property(pages, selectors, (html, selector) => {
        assert.deepEqual(offsets(html, selector), byCheerio(html, selector), selector)
      }),
      runs(3_000)
    )
  }).timeout(60_000)

  test('are in a page as it is written, and know names in any case', ({ assert }) => {
    const html =
      '<TABLE CLASS=x><tr><td>1</table><p>2<P>3<svg viewBox="0 0 1 1"><linearGradient/></svg>'
    const tags = (selector: string) => offsets(html, selector).map((at) => html.slice(at, at + 4))
    assert.deepEqual(tags('table.x > tr'), ['<tr>'])
    assert.deepEqual(tags('tbody'), [])
    assert.deepEqual(tags('p + p'), ['<P>3'])
    assert.deepEqual(tags('lineargradient'), ['<lin'])
    assert.deepEqual(tags('[viewbox]'), ['<svg'])
  })

  test('are refused where the selector is none, or asks for what a page does not say', ({
    assert,
  }) => {
    for (const selector of [
      '',
      '> a',
      'a[',
      'p:hover',
      'p::before',
      'p || td',
      ':nth-child(x)',
      'p:foo',
    ]) {
      const found = select(Page.open('<p>x'), selector)
      assert.isTrue(isRefused(found) && found.error.code === 'bad_selector', selector)
    }
  })

  test('follow a page whose tags only moved', ({ assert }) => {
    const page = Page.open('<p class="a">x</p><p class="b">y</p>')
    assert.lengthOf(select(page, '.b') as unknown[], 1)
    const longer = Page.open('<p class="a">xxxx</p><p class="b">y</p>')
    assert.deepEqual(
      (select(longer, '.b') as { range: { from: number } }[]).map(({ range }) => range.from),
      [21]
    )
  })
})
