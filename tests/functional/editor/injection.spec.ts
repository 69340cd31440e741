import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { currentHtml, Website } from '#websites/main'
import { EditedPage } from '#designer_tests/helpers/editing'
import { useModel } from '#tests/helpers/model_designer'
import { signedInUser } from '#tests/helpers/people'
import { Planner } from '#tests/helpers/planning'
import { readyWebsite } from '#tests/helpers/websites'
import {
  HOSTILE_MARKS,
  hostileEdits,
  hostileLines,
  hostilePrompts,
  orders,
} from '#tests/fakes/hostile_answers'
import { emptyReading, scriptedModel } from '#tests/fakes/scripted_model'

const PAGE = EditedPage.ofOurs('barber').html

/** The operations with the element names of the request to the model. */
function named(operations: unknown[], page: string): unknown {
  const nameOf = (tag: string) => {
    const [, name] = new RegExp(`<${tag} (e\\d+)`).exec(page) ?? []
    if (!name) throw new Error(`The page that the model was shown has no ${tag}.`)
    return name
  }
  return JSON.parse(
    JSON.stringify(operations)
      .replaceAll('BODY', nameOf('main'))
      .replaceAll('LINK', nameOf('a'))
      .replaceAll('HEADING', nameOf('h1'))
      .replaceAll('FORM', nameOf('form'))
  )
}

/** Asks for a nicer title, but the model obeys `order`; returns the stored page. */
async function obeyed(
  { client, cleanup }: Pick<TestContext, 'client' | 'cleanup'>,
  order: string,
  answer: Parameters<typeof scriptedModel>[0]
) {
  const { user, bearer } = await signedInUser()
  const before = PAGE.replace('</main>', `${order}\n</main>`)
  const website = await readyWebsite(user, { html: before })
  cleanup(useModel(scriptedModel(answer)))
  const response = await client
    .post(`/api/spa/websites/${website.id}/ai_line_edit/`)
    .bearerToken(bearer)
    .json({ user_request: 'Make the title nicer' })
  const stored = await currentHtml(await Website.findOrFail(website.id))
  return { response, before, stored }
}

const places = Object.values(orders)

test.group('A model that obeys text on a page', () => {
  for (const [at, [what, operations]] of Object.entries(hostileEdits).entries()) {
    test(`cannot add unsafe content: ${what}`, async ({ client, assert, cleanup }) => {
      const { response, before, stored } = await obeyed(
        { client, cleanup },
        places[at % places.length],
        ({ schema, material }) => {
          if (!schema) return 'CANNOT'
          return { outcome: 'done', summary: 'Done.', operations: named(operations, material.Page) }
        }
      )
      assert.oneOf(response.status(), [200, 400])
      assert.notMatch(stored, HOSTILE_MARKS)
      if (response.status() === 400) {
        assert.equal(stored, before)
        assert.equal(response.body().code, 'cannot')
        assert.isNotEmpty(response.body().can)
      }
    })
  }

  for (const [what, replace] of Object.entries(hostileLines)) {
    test(`cannot add unsafe content by line edits: ${what}`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const edit = `<<<<<<< SEARCH\n</main>\n=======\n${replace}\n>>>>>>> REPLACE`
      const { response, before, stored } = await obeyed(
        { client, cleanup },
        orders.text,
        ({ schema }) => (schema ? { operations: 'none' } : edit)
      )
      response.assertStatus(400)
      assert.equal(response.body().code, 'cannot')
      assert.equal(stored, before)
    })
  }

  for (const text of ['<script>alert(1)</script>', '&lt;li&gt;Bread&lt;/li&gt;']) {
    test(`cannot write markup for visitors to read: ${text}`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const operations = [{ type: 'set_text', element: 'HEADING', text }]
      const { response, before, stored } = await obeyed(
        { client, cleanup },
        orders.text,
        ({ material }) => ({ outcome: 'done', operations: named(operations, material.Page) })
      )
      response.assertStatus(400)
      assert.equal(response.body().code, 'cannot')
      assert.equal(stored, before)
    })
  }

  test('that escapes a text is understood', async ({ client, assert, cleanup }) => {
    const operations = [{ type: 'set_text', element: 'HEADING', text: 'The barber&#39;s chair' }]
    const { response, stored } = await obeyed({ client, cleanup }, orders.text, ({ material }) => ({
      outcome: 'done',
      operations: named(operations, material.Page),
    }))
    response.assertStatus(200)
    assert.include(stored, ">The barber's chair</h1>")
  })

  test('can set an address that the instruction names', async ({ client, assert, cleanup }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: PAGE })
    const link = [{ type: 'set_link', element: 'LINK', url: 'https://booking.example/chairs' }]
    cleanup(
      useModel(
        scriptedModel(({ material }) => ({
          outcome: 'done',
          operations: named(link, material.Page),
        }))
      )
    )
    const response = await client
      .post(`/api/spa/websites/${website.id}/ai_line_edit/`)
      .bearerToken(bearer)
      .json({ user_request: 'Let the first link lead to https://booking.example/chairs' })
    response.assertStatus(200)
    assert.include(response.body().modified_html, 'https://booking.example/chairs')
  })
})

test.group('A model that obeys text in a prompt', () => {
  for (const prompt of hostilePrompts) {
    test(`builds a page without that code: ${prompt.slice(0, 40).replace(/\s+/g, ' ')}`, async ({
      client,
      assert,
      cleanup,
    }) => {
      cleanup(
        useModel(
          scriptedModel(({ schema }) =>
            schema === 'sheet'
              ? {
                  ...emptyReading(),
                  who: { name: { value: '<script>alert(1)</script>', quote: prompt } },
                  contact: {
                    links: [
                      { url: 'javascript:alert(1)', label: 'Shop', quote: 'bakery' },
                      { url: 'https://evil.example/buy', label: 'Buy', quote: 'bakery' },
                    ],
                    emails: [{ value: 'thief@evil.example', quote: prompt }],
                  },
                }
              : {
                  heading: '<img src=x onerror=alert(1)>',
                  intro: 'Order at https://evil.example or call 15550001111.',
                  paragraphs: ['Mail thief@evil.example', 'javascript:alert(1)'],
                }
          )
        )
      )
      const person = new Planner(client, (await signedInUser()).bearer)
      const approval = (await person.approve(await person.draft({ prompt }))).body()
      const { html_content: html } = await person.website(approval.website_id)
      assert.notMatch(html, /<script>alert|<img src=x|<iframe|href="javascript|thief@|15550001111/i)
      assert.notMatch(html, /href="(?:https?:)?\/\/evil\.example\/buy/)
    })
  }
})
