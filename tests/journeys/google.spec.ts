import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Configuration } from '#contract/api/account'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { Stage } from '#tests/helpers/stage'

const SCRIPT = 'https://accounts.google.com/gsi/client'
const fake = readFileSync(new URL('../fakes/google_script.js', import.meta.url), 'utf8')

test.group('Google on the sign-in and sign-up screens', (group) => {
  const stage = Stage.for(group)

  test('its script is asked for only where it is set up', async ({ assert }) => {
    const baker = await stage.guest()
    const asked: string[] = []
    baker.page.on('request', (request) => asked.push(request.url()))
    for (const path of ['/login', '/register']) {
      await baker.opens(path)
      await baker.page.getByLabel('Email').waitFor()
    }
    assert.isFalse(asked.some((url) => url.startsWith('https://accounts.google.com')))
  })

  test('its button signs in, with one-tap beside it', async ({ assert }) => {
    const { account } = await stage.member()
    const baker = await stage.guest()
    const { page } = baker
    await setUpGoogle(page, { script: 'works' })
    await baker.opens('/login')
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor()
    assert.isTrue(await page.evaluate('window.oneTapAsked'))
    assert.deepEqual(await faultsAtBothWidths(page, 'google-sign-in'), [])

    await page.route('**/api/users/google/', (route) => route.fulfill({ status: 500 }))
    await baker.clicks('Sign in with Google')
    await baker.reads('Failed to login with Google')
    await baker.looks('google-sign-in-refused')

    await page.unroute('**/api/users/google/')
    const json = { ...account.tokens, user: await account.person() }
    await page.route('**/api/users/google/', (route) => route.fulfill({ json }))
    const sent = page.waitForRequest('**/api/users/google/')
    await baker.clicks('Sign in with Google')
    const { token, nonce } = (await sent).postDataJSON()
    assert.equal(token, 'a.credential.of-google')
    assert.match(nonce, /^[0-9a-f]{32}$/)
    await page.waitForURL('**/dashboard')
    await baker.reads('Hello, Ada')
  })

  test('it is the only way to sign up where the form is hidden', async ({ assert }) => {
    const baker = await stage.guest()
    const { page } = baker
    await setUpGoogle(page, { script: 'works', passwordSignup: false })
    await baker.opens('/register')
    await page.getByRole('button', { name: 'Sign up with Google' }).waitFor()
    assert.equal(await page.getByLabel('Email').count(), 0)
    assert.deepEqual(await faultsAtBothWidths(page, 'google-sign-up'), [])
    await page.route('**/api/users/google/', (route) => route.fulfill({ status: 500 }))
    await baker.clicks('Sign up with Google')
    await baker.reads('Failed to register with Google')
    await baker.looks('google-sign-up-refused')
  })

  test('a script that does not come is told, and the form goes on working', async () => {
    const baker = await stage.guest()
    await setUpGoogle(baker.page, { script: 'fails' })
    await baker.opens('/login')
    await baker.reads('Google sign-in failed. Please try again.')
    await baker.looks('google-sign-in-absent')
    await baker.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    await baker.opens('/register')
    await baker.reads('Google sign-up failed. Please try again.')
    await baker.looks('google-sign-up-absent')
  })
})

interface GoogleSetUp {
  script: 'works' | 'fails'
  passwordSignup?: boolean
}

async function setUpGoogle(page: Page, { script, passwordSignup = true }: GoogleSetUp) {
  await page.route('**/api/app/configuration/', async (route) => {
    const response = await route.fetch()
    const own = { google_client_id: 'client-of-ours', password_signup: passwordSignup }
    await route.fulfill({ response, json: { ...(await response.json()), ...own } as Configuration })
  })
  // An installation that is not set up for Google does not let its pages load the script.
  await page.route(/\/(login|register)$/, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    delete headers['content-security-policy']
    await route.fulfill({ response, headers })
  })
  await page.route(SCRIPT, (route) =>
    script === 'works'
      ? route.fulfill({ contentType: 'text/javascript', body: fake })
      : route.fulfill({ status: 503, contentType: 'text/javascript', body: '' })
  )
}
