import type { Account } from '#tests/helpers/account'
import { accessibilityFaults, DESKTOP, layoutFaults } from '#tests/helpers/browser'
import { EditorPage } from '#tests/helpers/editor_page'
import { record } from '#tests/helpers/evidence'
import type { Stage } from '#tests/helpers/stage'

/** A person at the AI panel of the editor. */
export class AiPanel extends EditorPage {
  override get panel() {
    return this.panelOf('AI Editor')
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

  async asks(words: string) {
    await this.field.fill(words)
    await this.field.press('Control+Enter')
  }

  async says(text: string | RegExp) {
    await this.baker.reads(text)
  }

  /** What is wrong with the screen, of which a picture is kept under this name. */
  async faults(name: string): Promise<string[]> {
    await this.baker.looks(name)
    const found = [...(await layoutFaults(this.page)), ...(await accessibilityFaults(this.page))]
    return found.map((fault) => `${name}: ${fault}`)
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
    const screen = new URL(this.page.url()).pathname
    for (const text of seen) record({ kind: 'text', text, screen })
    return seen
  }
}

export async function openAiPanel(stage: Stage, viewport = DESKTOP): Promise<AiPanel> {
  const { baker, account } = await stage.member()
  const website = await built(account)
  await baker.page.setViewportSize(viewport)
  const ai = new AiPanel(baker.page, baker, website)
  await ai.opens()
  await ai.page.keyboard.press('Control+Shift+A')
  await ai.field.waitFor()
  return ai
}

/** With a designer that sleeps the website comes later than the answer. */
async function built(account: Account): Promise<string> {
  const id = await account.build()
  return id ?? (await account.newestWebsite())
}
