import { test } from '@japa/runner'
import { MEASURED_WIDTHS } from '#contract/measuring'
import { type ChatBody, schemaOf } from '#tests/fakes/model_server/chat'
import { ModelServer } from '#tests/fakes/model_server/model_server'
import { sensibleAnswer } from '#tests/fakes/model_server/sensible_answer'
import { AiPanel } from '#tests/helpers/ai_panel'
import { DESKTOP, PHONE } from '#tests/helpers/browser'
import { findingsIn } from '#tests/helpers/measuring'
import { freePort } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'

const port = await freePort()
const FOUND = 'a browser has found:'
/** Too wide for a phone, and right on a desk. */
const TOO_WIDE = '.wrap{display:grid;grid-template-columns:repeat(3,minmax(10rem,1fr))}'

test.group('An edit by a model that does not fit a phone', (group) => {
  let repairs = true
  const server = new ModelServer({
    wait: 50,
    answer: (body) => (isEdit(body) ? editFor(body, repairs) : sensibleAnswer(body)),
  })
  group.setup(async () => {
    await server.start(port)
    return () => server.stop()
  })
  const stage = Stage.for(group, {
    env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'fake' },
  })

  async function opened() {
    const { baker, account } = await stage.member()
    const website = await account.build()
    const ai = new AiPanel(baker.page, baker, website)
    await ai.opens()
    await ai.page.keyboard.press('Control+Shift+A')
    await ai.watches()
    return { ai, html: () => account.html(website) }
  }

  const questions = () =>
    server.asked.map(({ body }) => body).filter((body) => isEdit(body) && isRepair(body))

  test('is repaired before the person sees its receipt, and one undo reverts both', async ({
    assert,
  }) => {
    repairs = true
    const { ai, html } = await opened()
    const before = await html()
    await ai.asks('Set it in two columns')
    await ai.says(/^AI edit completed! 2 changes applied/)
    const steps = await ai.hasSeen()
    assert.includeMembers(steps, ['Looking at it on a phone...', 'Repairing what does not fit...'])
    await ai.card.getByText('Mended').first().waitFor()
    await ai.card
      .getByText(/^On a phone, “.+” was wider than the screen\.$/)
      .first()
      .waitFor()
    assert.equal(await ai.card.getByText('Not right yet').count(), 0)
    assert.deepEqual(await ai.faults('33-ai-mended'), [])

    const [repair] = questions()
    assert.lengthOf(questions(), 1)
    assert.match(textOf(repair), /- At 320 pixels “.+” is wider than the page/)
    const after = await html()
    const [, id] = /\.x-([\w-]+) \.wrap\{columns:2\}/.exec(after)!
    assert.notInclude(after, TOO_WIDE)
    const { page: phone } = await stage.guest()
    const { url: origin } = stage.product
    for (const width of MEASURED_WIDTHS)
      assert.deepEqual(await findingsIn(phone, after, { id, width, origin }), [], String(width))

    await ai.headerUndo.click()
    await ai.says(/^Undone: /)
    await ai.page.getByRole('button', { name: 'Save & Preview' }).click()
    await ai.page.waitForURL('**/preview/*')
    assert.equal(await html(), before)
  })

  test('stays where the model does no better, and the receipt says what is not right', async ({
    assert,
  }) => {
    repairs = false
    const { ai, html } = await opened()
    await ai.asks('Set it in two columns')
    await ai.says(/^AI edit completed! 1 changes applied/)
    await ai.card.getByText('Not right yet').waitFor()
    await ai.card
      .getByText(/^On a phone, “.+” is wider than the screen\.$/)
      .first()
      .waitFor()
    assert.equal(await ai.card.getByText('Mended').count(), 0)
    assert.include(await html(), TOO_WIDE)
    for (const viewport of [PHONE, DESKTOP]) {
      await ai.page.setViewportSize(viewport)
      assert.deepEqual(await ai.faults('34-ai-not-right'), [])
    }
  })
})

function isEdit(body: ChatBody): boolean {
  const { properties = {} } = schemaOf(body) ?? {}
  return 'operations' in properties
}

function textOf({ messages }: ChatBody): string {
  return messages.at(-1)!.content
}

function isRepair(body: ChatBody): boolean {
  return textOf(body).includes(FOUND)
}

/** The stand-in's two columns, with rules that are too wide in the first answer. */
function editFor(body: ChatBody, repairs: boolean): string {
  const answer = JSON.parse(sensibleAnswer(body))
  const [operation] = answer.operations
  if (!operation) return JSON.stringify(answer)
  if (!isRepair(body)) {
    const [, prefix] = /(\.x-[\w-]+) \.wrap\{columns:2\}/.exec(operation.css)!
    operation.css += `\n${prefix} ${TOO_WIDE}`
  } else if (repairs) {
    operation.css = operation.css.replace(/^.*minmax\(10rem,1fr\)\)\}$/m, '')
  } else {
    operation.css = 'p{color:red}'
  }
  return JSON.stringify(answer)
}
