import { test } from '@japa/runner'
import { commandLanguage } from '#designer/instructions/language/language'
import { offerOf } from '#designer/instructions/language/offer'
import { feedbackLanguages } from '#designer/instructions/sheet/feedback_language'
import { colourTold } from '#designer/instructions/sheet/colour_told'
import { revise } from '#designer/instructions/sheet/revise'
import { defaultForm } from '#designer/site/form'
import { compose } from '#designer/outline/compose'
import { isColourOf } from '#designer/site/is_colour_of'
import { read } from '#designer/reader/read'
import { lookOf } from '#designer/live_page/restyle'
import { sheetAfterFeedback } from '#designer/sheet/feedback/sheet_after_feedback'
import { EditedPage } from '#designer_tests/helpers/editing'

const BLUE = '#2563b0'
const BAKERY = 'A bakery called Rye & Co in Leeds. Call 0113 496 0000.'

test.group('A colour that somebody does not like', () => {
  for (const words of ["I don't like blue", 'no blue please', 'Not blue', 'blue is not my colour'])
    test(`"${words}" takes it off the page, and the answer says the colour it has now`, ({
      assert,
    }) => {
      const page = EditedPage.ofOurs('barber').does('Change the main colour to blue')
      const made = page.asked(words)
      assert.equal(made.outcome, 'done')
      page.does(words)
      const { look } = lookOf(page.html)!
      assert.isFalse(isColourOf(look.primary_color, BLUE), look.primary_color)
      const summary = made.outcome === 'done' ? made.summary : ''
      assert.include(summary, look.primary_color)
      assert.notMatch(summary, /colour is blue/i)
    })

  const WISHES: Record<string, [page: string, words: string[]]> = {
    English: [
      'barber',
      ['make it blue', 'blue please', 'Change the colour to blue', 'I like blue'],
    ],
    Turkish: ['bakery_tr', ['mavi olsun', 'Ana rengi mavi yap']],
  }
  for (const [language, [page, list]] of Object.entries(WISHES))
    for (const words of list)
      test(`is another than one that is wished for in ${language}: "${words}"`, ({ assert }) => {
        const made = EditedPage.ofOurs(page).asked(words)
        assert.equal(made.outcome, 'done')
        const { look } = lookOf(EditedPage.ofOurs(page).does(words).html)!
        assert.isTrue(isColourOf(look.primary_color, BLUE), look.primary_color)
      })

  test('is not put on a page that has another', ({ assert }) => {
    const page = EditedPage.ofOurs('barber').does('Change the main colour to dark green')
    const made = page.asked("I don't like purple")
    assert.deepInclude(made, {
      outcome: 'cannot',
      why: 'The page is not purple: its colour is green.',
    })
  })

  for (const chosen of [[], ['primary_color']])
    test(`leaves a plan${chosen.length > 0 ? ' whose form has it' : ''}`, ({ assert }) => {
      const form = { ...defaultForm, primary_color: BLUE, chosen }
      const sheet = read(`${BAKERY} Blue colours please.`, form)
      const revised = revise(sheet, "I don't like blue")
      assert.deepEqual(revised.done, ['Not blue: the page has another colour.'])
      const { look } = compose(revised.sheet, form, { seed: '1' })
      assert.isFalse(isColourOf(look.primary_color, BLUE), look.primary_color)
    })

  for (const hex of [undefined, '#0000ff', '#1d4ed8', '#60a5fa'])
    test(`leaves a plan whose kind is blue, as ${hex ? `a model that means ${hex}` : 'the commands'} read it`, async ({
      assert,
    }) => {
      const prompt = 'A plumber called Rye & Co in Leeds. Call 0113 496 0000.'
      const feedback = "I don't like blue"
      const sheet = read(prompt, defaultForm)
      const field = 'wishes.colours_refused'
      const changes = [
        { field, do: 'add', value: 'blue', hex, quote: feedback, says: 'It is blue.' },
      ]
      const { sheet: after, done } = hex
        ? await sheetAfterFeedback(sheet, { changes }, { prompt, feedback, kinds: [] })
        : revise(sheet, feedback)
      assert.notInclude(done.join(' '), 'is blue')
      let blue = 0
      for (let seed = 0; seed < 12; seed++) {
        const outline = compose(sheet, defaultForm, { seed: String(seed) })
        if (isColourOf(outline.look.primary_color, BLUE)) blue++
        const { look } = compose(after, defaultForm, { seed: outline.seed, before: outline })
        assert.isFalse(isColourOf(look.primary_color, BLUE), look.primary_color)
        const told = colourTold({ feedback, before: sheet, after, form: defaultForm, outline })
        assert.include(told, look.primary_color)
        assert.notInclude(told, 'is blue')
      }
      assert.isAbove(blue, 0)
    })

  test('is on neither of the two colours of a colourful plan, and the answer says the main one', ({
    assert,
  }) => {
    const sheet = read(`${BAKERY} It should look colourful.`, defaultForm)
    const feedback = "I don't like blue"
    const { sheet: after } = revise(sheet, feedback)
    for (let seed = 0; seed < 20; seed++) {
      const outline = compose(sheet, defaultForm, { seed: String(seed) })
      const { look } = compose(after, defaultForm, { seed: outline.seed, before: outline })
      for (const color of [look.primary_color, look.accent_color ?? '#ffffff'])
        assert.isFalse(isColourOf(color, BLUE), color)
      const asked = { feedback, before: sheet, after, form: defaultForm, outline }
      assert.include(colourTold(asked), look.primary_color)
      assert.notInclude(colourTold(asked), 'blue')
      assert.isUndefined(colourTold({ ...asked, after: sheet }))
    }
  })
})

test.group('A choice', () => {
  test('says what would be done, not that it is done', ({ assert }) => {
    for (const code of ['en', 'tr'])
      for (const language of [commandLanguage(code), feedbackLanguages(code)[0]])
        for (const key of Object.keys(language.choices)) {
          assert.property(language.messages, key)
          assert.notEqual(language.choices[key], language.messages[key])
        }
    const done = { says: 'Removed: the contact form.', offer: 'Remove the form' }
    assert.equal(offerOf(commandLanguage('en'), { do: 'remove', slots: {} }, done), done.offer)
  })
})
