import { test } from '@japa/runner'
import { fillSite } from '#designer/page/fill_site'
import { compose } from '#designer/outline/compose'
import { looks } from '#designer/outline/looks'
import { renderSite } from '#designer/page/render_site'
import { checkSite } from '#designer/site/check_site'
import { allKinds } from '#designer/kinds/all'
import { randomSheets } from '#designer_tests/helpers/random_sheets'
import { propertyRuns } from '#designer_tests/helpers/property_runs'

const languages = ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ar', 'ja']
const COUNT = propertyRuns(48)

test.group('Any sheet that the schema allows', () => {
  test('becomes a whole page, in each of its looks', ({ assert }) => {
    const kinds = allKinds()
    for (let seed = 0; seed < COUNT; seed++) {
      const kind = kinds[seed % kinds.length].id
      const language = languages[seed % languages.length]
      const [{ sheet, form }] = randomSheets(seed, 1, { kind, language })
      const outline = compose(sheet, form, { seed: String(seed) })
      for (const look of [outline, ...looks(sheet, outline, form)]) {
        const site = checkSite(fillSite(sheet, look))
        assert.isTrue(site.ok, `seed ${seed}, ${kind}: ${JSON.stringify(site)}`)
        if (site.ok) assert.include(renderSite(site.value), '</html>')
      }
    }
  }).timeout(60_000)
})
