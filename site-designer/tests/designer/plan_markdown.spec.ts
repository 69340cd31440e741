import { test } from '@japa/runner'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { todosIn } from '#designer/live_page/todos'
import { renderSite } from '#designer/page/render_site'
import type { Sheet } from '#designer/sheet/sheet'
import { outlineOf, seeds, sectionOn, siteOf } from '#designer_tests/helpers/composed'
import { sampleSheets } from '#designer_tests/helpers/sample_sheets'
import { sheetOf } from '#designer_tests/helpers/sheets'

const planOf = (sheet: Sheet, seed = 'a') => planMarkdown(sheet, outlineOf(sheet, seed), [])

test.group('The plan as text', () => {
  test('says what was understood, group by group, in the person’s words', ({ assert }) => {
    const plan = planOf(sampleSheets.charity)
    for (const line of [
      '# Open Larder: the plan',
      '- **What it is**: community food bank',
      '- **Since**: 2015',
      '- **Place**: Larder, 9 Chapel Lane, LS2 7EW, Leeds',
      '- **Open**: Tue 10:00–13:00, Fri 14:00–18:00',
      '- **Closed until**: 3 January',
      '- **Phone**: 0113 496 0000',
      '- **Services**: Food parcels, Advice on bills and benefits, A warm room with tea',
      '- **People**: Grace Adeyemi (coordinator), Tom Birch (van and deliveries), Noor Khan (volunteers)',
      '- **Good to know**: No referral needed, Everything you tell us stays with us, Ramp at the back door',
    ])
      assert.include(plan, `${line}\n`)
    assert.include(planOf(sampleSheets.restaurant), '- **From the grill**: Sardines (£14.50), ')
    assert.include(planOf(sampleSheets.author), '- **Kept off the page**: contact form\n')
  })

  test('says what the page will have, section by section', ({ assert }) => {
    for (const sheet of Object.values(sampleSheets)) {
      const count = planOf(sheet)
        .split('\n')
        .filter((line) => /^\d+\. \*\*/.test(line)).length
      assert.equal(count, siteOf(sheet).sections.length)
    }
  })

  test('lists what is still needed, and those are the marks on the page', ({ assert }) => {
    for (const seed of seeds) {
      const sheet = sheetOf({ who: { kind: 'bakery' } })
      for (const note of todosIn(renderSite(siteOf(sheet, seed))))
        assert.include(planOf(sheet, seed), note)
    }
  })

  test('names every sentence that is not on the page', ({ assert }) => {
    const prompt = 'Bakery. My cousin *did* the last one. Nice.'
    const sheet = sheetOf({ who: { description: 'Bakery' } }, { prompt })
    const plan = planOf(sheet)
    assert.include(plan, '- Not on the page yet: “')
    assert.include(plan, 'My cousin \\*did\\* the last one')
  })

  test('tells as likely what the page shows before anybody said it', ({ assert }) => {
    const sheet = sheetOf({})
    sheet.suggestions.push(
      { id: 'a', field: 'who.name', value: 'Dedham Barn', from: [0, 11], why: 'most_likely' },
      { id: 'b', field: 'who.kind', value: 'couple', from: [0, 11], why: 'most_likely' }
    )
    const plan = planOf(sheet)
    assert.include(plan, '# Dedham Barn: the plan\n')
    assert.include(plan, '**Name**: Dedham Barn, most likely; the page shows it')
    assert.include(plan, '**What it is**: wedding, most likely; the page shows it')
  })

  test('a person’s words are text, not formatting', ({ assert }) => {
    const plan = planOf(sheetOf({ who: { name: '<b>*Crumb*</b> [x](y)' } }))
    assert.notMatch(plan, /<b>|(?<!\\)\[x\]\(y\)/)
  })

  test('tells what the last round of feedback did', ({ assert }) => {
    const sheet = sampleSheets.bookshop
    const rounds = [
      { asked: 'one', done: ['First.'], notUnderstood: [] },
      { asked: 'two', done: ['Phone number changed.'], notUnderstood: ['make it pop'] },
    ]
    const plan = planMarkdown(sheet, outlineOf(sheet), rounds)
    assert.include(
      plan,
      '## What changed\n\n- Phone number changed.\n- Not understood yet: “make it pop”'
    )
    assert.notInclude(plan, 'First.')
  })

  test('says nothing twice in a line, and each reason once', ({ assert }) => {
    for (const name of ['restaurant', 'charity', 'bakeryInTurkish']) {
      for (const seed of seeds) {
        const page = planOf(sampleSheets[name], seed)
          .split('\n')
          .filter((line) => /^\d+\. /.test(line))
        for (const line of page) assert.notMatch(line, /[.!?]["”]?[.,;]/, line)
        assert.lengthOf([...new Set(page)], page.length)
      }
    }
  })

  test('counts the places for photos that the page has', ({ assert }) => {
    const sheet = sheetOf({ who: { kind: 'bakery' } })
    for (const seed of seeds) {
      const gallery = sectionOn(siteOf(sheet, seed), 'gallery')!
      assert.include(planOf(sheet, seed), `${gallery.photos.length} places for your photos`)
      for (const { describe } of gallery.photos) assert.include(planOf(sheet, seed), describe)
    }
  })

  test('is in the language of the page, or in English where we have no words for it', ({
    assert,
  }) => {
    assert.include(planOf(sampleSheets.potteryInGerman), '## Was ich verstanden habe')
    assert.include(planOf(sheetOf({}, { language: 'pl' })), '## What I understood')
    assert.include(planOf(sampleSheets.bakeryInTurkish), '## Ne anladım')
  })
})
