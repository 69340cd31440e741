import type { FrameLocator, Page } from 'playwright'
import type { Baker } from '#tests/helpers/baker'

/** A person in the editor, who points, clicks and types. */
export class EditorPage {
  readonly frame: FrameLocator

  constructor(
    readonly page: Page,
    readonly baker: Baker,
    readonly website: string
  ) {
    this.frame = page.frameLocator('iframe')
  }

  async opens() {
    await this.baker.opens(`/edit/${this.website}`)
    await this.isReady()
  }

  async isReady() {
    await this.frame.locator('h1').waitFor()
    await this.page.getByText('Opening the page').waitFor({ state: 'detached' })
  }

  async rewrites(selector: string, text: string) {
    // As long as a person needs: a panel that opens after the first click must not receive the second.
    await this.frame.locator(selector).first().dblclick({ delay: 80 })
    await this.dialog.getByRole('textbox').fill(text)
    await this.page.keyboard.press('Control+Enter')
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Edit Text' })
  }

  /** The panel for the selected element. */
  get panel() {
    return this.panelOf('Manual Editor')
  }

  panelOf(name: string) {
    return this.page.getByRole('complementary', { name, exact: true })
  }

  async reads(text: string | RegExp) {
    await this.baker.reads(text)
  }

  /** Waits until the server has saved everything. */
  async settles() {
    await this.page.getByText('Saved', { exact: true }).waitFor()
  }
}
