import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { faultTable } from '#tests/fakes/model_server/fault_table'
import { eventually } from '#tests/helpers/eventually'
import { ModelBench } from '#tests/helpers/model_bench'
import { signedInUser } from '#tests/helpers/people'
import { Planner } from '#tests/helpers/planning'

async function planner(client: ApiClient) {
  const { bearer } = await signedInUser()
  return new Planner(client, bearer)
}

async function built(person: Planner, planId: string) {
  const { status, task_id: taskId } = (await person.approve(planId)).body()
  const isFinal = status !== 'processing'
  return eventually(
    async () => {
      const task = (await person.status(taskId)).body()
      return task.status !== 'processing' && task
    },
    { within: isFinal ? 500 : 20_000, every: 50 }
  )
}

test.group('Making a website while the model’s server fails', () => {
  for (const row of faultTable) {
    test(`${row.title}: the plan and the page are made without it, and one line says so`, async ({
      assert,
      client,
      cleanup,
    }) => {
      const person = await planner(client)
      ;(await ModelBench.facing(row)).serve(cleanup)
      const response = await person.analyze()
      response.assertStatus(200)
      const { plan_id: planId, design_plan: plan, notice } = response.body()
      assert.include(plan, 'Rye & Co')
      assert.isNotEmpty(notice)

      const task = await built(person, planId)
      assert.equal(task.status, 'completed', task.error)
      assert.isNotEmpty(task.notice)
      const { html_content: html } = await person.website(task.website_id)
      assert.include(html, 'Rye')
      assert.isTrue(html.trimEnd().endsWith('</html>'))
    })
  }

  test('a server that is well writes the page', async ({ assert, client, cleanup }) => {
    const person = await planner(client)
    ;(await ModelBench.open()).serve(cleanup)
    const { plan_id: planId, notice } = (await person.analyze()).body()
    assert.isUndefined(notice)
    const task = await built(person, planId)
    assert.equal(task.status, 'completed', task.error)
    assert.isUndefined(task.notice)
    const { html_content: html } = await person.website(task.website_id)
    assert.include(html, 'Have a look around.')
  })
})
