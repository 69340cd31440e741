import { test } from '@japa/runner'
import { currentHtml, Website } from '#websites/main'
import { shareOfMainThread } from '#tests/helpers/main_thread'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'

const MEGABYTES_2 = 2 * 1024 * 1024 - 200

/** A page of nearly 2 MB. */
function filledPage(piece: string): string {
  const pieces = piece.repeat(Math.floor((MEGABYTES_2 - 200) / piece.length))
  return `<!doctype html><html lang="en"><head><title>Large</title></head><body><h1>Large</h1>${pieces}</body></html>`
}

test.group('Work on large pages', () => {
  test('a page of 2 MB is saved, edited, checked and published in a separate thread', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    const path = `/api/spa/websites/${website.id}`
    const long = filledPage(`<p class="a b">${'Words of a very long page. '.repeat(20)}</p>\n`)
    // The thread loads its files first; another test may wait for this too.
    await client.put(`${path}/update_html/`).bearerToken(bearer).json({ html_content: long })

    const share = await shareOfMainThread(async () => {
      const saved = await client
        .put(`${path}/update_html/`)
        .bearerToken(bearer)
        .json({ html_content: long.replace('<h1>Large', '<h1>Larger') })
      saved.assertStatus(200)
      const heading = /<h1 data-element-id="([^"]+)"/.exec(
        await currentHtml(await Website.findOrFail(website.id))
      )![1]
      const edited = await client
        .post(`${path}/update_element_content/`)
        .bearerToken(bearer)
        .json({ element_id: heading, content: 'Very large' })
      edited.assertStatus(200)
      const look = await client
        .get(`/api/deployment/deployments/readiness/?website_id=${website.id}`)
        .bearerToken(bearer)
      look.assertStatus(200)
    })
    assert.isBelow(share, 0.5)
    assert.include(await currentHtml(await Website.findOrFail(website.id)), '>Very large</h1>')
  })

  test('a long prompt is read, and its plan composed, drawn and changed, in a separate thread', async ({
    assert,
    client,
  }) => {
    const { bearer } = await signedInUser()
    const path = '/api/spa/websites'
    const draft = (prompt: string) =>
      client.post(`${path}/analyze_prompt/`).bearerToken(bearer).json({ prompt })
    // The thread loads its files first.
    await draft('A bakery in Leeds.')

    const share = await shareOfMainThread(async () => {
      const plan = await draft('12 Mill Lane, Leeds LS1 4AB. Ann Lee – chef. '.repeat(400))
      plan.assertStatus(200)
      const changed = await client
        .patch(`${path}/plan/${plan.body().plan_id}/sheet/`)
        .bearerToken(bearer)
        .json({ who: { name: 'Rye & Daughters' } })
      changed.assertStatus(200)
      const looks = await client
        .get(`${path}/plan/${plan.body().plan_id}/directions/`)
        .bearerToken(bearer)
      looks.assertStatus(200)
    })
    assert.isBelow(share, 0.5)
  })

  test('facts and looks of a generated page of 2 MB are changed in a separate thread', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const plan = await client
      .post('/api/spa/websites/analyze_prompt/')
      .bearerToken(bearer)
      .json({ prompt: 'A bakery called Crumb in Leeds. Call 0113 496 0000.' })
    const built = await client
      .post(`/api/spa/websites/approve-plan/${plan.body().plan_id}/`)
      .bearerToken(bearer)
    const id = built.body().website_id
    const grown = (await currentHtml(await Website.findOrFail(id))).replace(
      '</main>',
      `<!--${'x'.repeat(1_500_000)}--></main>`
    )
    const path = `/api/spa/websites/${id}`
    const save = { html_content: grown }
    ;(await client.put(`${path}/update_html/`).bearerToken(bearer).json(save)).assertStatus(200)

    const others = await client.get(`${path}/directions/`).bearerToken(bearer)
    others.assertStatus(200)
    const changed = await client
      .patch(`${path}/sheet/`)
      .bearerToken(bearer)
      .json({ who: { name: 'Rye & Daughters' } })
    changed.assertStatus(200)
    const html = await currentHtml(await Website.findOrFail(id))
    assert.include(html, 'Rye &amp; Daughters')
    assert.isAbove(html.length, 1_500_000)
    assert.equal(user.id, (await Website.findOrFail(id)).userId)
  })

  test('a page with too many elements or too deep nesting is refused with the reason', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    const before = await currentHtml(website)
    const save = (html_content: string) =>
      client
        .put(`/api/spa/websites/${website.id}/update_html/`)
        .bearerToken(bearer)
        .json({ html_content })
    for (const [html, error] of [
      [filledPage('<b>x</b>'), 'The page has more than 40,000 elements.'],
      [filledPage('<div>'), 'The page is nested more than 512 elements deep.'],
      [
        `<!doctype html><html lang="en"><title>A</title><body>${'<p>'.repeat(600)}${'<i>'.repeat(600)}</body></html>`,
        'The page is nested more than 512 elements deep.',
      ],
    ]) {
      const answer = await save(html)
      answer.assertStatus(400)
      answer.assertBody({ success: false, error, code: 'too_complex' })
    }
    assert.equal(await currentHtml(await Website.findOrFail(website.id)), before)
  })
})
