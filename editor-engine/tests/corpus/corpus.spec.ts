import { test } from '@japa/runner'
import { Page, tag, untag, type PageElement } from '../../src/index.ts'
import { judge, sameTree, treeOf } from '../../src/referee/index.ts'
import { accepted } from '../helpers/accepted.ts'
import { absent, corpusPages, html5libInputs, ownPages, type NamedPage } from '../helpers/corpus.ts'
import { missingElement } from '../helpers/completeness.ts'
import { isFresh } from '../helpers/laws.ts'
import { engine } from '../helpers/operations.ts'

const SUITES = [
  { title: 'Pages of our own', pages: () => ownPages, variable: '', readOnlyShare: 1 },
  {
    title: 'Pages of the corpus',
    pages: corpusPages,
    variable: 'CORPUS_DIR',
    readOnlyShare: 0.005,
  },
  {
    title: 'Inputs of html5lib',
    pages: html5libInputs,
    variable: 'HTML5LIB_DIR',
    readOnlyShare: 1,
  },
]

for (const { title, pages: find, variable, readOnlyShare } of SUITES) {
  test.group(title, () => {
    const pages = find()
    const each = (check: (page: NamedPage) => void) => {
      for (const page of pages!) {
        try {
          check(page)
        } catch (error) {
          throw new Error(`${page.name}: ${(error as Error).message}`, { cause: error })
        }
      }
    }
    const onAll = (fact: string, check: Parameters<typeof test>[1]) =>
      test(fact, check!).skip(!pages, absent(variable)).timeout(600_000)

    onAll('tagging and untagging gives back the same bytes', ({ assert }) => {
      each(({ text }) => assert.isTrue(untag(tag(text, { now: 1 })) === bareOf(text)))
    })

    onAll(
      'tagging adds ids to the tree of the page and changes nothing else in it',
      ({ assert }) => {
        each(({ text }) => {
          if (/data-element-id/i.test(text)) return
          // The parser tells repeated formatting elements apart by their attributes.
          if ([...Page.open(text).elements()].some(({ readOnly }) => readOnly)) return
          const withoutIds = accepted(treeOf(tag(text, { now: 1 }))).map((line) =>
            line.replace(/ ?data-element-id="element-\d+"/, '')
          )
          const before = accepted(treeOf(text)).map((line) => line.replace(/ $/, ''))
          assert.isTrue(
            sameTree(
              before,
              withoutIds.map((line) => line.replace(/ $/, ''))
            )
          )
        })
      }
    )

    onAll('what the scan is sure of by itself, the referee finds too', ({ assert }) => {
      let all = 0
      let readOnly = 0
      each(({ text }) => {
        const page = Page.open(text)
        const judged = accepted(judge(page))
        all += page.size
        for (let i = 0; i < page.size; i++) {
          if (page.readOnly(i)) readOnly++
          else assert.isFalse(judged.readOnly(i), `<${page.at(i).tag}>, element ${i}`)
        }
      })
      assert.isAtMost(readOnly / all, readOnlyShare)
    })

    onAll(
      'every element that parse5 makes is one of the scan, or in one that is read-only',
      ({ assert }) => {
        each(({ text }) => assert.isUndefined(missingElement(text)))
      }
    )

    onAll(
      'an edit of an element changes that element in the tree, and nothing else',
      ({ assert }) => {
        each(({ text }) => {
          const page = accepted(judge(Page.open(tag(bareOf(text), { now: 1 }))))
          const before = accepted(treeOf(page.text))
          for (const element of sample(page)) {
            if (element.readOnly) continue
            const result = engine.apply(page, {
              type: 'set_style',
              element: element.id!,
              property: 'color',
              value: '#123456',
            })
            assert.isTrue(result.ok, JSON.stringify(result))
            if (!result.ok) return
            const after = accepted(treeOf(result.page.text))
            const differing = before.filter((line, i) => line !== after[i])
            assert.lengthOf(after, before.length)
            assert.isAtMost(differing.length, 1)
            for (const line of differing) assert.include(line, `data-element-id="${element.id}"`)
            assert.isTrue(isFresh(result.page))
            assert.isTrue(result.changes.invert(page.text).apply(result.page.text) === page.text)
          }
        })
      }
    )

    onAll(
      'texts are edited where they are offered, and the elements around them stay',
      ({ assert }) => {
        let offered = 0
        let edited = 0
        each(({ text }) => {
          const page = accepted(judge(Page.open(tag(bareOf(text), { now: 1 }))))
          for (const element of sample(page)) {
            if (element.readOnly || element.textKind !== 'text' || element.isForeign) continue
            const result = engine.apply(page, {
              type: 'set_text',
              element: element.id!,
              text: 'A & <b> "new" text',
            })
            if (!result.ok && result.error.code === 'no_editable_text') continue
            offered++
            if (!result.ok) continue
            edited++
            assert.equal(result.page.size, page.size)
            assert.isTrue(isFresh(result.page))
            assert.isTrue(result.changes.invert(page.text).apply(result.page.text) === page.text)
          }
        })
        assert.isAtLeast(edited, offered * 0.99)
      }
    )
  })
}

/** The page without the ids that it came with. */
const bareOf = (text: string) => (/data-element-id/i.test(text) ? untag(text) : text)

/** A dozen elements, spread over the page. */
function sample(page: Page): PageElement[] {
  const inBody = [...page.elements()].filter(({ id }) => id !== undefined)
  const step = Math.max(1, Math.floor(inBody.length / 12))
  return inBody.filter((_, i) => i % step === 0).slice(0, 12)
}
