import { test } from '@japa/runner'
import { Task } from '#core/tasks/task'
import { DesignPlan } from '#planning/models/design_plan'
import { Website } from '#websites/main'
import { changePatience } from '#tests/helpers/designers'
import { signedInUser } from '#tests/helpers/people'
import { Planner } from '#tests/helpers/planning'

test.group('Approving a plan', (group) => {
  // On a busy machine even a short build takes longer.
  group.setup(() => changePatience('approval', 20_000))

  test('a short build is already in the answer, which names the website', async ({
    client,
    assert,
  }) => {
    const planner = await Planner.signedIn(client)
    const id = await planner.draft({ contact_email: 'ada@example.com' })
    const response = await planner.approve(id)
    response.assertStatus(200)
    const { status, task_id: taskId, website_id: websiteId } = response.body()
    assert.equal(status, 'completed')

    const website = await planner.website(websiteId)
    assert.include(website.title, 'Rye')
    assert.include(website.html_content, '</html>')
    const row = await Website.findOrFail(websiteId)
    assert.equal(row.state, 'ready')
    assert.equal(row.planId, id)
    assert.equal(row.contactEmail, 'ada@example.com')

    const task = await planner.status(taskId)
    task.assertStatus(200)
    assert.containsSubset(task.body(), {
      status: 'completed',
      website_id: websiteId,
      error: null,
      progress: 100,
    })
  })

  test('every element of the body has an id for edits', async ({ client, assert }) => {
    const planner = await Planner.signedIn(client)
    const answer = await planner.approve(await planner.draft())
    const { html_content: html } = await planner.website(answer.body().website_id)
    const body = html.slice(html.indexOf('<body'))
    const tags = body.match(/<[a-z][a-z0-9]*(?=[\s>])[^>]*>/g)!
    const bare = tags.filter((tag) => !/ data-element-id="element-\d+"/.test(tag))
    assert.isAbove(tags.length, 30)
    assert.deepEqual(bare, [])
  })

  test('text of a person is escaped on the page', async ({ client, assert }) => {
    const planner = await Planner.signedIn(client)
    const attack = `<script>alert('x')</script><img src=x onerror=alert(1)>`
    const id = await planner.draft({
      prompt: `A bakery called "Rye ${attack}" in Leeds ${attack}. We bake ${attack}.`,
    })
    const answer = await planner.approve(id)
    answer.assertStatus(200)
    const { html_content: html } = await planner.website(answer.body().website_id)
    assert.notInclude(html, `<script>alert`)
    assert.notInclude(html, `<img src=x`)
  })

  test('approving again gives the same answer and no second site', async ({ client, assert }) => {
    const planner = await Planner.signedIn(client)
    const { user } = planner
    const id = await planner.draft()
    const first = await planner.approve(id)
    const second = await planner.approve(id)
    assert.deepEqual(second.body(), first.body())
    assert.lengthOf(await Website.query().where('userId', user.id), 1)
  })

  test('fifty simultaneous approvals of one plan make one website', async ({ client, assert }) => {
    const planner = await Planner.signedIn(client)
    const { user } = planner
    const id = await planner.draft()
    const answers = await Promise.all(Array.from({ length: 50 }, () => planner.approve(id)))
    const different = new Set(answers.map((answer) => JSON.stringify(answer.body())))
    assert.equal(different.size, 1)
    assert.equal(answers[0].body().status, 'completed')
    assert.lengthOf(await Website.query().where('userId', user.id), 1)
    assert.lengthOf(await Task.query().where('userId', user.id), 1)
  })

  test('twenty plans approved at once never exceed the websites limit', async ({
    client,
    assert,
  }) => {
    const planner = await Planner.signedIn(client)
    const { user } = planner
    const plans = await Promise.all(Array.from({ length: 20 }, () => planner.draft()))
    const answers = await Promise.all(plans.map((id) => planner.approve(id)))

    const built = answers.filter((answer) => answer.status() === 200)
    const refused = answers.filter((answer) => answer.status() === 403)
    assert.lengthOf(built, 2)
    assert.lengthOf(refused, 18)
    for (const answer of refused) {
      const body = answer.body()
      assert.containsSubset(body, { code: 'website_limit', current_usage: 2, limit: 2 })
    }
    assert.lengthOf(await Website.query().where('userId', user.id), 2)
    const reviewing = await DesignPlan.query().where({ userId: user.id, state: 'reviewing' })
    assert.lengthOf(reviewing, 18)
  })

  test('a plan that was refused at the limit can be approved once there is room', async ({
    client,
    assert,
  }) => {
    const planner = await Planner.signedIn(client)
    const { user } = planner
    const plans = [await planner.draft(), await planner.draft(), await planner.draft()]
    for (const id of plans.slice(0, 2)) (await planner.approve(id)).assertStatus(200)
    ;(await planner.approve(plans[2])).assertStatus(403)

    await user.merge({ subscriptionType: 'basic' }).save()
    const response = await planner.approve(plans[2])
    response.assertStatus(200)
    assert.equal(response.body().status, 'completed')
  })

  test('another person gets 404, and nothing is built', async ({ client, assert }) => {
    const owner = await signedInUser()
    const id = await new Planner(client, owner.bearer).draft()
    const stranger = await signedInUser()
    const response = await new Planner(client, stranger.bearer).approve(id)
    response.assertStatus(404)
    assert.equal((await DesignPlan.findOrFail(id)).state, 'reviewing')
    for (const { user } of [owner, stranger]) {
      assert.isNull(await Website.findBy('user_id', user.id))
    }
  })

  test('approving needs a sign-in', async ({ client, assert }) => {
    const id = await (await Planner.signedIn(client)).draft()
    const response = await client.post(`/api/spa/websites/approve-plan/${id}/`)
    response.assertStatus(401)
    assert.equal((await DesignPlan.findOrFail(id)).state, 'reviewing')
  })
})
