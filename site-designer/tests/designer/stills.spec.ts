import { test } from '@japa/runner'
import { Page } from 'editor-engine'
import { judge } from 'editor-engine/referee'
import { stillFiles } from '#designer/data/still_files'
import { readData } from '#designer/data/read_data'
import { STILL_WIDTHS, stillFile } from '#designer/fill/stills'
import { renderSite } from '#designer/page/render_site'
import { checkSite } from '#designer/site/check_site'
import { sectionOn, sitesOf } from '#designer_tests/helpers/composed'
import { sheetOf } from '#designer_tests/helpers/sheets'

const ids = Object.keys(readData<Record<string, unknown>>('stills').get('library')!)

test.group('Pictures of ours', () => {
  test('each that a page can have has its files, and no file is of none', ({ assert }) => {
    const named = ids.flatMap((id) => STILL_WIDTHS.map((width) => stillFile(id, width)))
    assert.sameMembers(
      named,
      [...stillFiles().keys()].map((name) => `stills/${name}`)
    )
  })

  test('stand on a page that passes its check, as markup that a browser reads as it is written', ({
    assert,
  }) => {
    const site = sitesOf(sheetOf({ who: { name: 'Moss', kind: 'yoga' } })).find(
      (one) => sectionOn(one, 'hero')?.still
    )!
    const checked = checkSite(site)
    assert.deepEqual(checked.ok ? [] : checked.error, [])
    const html = renderSite(site)
    assert.lengthOf(html.match(/<img[^>]* src="stills\//g)!, 1)
    assert.notInclude(html, '</img')
    const misread = [...judge(Page.open(html)).elements()].filter(({ readOnly }) => readOnly)
    assert.lengthOf(misread, 0)
  })
})
