import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { atGoogle, googleCredential, googleEnvironment, startGoogle } from '#tests/fakes/google'
import { PASSWORD } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { eventually } from '#tests/helpers/eventually'
import { Stage } from '#tests/helpers/stage'

const SCRIPT = 'https://accounts.google.com/gsi/client'
const fake = readFileSync(new URL('../fakes/google_script.js', import.meta.url), 'utf8')

test.group('Google on the sign-in and sign-up screens', (group) => {
  const env: Record<string, string> = {}
  group.setup(async () => {
    const stop = await startGoogle()
    Object.assign(env, googleEnvironment())
    env.PASSWORD_SIGNUP = 'on'
    return stop
  })
  const stage = Stage.for(group, { env })

  test('its button creates an account and signs in, and one-tap is beside it', async ({
    assert,
  }) => {
    const baker = await stage.guest()
    const { page } = baker
    await meetsGoogle(page)
    await baker.opens('/login')
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor()
    assert.isTrue(await page.evaluate('window.oneTapAsked'))
    proves('the sign-in has a Google button with one-tap')
    assert.deepEqual(await faultsAtBothWidths(page, 'google-sign-in'), [])

    await page.route('**/api/users/google/', (route) => route.fulfill({ status: 500 }))
    await baker.clicks('Sign in with Google')
    await baker.reads('Failed to login with Google')
    await baker.looks('google-sign-in-refused')
    await page.unroute('**/api/users/google/')
    await baker.clicks('Sign in with Google')
    await page.waitForURL('**/dashboard')
    await baker.reads('Hello, Ada')

    // Without a password one can be created, and until then Google confirms the person.
    await baker.opens('/settings')
    await page.getByRole('heading', { name: 'Create Password' }).waitFor()
    await baker.clicks('Delete my account')
    await baker.clicks('Sign in with Google')
    await baker.reads('Google has confirmed that it is you.')
    assert.deepEqual(await faultsAtBothWidths(page, 'google-delete-account'), [])
    await baker.clicks('Cancel')
    await baker.fills('New Password', PASSWORD)
    await baker.fills('Confirm Password', PASSWORD)
    await baker.clicks('Create Password')
    await baker.reads('Password created successfully!')
    await page.getByRole('heading', { name: 'Change Password' }).waitFor()
  })

  test('one-tap signs in on the landing page, and shows a refusal there', async () => {
    const baker = await stage.guest()
    const { page } = baker
    await meetsGoogle(page)
    await page.route('**/api/users/google/', (route) => route.fulfill({ status: 500 }))
    await baker.opens('/')
    const tap = () => page.evaluate('window.tapOnce()')
    await eventually(() => page.evaluate('window.oneTapAsked'))
    await tap()
    await baker.reads('Failed to login with Google')
    await page.unroute('**/api/users/google/')
    await tap()
    await page.waitForURL('**/dashboard')
    await baker.opens('/')
    await page.getByRole('link', { name: 'Dashboard' }).waitFor()
    await baker.reads('Describe your website.')
  })

  test('Google is the only way to sign up while the form is hidden', async ({ assert }) => {
    const baker = await stage.guest()
    const { page } = baker
    await meetsGoogle(page)
    await page.route('**/api/app/configuration/', async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), password_signup: 'closed' }
      await route.fulfill({ response, json })
    })
    await baker.opens('/register')
    await page.getByRole('button', { name: 'Sign up with Google' }).waitFor()
    assert.equal(await page.getByLabel('Email').count(), 0)
    assert.equal(await page.getByText('or', { exact: true }).count(), 0)
    proves('where only Google sign-up is offered, the form and its divider are hidden')
    assert.deepEqual(await faultsAtBothWidths(page, 'google-sign-up'), [])
    await page.route('**/api/users/google/', (route) => route.fulfill({ status: 500 }))
    await baker.clicks('Sign up with Google')
    await baker.reads('Failed to register with Google')
    assert.deepEqual(await faultsAtBothWidths(page, 'google-sign-up-refused'), [])
    await page.unroute('**/api/users/google/')
    await baker.clicks('Sign up with Google')
    await page.waitForURL('**/dashboard')
    proves('Google sign-up success goes to /dashboard')
  })

  test('where the form is hidden, it is shown if the script of Google is blocked', async ({
    assert,
  }) => {
    const baker = await stage.guest()
    const { page } = baker
    await page.route(SCRIPT, (route) => route.abort())
    await page.route('**/api/app/configuration/', async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), password_signup: 'fallback' }
      await route.fulfill({ response, json })
    })
    await baker.opens('/register')
    await baker.reads('Google sign-up failed. Please try again.')
    await baker.fillsTheRegistration()
    await baker.clicks('Create account')
    await baker.reads('Registration Successful!')
    assert.notInclude(page.url(), 'login')
  })

  test('a script that fails to load is reported, and the form and the redirect to Google still work', async ({
    assert,
  }) => {
    const baker = await stage.guest()
    const { page } = baker
    await page.route(SCRIPT, (route) => route.fulfill({ status: 503, body: '' }))
    await baker.opens('/register')
    await baker.reads('Google sign-up failed. Please try again.')
    assert.deepEqual(await faultsAtBothWidths(page, 'google-sign-up-absent'), [])
    await baker.opens('/login')
    await baker.reads('Google sign-in failed. Please try again.')
    assert.deepEqual(await faultsAtBothWidths(page, 'google-sign-in-absent'), [])
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()

    atGoogle.person = null
    await baker.clicks('Continue with Google')
    await page.waitForURL((url) => url.pathname === '/login')
    atGoogle.person = { sub: 'grace-of-google', given_name: 'Grace' }
    await baker.clicks('Continue with Google')
    await page.waitForURL('**/dashboard')
    await baker.reads('Hello, Grace')
    // The code in the address is used up and removed from the browser history.
    await page.goBack()
    assert.notInclude(page.url(), '#google')

    // The same redirect confirms the deletion of the account.
    await baker.opens('/settings')
    await baker.clicks('Delete my account')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Google sign-in failed. Please try again.').waitFor()
    assert.deepEqual(await faultsAtBothWidths(page, 'delete-account-google-absent'), [])
    await dialog.getByRole('button', { name: 'Continue with Google' }).click()
    await dialog.getByText('Google has confirmed that it is you.').waitFor()
    assert.notInclude(page.url(), '#google')
    await page.route('**/api/users/delete-account/', (route) => route.fulfill({ status: 500 }))
    const confirm = dialog.getByRole('button', { name: 'Delete my account' })
    await confirm.click()
    await dialog.getByText('Your account could not be deleted. Please try again.').waitFor()
    assert.isTrue(await confirm.isDisabled())
    await page.unroute('**/api/users/delete-account/')
    await dialog.getByRole('button', { name: 'Continue with Google' }).click()
    await dialog.getByText('Google has confirmed that it is you.').waitFor()
    await confirm.click()
    await page.waitForURL('**/login')
    await baker.reads(/^Your account is closed/)
  })
})

/** A fake of Google's script, with credentials of the fake issuer. */
async function meetsGoogle(page: Page) {
  await page.exposeFunction('signAtGoogle', (nonce: string) => {
    return googleCredential({ nonce, sub: 'ada-of-google', email: 'ada@gmail.com' })
  })
  await page.route(SCRIPT, (route) => {
    return route.fulfill({ contentType: 'text/javascript', body: fake })
  })
}
