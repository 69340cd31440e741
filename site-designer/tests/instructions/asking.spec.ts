import { test } from '@japa/runner'
import type { Edit } from '#designer/instructions/edit'
import { applyEdit } from '#designer/live_page/reading/edit_operation'
import { EditedPage } from '#designer_tests/helpers/editing'
import { ourPage } from '#designer_tests/helpers/our_pages'

/** What a sentence is answered with, and the page after the first answer is picked. */
function picked(instruction: string, name = 'barber') {
  const asked = EditedPage.ofOurs(name).asked(instruction)
  if (asked.outcome !== 'readings') return { asked }
  const [{ id, label }] = asked.readings
  const done = new EditedPage(ourPage(name), { choices: [id] }).asked(instruction)
  return { asked, label, html: htmlOf(done, name) }
}

function htmlOf(made: Edit, name: string): string | undefined {
  const applied = made.outcome === 'done' ? applyEdit(ourPage(name), made.operations) : undefined
  return applied?.ok ? applied.value.html : undefined
}

test.group('Sentences that are probable but not sure', () => {
  const sentences: [sentence: string, offer: string, shows: string][] = [
    ['make the skin fade and the beard trim blue', 'beard trim', 'Beard trim'],
  ]
  for (const [sentence, offer, shows] of sentences) {
    test(`“${sentence}” is asked about, and done by one tap`, ({ assert }) => {
      const { asked, label = '', html = '' } = picked(sentence)
      assert.equal(asked.outcome, 'readings', JSON.stringify(asked))
      assert.include(label.toLowerCase(), offer.toLowerCase())
      assert.include(html, shows)
      assert.notEqual(html, ourPage('barber'))
    })
  }

  test('a complaint about a thing never removes it unasked', ({ assert }) => {
    for (const sentence of [
      'skin fade needs to stand out more, blue perhaps',
      'I do not like how skin fade is written',
    ])
      assert.notEqual(picked(sentence).asked.outcome, 'done', sentence)
  })

  test('what names nothing on the page is refused with what would work', ({ assert }) => {
    for (const sentence of ['take the banana bread off the list', 'remove the bit about parking']) {
      const { asked } = picked(sentence)
      assert.equal(asked.outcome, 'cannot', sentence)
      assert.isAtLeast(asked.outcome === 'cannot' ? asked.can.length : 0, 3)
    }
  })
})
