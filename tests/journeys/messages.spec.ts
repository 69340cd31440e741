import { readFile } from 'node:fs/promises'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { fetchHost } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'

const LIST = '**/api/spa/messages/?*'
const ONE = /\/api\/spa\/messages\/\w{20,}\/$/

const FLORIST = 'A florist called Petal & Stem in Leeds. We bind bouquets and wreaths.'
const HOSTILE = '<img src=x onerror="document.title=1">'
const LETTER = `Hello!\n\nDo you bake on Sunday & Monday? ${HOSTILE}\n\nEve`

test.group('Messages', (group) => {
  const stage = Stage.for(group)

  test('a message sent with the form of a site is read and answered by its owner', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await account.build()
    const address = await account.publish(id)
    const visitor = await stage.guest()
    await visitor.page.goto(address)
    const form = visitor.page.locator('form[action$="_forms/contact"]')
    await visitor.page.locator('details:has(form) > summary').click()
    await form.locator('[name=name]').fill('Eve Marsh')
    await form.locator('[name=email]').fill('eve+cake@example.com')
    await form.locator('[name=message]').fill(LETTER)
    await form.locator('[type=submit]').click()
    await visitor.page.getByText(/Thank you/).waitFor()

    await baker.opens('/dashboard')
    await menuItem(page, 'Messages, 1 unread').click()
    await page.waitForURL('**/messages')
    await baker.reads('1 message, 1 unread')
    assert.deepEqual(await faultsAtBothWidths(page, 'messages-unread'), [])

    await line(page, /Unread.*Eve Marsh/).click()
    const entry = page.getByRole('listitem').filter({ hasText: 'Eve Marsh' })
    await menuItem(page, 'Messages').waitFor()
    await baker.reads('1 message')
    const shown = await entry.innerText()
    assert.include(shown, LETTER)
    assert.include(shown, 'eve+cake@example.com')
    assert.equal(await entry.locator('img').count(), 0)
    assert.deepEqual(await faultsAtBothWidths(page, 'messages-open'), [])

    const link = await entry.getByRole('link', { name: 'Reply' }).getAttribute('href')
    const reply = new URL(link!)
    assert.equal(decodeURIComponent(reply.pathname), 'eve+cake@example.com')
    assert.equal(reply.searchParams.get('subject'), 'Re: Your message to Crumb & Co')
    assert.include(reply.searchParams.get('body')!, '> Do you bake on Sunday & Monday?')

    await baker.clicks('Mark as unread')
    await menuItem(page, 'Messages, 1 unread').waitFor()
    assert.isTrue(await hasFocus(line(page, /Unread.*Eve Marsh/)))
  })

  test('messages are moved, deleted with a way back, and downloaded', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const formOf = async (id: string) => `${await account.publish(id)}/_forms/contact`
    const bakery = await formOf(await account.build())
    const florist = await formOf(await account.build(FLORIST))
    await sends(baker, florist, { name: 'Ann', email: 'ann@example.com', message: '=1+1' })
    await sends(baker, florist, { name: 'Ben', email: 'ben@example.com', message: 'Roses?' })
    await sends(baker, bakery, { name: 'Cem', email: 'cem@example.com', message: 'Simit?' })
    const pills = { name: 'Pills', email: 'none', message: 'Cheap pills', website: 'x' }
    await sends(baker, florist, pills)

    await baker.opens('/messages')
    await baker.reads('3 messages, 3 unread')
    assert.deepEqual(await faultsAtBothWidths(page, 'messages-list'), [])
    await baker.page.getByLabel('Website').selectOption({ label: 'Crumb & Co' })
    await baker.reads('1 message, 1 unread')
    await line(page, /Cem/).waitFor()
    await baker.page.getByLabel('Website').selectOption({ label: 'All websites' })
    await baker.reads('3 messages, 3 unread')

    await line(page, /Ben/).click()
    await baker.clicks('Spam')
    await baker.reads('2 messages, 2 unread')
    await page.getByText('Moved to Spam.').waitFor()
    assert.isTrue(await hasFocus(page.getByRole('region', { name: 'Inbox' })))

    await page.getByText('Spam', { exact: true }).click()
    await baker.reads('2 messages, 1 unread')
    assert.equal(new URL(page.url()).search, '?folder=spam')
    await line(page, /Pills/).click()
    await baker.reads('Cheap pills')
    assert.equal(await page.getByRole('link', { name: 'Reply' }).count(), 0)
    assert.deepEqual(await faultsAtBothWidths(page, 'messages-spam'), [])
    await line(page, /Ben/).click()
    await baker.clicks('Not spam')
    await baker.misses('Ben')
    await page.goBack()
    await baker.reads('3 messages, 2 unread')

    await line(page, /Cem/).click()
    await baker.clicks('Delete')
    await baker.misses('Cem')
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await line(page, /Cem/).waitFor()
    await line(page, /Cem/).click()
    const deleted = page.waitForRequest((request) => request.method() === 'DELETE')
    await baker.clicks('Delete')
    await baker.looks('messages-deleted')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await deleted
    await baker.reads('2 messages, 1 unread')
    await page.reload()
    await baker.reads('2 messages, 1 unread')

    assert.include(await downloaded(page, assert), `Ann,ann@example.com,'=1+1,,no\r\n`)
  })

  test('an empty inbox says where messages come from', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.opens('/messages')
    await baker.reads('No messages yet')
    await baker.reads(/contact form of one of your published websites/)
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'messages-none'), [])
    await baker.page.getByText('Spam', { exact: true }).click()
    await baker.reads('No spam')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'messages-no-spam'), [])
  })

  test('messages that fail to load or to change say so, and can be tried again', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member({ websites: 1 })
    const { page } = baker
    const form = `${await account.publish(await account.newestWebsite())}/_forms/contact`
    await sends(baker, form, { name: 'Eve', email: 'eve@example.com', message: 'Hello' })
    await page.clock.install()
    await page.route(LIST, (route) => route.fulfill({ status: 500 }))
    await baker.opens('/messages')
    await baker.staysUntil(page.getByText('Your messages could not be loaded.'))
    assert.deepEqual(await faultsAtBothWidths(page, 'messages-failed'), [])
    await page.unroute(LIST)
    await baker.clicks('Try again')
    await baker.reads('1 message, 1 unread')

    await page.route(ONE, (route) => route.fulfill({ status: 500 }))
    await line(page, /Eve/).click()
    await baker.reads('The message could not be changed. Please try again.')
    await baker.reads('1 message, 1 unread')
  })

  test('a new message is counted in the menu without a reload', async () => {
    const { baker, account } = await stage.member({ websites: 1 })
    const { page } = baker
    const form = `${await account.publish(await account.newestWebsite())}/_forms/contact`
    await page.clock.install()
    await baker.opens('/settings')
    await menuItem(page, 'Messages').waitFor()
    await sends(baker, form, { name: 'Eve', email: 'eve@example.com', message: 'Hello' })
    await baker.staysUntil(menuItem(page, 'Messages, 1 unread'))
    await baker.clicks('Collapse sidebar')
    await baker.looks('messages-collapsed-menu')
  })
})

function menuItem(page: Page, name: string): Locator {
  const menu = page.getByRole('navigation', { name: 'Main' })
  return menu.getByRole('link', { name, exact: true })
}

function line(page: Page, text: RegExp): Locator {
  return page.getByRole('listitem').getByRole('button', { name: text })
}

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement)

async function sends({ product }: Baker, form: string, fields: Record<string, string>) {
  const answer = await fetchHost(product, form, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  if (answer.status !== 200) throw new Error(`${form}: ${answer.status} ${answer.body}`)
}

async function downloaded(page: Page, assert: Assert): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  assert.equal(file.suggestedFilename(), 'messages.csv')
  return readFile(await file.path(), 'utf8')
}
