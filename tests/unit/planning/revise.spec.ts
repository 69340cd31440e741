import { test } from '@japa/runner'
import { BuiltinDesigner } from '#planning/designers/builtin/builtin_designer'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'
import { sampleRequests } from '#tests/helpers/sample_requests'

const designer = new BuiltinDesigner()
const request = sampleRequests.electrician

async function revised(...feedback: string[]) {
  let plan = await designer.plan(request)
  const before = structuredClone(plan.data) as unknown as BuiltinPlan
  for (const words of feedback) plan = await designer.revise(plan, words, request)
  const after = plan.data as unknown as BuiltinPlan
  const last = after.rounds.at(-1)!
  return { before, after, last, markdown: plan.markdown, plan }
}

const kinds = (plan: BuiltinPlan) => plan.sections.map((section) => section.kind)

test.group('Revising a plan', () => {
  test('several wishes in one sentence are each done and each said', async ({ assert }) => {
    const { after, last, markdown } = await revised(
      'drop the gallery, add an FAQ, make it darker, more formal, we are called Ash & Oak, use green'
    )
    assert.notInclude(kinds(after), 'gallery')
    assert.include(kinds(after), 'faq')
    assert.equal(after.look.theme, 'dark')
    assert.equal(after.direction, 'ledger')
    assert.equal(after.brief.name?.value, 'Ash & Oak')
    assert.equal(after.look.primary_color, '#2f6b4f')
    assert.isEmpty(last.unread)
    for (const line of last.changed) assert.include(markdown, line)
  })

  test('only what was asked for changes', async ({ assert }) => {
    const { before, after } = await revised('use burgundy')
    assert.notEqual(after.look.primary_color, before.look.primary_color)
    assert.deepEqual(
      { ...after, look: { ...after.look, primary_color: '' }, rounds: [] },
      { ...before, look: { ...before.look, primary_color: '' }, rounds: [] }
    )
  })

  test('adding a section leaves the clothes of the others alone', async ({ assert }) => {
    const { before, after } = await revised('add a team section')
    assert.deepEqual(
      after.sections.filter((section) => section.kind !== 'team'),
      before.sections
    )
  })

  test('what cannot be read is said in the plan', async ({ assert }) => {
    for (const words of [
      'sing me a song',
      'I want a purple elephant dancing',
      'use navy, sing me a song',
    ]) {
      const { last, markdown } = await revised(words)
      assert.isNotEmpty(last.unread, words)
      assert.include(markdown, `Not understood yet: “${last.unread[0]}”`)
    }
  })

  test('facts in the feedback become facts of the plan', async ({ assert }) => {
    const { after } = await revised(
      'Our phone is 0117 555 0199. We are open Mon-Fri 8am-5pm. We are at 12 King Street. Since 1999.'
    )
    assert.equal(after.brief.phone?.value, '0117 555 0199')
    assert.equal(after.brief.hours?.value.open[0].from, 480)
    assert.equal(after.brief.address?.value, '12 King Street')
    assert.equal(after.brief.since, '1999')
  })

  test('offers come and go', async ({ assert }) => {
    const { after } = await revised('remove rewiring', 'we also do solar panels and CCTV')
    const names = after.brief.offers.map((offer) => offer.name)
    assert.notInclude(names, 'Rewiring')
    assert.includeMembers(names, ['Solar panels', 'CCTV'])
  })

  test('sections move where they are told', async ({ assert }) => {
    const { after } = await revised('move contact to the top')
    assert.equal(after.sections[1].kind, 'contact')
  })

  test('fonts and corners follow their names', async ({ assert }) => {
    const { after } = await revised('make the font Montserrat and the corners square')
    assert.equal(after.look.heading_font, 'Montserrat')
    assert.equal(after.look.corner_radius, 0)
  })

  test('the trade can be put right', async ({ assert }) => {
    const { after, last } = await revised('we are a plumber, not an electrician')
    assert.equal(after.brief.trade.value, 'plumber')
    assert.isEmpty(last.unread)
  })

  test('"no form" takes the form and leaves the contact', async ({ assert }) => {
    const { plan } = await revised('no contact form')
    const site = await designer.build(plan, request, () => {})
    const contact = site.sections.find((section) => section.kind === 'contact')
    assert.isFalse(contact?.kind === 'contact' && contact.form)
  })

  test('a revised plan always builds', async ({ assert }) => {
    for (const words of [
      'different design',
      'add testimonials, a timetable, prices and a process section',
      'remove everything',
      'drop the contact section',
      '',
    ]) {
      const { plan } = await revised(words)
      const site = await designer.build(plan, request, () => {})
      assert.isAtLeast(site.sections.length, 1)
    }
  })
})
