import { test } from '@japa/runner'
import { readData } from '#designer/data/read_data'
import { compose, read } from '#designer/main'
import { defaultForm } from '#designer/site/form'
import { sortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { subjectsOf } from '#designer/fill/subject'
import { kindById } from '#designer/kinds/all'
import { fold } from '#designer/language/fold'

interface File {
  words: string
  kinds?: string
  colours?: string[]
}

const files = readData<File>('subjects')
const sheetOf = (prompt: string) => sortedSheet(read(prompt, defaultForm))
const pageOf = (prompt: string) => {
  const sheet = sheetOf(prompt)
  const outline = compose(sheet, defaultForm, { seed: '3' })
  return { look: outline.look }
}

test.group('Subjects', () => {
  test('every file has plain words, known kinds and colours', ({ assert }) => {
    for (const [id, { words, kinds = '', colours = [] }] of files) {
      assert.equal(words, fold(words).normalize('NFD').replace(/\p{M}/gu, ''), id)
      for (const kind of kinds.split(' ').filter(Boolean)) assert.equal(kindById(kind).id, kind, id)
      for (const colour of colours) assert.match(colour, /^#[\da-f]{6}$/, id)
    }
  })

  test('the name says more of a business than its kind, and its kind more than nothing', ({
    assert,
  }) => {
    assert.equal(subjectsOf(sheetOf('Harbour Lane Bakery in Whitby bakes bread.'))[0].id, 'wheat')
    assert.equal(subjectsOf(sheetOf('Sternwarte Hoher Knüll in Hessen.'))[0].id, 'star')
  })

  test('a colour in the name is worn, in any language, unless another was asked for', ({
    assert,
  }) => {
    const blue = pageOf('Atelier Bleu, à Lectoure. Nous teignons du lin et de la laine.').look
    assert.equal(blue.primary_color, '#2563b0')
    const asked = pageOf('Atelier Bleu is a studio in Lyon. Please make the website green.').look
    assert.notEqual(asked.primary_color, '#2563b0')
  })
})
