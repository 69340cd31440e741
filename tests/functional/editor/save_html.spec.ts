import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { currentHtml, Revision, Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

async function saver(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html: page('First') })
  const save = (html: unknown) =>
    client
      .put(`/api/spa/websites/${website.id}/update_html/`)
      .bearerToken(bearer)
      .json({ html_content: html })
  const html = async () => currentHtml(await Website.findOrFail(website.id))
  const revisions = async () => (await Revision.findManyBy('website_id', website.id)).length
  return { website, save, html, revisions }
}

/** The page with this content at its end. */
const ending = (lines: string) => page('First').replace('</body>', `${lines}\n</body>`)

test.group('Saving a whole page', () => {
  test('keeps every byte if all elements have ids', async ({ assert, client }) => {
    const { save, html } = await saver(client)
    const wanted = page('Second').replaceAll('\n', '\r\n')
    const answer = await save(wanted)
    answer.assertStatus(200)
    assert.equal(await html(), wanted)
  })

  test('accepts the person’s own scripts and styles', async ({ assert, client }) => {
    const { save, html } = await saver(client)
    const script = '<script>document.title = "<b>" && onload</script><p data-element-id="e9">Hi</p>'
    const wanted = page('Second').replace('</body>', `${script}</body>`)
    await save(wanted)
    const kept = (await html()).replace(/ data-element-id="element-\d+"/g, '')
    assert.equal(kept, wanted)
  })

  test('removes the editor’s marks', async ({ assert, client }) => {
    const { save, html } = await saver(client)
    const marked = page('Second')
      .replace("<h1 data-element-id='e2'", `<h1 data-sw-hover data-element-id='e2' data-sw-x="1"`)
      .replace('</body>', '<div data-sw-marks=""><i data-sw-box></i></div></body>')
    await save(marked)
    assert.equal(await html(), page('Second'))
  })

  test('an unclosed mark removes nothing else of the page', async ({ assert, client }) => {
    const { website, save, html } = await saver(client)
    const open = `<div data-sw-marks data-element-id='e8'><p data-element-id='e9'>Mine</p>`
    await edit(website, page('First').replace('</h1>', '</h1><div data-element-id="e8">'))
    await save(page('Second').replace('</h1>', `</h1>${open}`))
    assert.equal(
      await html(),
      page('Second').replace('</h1>', `</h1>${open.replace(' data-sw-marks', '')}`)
    )
  })

  test('gives new ids to elements without one and to copies', async ({ assert, client }) => {
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

  test('refuses a page with an error that the current page does not have', async ({
    assert,
    client,
  }) => {
    const { save, html, revisions } = await saver(client)
    const pages: [string, RegExp][] = [
      [ending('<a href="javascript:alert(1)">Order</a>'), /line 6: .*javascript:/],
      [ending('<a href=" java\tscript&colon;void(0)">Order</a>'), /line 6: .*javascript:/],
      [ending('<form action="JavaScript:alert(1)"></form>'), /javascript:/],
      [ending('<iframe src="data:text/html,x"></iframe>'), /data:/],
      [ending('<svg><a><animate values="/x;javascript:alert(1)"/></a></svg>'), /javascript:/],
      [ending('<p id="us">We</p>\n<p id="us">You</p>'), /line 7: Two elements have the id "us"/],
      [ending('<div>'), /line 6: <div> is never closed/],
      [ending('</section>'), /line 6: <\/section> closes nothing/],
      [page('First', ''), /line 3: The page has no title/],
      [page('First').replace('<title>Bakery</title>', ''), /The page has no title/],
      [page('First').replace('<!doctype html>', ''), /doctype/],
    ]
    for (const [text, sentence] of pages) {
      const answer = await save(text)
      answer.assertStatus(400)
      const { success, code, error, line } = answer.body()
      assert.isFalse(success)
      assert.equal(code, 'breaks_page', text)
      assert.match(error, /^Nothing was saved, because of a new error in line \d+: /)
      assert.match(error, sentence)
      assert.isNumber(line)
    }
    assert.equal(await html(), page('First'))
    assert.equal(await revisions(), 1)
  })

  test('accepts errors that the page already had', async ({ assert, client }) => {
    const { website, save, html } = await saver(client)
    const link = `<a id='x' data-element-id='e3' href="javascript:void(0)">A</a>`
    const faulty = page('First', '').replace(
      '</body>',
      `${link}<p id="x" data-element-id='e4'>B</p><div data-element-id='e5'></body>`
    )
    await edit(website, faulty)
    const later = faulty.replace('First', 'Second')
    ;(await save(later)).assertStatus(200)
    const moved = later.replace('  <h1', '\n\n  <h1')
    ;(await save(moved)).assertStatus(200)
    assert.equal(await html(), moved)

    for (const more of [moved.replace('void(0)', 'alert(1)'), moved.replace(link, link + link)]) {
      const answer = await save(more)
      answer.assertStatus(400)
      answer.assertBodyContains({ code: 'breaks_page' })
    }
    assert.equal(await html(), moved)
  })

  test('accepts every earlier page of the website', async ({ assert, client }) => {
    const { website, save, html } = await saver(client)
    const opening = ending('<a href="javascript:void(0)">First</a>')
    await edit(website, opening)
    ;(await save(page('Second'))).assertStatus(200)
    ;(await save(opening)).assertStatus(200)
    assert.include(await html(), 'javascript:void(0)')
  })

  test('accepts scripts, event handlers, frames, data addresses and links to other programs', async ({
    assert,
    client,
  }) => {
    const { save } = await saver(client)
    for (const own of [
      '<p onclick="alert(1)">A paragraph that ends by itself',
      '<img alt="" src="data:image/svg+xml,%3Csvg/%3E">',
      '<a href="whatsapp://send?text=x;y">Write</a>',
      '<a download="a.ics" href="data:text/calendar,x">Save the date</a>',
      '<iframe src="https://maps.example/"></iframe><script src="https://x.example/a.js"></script>',
    ]) {
      const answer = await save(ending(own))
      assert.equal(answer.status(), 200, own)
    }
  })

  test('accepts simultaneous saves one after the other', async ({ assert, client }) => {
    const { save, revisions } = await saver(client)
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((words) => save(page(words))))
    for (const answer of answers) answer.assertStatus(200)
    assert.equal(await revisions(), 5)
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
