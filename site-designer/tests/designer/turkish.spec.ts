import { test } from '@japa/runner'
import { ablative, locative } from '#designer/copy/turkish_suffixes'
import { draftPlan } from '#designer/outline/draft'
import { stemsOf } from '#designer/facts/turkish/words'
import { fillPlan } from '#designer/fill/plan'
import { inVoice } from '#designer/fill/voice'
import { languageOf } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { recogniseTrade } from '#designer/trades/recognise'
import { trades } from '#designer/trades/all'
import { service } from '#designer/trades/service'
import { directions, sectionKinds, sectionLayouts } from '#designer/site/kinds'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

function planFor(prompt: string, seed = 'tr') {
  return draftPlan({ ...sampleRequests.empty, prompt, seed, contact_email: 'biz@example.com' })
}

// Words no Turkish sentence of ours can hold.
const english =
  /(?<![\p{L}])(?:the|and|with|your|our|you|we|of|for|add|photo|from|page|heading|colour|light|dark|open|closed|every|week|write|what|how|more|this|that|are|is)(?![\p{L}])/giu

/** Every text of a site or plan that a person reads. */
function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['id', 'kind', 'layout', 'surface', 'type', 'href', 'shape', 'schema_type'].includes(key)
      ? []
      : [value]
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

  test('a word is known with its endings', ({ assert }) => {
    for (const [word, stem] of [
      ['fırınımız', 'firin'],
      ['ekmeğini', 'ekmek'],
      ['çiçekçiyiz', 'cicek'],
      ['kuaförümüz', 'kuafor'],
      ['kebabı', 'kebap'],
    ])
      assert.include(stemsOf(word), stem, word)
    const found: [string, string][] = [
      ['mahallemizin fırınıyız', 'bakery'],
      ['FIRIN', 'bakery'],
      ['firincilik yapiyoruz', 'bakery'],
      ['dis hekimiyim', 'dentist'],
      ['avukatlık büromuz', 'lawyer'],
      ['köpek kuaförüyüz', 'dog_groomer'],
      ['fırın değil, çiçekçiyiz', 'florist'],
    ]
    for (const [text, trade] of found) assert.equal(recogniseTrade(text, 'tr').id, trade, text)
  })

  test('what only looks like a word is another word', ({ assert }) => {
    assert.notEqual(recogniseTrade('dış kapının rengi', 'tr').id, 'dentist')
    const brief = planFor(
      'Klasik bir berber için site istiyorum, bel ağrısı olanlar gelmesin'
    ).brief
    assert.notInclude(brief.wishes.want, 'testimonials')
    assert.notInclude(brief.wishes.moods, 'elegant')
    assert.isUndefined(brief.place)
    assert.equal(
      planFor('Adana kebap ve lahmacun yapıyoruz, Mersin’de').brief.place?.value,
      'Mersin'
    )
  })

  test('one person says "ben", several say "biz"', ({ assert }) => {
    const one = { language: 'tr', voice: 'I' } as const
    assert.equal(inVoice('Neler pişiriyoruz', one), 'Neler pişiriyorum')
    assert.equal(inVoice('Nasıl çalışırız', one), 'Nasıl çalışırım')
    assert.equal(inVoice('Bize yazın', one), 'Bana yazın')
    assert.equal(inVoice('Hakkımızda', one), 'Hakkımda')
    assert.equal(inVoice('Son işlerimiz', one), 'Son işlerim')
    assert.equal(inVoice('Neler çekiyorum', { language: 'tr', voice: 'we' }), 'Neler çekiyoruz')
    assert.equal(planFor('Ben bir terziyim, site istiyorum').brief.voice, 'I')
    assert.equal(planFor('Fırın için site istiyorum').brief.voice, 'we')
  })

  test('a short prompt without Turkish letters is Turkish too', ({ assert }) => {
    for (const text of ['firin', 'kuafor salonu', 'izmirde berberim', 'dis hekimi ankara'])
      assert.equal(languageOf(text), 'tr', text)
    for (const text of ['bakery', 'Taş Değirmen is a bakery in İzmir', 'Bar in Ordu, CO', '🙂'])
      assert.equal(languageOf(text), 'en', text)
  })

  test('every trade has its words in both languages', ({ assert }) => {
    for (const { id, words } of [...trades, service]) {
      assert.isAtLeast(words.tr.typical.length, 3, id)
      assert.isAtLeast(words.tr.headings.length, 2, id)
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
    for (const { id, words } of trades) {
      const plan = planFor(
        `İzmir’de 1987’den beri ${words.tr.noun}. Her gün 09:00-18:00. Otopark var.`,
        id
      )
      plan.brief.trade = { value: id, source: 'said' }
      assert.equal(plan.brief.language, 'tr', id)
      const foreign = texts(fillPlan(plan).sections).filter((text) => text.match(english))
      assert.deepEqual(foreign, [], id)
    }
  })

  test('a Turkish plan holds no English word, whatever is on the page', ({ assert }) => {
    const prompt =
      'Ankara’da Taş Değirmen adında bir fırınız. Ekmek ve simit satıyoruz. Koyu tema, kırmızı renk olsun, zarif ve sıcak. Aile işletmesi, otopark var. Online satış yok.'
    for (const direction of directions) {
      const plan = { ...planFor(prompt), direction }
      plan.sections = sectionKinds.map((kind) => ({
        kind,
        layout: sectionLayouts[kind][0],
        surface: 'plain' as const,
      }))
      const fonts = /Work Sans|Open Sans|Inter|Lora/g
      assert.deepEqual(planMarkdown(plan).replace(fonts, '').match(english), null, direction)
    }
  })

  test('the plan says what was understood in the words of the person’s language', ({ assert }) => {
    const markdown = planMarkdown(
      planFor('Ankara’da bir fırınız. Koyu tema ve kırmızı renk olsun. Online satış yok.')
    )
    for (const words of [
      '## Ne anladım',
      '**İşiniz**: fırın',
      '**Yer**: Ankara',
      'online satış',
      'Rengi siz söylediniz: kırmızı.',
      'Koyu zemin, çünkü öyle istediniz.',
      '## Sizden beklediklerim',
    ])
      assert.include(markdown, words)
  })

  test('a place stands on the page with its ending', ({ assert }) => {
    const site = fillPlan(planFor('Muş’ta 1990’dan beri berberiz. Adı Kılıç.'))
    const page = texts([site.seo, site.sections, site.footer.lines]).join('\n')
    assert.include(page, 'Muş’ta')
    assert.include(page, '1990’dan beri')
  })
})
