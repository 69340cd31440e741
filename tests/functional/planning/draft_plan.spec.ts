import { test } from '@japa/runner'
import { bodyFonts, headingFonts } from 'site-designer/fonts'
import { farEnough, structuralDistance, type Fingerprint } from '#designer/site/fingerprint'
import { DesignPlan } from '#planning/models/design_plan'
import { currentDesigner, useDesigner } from '#planning/services/current_designer'
import { failing, changePatience, sleeping } from '#tests/helpers/designers'
import { draftPlanValidator } from '#planning/validators/draft_plan'
import { proves } from '#tests/helpers/evidence'
import { signedInUser } from '#tests/helpers/people'
import { Planner, WISH } from '#tests/helpers/planning'

const NO_PROMPT = 'Please tell us what kind of website you want'
const NOT_DRAWN = 'Something went wrong while creating your design plan. Please try again.'

test.group('Asking for a plan', () => {
  test('a description in plain words gets a plan to read', async ({ client, assert }) => {
    const { user, bearer } = await signedInUser()
    const response = await new Planner(client, bearer).analyze()
    response.assertStatus(200)
    const { plan_id: id, design_plan: markdown } = response.body()
    assert.include(markdown, 'Rye')

    const plan = await DesignPlan.findOrFail(id)
    assert.equal(plan.userId, user.id)
    assert.equal(plan.state, 'reviewing')
    assert.equal(plan.markdown, markdown)
  })

  test('missing form fields get the defaults of the specification', async ({ client, assert }) => {
    const { bearer } = await signedInUser()
    const plan = await DesignPlan.findOrFail(await new Planner(client, bearer).draft())
    assert.containsSubset(plan.request, {
      prompt: WISH,
      primary_color: '#4B5EAA',
      theme: 'light',
      heading_font: 'Playfair Display',
      body_font: 'Inter',
      corner_radius: 8,
      contact_email: '',
      chosen: [],
    })
    proves('default colour #4B5EAA')
    proves('theme light by default')
  })

  test('form fields are kept as they were sent', async ({ client, assert }) => {
    const { bearer } = await signedInUser()
    const fields = {
      primary_color: '#b3261e',
      theme: 'dark',
      heading_font: 'Oswald',
      body_font: 'PT Serif',
      corner_radius: 0,
      contact_email: 'ada@example.com',
      chosen: ['theme', 'corner_radius'],
    }
    const plan = await DesignPlan.findOrFail(await new Planner(client, bearer).draft(fields))
    assert.containsSubset(plan.request, fields)
  })

  test('a request that does not say what was touched chose what differs from the defaults', async ({
    client,
    assert,
  }) => {
    const { bearer } = await signedInUser()
    const fields = { primary_color: '#b3261e', theme: 'light', heading_font: 'Oswald' }
    const planner = new Planner(client, bearer)
    const id = await planner.draft(fields)
    const { request } = await DesignPlan.findOrFail(id)
    assert.containsSubset(request, { chosen: ['primary_color', 'heading_font'] })
    const { html_content: html } = await planner.website(await planner.built(id))
    assert.include(html.toLowerCase(), '#b3261e')
    assert.include(html, 'Oswald')
  })

  test('all fonts of the lists and all corner radii are accepted', async ({ assert }) => {
    for (const font of headingFonts) {
      await draftPlanValidator.validate({ prompt: WISH, heading_font: font })
    }
    for (const font of bodyFonts) {
      await draftPlanValidator.validate({ prompt: WISH, body_font: font })
    }
    for (let radius = 0; radius <= 20; radius++) {
      const read = await draftPlanValidator.validate({ prompt: WISH, corner_radius: radius })
      assert.equal(read.corner_radius, radius)
    }
    const fromSlider = await draftPlanValidator.validate({ prompt: WISH, corner_radius: '12' })
    assert.equal(fromSlider.corner_radius, 12)
    proves('corner radius 0 to 20, default 8')
  })

  const emoji = '\u{1F956}'
  const rules: [title: string, fields: object, field: string, message: string][] = [
    ['no prompt', { prompt: undefined }, 'prompt', NO_PROMPT],
    ['a prompt of nothing', { prompt: '' }, 'prompt', NO_PROMPT],
    ['a prompt of blanks', { prompt: ' \n\t ' }, 'prompt', NO_PROMPT],
    ['a prompt that is null', { prompt: null }, 'prompt', NO_PROMPT],
    ['a prompt that is no text', { prompt: { text: WISH } }, 'prompt', NO_PROMPT],
    [
      'a prompt of 20,001 characters',
      { prompt: 'a'.repeat(20_001) },
      'prompt',
      'Please describe your website in at most 20,000 characters',
    ],
    ...['red', '#12345', '#1234567', 'rgb(0,0,0)', '#gggggg', 7, '', `#12345${emoji}`].map(
      (color) =>
        [
          `the colour ${JSON.stringify(color)}`,
          { primary_color: color },
          'primary_color',
          'Primary color must look like #4B5EAA',
        ] as [string, object, string, string]
    ),
    ['an unknown theme', { theme: 'sepia' }, 'theme', 'Theme must be light or dark'],
    [
      'a body font as heading font',
      { heading_font: 'Inter' },
      'heading_font',
      'Please choose one of the heading fonts',
    ],
    [
      'an unknown body font',
      { body_font: "Inter'; } body { display: none" },
      'body_font',
      'Please choose one of the body fonts',
    ],
    ...[-1, 21, 8.5, '8px', '', true, [], {}, 1e300].map(
      (radius) =>
        [
          `the corner radius ${JSON.stringify(radius)}`,
          { corner_radius: radius },
          'corner_radius',
          'Corner radius must be a whole number from 0 to 20',
        ] as [string, object, string, string]
    ),
    [
      'a contact email that is no text',
      { contact_email: ['ada@example.com'] },
      'contact_email',
      'Contact email must be text',
    ],
    [
      'a contact email that is too long',
      { contact_email: `${'a'.repeat(250)}@b.co` },
      'contact_email',
      'Contact email must be at most 254 characters',
    ],
    [
      'an unknown chosen field',
      { chosen: ['theme', 'password'] },
      'chosen.1',
      'Chosen must be a list of fields of the form',
    ],
    [
      'chosen fields that are no list',
      { chosen: 'theme' },
      'chosen',
      'Chosen must be a list of fields of the form',
    ],
  ]
  for (const [title, fields, field, message] of rules) {
    test(`${title} is refused with a message, and nothing is stored`, async ({
      client,
      assert,
    }) => {
      const { user, bearer } = await signedInUser()
      const response = await new Planner(client, bearer).analyze(fields)
      response.assertStatus(400)
      assert.deepEqual(response.body(), { [field]: [message] })
      assert.isNull(await DesignPlan.findBy('user_id', user.id))
    })
  }

  test('several wrong fields each get their message', async ({ client, assert }) => {
    const { bearer } = await signedInUser()
    const response = await new Planner(client, bearer).analyze({ prompt: '', theme: 1 })
    response.assertStatus(400)
    assert.sameMembers(Object.keys(response.body()), ['prompt', 'theme'])
  })

  test('a prompt of 20,000 characters is read', async ({ client }) => {
    const { bearer } = await signedInUser()
    const prompt = WISH.padEnd(20_000, ' We also bake for weddings.')
    const response = await new Planner(client, bearer).analyze({ prompt })
    response.assertStatus(200)
  })

  test('equal requests of different people get different sites', async ({ client, assert }) => {
    // A trade that only this test uses, because sites of other tests would affect the result.
    const prompt =
      'A website for Still Water, a yoga studio in Leeds. Vinyasa on Mondays at 18:00, yin on ' +
      'Wednesdays at 19:30. Call us on 0113 496 0000.'
    const sites: Fingerprint[] = []
    for (let person = 0; person < 5; person++) {
      const planner = await Planner.signedIn(client)
      const id = await planner.draft({ prompt })
      ;(await planner.approve(id)).assertStatus(200)
      const plan = await DesignPlan.findOrFail(id)
      assert.equal(plan.kind, 'yoga')
      sites.push(plan.fingerprint!)
    }
    for (const [at, one] of sites.entries()) {
      for (const other of sites.slice(at + 1))
        assert.isAtLeast(structuralDistance(one.places, other.places), farEnough)
    }
  })

  test('a person at the websites limit is refused before the wait', async ({ client, assert }) => {
    const planner = await Planner.signedIn(client)
    const { user } = planner
    for (let i = 0; i < 2; i++) (await planner.approve(await planner.draft())).assertStatus(200)

    const response = await planner.analyze()
    response.assertStatus(403)
    assert.containsSubset(response.body(), { code: 'website_limit', current_usage: 2, limit: 2 })
    assert.include(response.body().error, '2 websites')
    assert.lengthOf(await DesignPlan.query().where('userId', user.id), 2)
  })

  test('a failed designer is reported, and nothing is stored', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(useDesigner(failing()))
    const { user, bearer } = await signedInUser()
    const response = await new Planner(client, bearer).analyze()
    response.assertStatus(502)
    assert.deepEqual(response.body(), { error: NOT_DRAWN, code: 'designer_failed' })
    assert.isNull(await DesignPlan.findBy('user_id', user.id))
  })

  test('a designer that is too late is reported', async ({ client, assert, cleanup }) => {
    cleanup(useDesigner(sleeping(currentDesigner(), 5_000)))
    cleanup(changePatience('plan', 50))
    const { user, bearer } = await signedInUser()
    const response = await new Planner(client, bearer).analyze()
    response.assertStatus(503)
    assert.deepEqual(response.body(), { error: NOT_DRAWN, code: 'designer_too_slow' })
    assert.isNull(await DesignPlan.findBy('user_id', user.id))
  })

  test('drafting a plan needs a sign-in', async ({ client }) => {
    const path = '/api/spa/websites/analyze_prompt/'
    const anonymous = await client.post(path).json({ prompt: WISH })
    anonymous.assertStatus(401)
    const forged = await client.post(path).bearerToken('at_forged').json({ prompt: WISH })
    forged.assertStatus(401)
  })

  test('broken JSON gets another message than a wrong form', async ({ client, assert }) => {
    const { bearer } = await signedInUser()
    const response = await client
      .post('/api/spa/websites/analyze_prompt/')
      .bearerToken(bearer)
      .header('content-type', 'application/json')
      .setup((request) => void request.request.send('{"prompt": "A bak'))
    response.assertStatus(400)
    assert.equal(response.body().code, 'bad_request')
  })

  test('the path also works without its last slash', async ({ client }) => {
    const { bearer } = await signedInUser()
    const response = await client
      .post('/api/spa/websites/analyze_prompt')
      .bearerToken(bearer)
      .json({ prompt: WISH })
    response.assertStatus(200)
  })
})
