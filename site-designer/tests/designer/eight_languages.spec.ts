import { test } from '@japa/runner'
import { copyIn } from '#designer/copy/copy_in'
import { placed } from '#designer/copy/grammar'
import { planWordsIn } from '#designer/copy/plan_words_in'
import { put, spokenBy } from '#designer/copy/template'
import { wordsData } from '#designer/copy/words_data'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { renderSite } from '#designer/page/render_site'
import { sectionKinds } from '#designer/site/kinds'
import { languages, wordsLanguage, type Language } from '#designer/language/language'
import { listed } from '#designer/language/normalise'
import { outlineOf, siteOf } from '#designer_tests/helpers/composed'
import { fixedTexts, plain, shapeOf } from '#designer_tests/helpers/fixed_words'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

test.group('Eight languages', () => {
  test('each has every text, with the same blanks for values', ({ assert }) => {
    const expected = shapeOf(wordsData('en'))
    for (const language of languages) {
      const shape = shapeOf(wordsData(language))
      assert.sameMembers([...shape.keys()], [...expected.keys()], language)
      for (const [name, blanks] of expected)
        assert.sameMembers(shape.get(name)!, blanks, `${language}: ${name}`)
    }
  })

  test('a page and its plan hold no word of another language, nor a blank', ({ assert }) => {
    for (const language of languages) {
      const read = readOn(language)
      for (const text of read) assert.notMatch(text, /[{}[\]|]/, language)
      assert.deepEqual(foreignIn(read, language), [], language)
    }
  })

  test('lists, days and places are worded as the language words them', ({ assert }) => {
    assert.equal(listed(['a', 'b', 'c'], 'en'), 'a, b and c')
    assert.equal(listed(['a', 'b', 'c'], 'de'), 'a, b und c')
    assert.equal(listed(['Ana', 'Isabel'], 'es'), 'Ana e Isabel')
    assert.equal(copyIn('tr').dayRange('Pazartesi', 'Cuma'), 'Hafta içi')
    assert.equal(copyIn('nl').dayRange('maandag', 'vrijdag'), 'maandag – vrijdag')
    assert.equal(copyIn('fr').tradeIn('Boulangerie', 'Le Mans'), 'Boulangerie au Mans')
    assert.equal(copyIn('it').tradeIn('Forno', 'Ancona'), 'Forno ad Ancona')
    assert.equal(placed('Porto', 'pt'), 'no Porto')
    assert.equal(placed('Lisboa', 'pt'), 'em Lisboa')
    assert.equal(
      copyIn('en').isA('Anna Weber', 'potter', 'Leith', undefined),
      'Anna Weber, potter in Leith.'
    )
    assert.equal(
      copyIn('de').isA('Tonwerk', 'Töpferei', undefined, '1987'),
      'Tonwerk, Töpferei, seit 1987.'
    )
    assert.equal(planWordsIn('fr').outline.photos(1).startsWith('une place'), true)
    assert.equal(planWordsIn('de').outline.photos(3).startsWith('3 Plätze'), true)
  })

  test('one person and several say the same each in their own words', ({ assert }) => {
    assert.equal(copyIn('de', 'we').ask.call, 'Rufen Sie uns an')
    assert.equal(copyIn('de', 'I').ask.call, 'Rufen Sie mich an')
    assert.equal(copyIn('it', 'I').headings.call, 'Vi aspetto')
    assert.equal(spokenBy('I', 'Schreiben Sie {uns|mir}'), 'Schreiben Sie mir')
    const alone = { name: 'Anna', about: 'Ich töpfere. Meine Werkstatt steht offen.' }
    const sheet = sheetOf(
      {
        who: { name: alone.name },
        own_words: { about: alone.about },
        wishes: { sections_wanted: ['about'] },
      },
      { language: 'de' }
    )
    assert.include(
      siteOf(sheet).sections.map((section) => section.nav),
      'Über mich'
    )
  })

  test('what a person typed is no template', ({ assert }) => {
    assert.equal(
      put('{name} in {place}', { name: '{place} [x]', place: 'Bonn' }, 'de'),
      '{place} [x] in Bonn'
    )
  })

  test('a page in a language that is none of ours keeps it, and our words are English', ({
    assert,
  }) => {
    const html = renderSite(siteOf(sheetOf({ who: { name: 'Garncarnia' } }, { language: 'pl' })))
    assert.include(html, 'lang="pl"')
    assert.include(html, 'Skip to content')
    assert.equal(wordsLanguage('pt-BR'), 'pt')
  })
})

/** Every section, and facts whose words belong to no language. */
function fullSheet(language: Language) {
  return sheetOf(
    {
      who: { name: 'Zq Xv', founding_year: '1987' },
      where: [
        {
          street_address: '12',
          postal_code: '04107',
          locality: 'Zqx',
          opening_hours: week({ 'monday-friday': '09:00-17:00', 'saturday': '10:00-12:00' }),
          closed_until: '1.9.',
          by_appointment: true,
          area_served: ['Zqy'],
        },
      ],
      contact: { telephones: ['0341 123456'], emails: ['a@b.example'] },
      own_words: { quotes: [{ text: 'Zq zq zq', by: 'Xq' }] },
      works: [{ title: 'Xqx', year: '1999' }],
      skills: ['Zqa'],
      clients: ['Zqb'],
      credentials: ['Zqc', 'Zqd', 'Zqe'],
      good_to_know: ['Zqf', 'Zqg', 'Zqh'],
      wishes: { sections_wanted: sectionKinds.filter((kind) => kind !== 'hero') },
    },
    { language }
  )
}

/** Each text on the page and in its plan that a person reads. */
function readOn(language: Language): string[] {
  const sheet = fullSheet(language)
  const html = renderSite(siteOf(sheet)).replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
  const attributes = html.matchAll(/ (?:aria-label|alt|placeholder)="([^"]*)"/g)
  return [
    ...html.split(/<[^>]*>/).map((text) => text.trim()),
    ...Array.from(attributes, ([, text]) => text),
    ...planMarkdown(sheet, outlineOf(sheet)).replace(/[#*-]/g, '').split('\n'),
  ].filter((text) => /\p{L}/u.test(text))
}

/** Texts of other languages that are none of this one: long ones within others, short ones alone. */
function foreignIn(read: string[], language: Language): string[] {
  const own = fixedTexts(wordsData(language))
  const said = read.map(plain)
  const alone = new Set(said)
  const together = ` ${said.join(' | ').replace(/[^\p{L}|]+/gu, ' ')} `
  return languages
    .filter((other) => other !== language)
    .flatMap((other) => [...fixedTexts(wordsData(other))])
    .filter((text) => !own.has(text))
    .filter((text) => {
      const words = text.replace(/[^\p{L}]+/gu, ' ')
      return alone.has(text) || (words.length > 11 && together.includes(` ${words} `))
    })
}
