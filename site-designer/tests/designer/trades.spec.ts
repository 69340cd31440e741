import { test } from '@japa/runner'
import { copyIn } from '#designer/copy/copy_in'
import { bodyFonts, headingFonts } from '#designer/fonts/main'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { renderSite } from '#designer/renderer/render'
import { trades } from '#designer/trades/all'
import { outlineOf, siteOf } from '#designer_tests/helpers/composed'
import { sheetOf } from '#designer_tests/helpers/sheets'

test.group('The trades', () => {
  test('are ninety and more, each with a name of its own', ({ assert }) => {
    assert.isAtLeast(trades.length, 90)
    assert.equal(new Set(trades.map(({ id }) => id)).size, trades.length)
  })

  for (const language of ['en', 'tr'] as const) {
    test(`make a page in their own words, in ${language}`, ({ assert }) => {
      for (const trade of trades) {
        const services = trade.words[language].typical
        const sheet = sheetOf(
          { who: { name: 'Northgate', kind: trade.id }, services },
          { language }
        )
        const page = renderSite(siteOf(sheet))
        assert.match(page, new RegExp(`<html\\s+lang="${language}"`), trade.id)
        assert.notMatch(
          page + planMarkdown(sheet, outlineOf(sheet)),
          /undefined|\[object|NaN/,
          trade.id
        )
        if (language === 'tr') {
          for (const word of [...trade.words.en.headings, ...trade.words.en.photos]) {
            assert.notInclude(page, `>${word}<`, trade.id)
          }
        }
      }
    })

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

  test('suggest fonts and corners that can be chosen', ({ assert }) => {
    for (const { id, look } of trades) {
      assert.include(headingFonts as readonly string[], look.heading, id)
      assert.include(bodyFonts as readonly string[], look.body, id)
      assert.isTrue(Number.isInteger(look.corners) && look.corners >= 0 && look.corners <= 20, id)
    }
  })
})
