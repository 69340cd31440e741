import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { compose, defaultForm, fillSite, read, renderPage } from 'site-designer'
import { readMessage } from '#websites/contact/message'
import { ModelBench } from '#tests/helpers/model_bench'
import { useModel } from '#tests/helpers/model_designer'
import { signedInUser } from '#tests/helpers/people'
import { Planner } from '#tests/helpers/planning'
import { readyWebsite } from '#tests/helpers/websites'
import { loadTexts, t } from '../../../resources/lib/text/text.ts'

/** What the pages are of, and the language that examples are in. */
const PROMPTS: Record<string, string> = {
  'a bakery':
    'A bakery called Rye & Co in Leeds. Sourdough £4, buns £2. Open Monday to Friday 8 to 16. Call 0113 496 0000.',
  'a wedding': 'Mia and Tom are getting married on 12 September 2027 in Bath. Ceremony at 2 pm.',
  'a CV':
    'CV of Jane Doe, structural engineer in Bristol. Bridges, timber frames. jane@example.com',
  'a shop': 'A bookshop called Paper Moon in Ghent. We buy and sell second-hand books.',
  'an app': 'Our app Tallyho helps flatmates split bills.',
  'a photographer': 'A photographer for weddings around Lyon. Calm, few words, large pictures.',
  'a page in German': 'Eine Bäckerei namens Blau in Berlin. Wir backen Brot und Brezeln.',
  'bir fırın': 'Kordon Fırını, İzmir’de bir fırın. Simit 15 TL. Telefon 0232 555 01 20.',
  'bir düğün': 'Ayşe ve Can 12 Eylül 2027’de İzmir’de evleniyor.',
}

function pageFor(prompt: string): string {
  const sheet = read(prompt, defaultForm)
  return renderPage(fillSite(sheet, compose(sheet, defaultForm, { seed: '1' })), 1)
}

const WITHOUT_FORM = pageFor(`${PROMPTS['a bakery']} No contact form please.`)
const PAGES = Object.entries(PROMPTS).map(([name, prompt]) => [name, pageFor(prompt)])
PAGES.push(['a page without a form', WITHOUT_FORM])

async function editorOf(client: ApiClient, html: string) {
  const { user, bearer } = await signedInUser()
  const { id } = await readyWebsite(user, { html })
  const path = `/api/spa/websites/${id}`
  const post = (name: string) => client.post(`${path}/${name}/`).bearerToken(bearer)
  return {
    /** What the panel shows on this page, the field's three first. */
    examples: async (): Promise<string[]> =>
      (await client.get(`${path}/commands/`).bearerToken(bearer)).body().commands,
    ask: (words: string) => post('ai_line_edit').json({ user_request: words }),
    undo: () => post('undo'),
  }
}

test.group('Every example that the editor shows', (group) => {
  group.setup(() => loadTexts(['editor']))

  for (const [name, html] of PAGES) {
    test(`works on ${name}, without a model and undone again`, async ({ client, assert }) => {
      const { examples, ask, undo } = await editorOf(client, html)
      const shown = await examples()
      const [field, section, colour] = shown
      assert.match(field, /^Add a .+ field to the contact form$|^İletişim formuna .+ alanı ekle$/)
      assert.match(section, /^Remove|kaldır$/)
      assert.match(colour, /colour|rengi/)
      for (const words of shown) {
        const response = await ask(words)
        assert.equal(response.status(), 200, `${words}: ${response.text()}`)
        assert.isAbove(response.body().changes_applied, 0, words)
        assert.notEqual(response.body().modified_html, html, words)
        ;(await undo()).assertStatus(200)
      }
    }).timeout(60_000)

    test(`reaches a model with ${name} that holds what it names`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const bench = await ModelBench.open()
      bench.serve(cleanup)
      cleanup(useModel(bench.model))
      const { examples, ask, undo } = await editorOf(client, html)
      for (const words of await examples()) {
        const before = bench.server.asked.length
        const response = await ask(words)
        assert.equal(response.status(), 200, `${words}: ${response.text()}`)
        const { changes_applied: count, readings } = response.body()
        assert.isTrue(count > 0 || readings?.length > 0, words)
        const told = JSON.stringify(bench.server.asked.slice(before).map(({ body }) => body))
        assert.include(told, JSON.stringify(words).slice(1, -1))
        if (count > 0) (await undo()).assertStatus(200)
      }
    }).timeout(60_000)
  }

  test('names a field, a section and a colour of that page in the panel', ({ assert }) => {
    const words = t('editor.ai.examples', { commands: ['Add a phone field', 'Remove “Gallery”'] })
    assert.equal(words, 'For example:\nAdd a phone field\nRemove “Gallery”')
  })
})

test.group('The three kinds of the specification', () => {
  for (const [name, html] of PAGES)
    test(`always work on ${name}`, async ({ client, assert }) => {
      const { ask } = await editorOf(client, html)
      for (const words of [
        'Add a phone field to the contact form',
        'Change the main colour to dark green',
        'Remove the contact section',
      ]) {
        const response = await ask(words)
        assert.equal(response.status(), 200, `${words}: ${response.text()}`)
        assert.isAbove(response.body().changes_applied, 0, words)
      }
    }).timeout(60_000)

  test('a field that was added reaches the message under its label', async ({ client, assert }) => {
    const { ask } = await editorOf(client, PAGES[0][1])
    const { modified_html: html } = (await ask('Add a phone field to the contact form')).body()
    const [, name] = /name="([^"]+)" type="tel"/.exec(html)!
    const sent = new URLSearchParams({ email: 'a@b.example', message: 'Hello', [name]: '0113 1' })
    const reading = readMessage(sent.toString())
    assert.deepEqual(reading.kind === 'message' && reading.message.others, [['Phone', '0113 1']])
  })
})

test.group('Every example that the create form and the plan show', (group) => {
  group.setup(() => loadTexts(['planning']))

  const EXAMPLES = ['bakery', 'electrician', 'yoga', 'photographer', 'cafe'] as const

  for (const name of EXAMPLES)
    test(`the chip "${name}" gets a plan, and the examples of its feedback change it`, async ({
      client,
      assert,
    }) => {
      const planner = await Planner.signedIn(client)
      const prompt = t(`planning.form.example.${name}_text`)
      const drafted = await planner.analyze({ prompt })
      drafted.assertStatus(200)
      const { plan_id: id } = drafted.body()
      const shown = t('planning.flow.feedback_placeholder').replace(/^For example: /, '')
      for (const feedback of [...shown.split(', '), shown]) {
        const response = await planner.update(id, feedback)
        response.assertStatus(200)
        const { done, not_understood: left, unclear } = response.body()
        assert.isAbove(done.length, 0, feedback)
        assert.deepEqual([left ?? [], unclear ?? []], [[], []], feedback)
      }
    }).timeout(60_000)
})
