import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { TargetFailure, type ReleaseToDeploy } from '#deploy/targets/deploy_target'
import { VercelTarget } from '#deploy/targets/vercel/vercel_target'
import { VercelServer } from '#tests/fakes/vercel/vercel_server'
import { deployed, storedRelease } from '#tests/helpers/targets'

const DEPLOY = 'POST /v13/deployments'
const UPLOAD = 'POST /v2/files'

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => error instanceof TargetFailure && error.kind
  )

const textAt = async (address: string) => {
  const answer = await fetch(`${address}/`)
  return answer.status === 200 ? answer.text() : answer.status
}

test.group('Vercel', (group) => {
  let vercel: VercelServer
  let target: VercelTarget
  let release: ReleaseToDeploy

  group.each.setup(async () => {
    vercel = await VercelServer.start()
    target = new VercelTarget({ ...vercel.settings, timeout: 500 })
    release = await storedRelease('Bread')
    return () => vercel.close()
  })

  const deploymentsMade = () => vercel.account.deployments.length

  test('shows a page to everybody, at the shortest of its addresses', async ({ assert }) => {
    const { address } = await deployed(target, release)
    assert.match(address!, new RegExp(`/sites/sitewright-${release.websiteId}$`))
    assert.equal(await textAt(address!), '<h1>Bread</h1>')
  })

  test('gets only the files that it does not have yet', async ({ assert }) => {
    await deployed(target, release)
    assert.equal(vercel.called(UPLOAD), 2)
    await deployed(target, await storedRelease('Buns', release.websiteId))
    assert.equal(vercel.called(UPLOAD), 3)
  })

  test('shows an earlier release again without another upload', async ({ assert }) => {
    const first = await deployed(target, release)
    await deployed(target, await storedRelease('Buns', release.websiteId))
    assert.equal(await textAt(first.address!), '<h1>Buns</h1>')
    await target.activate(release.websiteId, first.id)
    assert.equal(await textAt(first.address!), '<h1>Bread</h1>')
    assert.equal(vercel.called(UPLOAD), 3)
  })

  test('shows nothing after the site was removed', async ({ assert }) => {
    const { id, address } = await deployed(target, release)
    await target.remove(release.websiteId)
    assert.equal(await textAt(address!), 404)
    assert.isNull(await target.read(id))
  })

  for (const fault of ['failsAfterAccepting', 'silentAfterAccepting'] as const) {
    test(`that ${fault} makes one deployment of one operation`, async ({ assert }) => {
      vercel.faults[fault] = 1
      assert.equal(await kindOf(target.deploy(release)), 'unavailable')
      const { status } = await deployed(target, release)
      assert.equal(status, 'ready')
      assert.equal(deploymentsMade(), 1)
    })
  }

  test('has an operation on any page of its list', async ({ assert }) => {
    const { id } = await deployed(target, release)
    const project = vercel.account.projects[0]
    for (let i = 0; i < 150; i++) vercel.account.deploy(project, new Map(), newId())
    const again = await target.deploy(release)
    assert.equal(again.id, id)
  })

  test('that is busy is asked again after the time that it names', async ({ assert }) => {
    const { id } = await deployed(target, release)
    vercel.faults.busy = 1
    const before = vercel.calls.length
    assert.equal((await target.read(id))?.status, 'ready')
    const [first, second] = vercel.calls.slice(before)
    assert.isAtLeast(second.at - first.at, 950)
  })

  test('that stays busy is unavailable after three questions', async ({ assert }) => {
    vercel.faults.busy = 100
    vercel.faults.busyFor = 0
    assert.equal(await kindOf(target.read('dpl_1')), 'unavailable')
    assert.lengthOf(vercel.calls, 3)
    assert.equal(await kindOf(target.remove(release.websiteId)), 'unavailable')
    assert.lengthOf(vercel.calls, 4)
  })

  test('is not ready before its page can be read', async ({ assert }) => {
    vercel.faults.latePage = 2
    const states: string[] = []
    let state = await target.deploy(release)
    while (states.push(state.status) && state.status !== 'ready') {
      state = (await target.read(state.id))!
    }
    assert.deepEqual(states, ['pending', 'building', 'building', 'building', 'ready'])
  })

  test('whose build fails is an error, and the next attempt is a new one', async ({ assert }) => {
    vercel.faults.buildsFail = true
    assert.equal((await deployed(target, release)).status, 'error')
    vercel.faults.buildsFail = false
    assert.equal((await deployed(target, release)).status, 'ready')
    assert.equal(deploymentsMade(), 2)
  })

  test('has one project of a website that two calls make at once', async ({ assert }) => {
    vercel.account.addProject(`sitewright-${release.websiteId}`)
    vercel.faults.hidesProject = 1
    const { address } = await deployed(target, release)
    assert.lengthOf(vercel.account.projects, 1)
    assert.equal(await textAt(address!), '<h1>Bread</h1>')
  })

  test('with a wrong token is unavailable, because another one can be set', async ({ assert }) => {
    const stranger = new VercelTarget({ ...vercel.settings, token: 'a wrong one' })
    assert.equal(await kindOf(stranger.deploy(release)), 'unavailable')
    assert.equal(vercel.called(DEPLOY), 0)
  })

  test('that is down is unavailable', async ({ assert }) => {
    vercel.close()
    assert.equal(await kindOf(target.deploy(release)), 'unavailable')
    assert.equal(await kindOf(target.remove(release.websiteId)), 'unavailable')
  })
})
