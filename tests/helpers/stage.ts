import type { Group } from '@japa/runner/core'
import type { Browser } from 'playwright'
import { Account } from '#tests/helpers/account'
import { Baker } from '#tests/helpers/baker'
import { DESKTOP, type Visitor, inTime, theBrowser, visitor } from '#tests/helpers/browser'
import { type Product, type ProductOptions, startProduct } from '#tests/helpers/product'

/** One product and one browser for a group of journeys, and the people who come to it. */
export class Stage {
  product!: Product
  #browser!: Browser
  #visitors: Visitor[] = []

  /** Opens for the group. After each test it is empty, and no page may have complained. */
  static for(group: Group, options?: ProductOptions): Stage {
    const stage = new Stage()
    group.setup(async () => {
      // First, since a product that runs where there is none would keep the run from ending.
      stage.#browser = await theBrowser()
      stage.product = await startProduct(options)
    })
    group.each.teardown(() => stage.#clear())
    group.teardown(async () => {
      if (stage.product) await inTime(stage.product.stop())
    })
    return stage
  }

  /** Somebody without an account. */
  async guest(viewport = DESKTOP): Promise<Baker> {
    const person = await visitor(this.#browser, viewport)
    this.#visitors.push(person)
    return new Baker(person.page, this.product)
  }

  /** Somebody who signed in on this browser before, with as many websites as told. */
  async member({ websites = 0 } = {}): Promise<{ baker: Baker; account: Account }> {
    const baker = await this.guest()
    const account = await Account.open(this.product, baker.email)
    await account.isIn(baker.page.context())
    for (let count = 0; count < websites; count++) await account.build()
    return { baker, account }
  }

  /** The same person on the same browser, in a window whose clock nobody has touched. */
  async back(baker: Baker): Promise<Baker> {
    const kept = await baker.page.context().storageState()
    await baker.page.close()
    const again = await this.guest()
    await again.page.context().setStorageState(kept)
    return again
  }

  async #clear() {
    const visitors = this.#visitors
    this.#visitors = []
    for (const { context } of visitors) await inTime(context.close())
    const complaints = visitors
      .flatMap(({ errors }) => errors)
      .filter((line) => !isRefusal(line) && !line.startsWith(CLOCK_REFUSED))
    if (complaints.length > 0) throw new Error(`The console says:\n${complaints.join('\n')}`)
  }
}

/** A stopped clock is a script, which a frame drawn after it was stopped does not run. */
const CLOCK_REFUSED =
  "Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed"

/** The browser's own line about a call or a page that was refused: tests ask for that on purpose. */
function isRefusal(line: string): boolean {
  const [, path] = /^Failed to load resource.* https?:\/\/[^/]+(\/\S*)$/.exec(line) ?? []
  return path !== undefined && (path.startsWith('/api/') || !path.includes('.'))
}
