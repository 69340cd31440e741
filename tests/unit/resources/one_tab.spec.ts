import { test } from '@japa/runner'
import { type FakeBrowser, fakeBrowser } from '#tests/helpers/browser_globals'

type Tab = typeof import('../../../resources/lib/api/one_tab.ts')

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

let count = 0
/** The module as one more tab loads it, which shares nothing with the others but the storage. */
const newTab = (): Promise<Tab> => {
  return import(`../../../resources/lib/api/one_tab.ts?tab=${(count += 1)}`)
}

test.group('One tab at a time in browsers without locks', (group) => {
  let browser: FakeBrowser
  group.each.setup(() => {
    browser = fakeBrowser()
    const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true })
    return () => {
      Object.defineProperty(globalThis, 'navigator', navigator)
      browser.restore()
    }
  })

  test('one tab does the work, and the others read what it stored', async ({ assert }) => {
    const tabs = await Promise.all([newTab(), newTab(), newTab()])
    assert.notEqual(tabs[0].oneAtATime, tabs[1].oneAtATime)
    let atWork = 0
    let refreshes = 0
    const renews = async () => {
      atWork += 1
      assert.equal(atWork, 1)
      if (!browser.local.has('renewed')) {
        await pause(100)
        refreshes += 1
        browser.local.set('renewed', 'yes')
      }
      atWork -= 1
      return browser.local.get('renewed')
    }
    const answers = await Promise.all(tabs.map((tab) => tab.oneAtATime(renews)))
    assert.deepEqual(answers, ['yes', 'yes', 'yes'])
    assert.equal(refreshes, 1)
  })

  test('work continues after an error, and after a tab was closed', async ({ assert }) => {
    browser.local.set('sitewright:refresh', `closed ${Date.now() - 1}`)
    const tab = await newTab()
    const failing = tab.oneAtATime(async () => {
      throw new Error('no answer')
    })
    await assert.rejects(() => failing, 'no answer')
    assert.equal(await tab.oneAtATime(async () => 'done'), 'done')
    await pause(250)
    assert.isFalse(browser.local.has('sitewright:refresh'))
  })

  test('a tab works alone if storage is not available', async ({ assert }) => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('refused')
      },
    })
    const tab = await newTab()
    assert.equal(await tab.oneAtATime(async () => 'done'), 'done')
  })
})
