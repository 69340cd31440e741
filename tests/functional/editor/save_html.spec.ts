import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { currentHtml, Revision, Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { page, readyWebsite } from '#tests/helpers/websites'

async function saver(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html: page('First') })
  const save = (html: unknown) =>
    client
      .put(`/api/spa/websites/${website.id}/update_html/`)
      .bearerToken(bearer)
      .json({ html_content: html })
  const html = async () => currentHtml(await Website.findOrFail(website.id))
  return { website, save, html }
}

test.group('Saving a whole page', () => {
  test('keeps it byte for byte when its elements have their ids', async ({ assert, client }) => {
    const { save, html } = await saver(client)
    const wanted = page('Second').replaceAll('\n', '\r\n')
    const answer = await save(wanted)
    answer.assertStatus(200)
    assert.equal(await html(), wanted)
  })

  test('takes scripts and styles as they are: a page is a person’s own', async ({
    assert,
    client,
  }) => {
    const { save, html } = await saver(client)
    const script = '<script>document.title = "<b>" && onload</script><p data-element-id="e9">Hi</p>'
    const wanted = page('Second').replace('</body>', `${script}</body>`)
    await save(wanted)
    const kept = (await html()).replace(/ data-element-id="element-\d+"/g, '')
    assert.equal(kept, wanted)
  })

  test('takes the editor’s marks out', async ({ assert, client }) => {
    const { save, html } = await saver(client)
    const marked = page('Second')
      .replace("<h1 data-element-id='e2'", `<h1 data-sw-hover data-element-id='e2' data-sw-x="1"`)
      .replace('</body>', '<div data-sw-marks=""><i data-sw-box></i></div></body>')
    await save(marked)
    assert.equal(await html(), page('Second'))
  })

  test('a mark that is never closed takes nothing of the page with it', async ({
    assert,
    client,
  }) => {
    const { save, html } = await saver(client)
    const open = `<div data-sw-marks data-element-id='e8'><p data-element-id='e9'>Mine</p>`
    await save(page('Second').replace('</h1>', `</h1>${open}`))
    assert.equal(
      await html(),
      page('Second').replace('</h1>', `</h1>${open.replace(' data-sw-marks', '')}`)
    )
  })

  test('gives an id to elements that have none, and to copies', async ({ assert, client }) => {
    const { save, html } = await saver(client)
    const copy = `<h1 data-element-id='e2'>Copy</h1><p>New</p>`
    await save(page('Second').replace('</body>', `${copy}</body>`))
    const ids = Array.from((await html()).matchAll(/data-element-id=["']([^"']*)/g), ([, id]) => id)
    assert.lengthOf(ids, 4)
    assert.lengthOf(new Set(ids), 4)
    assert.includeMembers(ids, ['e1', 'e2'])
    for (const id of ids.slice(2)) assert.match(id, /^element-\d{13}$/)
  })

  test('refuses a page without an html opening and closing tag', async ({ assert, client }) => {
    const { website, save, html } = await saver(client)
    const broken = [
      '',
      '<p>Only a part</p>',
      '<!doctype html><html><body>cut off',
      '<body>no opening</body></html>',
      '<!-- <html></html> --><p>In a comment</p>',
      '</html><html>',
    ]
    for (const text of broken) {
      const answer = await save(text)
      answer.assertStatus(400)
      answer.assertBody({
        success: false,
        error: 'HTML structure corrupted during save',
        code: 'structure',
      })
    }
    assert.equal(await html(), page('First'))
    assert.lengthOf(await Revision.findManyBy('website_id', website.id), 1)
  })

  test('refuses more than two megabytes', async ({ assert, client }) => {
    const { save, html } = await saver(client)
    const filled = (size: number) =>
      page('x').replace('</body>', `<p data-element-id="e9">${'ö'.repeat(size / 2)}</p></body>`)
    const large = await save(filled(2 * 1024 * 1024))
    large.assertStatus(400)
    assert.equal(large.body().error, 'The page is larger than 2 MB.')
    assert.equal(await html(), page('First'))
    const fits = await save(filled(2 * 1024 * 1024 - 1000))
    fits.assertStatus(200)
  })
})
