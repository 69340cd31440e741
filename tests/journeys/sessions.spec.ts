import { test } from '@japa/runner'
import { PASSWORD } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { callsOf } from '#tests/helpers/calls_of'
import { proves } from '#tests/helpers/evidence'
import { holdBack } from '#tests/helpers/hold_back'
import { invalidateTokens } from '#tests/helpers/kept_tokens'
import { mailedLink } from '#tests/helpers/mailed_link'
import { fetchHost } from '#tests/helpers/product'
import { screensVisited } from '#tests/helpers/screens_visited'
import { Stage } from '#tests/helpers/stage'

test.group('Signing in and out', (group) => {
  const stage = Stage.for(group, {})

  test('after signing in, the dashboard is the only screen that is shown', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = await stage.guest()
    const answer = await holdBack(page, '**/assets/dashboard_page*.js')
    await page.goto(`${stage.product.url}/login`)
    await page.getByLabel('Email').fill(baker.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    const visited = screensVisited(page)
    const signedIn = page.waitForResponse('**/api/users/login/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await signedIn
    // Long enough for a route guard to redirect.
    await page.waitForTimeout(300)
    answer()
    await page.getByText('Hello, Ada').waitFor()
    assert.deepEqual([...visited], ['/dashboard'])
    proves('login success goes to /dashboard')
  })

  test('after signing out, the landing page is shown, even if the session had already ended', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.opens('/dashboard')
    await baker.reads('Hello, Ada')
    await invalidateTokens(baker, ['access', 'refresh'])
    const visited = screensVisited(page)
    await baker.opensTheMenu()
    await baker.chooses('Logout')
    await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    assert.deepEqual([...visited], ['/'])
    proves('logout returns to / after 100 ms')
  })

  test('a verification link works twice and shows a signed-in person the right state', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    await account.asksToBeVerified()
    const link = new URL(await mailedLink(baker, 'verify-email')).pathname
    await baker.opens(link)
    for (const round of ['first', 'again']) {
      await baker.reads('Email Verified')
      await baker.reads(`Your address ${baker.email} is confirmed.`)
      assert.deepEqual(await faultsAtBothWidths(page, `verified-signed-in-${round}`), [])
      await page.reload()
    }
    await baker.clicks('Go to the dashboard', 'link')
    await page.waitForURL('**/dashboard')

    const guest = await stage.guest()
    await guest.opens(link)
    await guest.reads('Email Verified')
    assert.deepEqual(await faultsAtBothWidths(guest.page, 'verified'), [])
    await guest.clicks('Sign in', 'link')
    await guest.page.waitForURL('**/login')
    proves('Sign in and Return to Login lead to /login')

    await baker.opens('/settings')
    await baker.reads('Email verified')

    await baker.opens('/verify-email/nothing-of-ours')
    await baker.reads('Verification Failed')
    await baker.reads(/you do not need it: your address .* is confirmed/)
    assert.deepEqual(await faultsAtBothWidths(page, 'verify-failed-verified'), [])
  })

  test('a link for another account does not verify the own address', async () => {
    const { baker: other, account } = await stage.member()
    await account.asksToBeVerified()
    const link = await mailedLink(other, 'verify-email')
    const { baker } = await stage.member()
    await baker.opens(new URL(link).pathname)
    await baker.reads('Email Verified')
    await baker.reads(/You are signed in as .*, which is not confirmed yet/)
    await baker.looks('verified-of-another')
    await baker.clicks('Open Settings', 'link')
    await baker.reads('Email not verified yet')
  })

  test('one tab refreshes the session, and the other uses its tokens', async ({ assert }) => {
    const { baker } = await stage.member()
    const context = baker.page.context()
    await baker.opens('/dashboard')
    await baker.reads('Hello, Ada')
    const second = await context.newPage()
    await second.goto(`${stage.product.url}/dashboard`)
    await second.getByText('Hello, Ada').waitFor()

    await invalidateTokens(baker, ['access'])
    const calls = callsOf(context, /token\/refresh/)
    await context.route('**/api/users/token/refresh/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await Promise.all([baker.page.reload(), second.reload()])
    await baker.reads('Hello, Ada')
    await second.getByText('Hello, Ada').waitFor()
    assert.deepEqual(calls, ['POST refresh 200'])
    proves('one tab refreshes at a time')
  })

  test('a person with too many attempts learns when to try again', async ({ assert }) => {
    const { baker } = await stage.member()
    const guest = await stage.guest()
    const body = JSON.stringify({ email: baker.email, password: 'not this one' })
    const headers = { 'content-type': 'application/json' }
    for (let attempt = 0; attempt < 5; attempt++) {
      const call = { method: 'POST', headers, body }
      await fetchHost(stage.product, `${stage.product.url}/api/users/login/`, call)
    }
    await guest.opens('/login')
    await guest.fills('Email', baker.email)
    await guest.fills('Password', 'not this one')
    await guest.clicks('Sign in')
    await guest.page
      .getByRole('alert')
      .getByText(/^Too many attempts\. Please try again in \d+ seconds\.$/)
      .waitFor()
    assert.deepEqual(await faultsAtBothWidths(guest.page, 'sign-in-limited'), [])
  })
})
