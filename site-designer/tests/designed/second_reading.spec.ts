import { test } from '@japa/runner'
import { sentencesToRead, withoutSentences } from '#designer/main'
import { pageToDesign, plumber, prices, sectionOf } from '#designer_tests/helpers/designed'

const page = pageToDesign(plumber)
const withWords = (words: string) => ({
  ...prices,
  html: prices.html.replace('<p>I live', `${words}<p>I live`),
})
const copyWith = (words: string) => ({ prices: { design: withWords(words) } })
const readIn = (words: string) => sentencesToRead(page, copyWith(words)).map((one) => one.words)

/** The section as it stands on the page when the model refuses the sentences with these words. */
function printedWithout(words: string, ...refused: string[]): string {
  const copy = copyWith(words)
  const places = sentencesToRead(page, copy).flatMap((one, at) =>
    refused.some((part) => one.words.includes(part)) ? [at] : []
  )
  const { design } = withoutSentences(page, copy, new Set(places)).prices
  const set = page.set(sectionOf(page, 'prices'), design!)
  if (!set.ok) throw new Error(JSON.stringify(set.error))
  return set.value.printed.html
}

test.group('The sentences of a designed section for a second reading', () => {
  test('are its own words, in page order, without what the owner said', ({ assert }) => {
    assert.deepEqual(readIn('<p>Good coffee while you wait. Dogs welcome.</p>'), [
      'What it costs',
      'Good coffee while you wait.',
      'Dogs welcome.',
    ])
    assert.deepEqual(readIn('<p>I cover Stockport, Cheadle and Bramhall!</p>'), [
      'What it costs',
      'I cover Stockport, Cheadle and Bramhall!',
    ])
    assert.deepEqual(readIn('<p>cover Stockport, Cheadle and Bramhall!</p>'), ['What it costs'])
  })

  test('are whole where they run across elements, with the facts in them', ({ assert }) => {
    const [, ...found] = readIn(
      `<p>Ring <a data-field="contact.telephones/0161-496-0123">1</a> for a
<em>friendly</em> <strong>&amp; quick</strong> visit.</p>
<p><span>Good coffee</span>
<span>Dogs welcome</span></p>`
    )
    assert.deepEqual(found, [
      'Ring 0161 496 0123 for a friendly & quick visit.',
      'Good coffee',
      'Dogs welcome',
    ])
  })
})

test.group('A designed section after its second reading', () => {
  test('has lost the sentences that nobody said, and nothing else', ({ assert }) => {
    const html = printedWithout('<p>Good coffee while you wait. See the list.</p>', 'coffee')
    assert.notInclude(html, 'coffee')
    assert.include(html, '<p>See the list.</p>')
    assert.include(html, 'I live on Mill Lane.')
    assert.include(html, 'from £60')
  })

  test('keeps the facts of a sentence that goes', ({ assert }) => {
    const html = printedWithout(
      '<p>For a <em>friendly</em> visit ring <a data-field="contact.telephones/0161-496-0123">1</a> now.</p>',
      'friendly'
    )
    for (const gone of ['friendly', 'For a', '<em>', 'now.']) assert.notInclude(html, gone)
    assert.include(html, '>0161 496 0123</a>')
  })

  test('has no card, question or link of which nothing is left', ({ assert }) => {
    const list = `<ul><li class="x-prices-sign"><svg viewBox="0 0 9 9" aria-hidden="true"><path d="M0 0h9"/></svg><div><h3>Good coffee</h3></div></li><li>See below</li></ul>`
    assert.notInclude(printedWithout(list, 'coffee'), 'x-prices-sign')
    const question = '<details><summary>Are dogs fine?</summary><p>Yes, always.</p></details>'
    assert.notInclude(printedWithout(question, 'Yes'), 'details')
    const link = '<p>See <a href="#contact">the friendly form</a></p>'
    assert.notInclude(printedWithout(link, 'friendly'), '#contact')
    const row = '<table><tr><td>See below</td><td>Good coffee</td></tr></table>'
    assert.include(printedWithout(row, 'coffee'), '<td></td>')
  })

  test('has our heading in the place of one that goes', ({ assert }) => {
    const html = printedWithout('', 'What it costs')
    assert.match(html, /<h2 id="x-prices-title" class="x-prices-title">[^<]+<\/h2>/)
    assert.notInclude(html, 'What it costs')
  })

  test('stays as it is where a large part of it would go', ({ assert }) => {
    const words = '<p>See below. Ring first. Good coffee. Dogs welcome.</p>'
    const all = sentencesToRead(page, copyWith(words)).map((one) => one.words)
    assert.lengthOf(all, 5)
    assert.include(printedWithout(words, ...all), 'Good coffee. Dogs welcome.')
    assert.notInclude(printedWithout(words, 'coffee', 'Dogs'), 'Dogs')
  })

  test('stays as it is where a figure would be lost that our own section says', ({ assert }) => {
    const html = `<section class="x-contact"><h2>Write or ring</h2><p>22 years of good work.</p>
<p><a data-field="contact.telephones/0161-496-0123">ring</a>
<a data-field="contact.emails/danny-fisk-example">mail</a></p></section>`
    const copy = { contact: { design: { html, css: '' } } }
    assert.include(sentencesToRead(page, copy)[1].words, '22 years of good work.')
    assert.deepEqual(withoutSentences(page, copy, new Set([1])), copy)
    assert.notDeepEqual(withoutSentences(page, copy, new Set([0])), copy)
  })

  test('is the same whatever places are named that are not there', ({ assert }) => {
    const copy = copyWith('<p>Good coffee.</p>')
    for (const places of [[], [-1], [99], [0.5]])
      assert.deepEqual(withoutSentences(page, copy, new Set(places)), copy)
    assert.deepEqual(withoutSentences(page, {}, new Set([0])), {})
  })
})
