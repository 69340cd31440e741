import type { Group } from '@japa/runner/core'
import type { Browser } from 'playwright'
import { Account } from '#tests/helpers/account'
import { Baker } from '#tests/helpers/baker'
import { DESKTOP, type Visitor, inTime, theBrowser, visitor } from '#tests/helpers/browser'
import { type Product, type ProductOptions, startProduct } from '#tests/helpers/product'

/** One product and one browser for a group of journeys, and the people who use it. */
export class Stage {
  product!: Product
  #browser!: Browser
  #visitors: Visitor[] = []

  /**
   * Opens it for the group: the product that the groups of this run share, or one of its own if there
   * are options, even empty ones. After each test all pages are closed, and no page may have reported
   * an error.
   */
  static for(group: Group, options?: ProductOptions): Stage {
    const stage = new Stage()
    group.setup(async () => {
      // First, because a product that runs without a browser would keep the run from ending.
      stage.#browser = await theBrowser()
      stage.product = await (options ? startProduct(options) : theProduct())
    })
    group.each.teardown(() => stage.#clear())
    group.teardown(async () => {
      if (options && stage.product) await inTime(stage.product.stop())
    })
    return stage
  }

  /** A person without an account. */
  async guest(viewport = DESKTOP): Promise<Baker> {
    const person = await visitor(this.#browser, viewport)
    this.#visitors.push(person)
    return new Baker(person.page, this.product)
  }

  /** A person who signed in on this browser before, with this number of websites. */
  async member({ websites = 0 } = {}): Promise<{ baker: Baker; account: Account }> {
    const baker = await this.guest()
    const account = await Account.open(this.product, baker.email)
    await account.isIn(baker.page.context())
    for (let count = 0; count < websites; count++) await account.build()
    return { baker, account }
  }

  /** The same person on the same browser, in a window with a normal clock. */
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
    for (const { context, page } of visitors) {
      // A faked answer that is still under way is not missed.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await inTime(context.close())
    }
    const complaints = visitors
      .flatMap(({ errors }) => errors)
      .filter((line) => !isRefusal(line) && !line.startsWith(CLOCK_REFUSED))
    if (complaints.length > 0) throw new Error(`The console says:\n${complaints.join('\n')}`)
  }
}

let shared: Promise<Product> | undefined

/**
 * The product of all groups that need none of their own, because starting one and its first website
 * take longer than most tests. Everybody is another person there; only the limits per address would
 * count them as one, so they are off. It is killed at the end of the run.
 */
async function theProduct(): Promise<Product> {
  shared ??= startProduct({ env: { RATE_LIMITS: 'off' } }).then((product) => {
    process.once('exit', () => process.kill(-product.pid, 'SIGKILL'))
    return product
  })
  return shared
}

/** The stopped clock is a script, which does not run in a frame that is loaded later. */
const CLOCK_REFUSED =
  "Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed"

/** The browser's own message about a refused call, page or payment script, which tests cause on purpose. */
function isRefusal(line: string): boolean {
  const [, path] = /^Failed to load resource.* https?:\/\/[^/]+(\/\S*)$/.exec(line) ?? []
  return path !== undefined && (isCallOrPage(path) || path === PAYMENT_SCRIPT)
}

const PAYMENT_SCRIPT = '/js/lemon.js'

function isCallOrPage(path: string): boolean {
  return path.startsWith('/api/') || !path.includes('.')
}
