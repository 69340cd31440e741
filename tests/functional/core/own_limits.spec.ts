import { test } from '@japa/runner'
import { spend, type Allowance } from '#core/limits/limits'
import { publishes } from '#deploy/services/publish_limit'
import { newPlans } from '#planning/services/plan_limit'
import { send } from '#tests/helpers/api_calls'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { setScene } from '#tests/helpers/scene'

const LIMITS: { what: string; allowances: Allowance[]; call: string }[] = [
  { what: 'plan', allowances: newPlans, call: 'POST /api/spa/websites/analyze_prompt' },
  {
    what: 'publish',
    allowances: publishes,
    call: 'POST /api/deployment/deployments/deploy_website',
  },
]

test.group('Hourly limits of one person', () => {
  test('T27: plans and publishes are limited, for that person only', async ({ assert, client }) => {
    const [scene, other] = [await setScene(client), await setScene(client)]
    for (const { what, allowances, call } of LIMITS) {
      for (let n = 0; n < allowances[0].requests; n++) {
        await spend(what, scene.owner.id, allowances).catch(() => {})
      }
      const before = await databaseDump()
      const refused = await send(call, scene, { bearer: scene.bearer })
      assert.equal(refused.status, 429, what)
      assert.isAbove(Number(refused.headers['retry-after']), 0)
      assert.deepEqual(await changesSince(before), [])
      assert.equal((await send(call, other, { bearer: other.bearer })).status, 200, what)
    }
  })
})
