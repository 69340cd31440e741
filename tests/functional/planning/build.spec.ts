import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { Task } from '#core/tasks/task'
import { DesignPlan } from '#planning/models/design_plan'
import { currentDesigner, useDesigner } from '#planning/services/current_designer'
import { Website } from '#websites/main'
import { failing, changePatience, sleeping } from '#tests/helpers/designers'
import { eventually } from '#tests/helpers/eventually'
import { signedInUser } from '#tests/helpers/people'
import { FEEDBACK, Planner } from '#tests/helpers/planning'

const FAILED = 'Something went wrong during website creation. Please try again.'

test.group('A long build', () => {
  test('is answered at once and reports its real progress until the end', async ({
    client,
    assert,
    cleanup,
  }) => {
    const planner = await Planner.signedIn(client)
    const { user } = planner
    const id = await planner.draft()
    cleanup(useDesigner(sleeping(currentDesigner(), 2_000)))

    const approval = await planner.approve(id)
    approval.assertStatus(200)
    const { status, task_id: taskId, website_id: websiteId } = approval.body()
    assert.equal(status, 'processing')
    assert.isNull(websiteId)
    assert.equal((await Website.findByOrFail('user_id', user.id)).state, 'building')
    assert.equal(await planner.usage(), 1)

    const seen: { stage: string; progress: number }[] = []
    const last = await eventually(
      async () => {
        const body = (await planner.status(taskId)).body()
        seen.push(body)
        return body.status !== 'processing' && body
      },
      { within: 20_000, every: 100 }
    )
    assert.equal(last.status, 'completed')
    assert.equal(last.progress, 100)
    assert.include((await planner.website(last.website_id)).html_content, 'Rye')

    const progress = seen.map((step) => step.progress)
    assert.deepEqual(
      progress,
      progress.toSorted((a, b) => a - b)
    )
    assert.isAtLeast(new Set(progress).size, 3)
    const stages = new Set(seen.map((step) => step.stage).filter(Boolean))
    assert.isAtLeast(stages.size, 2)

    const again = await planner.approve(id)
    assert.deepEqual(again.body(), {
      status: 'completed',
      task_id: taskId,
      website_id: last.website_id,
    })
  })

  test('a designer that fails once is asked again', async ({ client, assert, cleanup }) => {
    const planner = await Planner.signedIn(client)
    const id = await planner.draft()
    const designer = currentDesigner()
    let tries = 0
    cleanup(
      useDesigner(
        failing({
          async write(...args) {
            if (++tries === 1) throw new Error('connection reset')
            return designer.write(...args)
          },
        })
      )
    )
    const { task_id: taskId } = (await planner.approve(id)).body()
    const last = await planner.outcome(taskId)
    assert.equal(last.status, 'completed')
    assert.equal(tries, 2)
  })

  test('a failed build says so, frees its place, and its plan can be approved again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const planner = await Planner.signedIn(client)
    const { user } = planner
    const id = await planner.draft()
    const restore = useDesigner(failing())
    cleanup(restore)

    const { task_id: taskId } = (await planner.approve(id)).body()
    const last = await planner.outcome(taskId)
    assert.equal(last.status, 'failed')
    assert.equal(last.error, FAILED)
    assert.isNull(last.website_id)
    assert.notInclude(JSON.stringify(last), 'ECONNREFUSED')

    assert.isNull(await Website.findBy('user_id', user.id))
    assert.equal(await planner.usage(), 0)
    assert.equal((await DesignPlan.findOrFail(id)).state, 'reviewing')

    restore()
    ;(await planner.update(id, FEEDBACK)).assertStatus(200)
    const second = (await planner.approve(id)).body()
    assert.notEqual(second.task_id, taskId)
    assert.equal((await planner.outcome(second.task_id)).status, 'completed')
    assert.equal(await planner.usage(), 1)
  })

  test('an approval whose build fails at once says so', async ({ client, assert, cleanup }) => {
    const planner = await Planner.signedIn(client)
    const id = await planner.draft()
    const late = new DOMException('The designer is late.', 'TimeoutError')
    cleanup(useDesigner(failing({ write: () => Promise.reject(late) })))
    cleanup(changePatience('approval', 20_000))
    const response = await planner.approve(id)
    response.assertStatus(502)
    assert.deepEqual(response.body(), {
      error: 'Something went wrong. Please try again.',
      code: 'build_failed',
    })
    assert.equal((await DesignPlan.findOrFail(id)).state, 'reviewing')
    assert.equal(await planner.usage(), 0)
  })

  test('a build of a killed process is finished by the next process, once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const planner = await Planner.signedIn(client)
    const { user } = planner
    const id = await planner.draft()
    const restore = useDesigner(sleeping(currentDesigner(), 300))
    cleanup(restore)
    const { task_id: taskId } = (await planner.approve(id)).body()

    // The lease of its worker expires; another worker claims the task and completes it first.
    restore()
    await Task.query().where('id', taskId).update({ due_at: 0 })
    const last = await planner.outcome(taskId)
    assert.equal(last.status, 'completed')

    await pause(1_000)
    const website = await Website.findByOrFail('user_id', user.id)
    assert.equal(website.id, last.website_id)
    assert.equal(website.version, 1)
  })
})

test.group('The state of a build', () => {
  test('another person gets 404', async ({ client, assert }) => {
    const owner = await Planner.signedIn(client)
    const { task_id: taskId } = (await owner.approve(await owner.draft())).body()
    const stranger = await Planner.signedIn(client)
    const response = await stranger.status(taskId)
    response.assertStatus(404)
    assert.deepEqual(response.body(), (await stranger.status(newId())).body())
  })

  test('needs a sign-in', async ({ client }) => {
    const owner = await Planner.signedIn(client)
    const { task_id: taskId } = (await owner.approve(await owner.draft())).body()
    const response = await client.get(`/api/spa/websites/task-status/${taskId}/`)
    response.assertStatus(401)
  })

  test('a task of another kind gets 404', async ({ client }) => {
    const { user, bearer } = await signedInUser()
    const { TaskBench } = await import('#tests/helpers/task_bench')
    const task = await new TaskBench().write({ userId: user.id })
    const response = await new Planner(client, bearer).status(task.id)
    response.assertStatus(404)
  })
})
