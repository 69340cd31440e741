import { test } from '@japa/runner'
import { ablative, locative } from '#designer/copy/turkish_suffixes'
import { fillSite } from '#designer/page/fill_site'
import { inVoice } from '#designer/fill/voice'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { directions, sectionKinds, sectionLayouts } from '#designer/site/kinds'
import { fold } from '#designer/language/fold'
import { capital } from '#designer/language/normalise'
import { allKinds } from '#designer/kinds/all'
import { outlineIn, outlineOf, siteOf } from '#designer_tests/helpers/composed'
import { sampleSheets } from '#designer_tests/helpers/sample_sheets'
import { sheetOf, week, type Facts } from '#designer_tests/helpers/sheets'

const turkish = (facts: Facts) => sheetOf(facts, { language: 'tr' })

// Words no Turkish sentence of ours can hold.
const english =
  /(?<![\p{L}])(?:the|and|with|your|our|you|we|of|for|add|photo|from|page|heading|colour|light|dark|open|closed|every|week|write|what|how|more|this|that|are|is)(?![\p{L}])/giu

const notRead = new Set([
  ...['id', 'kind', 'layout', 'surface', 'type', 'href', 'shape', 'schema_type', 'field'],
])

/** Every text of a site or plan that a person reads. */
function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return notRead.has(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((entry) => texts(entry, key))
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, entry]) => texts(entry, name))
  return []
}

test.group('Turkish', () => {
  test('places and years take the ending their sound asks for', ({ assert }) => {
    const places = {
      'İzmir': 'İzmir’de',
      'Kadıköy': 'Kadıköy’de',
      'Ankara': 'Ankara’da',
      'Muş': 'Muş’ta',
      'Beşiktaş': 'Beşiktaş’ta',
      'Beyoğlu': 'Beyoğlu’nda',
      'Kuşadası': 'Kuşadası’nda',
      'Alaçatı': 'Alaçatı’da',
      'Gaziantep': 'Gaziantep’te',
      'Atatürk Caddesi': 'Atatürk Caddesi’nde',
      'London': 'London’da',
      'Ürgüp': 'Ürgüp’te',
    }
    for (const [place, there] of Object.entries(places)) assert.equal(locative(place), there)
    const years = {
      1987: '1987’den',
      1990: '1990’dan',
      1965: '1965’ten',
      2000: '2000’den',
      1940: '1940’tan',
      1906: '1906’dan',
      2013: '2013’ten',
    }
    for (const [year, since] of Object.entries(years)) assert.equal(ablative(year), since)
  })

  test('letters compare without their marks and keep their places', ({ assert }) => {
    assert.equal(fold('FIRIN İzmir’de ÇİĞ köfte'), "firin izmir'de cig kofte")
    assert.equal(capital('izmir', 'tr'), 'İzmir')
    assert.equal(capital('ilk', 'en'), 'Ilk')
  })

  test('one person says "ben", several say "biz"', ({ assert }) => {
    const one = { language: 'tr', voice: 'I' } as const
    assert.equal(inVoice('Neler pişiriyoruz', one), 'Neler pişiriyorum')
    assert.equal(inVoice('Nasıl çalışırız', one), 'Nasıl çalışırım')
    assert.equal(inVoice('Bize yazın', one), 'Bana yazın')
    assert.equal(inVoice('Hakkımızda', one), 'Hakkımda')
    assert.equal(inVoice('Son işlerimiz', one), 'Son işlerim')
    assert.equal(inVoice('Neler çekiyorum', { language: 'tr', voice: 'we' }), 'Neler çekiyoruz')
  })

  test('every trade has its words in both languages', ({ assert }) => {
    for (const { id, words: wordsIn } of allKinds()) {
      const words = { en: wordsIn('en'), tr: wordsIn('tr') }
      assert.isAtLeast(words.tr.typical.length, 3, id)
      assert.isAtLeast(words.tr.photos.length, 3, id)
      assert.notEqual(words.tr.ask, '', id)
      assert.equal(Boolean(words.tr.gallery), Boolean(words.en.gallery), id)
      assert.deepEqual(
        texts(words.tr).filter((text) => english.test(text)),
        [],
        id
      )
    }
  })

  test('a Turkish page holds no English word, whatever the trade', ({ assert }) => {
    for (const { id } of allKinds()) {
      const sheet = turkish({
        who: { kind: id, founding_year: '1987' },
        where: [{ locality: 'İzmir', opening_hours: week({ 'monday-sunday': '09:00-18:00' }) }],
        good_to_know: ['Otopark'],
      })
      const foreign = texts(siteOf(sheet, id).sections).filter((text) => text.match(english))
      assert.deepEqual(foreign, [], id)
    }
  })

  test('a Turkish plan holds no English word, whatever is on the page', ({ assert }) => {
    const sheet = sampleSheets.bakeryInTurkish
    for (const direction of directions) {
      const sections = sectionKinds.map((kind) => ({
        kind,
        layout: sectionLayouts[kind][0],
        surface: 'plain' as const,
      }))
      const plan = planMarkdown(sheet, { ...outlineIn(direction, sheet), sections }, [])
      const fonts = /Work Sans|Open Sans|Inter|Lora/g
      assert.deepEqual(plan.replace(fonts, '').match(english), null, direction)
    }
  })

  test('the plan says what was understood in the words of the person’s language', ({ assert }) => {
    const sheet = turkish({
      who: { kind: 'bakery' },
      where: [{ locality: 'Ankara' }],
      wishes: { theme: 'dark' },
    })
    sheet.wishes.colours.push({ value: { hex: '#b3202c', word: 'kırmızı' }, source: 'said' })
    const plan = planMarkdown(sheet, outlineOf(sheet), [])
    for (const words of [
      '## Ne anladım',
      '**Ne olduğu**: fırın',
      '**Yer**: Ankara',
      'Rengi siz söylediniz: kırmızı.',
      'Koyu zemin, çünkü öyle istediniz.',
      '## Sizden beklediklerim',
    ])
      assert.include(plan, words)
  })

  test('a place stands on the page with its ending', ({ assert }) => {
    const sheet = turkish({
      who: { kind: 'barber', name: 'Kılıç', founding_year: '1990' },
      where: [{ locality: 'Muş' }],
    })
    const site = fillSite(sheet, outlineOf(sheet))
    const page = texts([site.seo, site.sections, site.footer.lines]).join('\n')
    assert.include(page, 'Muş’ta')
    assert.include(page, '1990’dan beri')
  })
})
