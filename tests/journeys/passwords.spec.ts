import { test } from '@japa/runner'
import type { Route } from 'playwright'
import { PASSWORD } from '#tests/helpers/baker'
import { faultsAtBothWidths, layoutFaults } from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { holdBack } from '#tests/helpers/hold_back'
import { mailedLink } from '#tests/helpers/mailed_link'
import { Stage } from '#tests/helpers/stage'
import { pass, stopClock } from '#tests/helpers/stopped_clock'

const NEW_PASSWORD = 'butter, sugar, eggs'

test.group('A forgotten password', (group) => {
  const stage = Stage.for(group)

  test('is reset from the sign-in screen through the mailed link to a new sign-in', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const guest = await stage.guest()
    await guest.opens('/login')
    await guest.clicks('Forgot password', 'link')
    await guest.page.waitForURL('**/forgot-password')
    proves('Forgot password leads to /forgot-password')
    assert.deepEqual(await faultsAtBothWidths(guest.page, 'forgot'), [])
    await guest.fills('Email', baker.email)
    const answer = await holdBack(guest.page, '**/api/users/forgot-password/')
    await guest.page.keyboard.press('Enter')
    assert.isTrue(await guest.page.getByRole('button', { name: 'Sending...' }).isDisabled())
    assert.deepEqual(await faultsAtBothWidths(guest.page, 'forgot-busy'), [])
    answer()
    await guest.reads('Check your email')
    await guest.reads("We've sent a password reset link to your email address.")
    assert.deepEqual(await faultsAtBothWidths(guest.page, 'forgot-sent'), [])

    const link = await mailedLink(baker, 'reset-password')
    await guest.page.clock.install()
    await guest.page.goto(link)
    await guest.fills('New Password', NEW_PASSWORD)
    await guest.fills('Confirm Password', NEW_PASSWORD)
    assert.deepEqual(await faultsAtBothWidths(guest.page, 'reset'), [])
    const changed = await holdBack(guest.page, '**/api/users/reset-password/')
    await guest.clicks('Reset password')
    assert.isTrue(await guest.page.getByRole('button', { name: 'Resetting...' }).isDisabled())
    await guest.looks('reset-busy')
    await stopClock(guest.page)
    changed()
    await guest.reads('Password Reset Successful')
    assert.deepEqual(await layoutFaults(guest.page), [])
    await guest.looks('reset-done')
    await pass(guest.page, 2_999)
    assert.equal(guest.page.url(), link)
    await pass(guest.page, 1)
    await guest.page.waitForURL('**/login')
    proves('redirect after password reset 3000 ms')

    // Unit tests use a cheaper hash than the product.
    assert.match(account.storedPassword(), /^\$scrypt\$n=32768,r=8,p=3\$/)
    // The old password no longer works.
    await page.goto(`${stage.product.url}/dashboard`)
    await page.waitForURL('**/login')
    await baker.fills('Email', baker.email)
    await baker.fills('Password', NEW_PASSWORD)
    await baker.clicks('Sign in')
    await page.waitForURL('**/dashboard')
  })

  test('each rule of both forms has its own message until the field is edited', async ({
    assert,
  }) => {
    const baker = await stage.guest()
    await baker.opens('/forgot-password')
    await baker.clicks('Send reset link')
    await baker.reads('Email is required')
    await baker.fills('Email', 'not an address')
    await baker.misses('Email is required')
    await baker.clicks('Send reset link')
    await baker.reads('Email is invalid')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'forgot-invalid'), [])

    await baker.opens('/reset-password/any')
    await baker.clicks('Reset password')
    await baker.reads('New password is required')
    await baker.reads('Please confirm your password')
    await baker.fills('New Password', '1234567')
    await baker.fills('Confirm Password', '12345678')
    await baker.clicks('Reset password')
    await baker.reads('Password must be at least 8 characters')
    await baker.reads('Passwords do not match')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'reset-invalid'), [])
    await baker.fills('New Password', PASSWORD)
    await baker.misses('Password must be at least 8 characters')
  })

  test('a password can be shown and hidden', async ({ assert }) => {
    const baker = await stage.guest()
    for (const { path, label } of [
      { path: '/login', label: 'Password' },
      { path: '/register', label: 'Password' },
      { path: '/reset-password/any', label: 'New Password' },
    ]) {
      await baker.opens(path)
      const field = baker.page.getByLabel(label, { exact: true })
      await baker.clicks('Show password')
      assert.equal(await field.getAttribute('type'), 'text')
      await baker.clicks('Hide password')
      assert.equal(await field.getAttribute('type'), 'password')
      await baker.looks('password-shown')
    }
    proves('show/hide toggles on the password fields')
  })

  test('an expired link says so and leads to a new one', async ({ assert }) => {
    const baker = await stage.guest()
    await baker.opens('/reset-password/nothing-of-ours')
    await baker.fills('New Password', NEW_PASSWORD)
    await baker.fills('Confirm Password', NEW_PASSWORD)
    await baker.clicks('Reset password')
    await baker.page.getByRole('alert').getByText('This link is wrong or has expired').waitFor()
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'reset-refused'), [])
    await baker.clicks('Ask for a new link', 'link')
    await baker.page.waitForURL('**/forgot-password')
  })

  test('an error without details shows the form’s own message', async ({ assert }) => {
    const baker = await stage.guest()
    const { page } = baker
    const silent = (route: Route) => route.fulfill({ status: 500 })
    await page.route('**/api/users/*-password/', silent)
    await baker.opens('/forgot-password')
    await baker.fills('Email', baker.email)
    await baker.clicks('Send reset link')
    await baker.reads('Failed to process forgot password request')
    assert.deepEqual(await faultsAtBothWidths(page, 'forgot-failed'), [])
    await baker.fills('Email', 'someone@example.com')
    await baker.misses('Failed to process forgot password request')

    await baker.opens('/reset-password/any')
    await baker.fills('New Password', NEW_PASSWORD)
    await baker.fills('Confirm Password', NEW_PASSWORD)
    await baker.clicks('Reset password')
    await baker.reads('Failed to reset password')
    await baker.looks('reset-failed')

    await page.unroute('**/api/users/*-password/', silent)
    await page.route('**/api/users/forgot-password/', (route) => route.abort())
    await baker.opens('/forgot-password')
    await baker.fills('Email', baker.email)
    await baker.clicks('Send reset link')
    await baker.reads('Failed to process request')
    await baker.reads('Could not connect to server. Please check your internet connection.')
    await baker.looks('forgot-unreachable')
  })
})
