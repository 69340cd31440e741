import { test } from '@japa/runner'
import { VercelServer } from '#tests/fakes/vercel/vercel_server'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { holdBack } from '#tests/helpers/hold_back'
import { Stage } from '#tests/helpers/stage'

const vercel = await VercelServer.start()
const { url, token, teamId } = vercel.settings

/** More questions than a test can ask, so a build goes on until the test ends it. */
const ENDLESS = 100_000

test.group('Publishing at a target that takes its time', (group) => {
  group.setup(() => () => vercel.close())
  group.each.setup(() => {
    Object.assign(vercel.faults, { readsUntilEnd: ENDLESS, buildsFail: false, busy: 0 })
  })
  const stage = Stage.for(group, {
    env: {
      DEPLOY_TARGET: 'vercel',
      VERCEL_API_URL: url,
      VERCEL_TOKEN: token,
      VERCEL_TEAM_ID: teamId,
    },
  })

  async function settings() {
    const { baker } = await stage.member({ websites: 1 })
    await baker.opens('/websites')
    await baker.clicks(/^More for /)
    await baker.chooses('Settings')
    await baker.page.getByRole('dialog', { name: 'Website Settings' }).waitFor()
    const status = (label: string) =>
      baker.page.getByRole('definition').getByText(label, { exact: true }).waitFor()
    return { baker, status }
  }

  test('shows each of its states, and cannot be started twice', async ({ assert }) => {
    const { baker, status } = await settings()
    const letGo = await holdBack(baker.page, '**/deploy_website/')
    await baker.clicks('Publish for First Time')
    await baker.reads('Publishing...')
    vercel.faults.busy = ENDLESS
    letGo()
    await status('Waiting')
    const preparing = baker.page.getByRole('button', { name: 'Still Preparing...' })
    assert.isTrue(await preparing.isDisabled())
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'publishing-waiting'), [])

    vercel.faults.busy = 0
    await status('Being Prepared')
    assert.isTrue(await preparing.isDisabled())
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'publishing-prepared'), [])
    vercel.faults.readsUntilEnd = 1
    await status('Live')
    await baker.reads(/Your website is live\.$/)
  })

  test('says that it has failed, and can be repeated', async ({ assert }) => {
    Object.assign(vercel.faults, { readsUntilEnd: 1, buildsFail: true })
    const { baker, status } = await settings()
    await baker.clicks('Publish for First Time')
    await status('Failed')
    await baker.reads('Publishing failed. Please try again.')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'publishing-failed'), [])
    vercel.faults.buildsFail = false
    await baker.clicks('Try Again')
    await status('Live')
  })

  test('shows a state that it does not know as unknown', async ({ assert }) => {
    const { baker, status } = await settings()
    await baker.clicks('Publish for First Time')
    await status('Being Prepared')
    await baker.page.route('**/list_deployments/', async (route) => {
      const answer = await route.fetch()
      const list = (await answer.json()) as object[]
      await route.fulfill({ json: list.map((one) => ({ ...one, status: 'asleep' })) })
    })
    await baker.page.reload()
    await baker.clicks(/^More for /)
    await baker.chooses('Settings')
    await status('Unknown')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'publishing-unknown'), [])
  })
})
