import { test } from '@japa/runner'
import type { FrameLocator, Page } from 'playwright'
import type { Baker } from '#tests/helpers/baker'
import { DESKTOP, PHONE, accessibilityFaults, layoutFaults } from '#tests/helpers/browser'
import { proves, record } from '#tests/helpers/evidence'
import { eventually } from '#tests/helpers/eventually'
import { Stage } from '#tests/helpers/stage'

/** A person at the AI panel of the editor. */
class Desk {
  readonly page: Page
  readonly frame: FrameLocator

  constructor(
    readonly baker: Baker,
    readonly website: string
  ) {
    this.page = baker.page
    this.frame = baker.page.frameLocator('iframe')
  }

  get panel() {
    return this.page.getByRole('complementary', { name: 'AI Editor' })
  }

  get field() {
    return this.panel.getByRole('textbox', { name: 'What should change?' })
  }

  get apply() {
    return this.panel.getByRole('button', { name: 'Apply Changes' })
  }

  get card() {
    return this.panel.getByRole('region', { name: 'Last Edit' })
  }

  get headerUndo() {
    return this.page.locator('header').getByRole('button', { name: 'Undo the AI edit' })
  }

  async opens() {
    await this.baker.opens(`/edit/${this.website}`)
    await this.frame.locator('h1').waitFor()
    await this.page.getByText('Opening the page').waitFor({ state: 'detached' })
  }

  async asks(words: string) {
    await this.field.fill(words)
    await this.field.press('Control+Enter')
  }

  async says(text: string | RegExp) {
    await this.baker.reads(text)
  }

  /** How many places of the page are pointed at as changed. */
  async flashes(): Promise<number> {
    const marks = this.frame.locator('[data-sw-marks]')
    return Number(await marks.getAttribute('data-sw-marks'))
  }

  /** Writes down every text that comes up in the panel from now on, however short it stays. */
  async watches() {
    await this.panel.evaluate((panel) => {
      const seen = new Set<string>()
      ;(window as any).seen = seen
      const look = () => {
        for (const one of panel.querySelectorAll('[role=status]')) seen.add(one.textContent ?? '')
      }
      new MutationObserver(look).observe(panel, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
  }

  async hasSeen(): Promise<string[]> {
    const seen = await this.page.evaluate(() => [...((window as any).seen as Set<string>)])
    for (const text of seen) record({ kind: 'text', text })
    return seen
  }
}

async function atTheDesk(stage: Stage, viewport = DESKTOP): Promise<Desk> {
  const { baker, account } = await stage.member()
  const website = await account.build()
  await baker.page.setViewportSize(viewport)
  const desk = new Desk(baker, website)
  await desk.opens()
  await desk.page.keyboard.press('Control+Shift+A')
  await desk.field.waitFor()
  return desk
}

async function soundness(desk: Desk, name: string): Promise<string[]> {
  await desk.baker.looks(name)
  return [...(await layoutFaults(desk.page)), ...(await accessibilityFaults(desk.page))].map(
    (fault) => `${name}: ${fault}`
  )
}

test.group('Asking for changes in words', (group) => {
  const stage = Stage.for(group)

  test('a command is done, shown with its receipt, and taken back, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const desk = await atTheDesk(stage, viewport)
      const { page, panel, field, apply, card, frame } = desk
      const faults: string[] = []
      proves('Ctrl+Shift+A opens the AI panel')
      assert.isTrue(await field.evaluate((one) => one === document.activeElement))
      assert.equal(await field.getAttribute('rows'), '6')
      assert.isTrue(await apply.isDisabled())
      assert.equal(await desk.headerUndo.count(), 0)
      await panel.getByText('Commands that work on this page').waitFor()
      await desk.says('AI Editor')
      await desk.says('Manual Editor')
      faults.push(...(await soundness(desk, '25-ai-panel')))

      await field.press('Control+Enter')
      await desk.says('Please enter an AI instruction')

      const before = await frame.locator('h1').innerText()
      await desk.watches()
      await desk.asks('Change the main heading to “Bread from the stone oven”')
      await desk.says(/^AI edit completed! \d+ changes applied in \d+\.\ds\.$/)
      proves('the instruction has 6 rows, and Ctrl+Enter submits it')
      await eventually(async () => (await desk.flashes()) > 0)
      await frame.getByRole('heading', { level: 1, name: 'Bread from the stone oven' }).waitFor()
      const steps = await desk.hasSeen()
      for (const step of [
        'Applying changes and reloading content...',
        'Setting up interactive editing...',
      ]) {
        assert.include(steps, step)
      }
      assert.equal(await field.inputValue(), '')
      await card.getByText(/^1 of \d+ sections changed, \d+ byte-identical$/).waitFor()
      await card.locator('del', { hasText: before }).waitFor()
      await card.locator('ins', { hasText: 'Bread from the stone oven' }).waitFor()
      await desk.says('Last Edit')
      faults.push(...(await soundness(desk, '26-ai-last-edit')))
      await eventually(async () => (await desk.flashes()) === 0)

      assert.isTrue(await desk.headerUndo.isVisible())
      proves('the header has Undo only after an AI edit')
      let saves = 0
      page.on('request', (request) => {
        if (request.method() === 'PUT') saves++
      })
      await desk.headerUndo.click()
      await desk.says('Undone: "Change the main heading to “Bread from the stone o"')
      proves('the undo toast shows the first 50 characters of the prompt')
      await frame.getByRole('heading', { level: 1, name: before }).waitFor()
      await desk.says('Undone here. Save to keep it so.')
      assert.equal(await card.count(), 0)
      assert.equal(await desk.headerUndo.count(), 0)
      assert.equal(saves, 0)
      faults.push(...(await soundness(desk, '27-ai-undone')))
      await page.getByRole('button', { name: 'Save & Preview' }).click()
      await page.waitForURL('**/preview/*')
      await page.frameLocator('iframe').getByRole('heading', { level: 1, name: before }).waitFor()
      proves('undo restores the backup, is not stored until Save, and clears the record')
      assert.deepEqual(faults, [])
    })
})
