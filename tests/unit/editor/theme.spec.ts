import { test } from '@japa/runner'
import { pageEngine } from '#contract/page_engine'
import { contrast, themeChange, themeOf } from '../../../resources/editor/engine/theme.ts'

const page = pageEngine.open(
  '<style>:root { --brand: #4B5EAA; --on-brand: #ffffff; --brand-hover: #3a4a8a; --button: #4b5eaa;' +
    ' --on-button: #ffffff; --paper: #ffffff; --radius: 8px }</style>'
)

test.group('The theme of a page', () => {
  test('lists the colours of the page', ({ assert }) => {
    assert.deepEqual(themeOf(page), [
      { name: 'brand', value: '#4b5eaa' },
      { name: 'paper', value: '#ffffff' },
    ])
    assert.deepEqual(themeOf(pageEngine.open('<p>No tokens</p>')), [])
  })

  test('elements with the brand colour get the new one', ({ assert }) => {
    const changed = new Map(themeChange(page, 'brand', '#7a1f1f').map(nameAndValue))
    assert.equal(changed.get('--brand'), '#7a1f1f')
    assert.equal(changed.get('--button'), '#7a1f1f')
    assert.isFalse(changed.has('--paper'))
    assert.isFalse(changed.has('--radius'))
  })

  test('text on a changed colour stays readable', ({ assert }) => {
    for (const value of ['#ffe34d', '#f5f5f5', '#111111', '#7f7f7f', '#00a0ff', '#7a1f1f']) {
      const result = pageEngine.apply(page, themeChange(page, 'brand', value))
      assert.isTrue(result.ok)
      if (!result.ok) return
      const tokens = Object.fromEntries(
        Array.from(result.page.text.matchAll(/(--[\w-]+):\s*([^;}]+)/g), ([, name, color]) => [
          name,
          color.trim(),
        ])
      )
      const at = value
      assert.isAtLeast(contrast(tokens['--on-brand'], tokens['--brand']), 4.5, at)
      assert.isAtLeast(contrast(tokens['--on-button'], tokens['--button']), 4.5, at)
      assert.isAtLeast(contrast(tokens['--on-brand'], tokens['--brand-hover']), 4.5, at)
    }
  })
})

function nameAndValue(operation: ReturnType<typeof themeChange>[number]) {
  if (operation.type !== 'set_token') throw new Error('A theme is made of tokens.')
  return [operation.name, operation.value] as const
}
