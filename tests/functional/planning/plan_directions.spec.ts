import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DesignPlan } from '#planning/models/design_plan'
import { currentDesigner, useDesigner } from '#planning/services/current_designer'
import { sleeping } from '#tests/helpers/designers'
import { FEEDBACK, Planner } from '#tests/helpers/planning'

interface Shown {
  id: string
  name: string
  words: string
  chosen: boolean
  html: string
}

const stored = async (id: string) => (await DesignPlan.findOrFail(id)).$attributes
const choice = (list: Shown[]) => list.filter(({ chosen }) => chosen).map(({ id }) => id)

async function shown(person: Planner, planId: string): Promise<Shown[]> {
  const response = await person.directions(planId)
  response.assertStatus(200)
  return response.body().directions
}

test.group('Directions of a plan', () => {
  test('a plan is shown as three whole pages, one of them chosen', async ({ client, assert }) => {
    const person = await Planner.signedIn(client)
    const three = await shown(person, await person.draft())
    assert.lengthOf(three, 3)
    assert.lengthOf(choice(three), 1)
    assert.equal(new Set(three.map(({ id }) => id)).size, 3)
    for (const { id, name, words, html } of three) {
      assert.match(html, new RegExp(`^<!doctype html>\\s*<html[^>]*data-direction="${id}"`))
      assert.include(html, 'Rye &amp; Co')
      assert.notMatch(html, /<script(?! type="application\/ld\+json")/)
      assert.isNotEmpty(name)
      assert.isNotEmpty(words)
      assert.notProperty(three[0], 'idea')
    }
  })

  test('reading them changes nothing', async ({ client, assert }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const before = await stored(id)
    assert.deepEqual(await shown(person, id), await shown(person, id))
    assert.deepEqual(await stored(id), before)
  })

  test('the chosen direction is named in the plan, stored and built', async ({
    client,
    assert,
  }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const [, second] = await shown(person, id)
    const response = await person.choose(id, second.id)
    response.assertStatus(200)
    assert.include(directionLine(response.body()), second.name.toLowerCase())
    assert.deepEqual(choice(response.body().directions), [second.id])
    assert.deepEqual(await shown(person, id), response.body().directions)

    const { html_content: html } = await person.website(await person.built(id))
    assert.include(html, `data-direction="${second.id}"`)
    assert.equal(sections(html), sections(second.html))
  })

  test('feedback keeps the chosen direction, and a choice keeps the feedback', async ({
    client,
    assert,
  }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const [, , third] = await shown(person, id)
    ;(await person.update(id, FEEDBACK)).assertStatus(200)
    ;(await person.choose(id, third.id)).assertStatus(200)
    const told = await person.update(id, 'Our phone is 0113 496 0999.')
    assert.include(directionLine(told.body()), third.name.toLowerCase())
    assert.include(told.body().design_plan, '0113 496 0999')
    const after = await shown(person, id)
    assert.deepEqual(choice(after), [third.id])
    for (const { html } of after) assert.include(html, 'data-section="gallery"')
  })

  test('feedback for another look changes the direction', async ({ client, assert }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const [first] = await shown(person, id)
    ;(await person.choose(id, first.id)).assertStatus(200)
    ;(await person.update(id, 'Please give it another look.')).assertStatus(200)
    assert.notDeepEqual(choice(await shown(person, id)), [first.id])
  })

  test('a direction that was not offered is refused', async ({ client, assert }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const offered = (await shown(person, id)).map((direction) => direction.id)
    const other = ['neighbour', 'ledger', 'poster', 'menu'].find((name) => !offered.includes(name))
    const before = await stored(id)
    const response = await person.choose(id, other)
    response.assertStatus(400)
    assert.equal(response.body().code, 'not_offered')
    assert.deepEqual(await stored(id), before)
  })

  test('after approval a choice is refused', async ({ client, assert }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const [, second] = await shown(person, id)
    ;(await person.approve(id)).assertStatus(200)
    const before = await stored(id)
    const response = await person.choose(id, second.id)
    response.assertStatus(409)
    assert.equal(response.body().code, 'plan_approved')
    assert.deepEqual(await stored(id), before)
  })

  test('of a simultaneous choice and feedback one succeeds, and the other is refused with a message', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const [, second] = await shown(person, id)
    cleanup(useDesigner(sleeping(currentDesigner(), 150)))
    // The feedback reads the plan before the choice and writes it afterwards.
    const [lost, won] = await Promise.all([
      person.update(id, FEEDBACK),
      pause(50).then(() => person.choose(id, second.id)),
    ])
    won.assertStatus(200)
    lost.assertStatus(409)
    assert.equal(lost.body().code, 'plan_changed')
    assert.equal((await stored(id)).markdown, won.body().design_plan)
  })
})

function directionLine({ design_plan: plan }: { design_plan: string }): string {
  return /\*\*Direction\*\*: .*/.exec(plan)![0].toLowerCase()
}

/** Kinds, layouts and grounds of a page's sections, in order. */
function sections(html: string): string {
  return Array.from(html.matchAll(/data-section="[^"]*"|data-(?:layout|surface)="[^"]*"/g)).join(
    ' '
  )
}
