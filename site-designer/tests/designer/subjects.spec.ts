import { test } from '@japa/runner'
import { readData } from '#designer/data/read_data'
import { compose, fillSite, read, renderSite } from '#designer/main'
import { defaultForm } from '#designer/site/form'
import { sortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { subjectsOf } from '#designer/fill/subject'
import { kindById } from '#designer/kinds/all'
import { motif } from '#designer/renderer/motifs/motif'
import { fold } from '#designer/language/fold'

interface File {
  words: string
  kinds?: string
  colours?: string[]
  strokes?: { blend?: string[] }[]
}

const files = readData<File>('subjects')
const sheetOf = (prompt: string) => sortedSheet(read(prompt, defaultForm))
const pageOf = (prompt: string) => {
  const sheet = sheetOf(prompt)
  const outline = compose(sheet, defaultForm, { seed: '3' })
  return { look: outline.look, html: renderSite(fillSite(sheet, outline)) }
}

test.group('Subjects', () => {
  test('every file has plain words, known kinds, colours and paths that can be mixed', ({
    assert,
  }) => {
    for (const [id, { words, kinds = '', colours = [], strokes = [] }] of files) {
      assert.equal(words, fold(words).normalize('NFD').replace(/\p{M}/gu, ''), id)
      for (const kind of kinds.split(' ').filter(Boolean)) assert.equal(kindById(kind).id, kind, id)
      for (const colour of colours) assert.match(colour, /^#[\da-f]{6}$/, id)
      for (const { blend = [] } of strokes) {
        const letters = blend.map((path) => path.replace(/-?\d+/g, '0'))
        assert.lengthOf(new Set(letters), blend.length > 0 ? 1 : 0, id)
      }
    }
  })

  test('a drawing is at most 8 KB, the same for the same seed, and hidden from screen readers', ({
    assert,
  }) => {
    for (const [id, { strokes }] of files) {
      if (!strokes) continue
      const drawing = String(motif(id, 'a seed'))
      assert.isAtMost(drawing.length, 8192, id)
      assert.equal(drawing, String(motif(id, 'a seed')), id)
      assert.include(drawing, 'aria-hidden="true"', id)
      assert.notInclude(drawing, 'NaN', id)
    }
  })

  test('the name says more of a business than its kind, and its kind more than nothing', ({
    assert,
  }) => {
    assert.equal(subjectsOf(sheetOf('Harbour Lane Bakery in Whitby bakes bread.'))[0].id, 'wheat')
    assert.equal(subjectsOf(sheetOf('Sternwarte Hoher Knüll in Hessen.'))[0].id, 'star')
    assert.equal(subjectsOf(sheetOf('A restaurant in Leeds.'))[0].id, 'plate')
  })

  test('a colour in the name is worn, in any language, unless another was asked for', ({
    assert,
  }) => {
    const blue = pageOf('Atelier Bleu, à Lectoure. Nous teignons du lin et de la laine.').look
    assert.equal(blue.primary_color, '#2563b0')
    const asked = pageOf('Atelier Bleu is a studio in Lyon. Please make the website green.').look
    assert.notEqual(asked.primary_color, '#2563b0')
  })

  test('a hero has its drawing beside the words', ({ assert }) => {
    const { html } = pageOf('We are a sailing club on Lake Windermere called Windward.')
    assert.include(html, '<div class="motif" aria-hidden="true">')
  })
})
