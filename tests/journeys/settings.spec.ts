import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { PASSWORD, type Baker } from '#tests/helpers/baker'
import { Account } from '#tests/helpers/account'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { eventually } from '#tests/helpers/eventually'
import { holdBack } from '#tests/helpers/hold_back'
import { screensVisited } from '#tests/helpers/screens_visited'
import { Stage } from '#tests/helpers/stage'
import { pass, stopClock } from '#tests/helpers/stopped_clock'

const NEW_PASSWORD = 'butter, sugar, eggs'

test.group('Settings', (group) => {
  const stage = Stage.for(group)

  test('opening Settings loads the person again, with a waiting state', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.opens('/dashboard')
    await baker.reads('Hello, Ada')
    const answer = await holdBack(baker.page, '**/api/users/me/')
    await baker.opensTheMenu()
    await baker.chooses('Settings')
    await baker.page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor()
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'settings-waiting'), [])
    answer()
    await baker.reads('Change Password')
    await baker.reads('Where you are signed in')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'settings'), [])
    const email = baker.page.getByLabel('Email', { exact: true })
    assert.equal(await email.inputValue(), baker.email)
    assert.isFalse(await email.isEditable())
    proves('the email of the profile is read-only')
    proves('settings refreshes the user on load')
  })

  test('a person who cannot be loaded gets a message and can try again', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.opens('/dashboard')
    await baker.reads('Hello, Ada')
    await baker.page.clock.install()
    await baker.page.route('**/api/users/me/', (route) => route.fulfill({ status: 500 }))
    await baker.opensTheMenu()
    await baker.chooses('Settings')
    await baker.staysUntil(baker.page.getByText('Failed to get user info'))
    await baker.looks('settings-failed')
    await baker.page.unroute('**/api/users/me/')
    await baker.clicks('Try again')
    await baker.reads('Change Password')
    assert.isTrue(await baker.page.getByRole('button', { name: 'Save Changes' }).isVisible())
  })

  test('the profile accepts a name and a telephone number with its country', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    await baker.opens('/settings')
    await baker.fills('First Name', '')
    await baker.fills('Last Name', ' ')
    await baker.clicks('Save Changes')
    await baker.reads(/^Name is required$/)
    await baker.reads('Surname is required')
    await baker.fills('First Name', 'Grace')
    await baker.misses(/^Name is required$/)
    await baker.fills('Last Name', 'Miller')

    const codes = page.getByLabel('Country code').locator('option')
    assert.deepEqual(await codes.allInnerTexts(), [
      '+90 (TR)',
      '+1 (US)',
      '+44 (UK)',
      '+49 (DE)',
      '+33 (FR)',
      '+7 (RU)',
      '+86 (CN)',
      '+91 (IN)',
    ])
    assert.equal(await page.getByLabel('Country code').inputValue(), '+90')
    await page.getByLabel('Country code').selectOption('+49')
    await baker.fills('Phone Number', '30 123456')
    const answer = await holdBack(page, '**/api/users/profile/')
    const sent = page.waitForRequest('**/api/users/profile/')
    await baker.clicks('Save Changes')
    assert.isTrue(await page.getByRole('button', { name: 'Saving...' }).isDisabled())
    answer()
    assert.deepEqual((await sent).postDataJSON(), {
      name: 'Grace',
      surname: 'Miller',
      phone_number: '+4930 123456',
    })
    await baker.reads('Profile updated successfully!')
    await baker.looks('settings-saved')
    // The shell shows the new name at once.
    await page.getByRole('button', { name: /Grace/ }).waitFor()
    proves('a profile update merges the returned fields into the current user')

    await page.reload()
    await baker.reads('Change Password')
    assert.equal(await page.getByLabel('Country code').inputValue(), '+49')
    assert.equal(await page.getByLabel('Phone Number').inputValue(), '30 123456')
    assert.include(await account.person(), { name: 'Grace', phone_number: '+4930 123456' })
    proves('8 country codes, +90 first, split from the number and prepended')
    proves('phone_number is not validated, and sent with the chosen country code prepended')
  })

  test('messages disappear: after 3 seconds for the profile, after 5 for a mail', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await page.clock.install()
    await baker.opens('/settings')
    for (const { button, note, after } of [
      { button: 'Save Changes', note: 'Profile updated successfully!', after: 3_000 },
      {
        button: 'Send verification email',
        note: 'Verification email sent! Check your inbox.',
        after: 5_000,
      },
    ]) {
      await page.getByRole('button', { name: button }).waitFor()
      await stopClock(page)
      await baker.clicks(button)
      const shown = page.getByText(note)
      // The cache notifies its readers in the next turn, which needs this clock to advance.
      await eventually(async () => (await pass(page, 1), shown.isVisible()))
      await baker.reads(note)
      await pass(page, after - 50)
      assert.isTrue(await shown.isVisible())
      await pass(page, 50)
      await pass(page, 1)
      await baker.misses(note)
      await page.clock.resume()
    }
    proves('banners disappear after 3 seconds, the verification note after 5')
  })

  test('a changed password signs all other devices out', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    await baker.opens('/settings')
    await baker.clicks('Change Password')
    await baker.reads('Current password is required')
    await baker.reads('New password is required')
    await baker.reads('Please confirm your password')
    assert.deepEqual(await faultsFromTheTop(page, 'settings-password-empty'), [])
    await readsTheRulesOfPasswords(baker, 'Change Password')

    await fillsThePasswords(baker, 'not the old one')
    await baker.misses('Current password is required')
    await baker.clicks('Change Password')
    const banner = page.getByRole('alert')
    await banner.getByText('Current password is not right', { exact: true }).waitFor()
    assert.deepEqual(await faultsFromTheTop(page, 'settings-password-refused'), [])

    const other = await Account.enter(stage.product, baker.email)
    await fillsThePasswords(baker, PASSWORD)
    await baker.misses('Current password is not right')
    await baker.clicks('Change Password')
    await baker.reads('Password changed successfully!')
    await baker.looks('settings-password-changed')
    assert.equal(await page.getByLabel('Current Password').inputValue(), '')
    await assert.rejects(() => other.person(), /401/)
    assert.include(await account.person(), { email: baker.email })
  })

  test('an error without details shows the message of its form', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.page.route('**/api/users/{profile,change-password,send-verification-email}/', (r) =>
      r.fulfill({ status: 500 })
    )
    await baker.opens('/settings')
    await baker.fills('First Name', 'Grace')
    await baker.clicks('Save Changes')
    await baker.reads('Failed to update profile')
    await baker.clicks('Send verification email')
    await baker.reads('Failed to send verification email')
    await fillsThePasswords(baker, PASSWORD)
    await baker.clicks('Change Password')
    await baker.reads('Failed to change password')
    assert.deepEqual(await faultsFromTheTop(baker.page, 'settings-refused'), [])
  })

  test('an account without a password creates one', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await page.route('**/api/users/me/', async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), has_password: false, social_provider: 'google' }
      await route.fulfill({ response, json })
    })
    await page.route('**/api/users/create-password/', (route) => route.fulfill({ status: 500 }))
    await baker.opens('/settings')
    await page.getByRole('heading', { name: 'Create Password' }).waitFor()
    await baker.clicks('Create Password')
    await baker.reads('New password is required')
    await baker.reads('Please confirm your password')
    assert.deepEqual(await faultsFromTheTop(page, 'settings-create-password'), [])
    await readsTheRulesOfPasswords(baker, 'Create Password')
    proves('Create Password has the rules of Change Password')
    await page.getByRole('heading', { name: 'Change Password' }).waitFor({ state: 'detached' })
    await baker.fills('New Password', NEW_PASSWORD)
    await baker.fills('Confirm Password', NEW_PASSWORD)
    await baker.clicks('Create Password')
    await baker.reads('Failed to create password')
    await baker.looks('settings-create-failed')

    await page.unroute('**/api/users/create-password/')
    await page.route('**/api/users/create-password/', (route) => route.fulfill({ json: {} }))
    await baker.clicks('Create Password')
    await baker.reads('Password created successfully!')
    await baker.looks('settings-created')
    await page.getByRole('heading', { name: 'Change Password' }).waitFor()
    assert.equal(await page.getByRole('heading', { name: 'Create Password' }).count(), 0)
    proves('Change Password is there with a password only, Create Password without one only')
  })

  test('other failures are shown where they happened, with a way to continue', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await page.clock.install()
    const fail = (route: Route) => route.fulfill({ status: 500 })
    await page.route('**/api/users/{sessions,export}/', fail)
    await baker.opens('/settings')
    const devices = page.getByText('We could not load the list of your devices. Please try again.')
    await baker.staysUntil(devices)
    await baker.clicks('Download my data')
    await baker.reads('Your data could not be downloaded. Please try again.')
    await baker.clicks('Sign out everywhere')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await baker.reads('You could not be signed out everywhere. Please try again.')
    assert.deepEqual(await faultsAtBothWidths(page, 'settings-everywhere-failed'), [])
    await baker.clicks('Cancel')
    assert.deepEqual(await faultsFromTheTop(page, 'settings-beside-failed'), [])

    await page.unroute('**/api/users/{sessions,export}/')
    await baker.clicks('Try again')
    await baker.reads('This device')
  })

  test('another device can be signed out, and then all of them', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    const other = await Account.enter(stage.product, baker.email)
    await baker.opens('/settings')
    const devices = page.getByRole('listitem').filter({ hasText: 'Last used' })
    await devices.filter({ hasText: 'This device' }).waitFor()
    const before = await devices.count()
    await page.getByRole('button', { name: 'Sign out Unknown device' }).first().click()
    await devices.nth(before - 1).waitFor({ state: 'detached' })
    await assert.rejects(() => other.person(), /401/)

    const visited = screensVisited(page)
    await baker.clicks('Sign out everywhere')
    await baker.reads('Every device is signed out, this one too.')
    assert.deepEqual(await faultsAtBothWidths(page, 'settings-everywhere'), [])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    assert.deepEqual([...visited], ['/'])
  })

  test('a person downloads their data, deletes the account, and restores it', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await baker.opens('/settings')
    const download = page.waitForEvent('download')
    await baker.clicks('Download my data')
    assert.equal((await download).suggestedFilename(), 'sitewright-data.zip')

    await baker.clicks('Delete my account')
    const dialog = page.getByRole('alertdialog')
    const confirm = dialog.getByRole('button', { name: 'Delete my account' })
    assert.isTrue(await confirm.isDisabled())
    assert.deepEqual(await faultsAtBothWidths(page, 'settings-delete'), [])
    const password = dialog.getByLabel('Password', { exact: true })
    await password.fill('not this one')
    await confirm.click()
    await dialog.getByText('Password is not right').waitFor()
    await password.fill(PASSWORD)
    await password.press('Enter')
    await page.waitForURL('**/login')
    await baker.reads(/^Your account is closed, and its data will be deleted on /)
    assert.deepEqual(await faultsAtBothWidths(page, 'account-closed'), [])

    await baker.fillsTheSignIn()
    await baker.clicks('Sign in')
    await baker.reads('Hello, Ada')
    assert.isFalse(asked.some((url) => url.includes('accounts.google.com')))
  })
})

/** Scrolls so that the top bar covers no content below it. */
async function faultsFromTheTop(page: Page, name: string) {
  await page.evaluate(() => scrollTo(0, 0))
  return faultsAtBothWidths(page, name)
}

async function readsTheRulesOfPasswords(baker: Baker, button: string) {
  await baker.fills('New Password', '1234567')
  await baker.fills('Confirm Password', '12345678')
  await baker.clicks(button)
  await baker.reads('Password must be at least 8 characters')
  await baker.reads('Passwords do not match')
}

async function fillsThePasswords(baker: Baker, old: string) {
  await baker.fills('Current Password', old)
  await baker.fills('New Password', NEW_PASSWORD)
  await baker.fills('Confirm Password', NEW_PASSWORD)
}
