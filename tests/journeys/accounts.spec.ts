import { test } from '@japa/runner'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { callsOf } from '#tests/helpers/calls_of'
import { proves } from '#tests/helpers/evidence'
import { holdBack } from '#tests/helpers/hold_back'
import { tokensOf, invalidateTokens } from '#tests/helpers/kept_tokens'
import { Stage } from '#tests/helpers/stage'

test.group('Accounts', (group) => {
  const stage = Stage.for(group)

  test('an empty sign-in form names the missing fields until they are filled', async ({
    assert,
  }) => {
    const baker = await stage.guest()
    await baker.opens('/login')
    await baker.clicks('Sign in')
    await baker.reads('Email is required')
    await baker.reads('Password is required')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'sign-in-errors'), [])

    await baker.fills('Email', 'a')
    await baker.misses('Email is required')
    await baker.reads('Password is required')
    await baker.fills('Password', 'b')
    await baker.misses('Password is required')
    proves('a field error clears when the user edits that field')

    const refusal = baker.page.waitForResponse('**/api/users/login/')
    await baker.clicks('Sign in')
    assert.equal((await refusal).status(), 401)
    proves('the sign-in does not check the format of the email')
    await baker.clicks('Sign up', 'link')
    await baker.page.waitForURL('**/register')
    proves('Sign up leads to /register')
  })

  test('each rule of the sign-up form has its own message', async ({ assert }) => {
    const baker = await stage.guest()
    await baker.opens('/register')
    await baker.clicks('Create account')
    for (const missing of ['Email', 'Name', 'Surname', 'Password']) {
      await baker.reads(`${missing} is required`)
    }
    await baker.reads('Please confirm your password')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'sign-up-empty'), [])

    await baker.fillsTheRegistration()
    await baker.fills('Email', 'not an address')
    await baker.fills('Password', '1234567')
    await baker.fills('Confirm Password', '12345678')
    await baker.clicks('Create account')
    await baker.reads('Email is invalid')
    await baker.reads('Password must be at least 8 characters')
    await baker.reads('Passwords do not match')
    await baker.looks('sign-up-invalid')
    await baker.misses('Name is required')

    // Errors of the server are shown above the form and marked in their fields.
    await baker.fills('Email', baker.email)
    await baker.fills('Password', 'password')
    await baker.fills('Confirm Password', 'password')
    await baker.clicks('Create account')
    await baker.reads(/^Password is too common\. Please choose another one\.$/)
    await baker.page.locator('input[name=password][aria-invalid=true]').waitFor()
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'sign-up-refused'), [])
  })

  test('wrong credentials are refused in a red banner, and the form stays', async ({ assert }) => {
    const baker = await stage.guest()
    await baker.opens('/login')
    await baker.fillsTheSignIn()
    await baker.clicks('Sign in')
    const banner = baker.page
      .getByRole('alert')
      .filter({ hasText: 'The email address or the password is not right.' })
    await banner.waitFor()
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'sign-in-refused'), [])
    const email = baker.page.getByLabel('Email')
    assert.isBelow((await banner.boundingBox())!.y, (await email.boundingBox())!.y)
    proves('errors on forms stand in a red banner above the form')
    assert.equal(await email.inputValue(), baker.email)
    proves('errors stay on the form')
    assert.deepEqual(await tokensOf(baker), { kept: [], inTab: [] })
  })

  test('the button shows that signing in and up is in progress', async ({ assert }) => {
    const baker = await stage.guest()
    for (const { path, button, busy, call } of [
      {
        path: '/register',
        button: 'Create account',
        busy: 'Creating account...',
        call: 'register',
      },
      { path: '/login', button: 'Sign in', busy: 'Signing in...', call: 'login' },
    ]) {
      const answer = await holdBack(baker.page, `**/api/users/${call}/`)
      await baker.opens(path)
      await (call === 'login' ? baker.fillsTheSignIn() : baker.fillsTheRegistration())
      await baker.clicks(button)
      const waiting = baker.page.getByRole('button', { name: busy })
      await waiting.waitFor()
      assert.isTrue(await waiting.isDisabled())
      assert.deepEqual(await faultsAtBothWidths(baker.page, `${call}-busy`), [])
      answer()
      await waiting.waitFor({ state: 'detached' })
      if (call === 'register') {
        await baker.reads('Registration Successful!')
        assert.deepEqual(await faultsAtBothWidths(baker.page, 'registered'), [])
      }
    }
    await baker.page.waitForURL('**/dashboard')
    proves('every submit button is disabled while submitting')
  })

  test('an error without details shows the form’s own message', async ({ assert }) => {
    const baker = await stage.guest()
    await baker.page.route('**/api/users/*/', (route) => route.fulfill({ status: 500 }))
    await baker.opens('/login')
    await baker.fillsTheSignIn()
    await baker.clicks('Sign in')
    await baker.reads('Failed to login')
    await baker.looks('sign-in-failed')

    await baker.opens('/register')
    await baker.fillsTheRegistration()
    await baker.clicks('Create account')
    await baker.reads('Registration failed')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'sign-up-failed'), [])
  })

  test('the form is shown only once the configuration is loaded, which can close sign-up', async ({
    assert,
  }) => {
    const baker = await stage.guest()
    const { page } = baker
    await page.clock.install()
    const configuration = '**/api/app/configuration/'
    await page.route(configuration, (route) => route.fulfill({ status: 500 }))
    await baker.opens('/register')
    await baker.staysUntil(
      page.getByText('We could not find out how to sign up here. Please try again.')
    )
    assert.deepEqual(await faultsAtBothWidths(page, 'sign-up-unknown'), [])
    await page.unroute(configuration)
    const answer = await holdBack(page, configuration, async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), password_signup: 'closed' }
      await route.fulfill({ response, json })
    })
    await baker.clicks('Try again')
    answer()
    await baker.reads('Sign-up is closed here')
    assert.deepEqual(await faultsAtBothWidths(page, 'sign-up-closed'), [])
  })

  test("the server's messages are shown as lines, one for each field", async () => {
    const baker = await stage.guest()
    const json = { email: ['Too long', 'Too odd'], name: 'Too short', more: { inner: ['Deep'] } }
    await baker.page.route('**/api/users/login/', (route) => route.fulfill({ status: 400, json }))
    await baker.opens('/login')
    await baker.fillsTheSignIn()
    await baker.clicks('Sign in')
    const banner = baker.page.getByRole('alert')
    await banner.getByText('email: Too long, Too odd', { exact: true }).waitFor()
    await banner.getByText('name: Too short', { exact: true }).waitFor()
    await banner.getByText('more.inner: Deep', { exact: true }).waitFor()
    proves('a refusal of the server is shown as lines "field: messages"')
  })

  test('"Remember me" decides whether the session outlives the tab', async ({ assert }) => {
    const { baker } = await stage.member()
    await forgetTheSession(baker)
    await baker.signsIn()
    assert.deepEqual(await tokensOf(baker), { kept: ['access', 'refresh'], inTab: [] })
    proves('login sets the current user and keeps both tokens in local storage')

    await forgetTheSession(baker)
    await baker.opens('/login')
    await baker.fillsTheSignIn()
    await baker.page.getByLabel('Remember me').uncheck()
    await baker.clicks('Sign in')
    await baker.page.waitForURL('**/dashboard')
    assert.deepEqual(await tokensOf(baker), { kept: [], inTab: ['access', 'refresh'] })
    await baker.page.reload()
    await baker.reads('Hello, Ada')
  })

  test('an invalid mailed link fails and leads back to the sign-in', async ({ assert }) => {
    const baker = await stage.guest()
    const answer = await holdBack(baker.page, '**/api/users/verify-email/')
    await baker.opens('/verify-email/nothing-of-ours')
    await baker.reads('Verifying your email...')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'verify-waiting'), [])
    answer()
    await baker.reads('Verification Failed')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'verify-failed'), [])
    await baker.clicks('Return to Login', 'link')
    await baker.page.waitForURL('**/login')
  })

  test('a mailed link without its token says so', async ({ assert }) => {
    const baker = await stage.guest()
    await baker.opens('/verify-email')
    await baker.reads('Invalid verification token')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'verify-no-token'), [])
  })

  test('a mailed link shows our own message if the server sends none', async () => {
    const baker = await stage.guest()
    await baker.page.clock.install()
    for (const { status, words } of [
      { status: 500, words: 'Failed to verify email' },
      { status: 400, words: 'Email verification failed' },
    ]) {
      await baker.page.route('**/api/users/verify-email/', (route) => route.fulfill({ status }))
      await baker.opens('/verify-email/any')
      await baker.staysUntil(baker.page.getByText(words))
      await baker.looks(`verify-failed-silently-${status}`)
    }

    await baker.page.unroute('**/api/users/verify-email/')
    await baker.page.route('**/api/users/verify-email/', (route) => route.abort())
    await baker.page.reload()
    const silence = baker.page.getByText('There was an error verifying your email address.')
    await baker.staysUntil(silence)
    await baker.looks('verify-unreachable')
  })

  test('every personal screen requires a sign-in', async () => {
    const baker = await stage.guest()
    const websites = ['websites', 'messages', 'preview/1', 'edit/1']
    for (const path of ['dashboard', 'create', ...websites, 'payments', 'settings']) {
      await baker.opens(`/${path}`)
      await baker.page.waitForURL('**/login')
    }
    proves('protected routes redirect anonymous users to /login')
  })

  test('a signed-in person is redirected from the guest screens', async () => {
    const { baker } = await stage.member()
    for (const path of ['/login', '/register', '/forgot-password', '/reset-password/any']) {
      await baker.opens(path)
      await baker.page.waitForURL('**/create')
    }
    proves('guest routes redirect signed-in users to /create')
  })

  test('a spinner is shown until the person is known', async () => {
    const { baker } = await stage.member()
    const answer = await holdBack(baker.page, '**/api/users/me/')
    await baker.opens('/settings')
    await baker.page.getByRole('status').filter({ hasText: 'Opening Sitewright…' }).waitFor()
    answer()
    await baker.page.getByRole('heading', { name: 'Settings' }).waitFor()
    proves('a spinner is shown while the session loads')
  })

  test('an expired access token is refreshed once, without a visible effect', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    await baker.opens('/dashboard')
    await baker.reads('Hello, Ada')
    await invalidateTokens(baker, ['access'])
    const calls = callsOf(baker.page, /users\/(me|token\/refresh)/)
    await baker.page.reload()
    await baker.reads('Hello, Ada')
    assert.deepEqual(calls, ['GET me 401', 'POST refresh 200', 'GET me 200'])
  })

  test('a call that is refused twice causes only one refresh', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.page.route('**/user_plan_info/', (route) => route.fulfill({ status: 401 }))
    const calls = callsOf(baker.page, /user_plan_info|refresh\/$/)
    await baker.opens('/payments')
    await baker.reads('Error Loading Data')
    await baker.reads('Failed to load payment information. Please try again later.')
    const once = ['GET user_plan_info 401', 'POST refresh 200', 'GET user_plan_info 401']
    assert.deepEqual(calls.slice(0, 3), once)
    // A part of the screen that appears later asks again.
    const refreshes = calls.filter((call) => call.startsWith('POST refresh'))
    assert.isAtMost(2 * refreshes.length, calls.length - refreshes.length)
    proves('a 401 is retried once after a refresh')
  })

  test('a session that cannot be refreshed ends, and both tokens are deleted', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    await baker.opens('/dashboard')
    await baker.reads('Hello, Ada')
    await invalidateTokens(baker, ['access', 'refresh'])
    await baker.page.reload()
    await baker.page.waitForURL('**/login')
    assert.deepEqual(await tokensOf(baker), { kept: [], inTab: [] })
    proves('a failed refresh removes both tokens')
    proves('a person who cannot be fetched is a guest')
  })

  test('Logout ends the session even without an answer of the server', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.opens('/dashboard')
    await logsOut(baker)
    assert.deepEqual(await tokensOf(baker), { kept: [], inTab: [] })

    await baker.signsIn()
    await baker.page.route('**/api/users/logout/', (route) => route.abort())
    await logsOut(baker)
    assert.deepEqual(await tokensOf(baker), { kept: [], inTab: [] })
    await baker.opens('/dashboard')
    await baker.page.waitForURL('**/login')
    proves('logout succeeds even when the call fails')
  })
})

async function logsOut(baker: Baker) {
  await baker.opensTheMenu()
  await baker.chooses('Logout')
  await baker.page.waitForURL(`${baker.product.url}/`)
  await baker.page.getByRole('link', { name: 'Sign In', exact: true }).waitFor()
}

async function forgetTheSession(baker: Baker) {
  await baker.opens('/')
  await baker.page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
