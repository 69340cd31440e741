import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { etagOf } from '#contract/website_etag'
import { NotFound } from '#core/not_found'
import { ApplyOperations } from '#editor/actions/apply_operations'
import { currentHtml, Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { edit, readyWebsite } from '#tests/helpers/websites'

/** Unusual markup on purpose: an edit must keep all other bytes. */
const PAGE = [
  '<!DOCTYPE html>',
  '<html lang=en>',
  '<head><title>Bakery &amp; Café</title><style>:root { --brand: #4B5EAA; --gap:8px }</style></head>',
  "<BODY data-element-id='e1'   class=a>",
  '  <h1 data-element-id="e2" style=\'COLOR:Red ;margin: 0\'>Fresh bread</h1>',
  '  <p data-element-id="e3">Open <b data-element-id="e4">daily</b> &copy; us</p>',
  '  <a data-element-id="e5" href="/old">Order</a><button data-element-id="e6">Call</button>',
  '  <img data-element-id="e7" src="a.png">',
  '</BODY>',
  '</html>',
  '',
].join('\r\n')

const CALLS = [
  ['POST', 'update_element_content', { element_id: 'e2', content: 'Warm bread' }],
  ['POST', 'update_element_style', { element_id: 'e2', property: 'color', value: '#123456' }],
  ['POST', 'update_element_url', { element_id: 'e5', url: '/new', element_type: 'link' }],
  ['POST', 'operations', { operations: [{ type: 'set_token', name: '--brand', value: '#fff' }] }],
  ['PUT', 'update_html', { html_content: PAGE.replace('Fresh', 'Warm') }],
] as const

async function editor(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html: PAGE })
  const send = (name: string, body: object, ifMatch?: string) => {
    const path = `/api/spa/websites/${website.id}/${name}/`
    const request = name === 'update_html' ? client.put(path) : client.post(path)
    if (ifMatch) request.header('if-match', ifMatch)
    return request.bearerToken(bearer).json(body)
  }
  const html = async () => currentHtml(await Website.findOrFail(website.id))
  return { user, bearer, website, send, html }
}

