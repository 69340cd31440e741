import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  createEngine,
  elementIds,
  lineEdits,
  numberLines,
  readAnswer,
  tag,
  untag,
  type LineEditReport,
} from '../../src/index.ts'
import { diff } from '../../src/plugins/line_edits/diff.ts'
import { runs } from '../helpers/arbitrary.ts'
import { makePage } from '../helpers/make_page.ts'

const engine = createEngine({ plugins: [elementIds(), lineEdits()] })

test.group('Line edits', () => {
  test('a model reads numbered lines without element ids', ({ assert }) => {
    const numbered = numberLines(tag('<p>\n<b>x</b>\r\n</p>', { now: 1 }))
    assert.equal(numbered, '1| <p>\n2| <b>x</b>\n3| </p>')
  })

  test('an edit lands where its lines stand and nowhere else, or is refused', ({ assert }) => {
    const lines = makePage(20_000, { seed: 9 }).split('\n')
    let refused = 0
    fc.assert(
      fc.property(
        fc.nat(lines.length - 8),
        fc.integer({ min: 1, max: 6 }),
        fc.boolean(),
        (start, count, trims) => {
          const block = lines.slice(start, start + count)
          if (!block.join('').trim()) return true
          const search = (trims ? block.map((line) => line.trim()) : block).join('\n')
          const result = engine.apply(engine.open(lines.join('\n')), {
            type: 'edit_lines',
            edits: [{ search, replace: `${search}\n<!-- here -->` }],
          })
          const occurrences = lines.filter((_, i) =>
            block.every((line, j) => (lines[i + j] ?? '').trim() === line.trim())
          ).length
          if (!result.ok) {
            refused++
            return occurrences > 1 && result.error.code === 'ambiguous'
          }
          const wanted = [...lines]
          wanted.splice(start + count, 0, '<!-- here -->')
          return (
            result.page.text
              .split('\n')
              .map((line) => line.trim())
              .join('\n') === wanted.map((line) => line.trim()).join('\n')
          )
        }
      ),
      runs(400)
    )
    assert.isAbove(refused, 0)
  })

  test('with a number every block is found, however often it stands on the page', ({ assert }) => {
    const lines = makePage(20_000, { seed: 9 }).split('\n')
    for (let start = 0; start + 2 < lines.length; start += 3) {
      const search = lines.slice(start, start + 2).join('\n')
      if (!search.trim()) continue
      const edits = [{ search, replace: `${search}\n<i>mark</i>`, line: start + 1 }]
      const result = engine.apply(engine.open(lines.join('\n')), { type: 'edit_lines', edits })
      if (!result.ok) {
        // Inside a style sheet the mark is no element, and elsewhere it would break one.
        assert.include(['structure'], result.error.code)
        continue
      }
      assert.equal(result.page.text.split('\n')[start + 2], '<i>mark</i>')
    }
  })

  test('ids survive an edit of the lines around them, and cost the model nothing', ({ assert }) => {
    const html = makePage(30_000, { seed: 3 })
    const tagged = tag(html, { now: 1 })
    const line = html.split('\n').find((text) => text.includes('<h1'))!
    const edits = [
      {
        search: line,
        replace: line.replace('<h1', '<h1 class="big"').replace('</h1>', ' now</h1>'),
      },
    ]
    const result = engine.apply(engine.open(tagged), { type: 'edit_lines', edits })
    assert.isTrue(result.ok)
    if (!result.ok) return
    const plain = engine.apply(engine.open(html), { type: 'edit_lines', edits })
    assert.isTrue(plain.ok && untag(result.page.text) === plain.page.text)
    assert.equal(
      result.page.text.match(/data-element-id/g)!.length,
      tagged.match(/data-element-id/g)!.length
    )
  })

  test('it is told how every edit was found, and which lines it changed', ({ assert }) => {
    const html = '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>\n'
    const result = engine.apply(engine.open(html), {
      type: 'edit_lines',
      edits: [
        { search: '<li>Two</li>', replace: '<li>Two</li>\n<li>Three</li>' },
        { search: '<ul>', replace: '<ul class="list">' },
      ],
    })
    assert.isTrue(result.ok)
    if (!result.ok) return
    assert.equal(
      result.page.text,
      '<ul class="list">\n  <li>One</li>\n  <li>Two</li>\n  <li>Three</li>\n</ul>\n'
    )
    const report = result.reports[0].report as LineEditReport
    assert.deepEqual(report, {
      parsing_method: 'indentation',
      edits: [
        { edit: 1, method: 'text', before: { from: 1, to: 1 }, after: { from: 1, to: 1 } },
        { edit: 0, method: 'indentation', before: { from: 3, to: 3 }, after: { from: 3, to: 4 } },
      ],
      failed: [],
      line_changes: 2,
    })
  })

  test('what can be applied may be applied alone, and what was left is said', ({ assert }) => {
    const result = engine.apply(engine.open('<p>One</p>\n<p>Two</p>\n'), {
      type: 'edit_lines',
      partial: true,
      edits: [
        { search: '<p>One</p>', replace: '<p>1</p>' },
        { search: '<p>Nowhere to be found on the page</p>', replace: 'x' },
      ],
    })
    assert.isTrue(result.ok)
    if (!result.ok) return
    assert.equal(result.page.text, '<p>1</p>\n<p>Two</p>\n')
    const { failed } = result.reports[0].report as LineEditReport
    assert.deepEqual(
      failed.map(({ edit, code }) => [edit, code]),
      [[1, 'not_found']]
    )
  })

  test('candidates show the lines around, so that a model can tell them apart', ({ assert }) => {
    const html = '<h2>First</h2>\n<p>Same</p>\n<h2>Second</h2>\n<p>Same</p>\n'
    const result = engine.apply(engine.open(html), {
      type: 'edit_lines',
      edits: [{ search: '<p>Same</p>', replace: '<p>x</p>' }],
    })
    assert.isFalse(result.ok)
    if (result.ok) return
    assert.deepEqual(
      result.error.candidates!.map(({ line }) => line),
      [2, 4]
    )
    assert.include(result.error.candidates![1].text, 'Second')
  })
})

