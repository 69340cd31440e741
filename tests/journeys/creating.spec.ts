import { test } from '@japa/runner'
import { type Baker, PROMPT } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { proves } from '#tests/helpers/evidence'
import { holdBack } from '#tests/helpers/hold_back'
import { Stage } from '#tests/helpers/stage'
import { pass, stopClock } from '#tests/helpers/stopped_clock'

const HEADING_FONTS = [
  'Playfair Display, Montserrat, Roboto, Lora, Open Sans, Poppins, Merriweather, Source Sans Pro',
  'Nunito, Crimson Text, Work Sans, Cormorant Garamond, Space Grotesk, DM Serif Display',
  'Plus Jakarta Sans, Oswald, Libre Baskerville, Raleway, EB Garamond, Manrope',
]
const BODY_FONTS = [
  'Inter, Roboto, Lato, Poppins, Open Sans, Source Sans Pro, Nunito, Montserrat, Work Sans',
  'Plus Jakarta Sans, Lora, Crimson Text, Merriweather, PT Serif, Space Grotesk, Raleway',
  'Manrope, EB Garamond, Libre Baskerville, DM Sans',
]

const ANALYZE = '**/analyze_prompt/'
const UPDATE = '**/update-plan/**'
const APPROVE = '**/approve-plan/**'