test.group('Editing a website', () => {
  test('text is inserted as text, and all other bytes stay', async ({ assert, client }) => {
    const { send, html } = await editor(client)
    const content = 'Warm <script>alert(1)</script> &copy; "bread"'
    const answer = await send('update_element_content', { element_id: 'e2', content })
    answer.assertStatus(200)
    const written = 'Warm &lt;script>alert(1)&lt;/script> &amp;copy; "bread"'
    assert.equal((await html()).replaceAll('&gt;', '>'), PAGE.replace('Fresh bread', written))
  })

  test('a text with a bold word keeps it bold', async ({ assert, client }) => {
    const { send, html } = await editor(client)
    await send('update_element_content', { element_id: 'e3', content: 'Closed daily © us' })
    assert.equal(await html(), PAGE.replace('Open <b', 'Closed <b'))
  })

  test('a style edit changes only its own declaration', async ({ assert, client }) => {
    const { send, html } = await editor(client)
    const style = { element_id: 'e2', property: 'color', value: '#123456' }
    const answer = await send('update_element_style', style)
    answer.assertStatus(200)
    assert.equal(await html(), PAGE.replace('COLOR:Red ;', 'COLOR:#123456 ;'))
  })

  test('a picture replaces another one, with its sizes and its description', async ({
    assert,
    client,
  }) => {
    const { send, html } = await editor(client)
    const src = `images/${'a'.repeat(32)}.webp`
    const narrow = src.replace('.webp', '-480.webp')
    const sources = [
      { src: narrow, width: 480 },
      { src, width: 900 },
    ]
    const image = { type: 'set_image', element: 'e7', src, alt: 'Bread', sources, sizes: '50vw' }
    const answer = await send('operations', { operations: [{ ...image, width: 900, height: 600 }] })
    answer.assertStatus(200)
    const page = await html()
    for (const part of [`src="${src}"`, `${narrow} 480w, ${src} 900w`, 'alt="Bread"', '50vw']) {
      assert.include(page, part)
    }
    const alt = { type: 'set_image', element: 'e7', alt: 'Rye' }
    await send('operations', { operations: [alt] })
    assert.equal(await html(), page.replace('Bread"', 'Rye"'))
  })

  test('a background picture is set and removed', async ({ assert, client }) => {
    const { send, html } = await editor(client)
    const behind = (url: string) => ({ type: 'set_background_image', element: 'e3', url })
    await send('operations', { operations: [behind('images/a.webp')] })
    assert.match(await html(), /background-image: ?url\(.*images\/a\.webp/)
    await send('operations', { operations: [behind('')] })
    assert.notInclude(await html(), 'background-image')
  })

  test('a picture address that would run a script is refused', async ({ assert, client }) => {
    const { send, html } = await editor(client)
    const svg = 'data:image/svg+xml,<svg onload="alert(1)"/>'
    for (const src of ['javascript:alert(1)', svg]) {
      for (const operation of [
        { type: 'set_image', element: 'e7', src },
        { type: 'set_image', element: 'e7', src: 'a.webp', sources: [{ src, width: 4 }] },
        { type: 'set_background_image', element: 'e3', url: src },
      ]) {
        const answer = await send('operations', { operations: [operation] })
        answer.assertStatus(400)
      }
    }
    assert.equal(await html(), PAGE)
  })

  test('an empty value removes the style', async ({ assert, client }) => {
    const { send, html } = await editor(client)
    await send('update_element_style', { element_id: 'e2', property: 'color', value: '' })
    assert.notMatch(await html(), /color/i)
    assert.include(await html(), 'margin: 0')
  })

  test('a link gets a new address, and an empty address removes the link', async ({
    assert,
    client,
  }) => {
    const { send, html } = await editor(client)
    const link = { element_id: 'e5', element_type: 'link' }
    await send('update_element_url', { ...link, url: 'https://shop.example/?a=1&b=2' })
    const [, written] = /<a data-element-id="e5" href="([^"]*)">Order<\/a>/.exec(await html()) ?? []
    assert.equal(written.replace('&amp;', '&'), 'https://shop.example/?a=1&b=2')
    const removed = await send('update_element_url', { ...link, url: '' })
    removed.assertStatus(200)
    assert.equal(await html(), PAGE.replace(' href="/old"', ''))
  })

  test('a button’s address gets https in front', async ({ assert, client }) => {
    const { send, html } = await editor(client)
    const button = { element_id: 'e6', url: 'shop.example', element_type: 'button' }
    const answer = await send('update_element_url', button)
    answer.assertStatus(200)
    assert.match(await html(), /data-element-id="e6"[^>]*href="https:\/\/shop\.example\/?"/)
  })

  test('a batch is one revision', async ({ assert, client }) => {
    const { website, send, html } = await editor(client)
    const answer = await send('operations', {
      operations: [
        { type: 'set_text', element: 'e2', text: 'Warm bread' },
        { type: 'set_token', name: '--brand', value: '#004400' },
      ],
    })
    answer.assertStatus(200)
    answer.assertBodyContains({ version: 2, changes: 2, can_undo: true, can_redo: false })
    const wanted = PAGE.replace('Fresh', 'Warm').replace('--brand: #4B5EAA', '--brand: #004400')
    assert.equal(await html(), wanted)
    assert.equal((await Website.findOrFail(website.id)).version, 2)
  })

  test('a batch with one bad operation changes nothing, and the answer names it', async ({
    assert,
    client,
  }) => {
    const { send, html } = await editor(client)
    const answer = await send('operations', {
      operations: [
        { type: 'set_text', element: 'e2', text: 'Warm bread' },
        { type: 'set_text', element: 'gone', text: 'Nowhere' },
      ],
    })
    answer.assertStatus(400)
    answer.assertBodyContains({ success: false, code: 'unknown_element', operation: 1 })
    assert.equal(await html(), PAGE)
  })

  test('undo restores every byte', async ({ assert, client }) => {
    for (const [, name, body] of CALLS) {
      const { bearer, website, send, html } = await editor(client)
      const answer = await send(name, body)
      answer.assertStatus(200)
      assert.notEqual(await html(), PAGE, `${name} changed nothing`)
      const undo = client.post(`/api/spa/websites/${website.id}/undo/`).bearerToken(bearer)
      ;(await undo).assertStatus(200)
      assert.equal(await html(), PAGE, name)
    }
  })

  test('every answer contains the new version', async ({ assert, client }) => {
    for (const [, name, body] of CALLS) {
      const { website, send } = await editor(client)
      const answer = await send(name, body)
      assert.equal(answer.header('etag'), etagOf({ id: website.id, version: 2 }), name)
      answer.assertBodyContains({ success: true, version: 2, can_undo: true, can_redo: false })
    }
  })

  test('a change without effect makes no version', async ({ client }) => {
    const { send } = await editor(client)
    const same = await send('update_element_content', { element_id: 'e2', content: 'Fresh bread' })
    same.assertStatus(200)
    same.assertBodyContains({ version: 1, changes: 0, can_undo: false })
  })

  test('many changes while dragging in the colour picker are one step of undo', async ({
    assert,
    client,
  }) => {
    const { bearer, website, send, html } = await editor(client)
    for (const value of ['#100000', '#200000', '#300000']) {
      await send('update_element_style', { element_id: 'e2', property: 'color', value })
    }
    assert.include(await html(), '#300000')
    await client.post(`/api/spa/websites/${website.id}/undo/`).bearerToken(bearer)
    assert.equal(await html(), PAGE)
  })
})

