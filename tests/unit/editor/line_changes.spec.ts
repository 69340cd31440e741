import { test } from '@japa/runner'
import { lineChanges } from '#editor/services/line_changes'

const PAGE = '<p data-element-id="e1">One</p>\n<p>Two</p>\n<p>Three</p>\n'

function told(...changes: { from: number; to: number; insert: string }[]) {
  let after = PAGE
  for (const { from, to, insert } of changes.toReversed()) {
    after = after.slice(0, from) + insert + after.slice(to)
  }
  return lineChanges(PAGE, after, changes)
}

function put(old: string, insert: string) {
  const from = PAGE.indexOf(old)
  return { from, to: from + old.length, insert }
}

test.group('The lines that an edit changed', () => {
  test('contain the old and the new text without the editor’s ids', ({ assert }) => {
    assert.deepEqual(told(put('One', 'Uno'), put('Three', 'Tre')), [
      { line: 1, before: '<p>One</p>', after: '<p>Uno</p>' },
      { line: 3, before: '<p>Three</p>', after: '<p>Tre</p>' },
    ])
  })

  test('are one line for several changes in it', ({ assert }) => {
    assert.deepEqual(told(put('<p>Two', '<b>2'), put('</p>\n<p>Three', '</b>\n<p>Three')), [
      { line: 2, before: '<p>Two</p> <p>Three</p>', after: '<b>2</b> <p>Three</p>' },
    ])
  })

  test('can be added or removed lines', ({ assert }) => {
    const [added] = told({ from: PAGE.length, to: PAGE.length, insert: '<p>Four</p>\n' })
    assert.deepEqual(added, { line: 4, before: '', after: '<p>Four</p>' })
    const [removed] = told(put('<p>Two</p>\n', ''))
    assert.equal(removed.before, '<p>Two</p> <p>Three</p>')
    assert.equal(removed.after, '<p>Three</p>')
  })

  test('are shortened if they are long', ({ assert }) => {
    const long = `<p>${'a'.repeat(1_000)}</p>`
    const [change] = lineChanges(long, long.replace('ap', 'ab'), [
      { from: 500, to: 501, insert: 'b' },
    ])
    assert.isBelow(change.before.length, 200)
    assert.match(change.after, /^…a+…$/)
  })
})
