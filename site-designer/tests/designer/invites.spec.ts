import { test } from '@japa/runner'
import { copyIn } from '#designer/copy/copy_in'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { allKinds } from '#designer/kinds/all'
import {
  outlineOf,
  publishedOf,
  seeds,
  sectionOn,
  siteOf,
  wordsOn,
} from '#designer_tests/helpers/composed'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'

const noForm = { refused: ['form' as const] }

test.group('A page that nobody can answer', () => {
  const unreachable = (['en', 'tr'] as const).map((language) =>
    sheetOf(
      {
        who: { name: 'Topuk', description: 'cobbler' },
        where: [{ area_served: ['Otley', 'Ilkley'] }],
        contact: noForm,
        wishes: { sections_wanted: ['call', 'newsletter'] },
      },
      { language }
    )
  )

  test('invites nobody', ({ assert }) => {
    const inviting =
      /Ask us|Get in touch|Tell us|Write to|Call us|Ready when|Hear from|sorun|Bize|Sizi bekli|Haberiniz/
    for (const sheet of unreachable) {
      for (const seed of seeds) assert.notMatch(wordsOn(publishedOf(sheet, seed)), inviting)
    }
    const called = {
      ...unreachable[0],
      contact: sheetOf({ contact: { telephones: ['0113 496'] } }).contact,
    }
    const answered = wordsOn(publishedOf(called))
    assert.match(answered, /Ready when you are/)
  })

  test('has no contact section, and nothing leads to one', ({ assert }) => {
    for (const sheet of unreachable)
      assert.notMatch(publishedOf(sheet), /data-section="contact"|href="#contact"/)
  })

  test('asks its owner for a phone number first, and says why', ({ assert }) => {
    for (const [at, sheet] of unreachable.entries()) {
      const { reach } = copyIn(at === 0 ? 'en' : 'tr').todo
      const [first] = planMarkdown(sheet, outlineOf(sheet))
        .split(/\n## /)
        .at(-1)!
        .split('\n')
        .filter((line) => line.startsWith('- '))
      assert.equal(first, `- ${reach}`)
    }
    const reached = sheetOf({ contact: { ...noForm, telephones: ['0113 496 0000'] } })
    assert.notInclude(planMarkdown(reached, outlineOf(reached)), copyIn('en').todo.reach)
  })
})

test.group('An invitation', () => {
  test('asks for nothing that a visitor cannot do', ({ assert }) => {
    const headingOf = (facts: Facts, language = 'en') =>
      sectionOn(siteOf(sheetOf(facts, { language })), 'contact')!.heading
    for (const { id } of allKinds()) {
      const who = { kind: id }
      assert.notMatch(headingOf({ who }), /^Call\b|^Come\b|^Find us|^Bring/, id)
      const called = { who, contact: { ...noForm, telephones: ['0113 496 0000'] } }
      assert.notMatch(headingOf(called), /^Write\b|^Send\b|^Come\b|^Find us|^Bring/, id)
      assert.notMatch(headingOf(called, 'tr'), /yazın|gönderin|Uğrayın|gelin$/, id)
    }
  })
})
