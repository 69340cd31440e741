import { test } from '@japa/runner'
import { copyIn } from '#designer/copy/copy_in'
import { bodyFonts, headingFonts } from '#designer/fonts/main'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { renderSite } from '#designer/page/render_site'
import { allKinds } from '#designer/kinds/all'
import { outlineOf, siteOf } from '#designer_tests/helpers/composed'
import { sheetOf } from '#designer_tests/helpers/sheets'

test.group('The kinds', () => {
  for (const language of ['en', 'tr'] as const) {
    test(`make a page in their own words, in ${language}`, ({ assert }) => {
      for (const trade of allKinds()) {
        const services = trade.words(language).typical
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
          for (const word of [...trade.words('en').headings, ...trade.words('en').photos]) {
            assert.notInclude(page, `>${word}<`, trade.id)
          }
        }
      }
    })

    test(`head nothing as the other sections are headed, in ${language}`, ({ assert }) => {
      const { about, hours, visit, timetable, faq, team, process, testimonials, call } =
        copyIn(language).headings
      const others = [about, hours, visit, timetable, faq, team, process, testimonials, call].flat()
      for (const { id, words } of allKinds()) {
        const { headings, gallery = '' } = words(language)
        const twice = [...headings, gallery].filter((heading) => others.includes(heading))
        assert.deepEqual(twice, [], id)
      }
    })
  }

  test('suggest fonts and corners that can be chosen', ({ assert }) => {
    for (const [id, look] of allKinds().flatMap((kind) =>
      kind.palettes.map((palette) => [kind.id, palette] as const)
    )) {
      assert.include(headingFonts as readonly string[], look.heading, id)
      assert.include(bodyFonts as readonly string[], look.body, id)
      assert.isTrue(Number.isInteger(look.corners) && look.corners >= 0 && look.corners <= 20, id)
    }
  })
})
