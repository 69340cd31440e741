import { test } from '@japa/runner'
import { FEEDBACK, Planner, WISH } from '#tests/helpers/planning'
import { slowBuild } from '#tests/helpers/slow_build'

async function listed(person: Planner): Promise<string[]> {
  const { plans } = (await person.unfinished()).body()
  return plans.map((plan: { plan_id: string }) => plan.plan_id)
}

test.group('Unfinished plans', () => {
  test('are listed to their owner with the prompt, the newest first', async ({
    client,
    assert,
  }) => {
    const person = await Planner.signedIn(client)
    const first = await person.draft({ theme: 'dark', chosen: ['theme'] })
    const second = await person.draft({ prompt: 'A page for my cat' })
    assert.deepEqual(await listed(person), [second, first])
    ;(await person.update(first, FEEDBACK)).assertStatus(200)
    assert.deepEqual(await listed(person), [first, second])

    const [plan, other] = (await person.unfinished()).body().plans
    assert.equal(plan.name, 'Rye & Co')
    assert.equal(plan.request.prompt, WISH)
    assert.equal(plan.request.theme, 'dark')
    assert.deepEqual(plan.request.chosen, ['theme'])
    assert.isNull(other.name)
    assert.isFalse(Number.isNaN(Date.parse(plan.updated_at)))
    assert.deepEqual(await listed(await Planner.signedIn(client)), [])
  })

  test('disappear from the list after approval and return if the build is cancelled', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { person, planId: id, taskId } = await slowBuild(client, cleanup)
    assert.deepEqual(await listed(person), [])
    await person.cancel(taskId)
    assert.deepEqual(await listed(person), [id])
  })

  test('can be deleted once', async ({ client, assert }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    ;(await person.deletePlan(id)).assertStatus(204)
    assert.deepEqual(await listed(person), [])
    for (const response of [
      await person.deletePlan(id),
      await person.plan(id),
      await person.approve(id),
      await person.update(id, FEEDBACK),
    ]) {
      response.assertStatus(404)
    }
  })

  test('cannot be deleted by other people or after approval', async ({ client, assert }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    ;(await (await Planner.signedIn(client)).deletePlan(id)).assertStatus(404)
    assert.deepEqual(await listed(person), [id])

    const websiteId = await person.built(id)
    const response = await person.deletePlan(id)
    response.assertStatus(409)
    assert.equal(response.body().code, 'plan_approved')
    assert.include((await person.website(websiteId)).html_content, 'Rye')
  })
})
