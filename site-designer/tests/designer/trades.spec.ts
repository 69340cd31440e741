import { test } from '@japa/runner'
import { bodyFonts, headingFonts } from '#designer/fonts/main'
import { BuiltinDesigner } from '#designer/designer/builtin_designer'
import { copyIn } from '#designer/copy/copy_in'
import { trades } from '#designer/trades/all'
import { FLOOR, recogniseTrade } from '#designer/trades/recognise'
import type { Trade } from '#designer/trades/trade'
import { renderSite } from '#designer/renderer/render'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

const designer = new BuiltinDesigner()

const said = {
  en: ({ words: { en } }: Trade) =>
    `A ${en.noun} called Northgate in Leeds. We offer ${en.typical.join(', ')}.`,
  tr: ({ words: { tr } }: Trade) =>
    `Çınaraltı adında, İzmir'de bir ${tr.noun}. ${tr.typical.join(', ')} sunuyoruz.`,
}

test.group('The trades', () => {
  test('are ninety and more, each with a name of its own', ({ assert }) => {
    assert.isAtLeast(trades.length, 90)
    assert.equal(new Set(trades.map(({ id }) => id)).size, trades.length)
  })

  for (const language of ['en', 'tr'] as const) {
    test(`are told by their own name, in ${language}`, ({ assert }) => {
      const missed = trades.flatMap((trade) => {
        const { id, confidence } = recogniseTrade(said[language](trade))
        return id === trade.id && confidence >= FLOOR ? [] : [`${trade.id}: ${id} ${confidence}`]
      })
      // An association of neighbours is told from a charity by what it does.
      assert.deepEqual(missed.filter((line) => !line.startsWith('community: charity')), []) // prettier-ignore
    })

    test(`make a page in their own words, in ${language}`, async ({ assert }) => {
      for (const trade of trades) {
        const request = { ...sampleRequests.empty, prompt: said[language](trade) }
        const plan = await designer.plan(request)
        const page = renderSite(await designer.build(plan, request, () => {}))
        assert.match(page, new RegExp(`<html\\s+lang="${language}"`), trade.id)
        assert.notMatch(page + plan.markdown, /undefined|\[object|NaN/, trade.id)
        if (language === 'tr') {
          for (const word of [...trade.words.en.headings, ...trade.words.en.photos]) {
            assert.notInclude(page, `>${word}<`, trade.id)
          }
        }
      }
    })
  }

  for (const language of ['en', 'tr'] as const) {
    test(`head nothing as the other sections are headed, in ${language}`, ({ assert }) => {
      const { about, hours, visit, timetable, faq, team, process, testimonials, call } =
        copyIn(language).headings
      const others = [about, hours, visit, timetable, faq, team, process, testimonials, call].flat()
      for (const { id, words } of trades) {
        const { headings, gallery = '' } = words[language]
        const twice = [...headings, gallery].filter((heading) => others.includes(heading))
        assert.deepEqual(twice, [], id)
      }
    })
  }

  test('suggest fonts that can be chosen', ({ assert }) => {
    for (const { id, look } of trades) {
      assert.include(headingFonts as readonly string[], look.heading, id)
      assert.include(bodyFonts as readonly string[], look.body, id)
    }
  })
})
