import { test } from '@japa/runner'
import { languages } from '#designer/language/language'
import { copyIn } from '#designer/copy/copy_in'
import { planWordsIn } from '#designer/copy/plan_words_in'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { phrasesIn } from '#designer/renderer/phrases'
import { sheetOfReading } from '#designer/sheet/readings/sheet_of_reading'
import { sheetChangeSchema } from '#designer/sheet/schema/change_schema'
import { addressForms, type AddressForm } from '#designer/language/address_form'
import type { Sheet } from '#designer/sheet/sheet'
import { outlineOf, publishedOf, seeds, wordsOn } from '#designer_tests/helpers/composed'
import { nothingRead } from '#designer_tests/helpers/nothing_read'
import { sheetOf } from '#designer_tests/helpers/sheets'

const prompt =
  'Lume is a bakery. It should look like an old Italian café, with wildflowers. ' +
  'Show the phone number big: 0113 496 0000. Please use first names.'
const said = (value: string, quote = value) => ({ value, quote })
const answer = {
  who: { name: said('Lume', 'Lume is') },
  contact: { telephones: [said('0113 496 0000')] },
  wishes: {
    language: 'en',
    look_wishes: [
      said(
        'like an old Italian café, with wildflowers',
        'look like an old Italian café, with wildflowers'
      ),
      said('like a steel factory'),
    ],
    emphasis: [said('the phone number big', 'Show the phone number big')],
    address_form: { value: 'informal', quote: 'Please use first names' },
  },
}

test.group('Wishes that a model has read', () => {
  test('are kept in the person’s words, and their stretches are wishes', async ({ assert }) => {
    const {
      wishes,
      coverage,
      own_words: own,
    } = await sheetOfReading(answer, nothingRead(prompt), prompt)
    const texts = (values: { value: string }[] = []) => values.map(({ value }) => value)
    assert.deepEqual(texts(wishes.look_wishes), ['like an old Italian café, with wildflowers'])
    assert.deepEqual(texts(wishes.emphasis), ['the phone number big'])
    assert.equal(wishes.address_form?.value, 'informal')
    const parts = coverage
      .filter(({ as }) => as === 'wish')
      .map(({ from }) => prompt.slice(...from))
    assert.deepEqual(parts, [
      'look like an old Italian café, with wildflowers',
      'Show the phone number big',
      'Please use first names',
    ])
    assert.notInclude(texts(own.unplaced).join(), 'café')
  })

  test('need a quote and a known form of address', async ({ assert }) => {
    for (const form of [
      { value: 'informal', quote: 'bitte duzen' },
      { value: 'royal', quote: 'Please use first names' },
    ]) {
      const reading = { wishes: { address_form: form } }
      const { wishes } = await sheetOfReading(reading, nothingRead(prompt), prompt)
      assert.isUndefined(wishes.address_form)
    }
  })

  test('say nothing of what the business is', async ({ assert }) => {
    const rules = nothingRead(prompt)
    const start = prompt.indexOf('old Italian café')
    const from: [number, number] = [start, start + 'old Italian café'.length]
    rules.who.description = { value: 'old Italian café', source: 'said', from }
    const { who } = await sheetOfReading(answer, rules, prompt)
    assert.isUndefined(who.description)
  })

  test('stand in the plan under the look, in every language, and never on the page', async ({
    assert,
  }) => {
    const sheet = await sheetOfReading(answer, nothingRead(prompt), prompt)
    for (const language of languages) {
      sheet.wishes.language = { value: language, source: 'form' }
      const words = planWordsIn(language)
      const [, look] = planMarkdown(sheet, outlineOf(sheet)).split(`## ${words.headings.look}\n`)
      for (const wish of ['like an old Italian café, with wildflowers', 'the phone number big']) {
        assert.include(look, `- ${words.wished(wish)}\n`)
        assert.include(words.wished(wish), wish)
        for (const seed of seeds) assert.notInclude(publishedOf(sheet, seed), wish)
      }
    }
    assert.include(planMarkdown(sheet, outlineOf(sheet)), 'wildflowers')
  })

  test('are changed like other fields, at most ten of 200 characters', async ({ assert }) => {
    const isValid = async (wishes: object) => {
      const [error] = await sheetChangeSchema.tryValidate({ wishes })
      return error === null
    }
    assert.isTrue(await isValid({ look_wishes: Array(10).fill('x'.repeat(200)) }))
    assert.isFalse(await isValid({ look_wishes: Array(11).fill('x') }))
    assert.isFalse(await isValid({ emphasis: ['x'.repeat(201)] }))
    assert.isTrue(await isValid({ address_form: null }))
    assert.isFalse(await isValid({ address_form: 'royal' }))
  })
})

test.group('The form of address', () => {
  const facts = {
    contact: { emails: ['ada@lume.example'], telephones: ['0113 496 0000'] },
    where: [{ street_address: 'Mill Street 14', locality: 'Leeds' }],
  }
  const pageIn = (language: string, kind: string, form?: AddressForm) => {
    const wishes = { sections_wanted: ['newsletter' as const, 'legal' as const, 'visit' as const] }
    const sheet: Sheet = sheetOf({ who: { name: 'Lume', kind }, ...facts, wishes }, { language })
    if (form) sheet.wishes.address_form = { value: form, source: 'model' }
    return seeds.map((seed) => wordsOn(publishedOf(sheet, seed))).join('\n')
  }
  const kinds = ['business', 'person', 'professional']

  test('is that of friends in German where the person asks for it', ({ assert }) => {
    for (const kind of kinds) {
      const formal = pageIn('de', kind)
      const informal = pageIn('de', kind, 'informal')
      assert.equal(pageIn('de', kind, 'formal'), formal)
      assert.match(formal, /\bIhre Nachricht\b/)
      assert.match(informal, /\bDeine Nachricht\b/)
      assert.notMatch(informal, /\b(?:Sie|Ihre?[nmrs]?|Ihnen)\b|[{}]/)
    }
    assert.include(pageIn('de', 'author', 'informal'), 'Schreib mir')
    assert.include(pageIn('de', 'couple', 'informal'), 'Kommst du?')
  })

  test('is that of friends in French where the person asks for it', ({ assert }) => {
    for (const kind of kinds) {
      const [formal, informal] = [pageIn('fr', kind), pageIn('fr', kind, 'informal')]
      assert.match(formal, /\bVotre message\b/)
      assert.match(informal, /\bTon message\b/)
      assert.notMatch(informal, /\b(?:votre|vos|\p{L}+ez)\b|[{}]/iu)
    }
    assert.include(pageIn('fr', 'couple', 'informal'), 'Seras-tu des nôtres')
  })

  test('leaves no sign of the other form in any language', ({ assert }) => {
    for (const language of languages)
      for (const form of addressForms) {
        const texts = [copyIn(language, 'I', form), phrasesIn(language, form)]
        assert.notMatch(JSON.stringify(texts), /\{[^{}"]*[/|][^{}"]*\}/, language)
      }
  })
})
