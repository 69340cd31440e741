import { test } from '@japa/runner'
import type { DeploymentStatus } from '#contract/api/deployment'
import { deploy } from '../../../resources/lib/text/en/deploy.ts'
import {
  pollAfterPublish,
  pollWhileOpen,
  publishButton,
  statusOf,
} from '../../../resources/deploy/deployment_state.ts'

test.group('Publishing | what is shown', () => {
  test('each state has its label', ({ assert }) => {
    const label = (status: DeploymentStatus) => deploy.status[statusOf({ status })]
    assert.equal(label('pending'), 'Waiting')
    assert.equal(label('building'), 'Being Prepared')
    assert.equal(label('ready'), 'Live')
    assert.equal(label('error'), 'Failed')
    assert.equal(label('anything else' as DeploymentStatus), 'Unknown')
  })

  test('the button names its action', ({ assert }) => {
    const button = (status: DeploymentStatus | null, calling = false) => {
      const { label, disabled } = publishButton(status === null ? null : { status }, calling)
      return [deploy.button[label], disabled]
    }
    assert.deepEqual(button(null), ['Publish for First Time', false])
    assert.deepEqual(button('ready'), ['Publish Changes', false])
    assert.deepEqual(button('building'), ['Still Preparing...', true])
    assert.deepEqual(button('pending'), ['Still Preparing...', true])
    assert.deepEqual(button('error'), ['Try Again', false])
    assert.deepEqual(button('error', true), ['Publishing...', true])
    assert.deepEqual(button(null, true), ['Publishing...', true])
  })

  test('the status is requested again while a publish is running', ({ assert }) => {
    assert.equal(pollAfterPublish({ status: 'building' }), 3_000)
    assert.equal(pollAfterPublish({ status: 'pending' }), 3_000)
    assert.isFalse(pollAfterPublish({ status: 'ready' }))
    assert.isFalse(pollAfterPublish(null))
    assert.equal(pollWhileOpen({ status: 'building' }), 30_000)
    assert.isFalse(pollWhileOpen({ status: 'pending' }))
  })
})
