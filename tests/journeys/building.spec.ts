import { test } from '@japa/runner'
import type { Route } from 'playwright'
import type { TaskStatus } from '#contract/api/planning'
import { Account } from '#tests/helpers/account'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { EventReader } from '#tests/helpers/event_reader'
import { eventually } from '#tests/helpers/eventually'
import { proves } from '#tests/helpers/evidence'
import { holdBack } from '#tests/helpers/hold_back'
import { startProduct, type Product } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'
import { pass, stopClock } from '#tests/helpers/stopped_clock'

const SERVER = 'tests/helpers/server_with_sleeping_designer.ts'
const STATUS = '**/task-status/**'
const NOTICE = 'sitewright:notice'

test.group('A long build', (group) => {
  const stage = Stage.for(group, {
    command: [process.execPath, '--import=@poppinss/ts-exec', SERVER],
    env: { SLEEP_MS: '1400' },
  })

  test('is announced, can be watched in another window, and ends with a link to the website', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.describes()
    // The page and the three looks above it.
    for (const at of [0, 1, 2, 3]) {
      await page.locator('iframe').nth(at).contentFrame().locator('h1').waitFor()
    }
    // Only after the frames are loaded: they allow no scripts, and the fake clock is one.
    await page.clock.install()
    await stopClock(page)
    await holdBack(page, STATUS)
    const approved = page.waitForResponse(/approve-plan/)
    await baker.clicks('Approve & Build')
    assert.equal((await (await approved).json()).status, 'processing')
    await page.getByText('You can leave this page').waitFor()
    await baker.looks('building')

    await pass(page, 9_999)
    assert.equal(new URL(page.url()).pathname, '/create')
    await pass(page, 1)
    await page.waitForURL('**/websites')
    proves('redirect after approval delayed 10 seconds')
    await page.clock.resume()

    await baker.reads('Website Creation Started!')
    await page.getByRole('progressbar', { name: 'Creating...' }).waitFor()
    await baker.looks('build-started')

    const back = await stage.back(baker)
    const goOn = await holdBack(back.page, STATUS)
    await back.opens('/websites')
    await back.reads('Website Creation Started!')
    goOn()
    await back.reads('Your website is ready')
    await back.page.reload()
    await back.reads('Your website is ready')
    assert.deepEqual(await faultsAtBothWidths(back.page, 'build-ready'), [])
    await back.clicks('View Your New Website', 'link')
    await back.page.waitForURL('**/preview/*?new=true')
    await back.reads('Congratulations! You made a website!')
  })

  test('is continued by the next process, because a stopping process ends open streams', async ({
    assert,
    cleanup,
  }) => {
    const slow = { command: [process.execPath, '--import=@poppinss/ts-exec', SERVER] }
    const first = await startProduct({ ...slow, env: { SLEEP_MS: '5000' } })
    const account = await Account.open(first, 'baker@example.com')
    const taskId = await account.beginBuild()
    const follow = ({ url }: Product) =>
      new EventReader(
        `/api/spa/tasks/${taskId}/events/`,
        account.tokens.access,
        undefined,
        url
      ).open()
    const reader = await follow(first)
    const states: TaskStatus[] = []
    const read = (async () => {
      for await (const { event, data } of reader.events()) if (event === 'status') states.push(data)
    })()
    await eventually(() => states.length > 0)
    const asked = performance.now()
    assert.equal(await first.stop(), 0, first.output())
    assert.isBelow(performance.now() - asked, 5_000)
    await read
    assert.equal(states.at(-1)!.status, 'processing')

    const second = await startProduct({ like: first })
    cleanup(() => second.kill())
    const last = (await (await follow(second)).all()).at(-1)!
    assert.equal(last.data.status, 'completed')
    assert.isString(last.data.website_id)
  })

  test('shows the progress of the polls if no real progress is known', async ({ assert }) => {
    const { baker } = await stage.member()
    const bar = baker.page.getByRole('progressbar', { name: 'Creating...' })
    for (const [polls, percentage] of [
      [0, 0],
      [99, 30],
      [298, 90],
    ] as const) {
      await watches(baker, (route) => route.fulfill({ json: answer() }), { polls })
      await bar.and(baker.page.locator(`[aria-valuenow="${percentage}"]`)).waitFor()
    }
    proves('progress is polls/300*90, capped at 90')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'build-progress'), [])

    // The server has no such build, so there is no stream.
    const known = answer({ stage: 'Writing the words', progress: 40 })
    await watches(baker, (route) => route.fulfill({ json: known }))
    await baker.clicks('Watch it being built', 'link')
    const followed = baker.page.getByRole('progressbar', { name: 'Creating... Writing the words' })
    await followed.waitFor()
    assert.equal(await followed.getAttribute('aria-valuenow'), '40')
    await baker.page.getByRole('button', { name: 'Cancel' }).waitFor()
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'building-watched'), [])
  })

  test('is polled three hundred times at most', async ({ assert }) => {
    const { baker } = await stage.member()
    let asked = 0
    await baker.page.clock.install()
    await watches(baker, (route) => (asked++, route.fulfill({ json: answer() })), { polls: 298 })
    await baker.reads('Website Creation Started!')
    await baker.page.clock.runFor(2_000)
    await baker.reads('Website Still Being Created')
    await baker.reads(
      "Your website is taking longer than usual. Please refresh the page in a few minutes to check if it's ready."
    )
    await baker.looks('build-timeout')
    await baker.page.clock.runFor(20_000)
    assert.equal(asked, 2)
    proves('polling ends after 300 polls')
  })

  test('a failed build shows the reason and can be dismissed permanently', async ({ assert }) => {
    const { baker } = await stage.member()
    const failed = (error: string | null) => answer({ status: 'failed', error })
    await watches(baker, (route) => route.fulfill({ json: failed('The designer gave up.') }))
    await baker.reads('Website Creation Failed')
    await baker.reads('The designer gave up.')
    await watches(baker, (route) => route.fulfill({ json: failed(null) }))
    await baker.reads('Something went wrong during website creation. Please try again.')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'build-failed'), [])

    await baker.clicks('Dismiss')
    await baker.misses('Website Creation Failed')
    assert.isNull(await stored(baker))
    await baker.page.reload()
    await baker.reads('No Websites Yet')
    assert.equal(await baker.page.getByText('Website Creation Failed').count(), 0)
  })

  test('is remembered for ten minutes', async ({ assert }) => {
    const { baker } = await stage.member()
    const processing = (route: Route) => route.fulfill({ json: answer() })
    await watches(baker, processing, { age: 595_000 })
    await baker.reads('Website Creation Started!')

    await watches(baker, processing, { age: 600_000 })
    await baker.reads('No Websites Yet')
    assert.equal(await baker.page.getByText('Website Creation Started!').count(), 0)
    assert.isNull(await stored(baker))
    proves('a stored notification is resumed under 10 minutes and discarded after')
  })
})

function answer(but: object = {}) {
  return { status: 'processing', website_id: null, error: null, ...but }
}

/** Opens My Websites with a build that was started earlier, and with these answers of the server. */
async function watches(
  baker: Baker,
  status: (route: Route) => unknown,
  { age = 0, polls = 0 } = {}
) {
  const { page } = baker
  // Leaves first, because a screen that still polls would ask the server for an unknown task.
  await page.goto(`${baker.product.url}/favicon.svg`)
  await page.unroute(STATUS)
  await page.route(STATUS, status)
  await page.evaluate(
    ([key, ago, count]) => {
      const words = { title: 'Website Creation Started!', message: 'It takes 4-5 minutes.' }
      const timestamp = Date.now() - Number(ago)
      const notice = { type: 'info', ...words, taskId: 't1', timestamp }
      localStorage.setItem(String(key), JSON.stringify(notice))
      localStorage.setItem('sitewright:polls:t1', String(count))
    },
    [NOTICE, age, polls]
  )
  await baker.opens('/websites')
}

function stored({ page }: Baker) {
  return page.evaluate((key) => localStorage.getItem(key), NOTICE)
}
