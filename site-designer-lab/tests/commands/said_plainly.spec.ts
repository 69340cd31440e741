import { test } from '@japa/runner'
import { applyEdit, edit } from 'site-designer'
import { pageOf } from '../../pages/page_of.ts'

const html = pageOf('hairdresser')
const now = Date.UTC(2026, 0, 1)

function after(instruction: string): string {
  const made = edit({ html, instruction, now })
  if (made.outcome !== 'done') return made.outcome
  const applied = applyEdit(html, made.operations)
  return applied.ok ? applied.value.html : applied.error.message
}

test.group('What a sentence says by its shape', () => {
  test('words that stand on the page give way to others', ({ assert }) => {
    const [, heading] = /<h2[^>]*>([^<]+)<\/h2>/.exec(html)!
    for (const said of [
      `${heading} → Nice to meet you`,
      `replace ${heading} with Nice to meet you`,
    ]) {
      assert.include(after(said), 'Nice to meet you</h2>', said)
    }
  })

  test('a section has its heading and its text', ({ assert }) => {
    const made = after('Add a section called Parking: There is room for six cars.')
    assert.include(made, '>Parking</h2>')
    assert.include(made, 'There is room for six cars.')
  })

  test('pronouns and names of things are no words of the page', ({ assert }) => {
    for (const said of ['change it to something nicer', 'replace it with that'])
      assert.notInclude(after(said), 'something nicer', said)
  })
})

test.group('What is said of a thing of a list', () => {
  test('that it is gone is never its new name', ({ assert }) => {
    assert.notInclude(after('fringe trim gone'), '>gone<')
  })

  test('moves it within its list', ({ assert }) => {
    const moved = after('move fringe trim to the top of the list')
    const names = [...moved.matchAll(/data-slot="item"[^>]*>([^<]+)</g)].map(([, name]) => name)
    assert.equal(names[0].toLowerCase(), 'fringe trim')
  })
})
