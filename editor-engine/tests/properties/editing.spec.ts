import { test } from '@japa/runner'
import fc from 'fast-check'
import { Page, tag, untag } from '../../src/index.ts'
import { runs, soup } from '../helpers/arbitrary.ts'
import { isFresh, keepsRest } from '../helpers/laws.ts'
import { engine, operationFor, recipes } from '../helpers/operations.ts'

test.group('Editing any text', () => {
  test('untagging gives back every text that had no ids, byte for byte', () => {
    const bare = soup.filter((html) => !/data-element-id/i.test(html))
    fc.assert(
      fc.property(bare, (html) => untag(tag(html, { now: 100 })) === html),
      runs(4000)
    )
  })

  test('after tagging, every element of the body has an id of its own', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const seen = new Set<string>()
        for (const element of Page.open(tag(html, { now: 1 })).elements()) {
          if (!element.isInBody) continue
          if (!element.id || seen.has(element.id)) return false
          seen.add(element.id)
        }
        return true
      }),
      runs(4000)
    )
  })

  test('tagging twice changes nothing the second time', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const once = tag(html, { now: 100 })
        return tag(once, { now: 900 }) === once
      }),
      runs(2000)
    )
  })

  test('locations carried through edits are those that a fresh scan finds', () => {
    fc.assert(
      fc.property(soup, recipes, (html, list) => {
        let page = engine.open(tag(html, { now: 1 }))
        for (const recipe of list) {
          const operation = operationFor(page, recipe)
          const result = operation && engine.apply(page, operation)
          if (!result?.ok) continue
          page = result.page
          if (!isFresh(page)) throw new Error(`stale locations in ${JSON.stringify(page.text)}`)
          for (const { id } of page.elements()) {
            if (id && page.elementsWithId(id).length === 1 && page.element(id)?.id !== id)
              return false
          }
        }
        return true
      }),
      runs(6000)
    )
  })

  test('an edit and its inverse give back the same bytes, and bytes outside its ranges never change', () => {
    fc.assert(
      fc.property(soup, recipes, (html, list) => {
        const first = engine.open(tag(html, { now: 1 }))
        let page = first
        for (const recipe of list) {
          const operation = operationFor(page, recipe)
          const result = operation && engine.apply(page, operation)
          if (!result) continue
          if (!result.ok) continue
          if (!keepsRest(page.text, result.page.text, result.changes)) return false
          if (result.changes.invert(page.text).apply(result.page.text) !== page.text) return false
          page = result.page
        }
        return true
      }),
      runs(4000)
    )
  })

  test('several operations at once do what they do one by one', () => {
    fc.assert(
      fc.property(soup, recipes, (html, list) => {
        const first = engine.open(tag(html, { now: 1 }))
        const operations = list
          .map((recipe) => operationFor(first, recipe))
          .filter((operation) => operation !== undefined)
          .flat()
        const together = engine.apply(first, operations)
        let page = first
        for (const operation of operations) {
          const result = engine.apply(page, operation)
          if (!result.ok) return !together.ok
          page = result.page
        }
        return (
          together.ok &&
          together.page.text === page.text &&
          together.changes.apply(first.text) === page.text
        )
      }),
      runs(2000)
    )
  })
})
