import fc from 'fast-check'
import { createEngine, elementIds, styles, text, tokens, urls, type Page } from '../../src/index.ts'

export const engine = createEngine({
  plugins: [elementIds(), styles(), tokens(), text({ fillEmpty: true, limit: Infinity }), urls()],
})

export type AnyOperation = Parameters<typeof engine.apply>[1]

/** Recipes for operations; `pick` chooses among the elements of whatever page they meet. */
export const recipes = fc.array(
  fc.record({
    pick: fc.nat(1000),
    kind: fc.constantFrom('style', 'styles', 'unset', 'text', 'url', 'token', 'button'),
    words: fc.constantFrom(
      'Hi',
      'a & b',
      '<b>no</b>',
      'two  words',
      '&lt;',
      '😀 x',
      'amp;',
      '"q"',
      "it's"
    ),
  }),
  { minLength: 1, maxLength: 6 }
)

export interface Recipe {
  pick: number
  kind: string
  words: string
}

export function operationFor(page: Page, { pick, kind, words }: Recipe): AnyOperation | undefined {
  const ids = [...page.elements()].map(({ id }) => id).filter((id) => id !== undefined)
  const element = ids[pick % (ids.length || 1)]
  if (kind === 'token') return { type: 'set_token', name: '--a', value: `${pick}px` }
  if (!element) return undefined
  switch (kind) {
    case 'style':
      return { type: 'set_style', element, property: 'color', value: '#abcdef' }
    case 'styles':
      return {
        type: 'set_style',
        element,
        declarations: { 'font-family': '"A", serif', 'font-size': '12px', 'color': null },
      }
    case 'unset':
      return { type: 'set_style', element, property: 'color', value: null }
    case 'text':
      return { type: 'set_text', element, text: words }
    case 'url':
      return { type: 'set_url', element, url: pick % 3 ? `https://x.example/?a=1&b=${pick}` : '' }
    default:
      return { type: 'set_url', element, url: 'x.example', kind: 'button' }
  }
}
