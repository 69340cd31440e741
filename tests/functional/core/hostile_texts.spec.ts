import { test } from '@japa/runner'
import { currentHtml, Website } from '#websites/main'
import { apiCalls, send } from '#tests/helpers/api_calls'
import { Planner } from '#tests/helpers/planning'
import { setScene } from '#tests/helpers/scene'
import { edit, page } from '#tests/helpers/websites'

const WEBSITE = '/api/spa/websites/:id'
const DEPLOYMENTS = '/api/deployment/deployments'

test.group('Text that looks like HTML', () => {
  const TAG = `<img src=x onerror="alert('1')">&amp;`

  test('is stored as text', async ({ assert, client }) => {
    const scene = await setScene(client)
    const { bearer, owner } = scene
    const body = (fields: object) => JSON.stringify(fields)

    await send('POST /api/users/register', scene, {
      body: body({
        ...apiCalls['POST /api/users/register'].body!(scene),
        name: TAG,
        surname: TAG,
      }),
    })
    const login = await client
      .post('/api/users/login/')
      .json({ email: scene.newAddress, password: 'correct horse battery' })
    assert.containsSubset(login.body().user, { name: TAG, surname: TAG })

    const changed = await send(`PATCH ${WEBSITE}`, scene, {
      bearer,
      body: body({ contact_email: TAG }),
    })
    assert.equal(JSON.parse(changed.body).contact_email, TAG)
    assert.match(changed.headers['content-type']!, /^application\/json/)
    assert.equal(changed.headers['x-content-type-options'], 'nosniff')

    const planner = new Planner(client, bearer)
    const planId = await planner.draft({ prompt: `A bakery. ${TAG}`, contact_email: TAG })
    const website = await Website.findOrFail(await planner.built(planId))
    assert.equal(website.userId, owner.id)
    assert.equal(website.prompt, `A bakery. ${TAG}`)
    assert.equal(website.contactEmail, TAG)
    assert.notInclude(await currentHtml(website), '<img src=x')
  })

  test('is escaped on a page', async ({ assert, client }) => {
    const scene = await setScene(client)
    await send(`POST ${WEBSITE}/update_element_content`, scene, {
      bearer: scene.bearer,
      body: JSON.stringify({ element_id: 'e2', content: TAG }),
    })
    const html = await currentHtml(await Website.findOrFail(scene.website.id))
    assert.notInclude(html, '<img')
    assert.include(html, '&amp;amp;')
  })
})

test.group('Pages that take long to process', () => {
  const TAGS = ['<html ', '<link ', '<title>', '<style>', '<script>', '<b>']
  const PIECES = ['<!--', '<!---->', ...TAGS, '<a ', '<p data-todo="x">', '<i data-todo="x">']

  test('of {0} are saved or refused, shown and published while other requests are answered')
    .with(PIECES.map((piece) => [piece]))
    .run(async ({ assert, client }, [piece]) => {
      const scene = await setScene(client)
      const { bearer } = scene
      const bomb = piece.repeat(400_000 / piece.length)
      const whole = page('Bomb').replace('</body>', `${bomb}</body>`)
      for (const html of [whole, `${bomb}${page('Bomb')}`]) {
        const body = JSON.stringify({ html_content: html })
        const saved = await send(`PUT ${WEBSITE}/update_html`, scene, { bearer, body })
        assert.include([200, 400], saved.status, saved.body.slice(0, 200))
        // Most of them are refused, but pages from before these checks can be like this.
        await edit(await Website.findOrFail(scene.website.id), html)
        const published = await send(`POST ${DEPLOYMENTS}/deploy_website`, scene, { bearer })
        assert.include([200, 400], published.status, published.body.slice(0, 200))
        const framed = await send(`GET ${WEBSITE}/edit_frame`, scene, { bearer })
        assert.equal(framed.status, 200)
      }
    })
    .timeout(60_000)
})
