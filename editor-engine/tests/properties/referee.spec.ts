import { test } from '@japa/runner'
import fc from 'fast-check'
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { isRefused, Page, targetOf, type PageElement } from '../../src/index.ts'
import { judge } from '../../src/referee/index.ts'
import { accepted } from '../helpers/accepted.ts'
import { missingElement } from '../helpers/completeness.ts'
import { runs, tagSoup } from '../helpers/arbitrary.ts'

interface Ancestor {
  readonly from: number
  /** It is not written here: browsers add it, or repeat formatting. */
  readonly isAgain: boolean
}

/** The elements that the scan is sure of, with what parse5 puts around each, the nearest first. */
function withAncestors(html: string): [PageElement, Ancestor[]][] {
  const page = Page.open(html)
  const out: [PageElement, Ancestor[]][] = []
  const seen = new Set<number>()
  const visit = (node: DefaultTreeAdapterMap['node'], around: Ancestor[]): void => {
    let inside = around
    if ('tagName' in node) {
      const from = node.sourceCodeLocation?.startOffset ?? -1
      const element = from < 0 || seen.has(from) ? undefined : page.elementAt(from)
      if (element?.range.from === from && !element.readOnly) out.push([element, around])
      inside = [
        { from, isAgain: from < 0 || seen.has(from) || element?.readOnly !== false },
        ...around,
      ]
      seen.add(from)
    }
    if ('content' in node) visit(node.content, inside)
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, inside)
  }
  visit(parse(html, { sourceCodeLocationInfo: true }), [])
  return out
}

test.group('The scan and the referee', () => {
  test('however tags are mixed, what the scan is sure of is what parse5 makes of them', () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        const page = Page.open(html)
        const judged = accepted(judge(page))
        for (let i = 0; i < page.size; i++) {
          if (!page.readOnly(i) && judged.readOnly(i)) return false
        }
        return true
      }),
      runs(20_000)
    )
  })

  test('an element is in the parent that parse5 has it in, but for formatting that is opened again', ({
    assert,
  }) => {
    let compared = 0
    fc.assert(
      fc.property(tagSoup, (html) => {
        for (const [element, ancestors] of withAncestors(html)) {
          // A parent that browsers move or repeat is read-only itself.
          if (!element.parent || element.parent.readOnly) continue
          const start = element.parent.range.from
          const between = ancestors.slice(
            0,
            ancestors.findIndex(({ from }) => from === start)
          )
          compared++
          if (!ancestors.some(({ from }) => from === start)) return false
          if (between.some(({ isAgain }) => !isAgain)) return false
        }
        return true
      }),
      runs(20_000)
    )
    assert.isAbove(compared, runs(20_000).numRuns / 2)
  })

  test('every element that parse5 makes is one of the scan, or in one that is read-only', () => {
    fc.assert(
      fc.property(tagSoup, (html) => missingElement(html) === undefined),
      runs(20_000)
    )
  })

  test('what browsers put before a table is read-only, what they leave in it is not', ({
    assert,
  }) => {
    const kept = '<td>c</td><input type=hidden><style></style><script></script><caption></caption>'
    const page = Page.open(`<!doctype html><table><tr><div><i>x</i></div><input>${kept}</table>`)
    const elements = [...page.elements()].filter(({ tag }) => tag !== 'i')
    assert.deepEqual(
      elements.filter(({ readOnly }) => readOnly).map(({ tag }) => tag),
      ['div', 'input']
    )
    const judged = accepted(judge(page))
    for (const { index, readOnly } of elements) assert.equal(judged.readOnly(index), readOnly)
  })

  test('a table directly in a table or a row is an element, and so is all in it and after it', ({
    assert,
  }) => {
    for (const start of [
      '<table>',
      '<table><tr>',
      '<table><tbody>',
      '<div><table><tr><td><table>',
    ]) {
      const html = `<!doctype html><body>${start}<table><tr><td><a href=/>x</a></table><p>y</p>`
      const page = Page.open(html)
      assert.isUndefined(missingElement(html))
      for (const element of page.elements()) assert.isFalse(element.readOnly, html)
    }
  })

  test('elements in a select are listed, and read-only with the select, but for options', ({
    assert,
  }) => {
    const page = Page.open(
      '<body><select><button><selectedcontent></selectedcontent></button><option>a</option>' +
        '<option><b>b</b></option></select><p>c</p>'
    )
    assert.deepEqual(
      [...page.elements()].map(({ tag, readOnly }) => `${tag} ${readOnly}`),
      [
        'body false',
        'select relocated',
        'button relocated',
        'selectedcontent relocated',
        'option relocated',
        'option relocated',
        'b relocated',
        'p false',
      ]
    )
  })

  test('a frameset has a reason of its own', ({ assert }) => {
    const page = Page.open('<frameset cols="1,*" data-element-id=f><frame src=a></frameset>')
    assert.deepEqual(
      [...page.elements()].map(({ readOnly }) => readOnly),
      ['framed', 'framed']
    )
    const target = targetOf(page, 'f')
    assert.isTrue(isRefused(target) && target.error.message.includes('frameset'))
  })

  test('where tags nest, the scan is sure of all of them', () => {
    const names = fc.constantFrom('div', 'section', 'ul', 'b', 'em', 'span', 'x-y')
    const { nested } = fc.letrec<{ nested: string; element: string }>((tie) => ({
      nested: fc.oneof({ maxDepth: 6 }, fc.constant('x'), tie('element')),
      element: fc
        .tuple(names, fc.array(tie('nested'), { maxLength: 3 }))
        .map(([name, inner]) => `<${name}>${inner.join(' ')}</${name}>`),
    }))
    fc.assert(
      fc.property(nested, (html) => [...Page.open(html).elements()].every((one) => !one.readOnly)),
      runs(1000)
    )
  })
})