test.group('A model’s answer', () => {
  const edits = [{ search: '<p>a</p>\n', replace: '<p>b</p>\n' }]

  test('is read as SEARCH/REPLACE blocks, JSON, a diff or a page', ({ assert }) => {
    assert.deepEqual(
      readAnswer('Sure!\n<<<<<<< SEARCH\n<p>a</p>\n=======\n<p>b</p>\n>>>>>>> REPLACE\nDone.'),
      edits
    )
    assert.deepEqual(readAnswer(`\`\`\`json\n${JSON.stringify({ edits })}\n\`\`\``), edits)
    assert.deepEqual(readAnswer('```diff\n@@ -1 +1 @@\n-a\n+b\n```'), [
      { diff: '@@ -1 +1 @@\n-a\n+b\n' },
    ])
    assert.deepEqual(readAnswer('<!doctype html><p>x</p></html>'), [
      { page: '<!doctype html><p>x</p></html>' },
    ])
  })

  test('that holds no edit is refused', ({ assert }) => {
    const refused = readAnswer('I am sorry, I cannot do that.')
    assert.isFalse(Array.isArray(refused))
  })

  test('that is not whole is refused, for half of it would be done', ({ assert }) => {
    const block = '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n'
    const page = '```html\n<!doctype html>\n<p>x</p>\n</html>\n```\n'
    const answers = [
      `${block}<<<<<<< SEARCH\nc\n=======\nd`,
      `${block}<<<<<<< SEARCH\nc\n>>>>>>> REPLACE`,
      `<<<<<<< SEARCH\na\n=======\nb\n${block}`,
      '<<<<<<< SEARCH\na\n=======\nb\n=======\nc\n>>>>>>> REPLACE',
      page + page,
    ]
    for (const answer of answers) assert.isFalse(Array.isArray(readAnswer(answer)), answer)
  })

  test('in several pieces of a diff is read in all of them', ({ assert }) => {
    const piece = (line: string) => `\`\`\`diff\n@@ -1 +1 @@\n-${line}\n+new\n\`\`\`\n`
    assert.deepEqual(readAnswer(`${piece('a')}and\n${piece('b')}`), [
      { diff: '@@ -1 +1 @@\n-a\n+new\n@@ -1 +1 @@\n-b\n+new\n' },
    ])
  })

  test('that opens a block a hundred thousand times is read once', ({ assert }) => {
    assert.isFalse(Array.isArray(readAnswer('<<<<<<< SEARCH\nx\n'.repeat(100_000))))
    assert.lengthOf(
      readAnswer('<<<<<<< SEARCH\nx\n=======\n>>>>>>> REPLACE\n'.repeat(20_000)) as unknown[],
      20_000
    )
  })

  test('an empty replacement deletes', ({ assert }) => {
    assert.deepEqual(readAnswer('<<<<<<< SEARCH\n<p>a</p>\n=======\n>>>>>>> REPLACE'), [
      { search: '<p>a</p>\n', replace: '' },
    ])
  })
})

test.group('Differences', () => {
  test('what is kept on both sides is the same, in the same order', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 })
    fc.assert(
      fc.property(list, list, (a, b) => {
        let i = 0
        let j = 0
        for (const { aFrom, aTo, bFrom, bTo } of [
          ...diff(a, b),
          { aFrom: a.length, aTo: a.length, bFrom: b.length, bTo: b.length },
        ]) {
          if (a.slice(i, aFrom).join() !== b.slice(j, bFrom).join()) return false
          i = aTo
          j = bTo
        }
        return true
      }),
      runs(3000)
    )
  })
})