test.group('Invalid edits', () => {
  test('are refused with a message and change nothing', async ({ assert, client }) => {
    const { send, html } = await editor(client)
    const bad: [name: string, body: object, error: string | RegExp][] = [
      ['update_element_content', {}, 'Name the element by its element_id.'],
      ['update_element_content', { element_id: 'e2' }, 'Send the text as content.'],
      ['update_element_content', { element_id: 'e2', content: 7 }, 'The content must be text.'],
      [
        'update_element_content',
        { element_id: 'e2"><script>', content: 'x' },
        'An element_id has letters, digits and hyphens only.',
      ],
      ['update_element_content', { element_id: 'e99', content: 'x' }, /^No element "e99"/],
      ['update_element_content', { element_id: 'e2', content: '   ' }, /text/],
      [
        'update_element_content',
        { element_id: 'e7', content: 'x' },
        'No editable text found in this element',
      ],
      ['update_element_style', { element_id: 'e2', property: 'color' }, /^Send the value/],
      ['update_element_style', { element_id: 'e2', property: 'behavior', value: 'x' }, /behavior/],
      [
        'update_element_style',
        { element_id: 'e2', property: 'color', value: 'red;} body{display:none' },
        /red/,
      ],
      [
        'update_element_url',
        { element_id: 'e5', url: 'java\tscript:alert(1)', element_type: 'link' },
        /./,
      ],
      ['update_element_url', { element_id: 'e2', url: '/x', element_type: 'link' }, /link/],
      [
        'update_element_url',
        { element_id: 'e5', url: '/x', element_type: 'image' },
        'An element with an address is a link or a button.',
      ],
      ['operations', {}, 'Send the changes as a list of operations.'],
      ['operations', { operations: [] }, 'The list of operations is empty.'],
      ['operations', { operations: [{ type: 'untag' }] }, 'There is no such kind of operation.'],
      ['operations', { operations: [{ type: 'set_text', element: 'e2' }] }, /text/],
      [
        'operations',
        { operations: [{ type: 'set_token', name: 'brand', value: '#fff' }] },
        /not valid/,
      ],
      ['update_html', {}, 'Send the page as html_content.'],
    ]
    for (const [name, body, error] of bad) {
      const answer = await send(name, body)
      const { success, error: sentence, code } = answer.body()
      assert.equal(answer.status(), 400, `${name} took ${JSON.stringify(body)}`)
      assert.isFalse(success)
      assert.isString(code)
      if (error instanceof RegExp) assert.match(sentence, error)
      else assert.equal(sentence, error)
    }
    assert.equal(await html(), PAGE)
  })
})

test.group('Editing in two places', () => {
  test('a change to an old version is refused and nothing is lost', async ({ assert, client }) => {
    for (const [, name, body] of CALLS) {
      const { website, send, html } = await editor(client)
      const newer = PAGE.replace('Call', 'Ring')
      await edit(website, newer)
      const answer = await send(name, body, etagOf({ id: website.id, version: 1 }))
      answer.assertStatus(409)
      answer.assertBodyContains({ success: false, code: 'stale', version: 2 })
      assert.equal(await html(), newer)
    }
  })

  test('a batch may name its version in the body', async ({ client }) => {
    const { website, send } = await editor(client)
    const operations = [{ type: 'set_text', element: 'e2', text: 'Warm bread' }]
    await edit(website, PAGE.replace('Call', 'Ring'))
    const stale = await send('operations', { operations, base_version: 1 })
    stale.assertStatus(409)
    const fresh = await send('operations', { operations, base_version: 2 })
    fresh.assertStatus(200)
  })

  test('forty simultaneous changes without a version are all made', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const names = Array.from({ length: 14 }, (_, at) => `p${at}`)
    const paragraphs = names.map((id) => `<p data-element-id="${id}">Old</p>`).join('\n')
    const html = `<!doctype html><html lang="en"><title>A</title><body>${paragraphs}</body></html>`
    const website = await readyWebsite(user, { html })
    const path = `/api/spa/websites/${website.id}`
    const post = (name: string, body: object) =>
      client.post(`${path}/${name}/`).bearerToken(bearer).json(body)
    const answers = await Promise.all([
      ...names.map((id) =>
        post('update_element_content', { element_id: id, content: `New ${id}` })
      ),
      ...names.map((id) =>
        post('update_element_style', { element_id: id, property: 'color', value: 'red' })
      ),
      ...names.slice(2).map((id) =>
        post('operations', {
          operations: [{ type: 'set_style', element: id, property: 'margin', value: '1px' }],
        })
      ),
    ])
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [200])
    const kept = await currentHtml(await Website.findOrFail(website.id))
    assert.lengthOf(kept.match(/color:\s*red/g)!, 14)
    assert.lengthOf(kept.match(/margin:\s*1px/g)!, 12)
    for (const id of names) assert.include(kept, `>New ${id}</p>`)
  })

  test('a change after a deletion finds no website', async ({ assert, cleanup }) => {
    const { user } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    await edit(await Website.findOrFail(website.id), PAGE.replace('Call', 'Ring'))
    const deletions: Promise<unknown>[] = []
    // Waits for the connection, and gets it after the refusal but before the change is repeated.
    const remove = async ({ $trx }: Website) => {
      if ($trx) deletions.push(db.from('websites').where('id', website.id).delete().exec())
    }
    Website.after('find', remove)
    cleanup(() => void Website.$hooks.remove('after:find', remove))

    const operations = [{ type: 'set_text', element: 'e2', text: 'Warm bread' }] as const
    const late = new ApplyOperations().handle({ website, operations })
    const error = await late.catch((thrown) => thrown)
    await Promise.all(deletions)
    assert.lengthOf(deletions, 1)
    assert.instanceOf(error, NotFound)
  })
})
