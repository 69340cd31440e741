import { test } from '@japa/runner'
import { findingsInWords, guardEdit } from '#designer/instructions/guard/guard'
import { HARMLESS_WISH, hostileChanges } from '#designer_tests/helpers/hostile_changes'
import { changed, honestChanges } from '#designer_tests/helpers/honest_changes'
import { DISHES, MENU_PAGE } from '#designer_tests/helpers/menu_page'

const findings = (instruction: string, after: string) => {
  const { refused, asked } = guardEdit({ html: MENU_PAGE, instruction, now: 1 }, after)
  return [...refused, ...asked]
}

test.group('What a model may not do unasked', () => {
  for (const [kind, changes] of Object.entries(hostileChanges)) {
    for (const [what, change] of Object.entries(changes)) {
      test(`${kind}: ${what}`, ({ assert }) => {
        const after = changed(MENU_PAGE, [change])
        assert.isNotEmpty(findings(HARMLESS_WISH, after))
      })
    }
  }

  test('is told with what would go', ({ assert }) => {
    const after = changed(MENU_PAGE, [{ search: DISHES, replace: '<!-- existing items -->' }])
    const { asked, refused } = guardEdit(
      { html: MENU_PAGE, instruction: 'Reword the menu', now: 1 },
      after
    )
    assert.isEmpty(refused)
    assert.equal(
      findingsInWords(asked),
      'remove “Mercimek çorbası 90 TL”, “Lahmacun 110 TL”, “Mantı 240 TL”, “İmam bayıldı 220 TL”, “Adana kebap 340 TL”, “Künefe 190 TL”, 1 more'
    )
  })
})

test.group('What a person asks for', () => {
  for (const [instruction, ...changes] of honestChanges) {
    test(`is let through: ${instruction}`, ({ assert }) => {
      assert.deepEqual(findings(instruction, changed(MENU_PAGE, changes)), [])
    })
  }
})
