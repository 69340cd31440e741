import { test } from '@japa/runner'
import type { DesignRequest } from '#designer/designer/designer'
import { draftPlan } from '#designer/outline/draft'
import { fillPlan } from '#designer/fill/plan'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { proposals, suggestedLook } from '#designer/outline/proposals'
import { revisePlan } from '#designer/revise/revise_plan'
import { correctTrade, tradeNames } from '#designer/outline/understanding'
import { renderSite } from '#designer/renderer/render'
import { checkSite } from '#designer/site/check_site'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

/** Untouched but for what is given, so that the trade may suggest the rest. */
function request(prompt: string, fields: Partial<DesignRequest> = {}): DesignRequest {
  return { ...sampleRequests.empty, prompt, chosen: Object.keys(fields), ...fields }
}

const BAKERY = request('A bakery called Rye & Co in Leeds. We bake rye bread, buns and cakes.')

/** As a person would: choose, and go on with what came of it. */
function chosen(plan: BuiltinPlan, asked: DesignRequest, place: number): BuiltinPlan {
  return structuredClone(proposals(plan, asked)[place])
}

const words = (plan: BuiltinPlan) =>
  renderSite(fillPlan(plan))
    .replace(/<(style|script)[\s\S]*?<\/\1>|<figcaption[\s\S]*?<\/figcaption>/g, ' ')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

test.group('Three directions', () => {
  test('a plan is offered in three directions, its own among them', ({ assert }) => {
    for (const asked of Object.values(sampleRequests)) {
      const plan = draftPlan(asked)
      const three = proposals(plan, asked)
      assert.lengthOf(three, 3)
      assert.equal(new Set(three.map(({ direction }) => direction)).size, 3)
      assert.equal(three[0].direction, plan.direction)
      for (const proposal of three) assert.isTrue(checkSite(fillPlan(proposal)).ok)
    }
  })

  test('no two openings are set alike', ({ assert }) => {
    for (const prompt of ['law firm in Leeds', 'Avukat, Muğla', 'accountant in Leeds']) {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const asked = request(prompt, { primary_color: '#5B6B7A', theme: 'light', seed })
        const three = proposals(draftPlan(asked), asked).map(
          ({ sections: [{ layout, surface }] }) =>
            ['plain', 'tint', 'wash'].includes(surface) ? layout : `${layout} on ${surface}`
        )
        assert.lengthOf(new Set(three), 3, `${prompt} ${seed}: ${three}`)
      }
    }
  })

  test('every direction says the same', ({ assert }) => {
    for (const asked of Object.values(sampleRequests)) {
      const [first, ...others] = proposals(draftPlan(asked), asked).map(
        (plan) => new Set(words(plan))
      )
      for (const other of others) assert.sameMembers([...other], [...first], asked.prompt)
    }
  })

  test('the first keeps the look of the form, the others suggest for what nobody touched', ({
    assert,
  }) => {
    const { primary_color: color, heading_font: heading, body_font: body } = suggestedLook('bakery')
    const asked = { ...BAKERY, body_font: 'Lato', chosen: ['body_font'] }
    const [first, second, third] = proposals(draftPlan(asked), asked)
    assert.deepEqual(first.look, draftPlan(asked).look)
    for (const { look } of [second, third]) {
      assert.deepEqual(look, {
        ...first.look,
        primary_color: color,
        heading_font: heading,
        body_font: 'Lato',
      })
    }
    assert.notEqual(first.look.body_font, body)
  })

  test('a colour that somebody named is in all three', ({ assert }) => {
    const wished = request('A bakery in Leeds. Use dark green.')
    const told = revisePlan(draftPlan(BAKERY), 'make it navy')
    for (const [plan, asked] of [
      [draftPlan(wished), wished],
      [told, BAKERY],
      [revisePlan(chosen(draftPlan(BAKERY), BAKERY, 1), 'make it navy'), BAKERY],
    ] as const) {
      const colors = proposals(plan, asked).map(({ look }) => look.primary_color)
      assert.deepEqual(new Set(colors), new Set([plan.look.primary_color]))
    }
  })

  test('choosing another and going back leads to the same three', ({ assert }) => {
    for (const asked of Object.values(sampleRequests)) {
      const plan = draftPlan(asked)
      const before = proposals(plan, asked)
      for (const place of [0, 1, 2]) {
        const there = chosen(plan, asked, place)
        assert.deepEqual(proposals(there, asked), before)
        assert.deepEqual(proposals(chosen(there, asked, 0), asked), before)
      }
    }
  })

  test('feedback is kept by a choice, and a choice by feedback', ({ assert }) => {
    const told = revisePlan(draftPlan(BAKERY), 'add a team section, drop the gallery')
    const kinds = told.sections.map(({ kind }) => kind)
    for (const place of [1, 2]) {
      const plan = chosen(told, BAKERY, place)
      assert.deepEqual(plan.rounds, told.rounds)
      assert.deepEqual(plan.brief, told.brief)
      assert.includeMembers(
        plan.sections.map(({ kind }) => kind),
        kinds.filter((kind) => kind !== 'facts')
      )
      const again = revisePlan(structuredClone(plan), 'we open at 8:00 on Mondays')
      assert.equal(again.direction, plan.direction)
    }
  })

  test('a direction that feedback asks for is one of the three', ({ assert }) => {
    const plan = chosen(draftPlan(BAKERY), BAKERY, 2)
    const other = revisePlan(structuredClone(plan), 'give it another look')
    assert.notEqual(other.direction, plan.direction)
    assert.include(
      proposals(other, BAKERY).map(({ direction }) => direction),
      other.direction
    )
  })

  test('the plan names the direction', ({ assert }) => {
    const names = proposals(draftPlan(BAKERY), BAKERY).map(
      (plan) => /\*\*Direction\*\*: ([^:]+):/.exec(planMarkdown(plan))?.[1]
    )
    assert.equal(new Set(names).size, 3)
    assert.notIncludeMembers(names, [undefined])
  })
})

test.group('What was understood', () => {
  test('a corrected trade changes what follows from it and keeps what was said', ({ assert }) => {
    const plan = chosen(draftPlan(BAKERY), BAKERY, 1)
    const before = structuredClone(plan)
    const cafe = correctTrade(plan, 'cafe')
    assert.equal(cafe.brief.trade.value, 'cafe')
    assert.equal(cafe.brief.confidence, 1)
    assert.equal(cafe.direction, before.direction)
    assert.deepEqual(cafe.brief.name, before.brief.name)
    assert.deepEqual(cafe.brief.offers, before.brief.offers)
    assert.equal(cafe.look.primary_color, suggestedLook('cafe').primary_color)
    assert.include(planMarkdown(cafe), '- **Trade**: ')
    assert.include(planMarkdown(cafe), 'Understood as: ')
  })

  test('any trade that can be said gives a whole page', ({ assert }) => {
    for (const { id } of tradeNames(draftPlan(BAKERY))) {
      const site = checkSite(fillPlan(correctTrade(draftPlan(BAKERY), id)))
      assert.isTrue(site.ok, id)
    }
  })
})