test.group('Create Website', (group) => {
  const stage = Stage.for(group)

  test('the form starts with the defaults of the specification, and limits the corner radius', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.opens('/create')
    await baker.reads('0 of 2 websites used')
    assert.deepEqual(await faultsAtBothWidths(page, 'create-form'), [])
    assert.isTrue(await page.getByRole('radio', { name: 'Light' }).isChecked())
    proves('theme light by default')
    assert.match(await page.locator('input[type=color]').inputValue(), /^#4b5eaa$/i)
    proves('default colour #4B5EAA')

    const corners = page.getByLabel('Corner style')
    assert.equal(await corners.inputValue(), '8')
    await corners.press('End')
    assert.equal(await corners.inputValue(), '20')
    await corners.press('Home')
    await corners.press('ArrowLeft')
    assert.equal(await corners.inputValue(), '0')
    proves('corner radius 0 to 20, default 8')
    assert.equal(await page.getByLabel('Contact email').inputValue(), '')
  })

  test('what is no colour is said, and the sample shows only what was chosen', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.opens('/create')
    await baker.reads(/Still open, chosen to suit your text: light or dark, colour/)
    const code = page.getByLabel('Primary colour, as a number')
    await code.fill('#12')
    await code.blur()
    await baker.reads(/“#12” is not a colour that we know, so it stays #4B5EAA/)
    assert.deepEqual(await faultsAtBothWidths(page, 'create-colour-refused'), [])
    await code.fill('teal')
    await baker.reads(/Still open, chosen to suit your text: light or dark, font of headings/)
    assert.equal(await page.locator('input[type=color]').inputValue(), '#008080')
  })

  test('the form offers twenty fonts each, in order and shown in their own typeface', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.opens('/create')
    for (const { label, first, fonts } of [
      { label: 'Heading font', first: 'Playfair Display', fonts: HEADING_FONTS },
      { label: 'Body font', first: 'Inter', fonts: BODY_FONTS },
    ]) {
      const expected = fonts.join(', ').split(', ')
      await baker.clicks(`${label}: ${first}`)
      const options = page.getByRole('radiogroup', { name: label }).locator('label')
      await options.first().waitFor()
      assert.deepEqual(await options.allInnerTexts(), expected)
      assert.lengthOf(expected, 20)
      if (label === 'Heading font') await baker.looks('font-picker')

      for (let index = 0; index < 20; index++) {
        await options.nth(index).scrollIntoViewIfNeeded()
      }
      for (const [index, family] of expected.entries()) {
        const face = await options.nth(index).locator('span').first().evaluate(faceOf)
        assert.include(face, family)
      }
      const missing = () => page.evaluate(facesNotLoaded, expected)
      await eventually(async () => (await missing()).length === 0)

      await options.nth(4).click()
      await page.getByRole('button', { name: `${label}: ${expected[4]}` }).waitFor()
      proves(`20 ${label.toLowerCase()}s in order`)
    }
  })

  test('the heading types Create, Edit, Publish... in a loop', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await page.clock.install()
    await baker.opens('/create')
    await baker.reads('0 of 2 websites used')
    await stopClock(page)
    const typed = () => page.locator('h1 [aria-hidden]').first().innerText()
    // Waits for the start of a word, which is shown for two seconds; at most 50 ms of them have passed.
    while ((await typed()) === 'Create') await pass(page, 50)
    while ((await typed()) !== 'Create') await pass(page, 50)
    await pass(page, 1_949)
    assert.equal(await typed(), 'Create')
    while ((await typed()) === 'Create') await pass(page, 1)

    for (const word of ['Edit', 'Publish...', 'Create']) {
      for (let length = 0; length < word.length; length++) {
        assert.equal(await typed(), word.slice(0, length))
        await pass(page, 49)
        assert.equal(await typed(), word.slice(0, length))
        await pass(page, 1)
      }
      await pass(page, 1_999)
      assert.equal(await typed(), word)
      await pass(page, 1)
    }
    proves('typing: 50 ms a character, 2-second pause')
  })

  test('the form requires a text, and examples can fill it', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.opens('/create')
    await baker.fills(/Describe your website/, '   ')
    await baker.clicks('Plan my website')
    await baker.reads('Please tell us what kind of website you want')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'create-empty'), [])

    await baker.clicks('Bakery')
    await baker.misses('Please tell us what kind of website you want')
    assert.match(await promptOf(baker).inputValue(), /bakery in Izmir/)
    await baker.clicks('Photographer')
    assert.match(await promptOf(baker).inputValue(), /photographer for weddings/i)
    await promptOf(baker).press('End')
    await promptOf(baker).pressSequentially(' And more.')
    await baker.page.getByRole('button', { name: 'Bakery' }).waitFor({ state: 'detached' })
  })

  test('a text that is too long is reported before it is sent', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.opens('/create')
    await baker.fills(/Describe your website/, 'Bread! '.repeat(3_000))
    await baker.reads(/at most 20,000 characters. You have written 20,999./)
    await baker.clicks('Plan my website')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'create-too-long'), [])

    await baker.fills(/Describe your website/, 'Bread! '.repeat(2_800))
    await baker.misses(/at most 20,000 characters/)
  })

  test('a double click requests one plan, and Go Back deletes the saved data', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    const asked: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/analyze_prompt/')) asked.push(request.postDataJSON())
    })
    await baker.opens('/create')
    await baker.fills(/Describe your website/, PROMPT)
    await page.getByRole('button', { name: 'Plan my website' }).dblclick()
    await baker.reads('Approve & Build')
    assert.lengthOf(asked, 1)
    assert.containsSubset(asked[0], {
      prompt: PROMPT,
      primary_color: '#4B5EAA',
      theme: 'light',
      heading_font: 'Playfair Display',
      body_font: 'Inter',
      corner_radius: 8,
      contact_email: '',
    })
    proves('duplicate analyze calls are prevented')

    assert.lengthOf(await savedFlows(baker), 1)
    await baker.clicks('Go Back')
    await baker.reads('Describe your website')
    assert.deepEqual(await savedFlows(baker), [])
    assert.equal(await promptOf(baker).inputValue(), PROMPT)
    proves('Go Back clears the saved session data')
  })

  test('a failed analysis can be repeated or left', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    const sentence = 'Something went wrong while creating your design plan. Please try again.'
    await page.route(ANALYZE, (route) => route.fulfill({ status: 500 }))
    await baker.describes()
    await baker.reads(sentence)
    await baker.reads('Planning')
    assert.deepEqual(await faultsAtBothWidths(page, 'plan-failed'), [])
    await baker.clicks('Go Back')
    await baker.reads('Describe your website')

    await baker.clicks('Plan my website')
    await baker.reads(sentence)
    await page.unroute(ANALYZE)
    await baker.clicks('Try again')
    await baker.reads('Approve & Build')
  })

  test('empty feedback is not sent, and a failed update returns to the review', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.describes()
    const feedback = page.getByLabel('What should be different?')
    await feedback.press('Control+Enter')
    await baker.reads('Please tell us what changes you want to make.')
    await baker.looks('feedback-missing')

    await page.route(UPDATE, (route) => route.fulfill({ status: 500 }))
    await feedback.fill('Add a gallery')
    await baker.misses('Please tell us what changes you want to make.')
    await baker.clicks('Update Plan')
    await baker.reads('Something went wrong while updating your plan. Please try again.')
    assert.include(await stepOf(baker), 'Review & Edit')
    assert.equal(await feedback.inputValue(), 'Add a gallery')
    assert.deepEqual(await faultsAtBothWidths(page, 'update-failed'), [])
    proves('a failed update returns to plan_review')
  })

  test('a failed or invalid approval returns to the review with a message', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    const answer = await holdBack(page, APPROVE, (route) => route.fulfill({ status: 500 }))
    await baker.describes()
    await baker.clicks('Approve & Build')
    await baker.reads('This usually takes 4-5 minutes.')
    assert.include(await stepOf(baker), 'Building Website')
    await baker.looks('building-step')
    answer()
    await baker.page.getByText('Something went wrong. Please try again.', { exact: true }).waitFor()
    assert.include(await stepOf(baker), 'Review & Edit')
    await baker.looks('approve-failed')

    await page.unroute(APPROVE)
    await page.route(APPROVE, (route) => route.fulfill({ json: { status: 'processing' } }))
    await baker.clicks('Approve & Build')
    await baker.reads('Unexpected response format')
    assert.include(await stepOf(baker), 'Review & Edit')
    await baker.looks('approve-unexpected')
  })

  test('at the websites limit no plan is started, and a link to the upgrade is shown', async ({
    assert,
  }) => {
    const { baker } = await stage.member({ websites: 2 })
    await baker.describes()
    const dialog = baker.page.getByRole('dialog')
    await dialog.waitFor()
    assert.deepEqual(await dialog.getByRole('definition').allInnerTexts(), ['2', '2'])
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'website-limit'), [])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await baker.reads('Describe your website')

    await baker.clicks('Plan my website')
    await dialog.getByRole('link', { name: 'Upgrade Plan' }).click()
    await baker.page.waitForURL('**/payments')
  })

  test('if the limit is reached before approval, a message says so and the plan is kept', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member({ websites: 1 })
    await baker.describes()
    await baker.reads('Approve & Build')
    await account.build()
    await baker.clicks('Approve & Build')
    const dialog = baker.page.getByRole('dialog')
    await dialog.waitFor()
    assert.deepEqual(await dialog.getByRole('definition').allInnerTexts(), ['2', '2'])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await baker.reads('Approve & Build')
    assert.include(await stepOf(baker), 'Review & Edit')
  })
})

function promptOf({ page }: Baker) {
  return page.getByLabel(/Describe your website/)
}

function stepOf({ page }: Baker) {
  return page.locator('[aria-current=step]').innerText()
}

function savedFlows({ page }: Baker) {
  return page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('sitewright:plan-flow:'))
  )
}

function faceOf(element: Element): string {
  return getComputedStyle(element).fontFamily.split(',')[0]
}

function facesNotLoaded(families: string[]): string[] {
  const loaded = [...document.fonts]
    .filter((face) => face.status === 'loaded')
    .map((face) => face.family.replaceAll('"', ''))
  return families.filter((family) => !loaded.some((name) => name.endsWith(family)))
}
