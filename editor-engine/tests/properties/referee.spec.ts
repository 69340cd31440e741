import { test } from '@japa/runner'
import fc from 'fast-check'
import { Page } from '../../src/index.ts'
import { judge } from '../../src/referee/index.ts'
import { runs, tagSoup } from '../helpers/arbitrary.ts'

test.group('The scan and the referee', () => {
  test('however tags are mixed, what the scan is sure of is what parse5 makes of them', () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        const page = Page.open(html)
        const judged = judge(page)
        for (let i = 0; i < page.size; i++) {
          if (!page.readOnly(i) && judged.readOnly(i)) return false
        }
        return true
      }),
      runs(20_000)
    )
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
