import { test } from '@japa/runner'
import { stillFiles } from '#designer/data/still_files'
import { readData } from '#designer/data/read_data'
import { sortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { STILL_WIDTHS, stillFile, stillsFor } from '#designer/fill/stills'
import { renderSite } from '#designer/page/render_site'
import { checkSite } from '#designer/site/check_site'
import { sectionOn, sitesOf } from '#designer_tests/helpers/composed'
import { misread } from '#designer_tests/helpers/misread'
import { sheetOf } from '#designer_tests/helpers/sheets'

type Suits = Partial<Record<'trades' | 'kinds' | 'subjects', string>>

const library = readData<Record<string, Suits>>('stills').get('library')!
const ids = Object.keys(library)

test.group('Pictures of ours', () => {
  test('each that a page can have has its files, and no file is of none', ({ assert }) => {
    const named = ids.flatMap((id) => STILL_WIDTHS.map((width) => stillFile(id, width)))
    assert.sameMembers(
      named,
      [...stillFiles().keys()].map((name) => `stills/${name}`)
    )
  })

  test('name trades, kinds and subjects that there are, and subjects wherever it names kinds', ({
    assert,
  }) => {
    const known = new Set(['kinds', 'trades'].flatMap((folder) => [...readData(folder).keys()]))
    for (const { trades, kinds, subjects } of Object.values(library)) {
      const pages = [trades, kinds].flatMap((names) => names?.split(' ') ?? [])
      assert.includeMembers([...known], pages)
      assert.includeMembers([...readData('subjects').keys()], subjects?.split(' ') ?? [])
      assert.equal(kinds === undefined, subjects === undefined)
    }
  })

  test('show what the words are about, where a kind of page is of many things', ({ assert }) => {
    const stillsOf = (about: string) => {
      const sheet = sheetOf({ who: { kind: 'guesthouse' }, own_words: { about } })
      return stillsFor(sortedSheet(sheet), '1', 'light')
    }
    assert.include(stillsOf('We stand in the hills, on a mountain farm.'), 'hills')
    assert.notInclude(stillsOf('We are near the sea, by the harbour.'), 'hills')
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
    assert.deepEqual(misread(html), [])
  })
})
