import { test } from '@japa/runner'
import { DESKTOP, PHONE } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { Stage } from '#tests/helpers/stage'
import { AiPanel } from '#tests/helpers/ai_panel'

/** Prices and a story. */
const TOLD =
  'A pottery studio called Kiln Lane in Bristol. We have thrown pots by the harbour since our parents’ days. Every glaze is our own. Mug £18, bowl £34.'

test.group('The facts of a website and its page', (group) => {
  const stage = Stage.for(group)

  async function atTheFacts(viewport = DESKTOP, prompt?: string) {
    const { baker, account } = await stage.member()
    const { page } = baker
    await page.setViewportSize(viewport)
    const editor = new AiPanel(page, baker, await account.build(prompt))
    await editor.opens()
    const facts = editor.panelOf('Facts')
    const telephone = facts.locator('[data-field="contact.telephones"] input').first()
    const numbers = () =>
      editor.frame
        .locator('a[href^="tel:"]')
        .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href')))])
    return { baker, page, editor, facts, telephone, numbers }
  }

  test('agree after an instruction, after typing on the page, and after undo', async () => {
    const { baker, page, editor, telephone, numbers } = await atTheFacts()
    await page.keyboard.press('Control+Shift+A')
    await editor.asks('Change the phone number to 0113 555 0199')
    await editor.card.waitFor()
    await baker.clicks('Facts')
    await eventually(async () => (await telephone.inputValue()) === '0113 555 0199')

    await editor.rewrites('#contact a[href^="tel:"]', '0113 777 0000')
    await baker.reads(/^Changed wherever the page shows it: /)
    await eventually(async () => (await numbers()).join() === 'tel:01137770000')
    await baker.clicks('Facts')
    await eventually(async () => (await telephone.inputValue()) === '0113 777 0000')

    await baker.clicks('Undo')
    await eventually(async () => (await telephone.inputValue()) === '0113 555 0199')
    await eventually(async () => (await numbers()).join() === 'tel:01135550199')
  })

  test('agree after a price and a paragraph are typed over on the page', async () => {
    const { baker, editor, facts } = await atTheFacts(DESKTOP, TOLD)
    const values = () =>
      facts
        .locator('input, textarea')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join('\n'))
    const says = async (words: string) => (await values()).includes(words)
    await editor.rewrites('[data-field="offers/mug.price"]', '£21')
    await baker.clicks('Facts')
    await eventually(() => says('£21'))
    await editor.rewrites('[data-field="own_words.about"]', 'Every glaze is mixed by Ada.')
    await baker.clicks('Facts')
    await eventually(() => says('Every glaze is mixed by Ada.'))
    await baker.clicks('Undo')
    await eventually(() => says('Every glaze is our own.'))
    await eventually(() => says('£21'))
  })

  test('agree after an instruction is undone in the AI panel', async () => {
    const { baker, page, editor, telephone } = await atTheFacts()
    await baker.clicks('Facts')
    await telephone.waitFor()
    const before = await telephone.inputValue()
    await page.keyboard.press('Control+Shift+A')
    await editor.asks('Change the phone number to 0113 555 0199')
    await editor.card.waitFor()
    await editor.card.getByRole('button', { name: 'Undo this edit' }).click()
    await editor.card.waitFor({ state: 'detached' })
    await baker.clicks('Facts')
    await eventually(async () => (await telephone.inputValue()) === before)
  })

  test('an incomplete address is not saved, and a new person gets a section, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { baker, page, editor, facts } = await atTheFacts(viewport)
      const refused: string[] = []
      page.on('response', (answer) => {
        if (answer.status() >= 400) refused.push(answer.url())
      })
      await baker.clicks('Facts')
      await facts.getByRole('button', { name: 'Add an e-mail address' }).click()
      const email = facts.locator('[data-field="contact.emails"] input').first()
      await email.fill('ask')
      await facts.getByText('Saved when the address is complete').waitFor()
      await page.waitForTimeout(1_500)
      assert.deepEqual(refused, [])
      await email.fill('ask@crumb.example')
      await editor.frame.locator('a[href="mailto:ask@crumb.example"]').first().waitFor()

      await facts.getByRole('button', { name: 'Add people' }).click()
      await facts.locator('[data-field="people"] input').first().fill('Mara Voss')
      await baker.clicks('Add a section for it: Team')
      await editor.frame.locator('[data-section="team"]').getByText('Mara Voss').waitFor()
      assert.deepEqual(refused, [])

      await email.fill('ask')
      await email.blur()
      await facts.getByText('An e-mail address looks like name@example.com').waitFor()
    })
})
