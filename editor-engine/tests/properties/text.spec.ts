import { test } from '@japa/runner'
import fc from 'fast-check'
import { cleanText, createEngine, elementIds, tag, text } from '../../src/index.ts'
import { runs, soup } from '../helpers/arbitrary.ts'

const engine = createEngine({ plugins: [elementIds(), text({ fillEmpty: true, limit: Infinity })] })

test.group('A text that is set', () => {
  test('is the text of the element, and no child element is lost', () => {
    const words = fc
      .array(fc.constantFrom('a', 'b', ' ', 'two', 'words', '&', '<b>', '&amp;', 'é'), {
        minLength: 1,
      })
      .map((pieces) => pieces.join(''))
    const inline = fc
      .array(
        fc.constantFrom(
          '<b>',
          '</b>',
          '<a href=x>',
          '</a>',
          '<i class=x>',
          '</i>',
          'two ',
          'a',
          ' ',
          '<br>'
        )
      )
      .map((pieces) => `<p>${pieces.join('')}</p>`)
    fc.assert(
      fc.property(fc.oneof(inline, soup), words, fc.nat(), (html, wanted, pick) => {
        const page = engine.open(tag(html, { now: 1 }))
        if (!page.size) return true
        const index = pick % page.size
        const { id } = page.at(index)
        const result = id && engine.apply(page, { type: 'set_text', element: id, text: wanted })
        if (!result || !result.ok) return true
        const element = result.page.at(index)
        const parts = (one: typeof page) =>
          [...one.elements()].filter((inner) => inner.tag !== 'br').length
        if (parts(result.page) !== parts(page)) return false
        if (element.tag === 'textarea' || element.closest('pre')) return true
        // Of white space only line breaks matter here.
        const letters = (one: string) => one.replace(/[ \t\n\r\f]/g, '')
        return letters(cleanText(element)) === letters(wanted)
      }),
      runs(3000)
    )
  })
})
