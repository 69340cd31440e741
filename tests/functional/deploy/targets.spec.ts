import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { TargetFailure, type DeployTarget } from '#deploy/targets/deploy_target'
import { deployed, storedRelease, targetDrivers } from '#tests/helpers/targets'

for (const driver of targetDrivers) {
  test.group(`The target ${driver.name}`, (group) => {
    let target: DeployTarget

    group.each.setup(async () => {
      const opened = await driver.open()
      target = opened.target
      return opened.close
    })

    test('brings a release to the address of its site', async ({ assert }) => {
      const release = await storedRelease('Bread')
      const { status, address } = await deployed(target, release)
      assert.equal(status, 'ready')
      assert.match(address!, /^https?:\/\/[^/]/)
      assert.equal(target.addressOf(release) ?? address, address)
      const next = await deployed(target, await storedRelease('Buns', release.websiteId))
      assert.equal(next.address, address)
    })

    test('keeps the sites of two websites apart', async ({ assert }) => {
      const one = await deployed(target, await storedRelease('Bread'))
      const two = await deployed(target, await storedRelease('Buns'))
      assert.notEqual(one.address, two.address)
      assert.notEqual(one.id, two.id)
    })

    test('deploys an operation once', async ({ assert }) => {
      const release = await storedRelease('Bread')
      const first = await deployed(target, release)
      const again = await target.deploy(release)
      assert.deepEqual(again, first)
    })

    test('does not say at once that it is ready unless it is instant', async ({ assert }) => {
      const { status } = await target.deploy(await storedRelease('Bread'))
      assert.equal(status === 'ready', target.isInstant)
    })

    test('does not deploy a release whose contents are gone', async ({ assert }) => {
      const release = await storedRelease('Bread')
      const [file] = release.files
      const broken = { ...release, files: [{ ...file, hash: 'f'.repeat(64) }] }
      const outcome = await deployed(target, broken).then(
        ({ status }) => status,
        (error) => error instanceof TargetFailure && error.kind
      )
      assert.oneOf(outcome, ['error', 'refused'])
    })

    test('has null for a deployment that it does not know', async ({ assert }) => {
      assert.isNull(await target.read(`dpl_${newId()}`))
    })

    test('shows an earlier release again; twice is no failure', async ({ assert }) => {
      const release = await storedRelease('Bread')
      const first = await deployed(target, release)
      await deployed(target, await storedRelease('Buns', release.websiteId))
      const again = await deployed(target, release)
      assert.equal(again.id, first.id)
      await target.activate(release.websiteId, first.id)
      await target.activate(release.websiteId, first.id)
    })

    test('takes a site offline, also if there is none', async () => {
      const release = await storedRelease('Bread')
      await target.remove(release.websiteId)
      await deployed(target, release)
      await target.remove(release.websiteId)
      await target.remove(release.websiteId)
    })
  })
}
