import type { Locator, Page } from 'playwright'
import { look } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { record } from '#tests/helpers/evidence'
import type { Product } from '#tests/helpers/product'

export const PASSWORD = 'flour, water, salt'

export const PROMPT =
  'A bakery called Crumb & Co in Izmir. We bake sourdough bread, simit and birthday cakes. ' +
  'Open Tuesday to Sunday 7-18. Call us on 0232 555 12 34.'

/** A person in the browser, who can only do what a person can do: read, click and type. */
export class Baker {
  readonly email = `baker-${Math.random().toString(36).slice(2)}@example.com`

  constructor(
    readonly page: Page,
    readonly product: Product
  ) {}

  async opens(path: string) {
    await this.page.goto(`${this.product.url}${path}`)
  }

  async clicks(name: string | RegExp, role: 'button' | 'link' = 'button') {
    await this.page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click()
  }

  async fills(label: string | RegExp, value: string) {
    await this.page
      .getByLabel(label, { exact: typeof label === 'string' })
      .first()
      .fill(value)
  }

  /** Finds the text on the screen, and records it as visible. */
  async reads(text: string | RegExp) {
    const found = this.page.getByText(text).first()
    await found.waitFor()
    const screen = new URL(this.page.url()).pathname
    record({ kind: 'text', text: (await found.innerText()).trim(), screen })
  }

  /** A text that was visible before is no longer there. */
  async misses(text: string | RegExp) {
    await this.page.getByText(text).first().waitFor({ state: 'detached' })
  }

  /** Advances the clock over the pauses between retries; the clock must be installed before. */
  async staysUntil(outcome: Locator) {
    await eventually(async () => {
      await this.page.clock.runFor(1_000)
      return outcome.isVisible()
    })
  }

  async registers() {
    await this.opens('/register')
    await this.fillsTheRegistration()
    await this.clicks('Create account')
    await this.reads('Registration Successful!')
  }

  async fillsTheRegistration() {
    await this.fills('Email', this.email)
    await this.fills('First Name', 'Ada')
    await this.fills('Last Name', 'Baker')
    await this.fills('Password', PASSWORD)
    await this.fills('Confirm Password', PASSWORD)
  }

  async signsIn() {
    await this.opens('/login')
    await this.fillsTheSignIn()
    await this.clicks('Sign in')
    await this.page.waitForURL('**/dashboard')
  }

  async fillsTheSignIn() {
    await this.fills('Email', this.email)
    await this.fills('Password', PASSWORD)
  }

  async describes(prompt = PROMPT) {
    await this.opens('/create')
    await this.fills(/Describe your website/, prompt)
    await this.clicks('Plan my website')
  }

  /** From a new account to the preview of a built website. */
  async hasAWebsite(prompt = PROMPT) {
    await this.registers()
    await this.signsIn()
    await this.describes(prompt)
    await this.clicks('Approve & Build')
    await this.page.waitForURL('**/preview/*')
  }

  /** The one at the bottom of the sidebar. */
  async opensTheMenu() {
    await this.clicks(/Ada/)
  }

  async chooses(name: string) {
    await this.page.getByRole('menuitem', { name, exact: true }).click()
  }

  async looks(name: string) {
    await look(this.page, name)
  }
}
