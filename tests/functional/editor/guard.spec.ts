import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { currentHtml, Website } from '#websites/main'
import { HARMLESS_WISH, hostileChanges, type Change } from '#designer_tests/helpers/hostile_changes'
import { changed, honestChanges } from '#designer_tests/helpers/honest_changes'
import { DISHES, MENU_PAGE } from '#designer_tests/helpers/menu_page'
import { useModel } from '#tests/helpers/model_designer'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'
import { scriptedModel, type ModelQuestion } from '#tests/fakes/scripted_model'

type Answer = (question: ModelQuestion) => unknown

const done = (operations: object[]) => ({ outcome: 'done', summary: 'Reworded.', operations })

/** The same changes in each form in which a model may answer. */
const forms: Record<string, (changes: readonly Change[]) => Answer> = {
  'operations':
    (changes) =>
    ({ schema, material: { Page } }) =>
      schema ? done(changes.map((change) => operationFor(change, Page))) : 'CANNOT',
  'changed lines':
    (changes) =>
    ({ schema }) =>
      schema ? { operations: 'none' } : changes.map(block).join('\n'),
  'the whole page':
    (changes) =>
    ({ schema }) =>
      schema
        ? done([
            {
              type: 'edit_lines',
              edits: [{ search: MENU_PAGE, replace: changed(MENU_PAGE, changes) }],
            },
          ])
        : `\`\`\`html\n${changed(MENU_PAGE, changes)}\n\`\`\``,
}

function operationFor({ search, replace }: Change, page: string): object {
  const nameOf = (tag: string) => new RegExp(`<${tag} (e\\d+)`).exec(page)![1]
  if (search === '</main>') {
    const html = replace.replace('</main>', '')
    return { type: 'insert_html', element: nameOf('main'), where: 'last', html }
  }
  if (search.startsWith('<h1>') && search.endsWith('</h1>')) {
    return { type: 'replace_html', element: nameOf('h1'), html: replace }
  }
  return { type: 'edit_lines', edits: [{ search, replace }] }
}

function block({ search, replace }: Change): string {
  return `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`
}

async function person({ client, cleanup }: Pick<TestContext, 'client' | 'cleanup'>) {
  const { user, bearer } = await signedInUser()
  const { id } = await readyWebsite(user, { html: MENU_PAGE })
  return {
    async asks(words: string, answer: Answer, choices?: string[]) {
      const model = scriptedModel(answer)
      cleanup(useModel(model))
      const response = await client
        .post(`/api/spa/websites/${id}/ai_line_edit/`)
        .bearerToken(bearer)
        .json({ user_request: words, choices })
      return { response, model }
    },
    html: async () => currentHtml(await Website.findOrFail(id)),
  }
}

test.group('A model that obeys somebody else', () => {
  for (const [kind, changes] of Object.entries(hostileChanges)) {
    for (const [what, change] of Object.entries(changes)) {
      test(`stores nothing of ${kind}: ${what}`, async ({ client, assert, cleanup }) => {
        const { asks, html } = await person({ client, cleanup })
        for (const [form, answer] of Object.entries(forms)) {
          const { response } = await asks(HARMLESS_WISH, answer([change]))
          const { readings = [], code } = response.body()
          assert.isTrue(
            readings.length === 1 || code === 'cannot' || code === 'ai_unreadable',
            `${form}: ${response.text()}`
          )
          assert.equal(await html(), MENU_PAGE, form)
        }
      })
    }
  }
})

test.group('A model that does what was asked', () => {
  for (const [instruction, ...changes] of honestChanges) {
    test(`is not refused: ${instruction}`, async ({ client, assert, cleanup }) => {
      const { asks, html } = await person({ client, cleanup })
      const { response, model } = await asks(instruction, forms.operations(changes))
      response.assertStatus(200)
      assert.isEmpty(response.body().readings)
      assert.lengthOf(model.questions, 1)
      assert.notEqual(await html(), MENU_PAGE)
    })
  }
})

test.group('A model that leaves out the dishes of a menu', () => {
  const leavesOut = [{ search: DISHES, replace: '<!-- existing items -->' }]
  const removed = [{ search: DISHES, replace: '' }]
  const reworded = [{ search: '<b>Çay</b>', replace: '<b>Strong black tea</b>' }]

  test('is told which lines it left out, and may write them', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { asks, html } = await person({ client, cleanup })
    const { response } = await asks('Reword the menu', (question) => {
      const told = question.material['Your last answer could not be used']
      return forms.operations(told?.includes('leaves out lines') ? reworded : leavesOut)(question)
    })
    response.assertStatus(200)
    assert.include(await html(), 'Strong black tea')
    assert.include(await html(), 'Mantı')
  })

  test('is told what would go if it removes them, and may keep them', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { asks, html } = await person({ client, cleanup })
    const { response } = await asks('Reword the menu', (question) => {
      const told = question.material['Your last answer could not be used']
      return forms.operations(told?.includes('“Mantı 240 TL”') ? reworded : removed)(question)
    })
    response.assertStatus(200)
    assert.include(await html(), 'Mantı')
  })

  test('never puts a comment in their place', async ({ client, assert, cleanup }) => {
    const { asks, html } = await person({ client, cleanup })
    const { response } = await asks('Reword the menu', forms.operations(leavesOut))
    response.assertStatus(400)
    assert.equal(await html(), MENU_PAGE)
  })

  for (const [form, answer] of Object.entries(forms).slice(0, 2)) {
    test(`removes them only if the person agrees (${form})`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const { asks, html } = await person({ client, cleanup })
      const { response } = await asks('Reword the menu', answer(removed))
      const { analysis, readings } = response.body()
      assert.match(analysis, /^This would remove “Mercimek çorbası 90 TL”, .*, 1 more. Go on\?$/)
      assert.equal(readings[0].label, 'Yes, do that')
      assert.equal(await html(), MENU_PAGE)

      // Another instruction drops the edit, so the model is asked again. Agreed to this, not to something else.
      await asks('Play the harmonica', () => ({ outcome: 'unclear', readings: ['A', 'B'] }))
      const other = await asks(
        'Reword the menu',
        forms.operations([{ search: '<h1>Dinner by the harbour</h1>', replace: '' }]),
        [readings[0].id]
      )
      assert.lengthOf(other.response.body().readings, 1)
      assert.equal(await html(), MENU_PAGE)

      const agreed = await asks('Reword the menu', answer(removed), [readings[0].id])
      agreed.response.assertStatus(200)
      assert.notInclude(await html(), 'Mantı')
    })
  }
})
