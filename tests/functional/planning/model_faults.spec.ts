import { test } from '@japa/runner'
import { faultTable } from '#tests/fakes/model_server/fault_table'
import { ModelBench } from '#tests/helpers/model_bench'
import { useModel } from '#tests/helpers/model_designer'
import { Planner } from '#tests/helpers/planning'

test.group('Making a website while the model server fails', () => {
  for (const row of faultTable) {
    test(`${row.title}: the plan and the page are made without it, and one line says so`, async ({
      assert,
      client,
      cleanup,
    }) => {
      const person = await Planner.signedIn(client)
      ;(await ModelBench.facing(row)).serve(cleanup)
      const response = await person.analyze()
      response.assertStatus(200)
      const { plan_id: planId, design_plan: plan, notice } = response.body()
      assert.include(plan, 'Rye & Co')
      assert.isNotEmpty(notice)

      const task = await person.outcome((await person.approve(planId)).body().task_id)
      assert.equal(task.status, 'completed', task.error ?? '')
      assert.isNotEmpty(task.notice)
      const { html_content: html } = await person.website(task.website_id!)
      assert.include(html, 'Rye')
      assert.isTrue(html.trimEnd().endsWith('</html>'))
    })
  }

  test('a working server writes the page', async ({ assert, client, cleanup }) => {
    const person = await Planner.signedIn(client)
    ;(await ModelBench.open()).serve(cleanup)
    const { plan_id: planId, notice } = (await person.analyze()).body()
    assert.isUndefined(notice)
    const task = await person.outcome((await person.approve(planId)).body().task_id)
    assert.equal(task.status, 'completed', task.error ?? '')
    assert.isUndefined(task.notice)
    const { html_content: html } = await person.website(task.website_id!)
    assert.include(html, 'Have a look around.')
  })
})

test.group('Designing a page while the model server fails', () => {
  for (const row of faultTable) {
    test(`${row.title}: the page is whole, in our design, and one line says so`, async ({
      assert,
      client,
      cleanup,
    }) => {
      const person = await Planner.signedIn(client)
      const bench = await ModelBench.facing(row, 0)
      cleanup(() => bench.close())
      cleanup(useModel(bench.model, 'auto'))
      bench.server.recover()
      const { plan_id: planId, design_plan: plan } = (await person.analyze()).body()
      assert.include(plan, '## The idea')

      bench.server.fail(row.fault, 999)
      const task = await person.outcome((await person.approve(planId)).body().task_id)
      assert.equal(task.status, 'completed', task.error ?? '')
      assert.isNotEmpty(task.notice)
      const { html_content: html } = await person.website(task.website_id!)
      assert.notInclude(html, 'section own')
      assert.isTrue(html.trimEnd().endsWith('</html>'))
    })
  }

  test('one answer in five is lost: the page is whole, and most sections are the model’s', async ({
    assert,
    client,
    cleanup,
  }) => {
    const person = await Planner.signedIn(client)
    const bench = await ModelBench.open()
    cleanup(() => bench.close())
    cleanup(useModel(bench.model, 'auto'))
    let asked = 0
    bench.server.chance = () => (++asked % 5 === 0 ? 'bad_gateway' : undefined)
    const { html_content: html } = await person.website(await person.built())
    assert.isAbove(html.match(/section own/g)?.length ?? 0, 3)
    assert.isTrue(html.trimEnd().endsWith('</html>'))
  })
})
