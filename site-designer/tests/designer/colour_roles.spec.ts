import { test } from '@japa/runner'
import { colourRoles } from '#designer/outline/colour_roles'
import { coloursIn } from '#designer/reader/shapes/colour'
import { contrast } from '#designer/site/oklch'
import { paletteFrom } from '#designer/renderer/color/palette'

function rolesOf(text: string, language = 'en') {
  const { ground, isDark, primary, accent } = colourRoles(coloursIn(text, language))
  return { ground: ground?.word, isDark, primary: primary?.word, accent: accent?.word }
}

test.group('What named colours are used for', () => {
  test('a first colour that is almost black is the ground of a dark page', ({ assert }) => {
    assert.deepEqual(rolesOf('charcoal black and ember orange'), {
      ground: 'charcoal black',
      isDark: true,
      primary: 'ember orange',
      accent: undefined,
    })
    assert.isFalse(rolesOf('dark green and brass').isDark)
    assert.isFalse(rolesOf('black and white').isDark)
  })

  test('a pale colour is the paper, wherever it was named', ({ assert }) => {
    assert.deepEqual(rolesOf('mosgroen, roomwit, een beetje meekraprood', 'nl'), {
      ground: 'roomwit',
      isDark: false,
      primary: 'mosgroen',
      accent: 'meekraprood',
    })
    const sea = rolesOf('color arena y azul desteñido', 'es')
    assert.deepEqual([sea.ground, sea.primary], ['arena', 'azul desteñido'])
  })

  test('a grey leaves the main part to a colour, black letters on ivory do not', ({ assert }) => {
    const pots = rolesOf('gris cendre et brun fer, beaucoup de blanc', 'fr')
    assert.deepEqual([pots.primary, pots.accent, pots.ground], ['brun fer', 'gris cendre', 'blanc'])
    const label = rolesOf('ivory paper, black type, one bright brass yellow')
    assert.deepEqual([label.primary, label.accent], ['black', 'bright brass yellow'])
  })

  test('a colour that is named twice counts once', ({ assert }) => {
    assert.isUndefined(rolesOf('mustard, yellow').accent)
  })

  test('everything can be read on a chosen ground', ({ assert }) => {
    const grounds = {
      light: ['#f3e9d2', '#d8c7a8', '#ffffff', '#cfd8c0'],
      dark: ['#27292c', '#1c4b2f', '#1a1a1a', '#3a1020'],
    }
    for (const theme of ['light', 'dark'] as const)
      for (const ground of grounds[theme])
        for (const color of ['#d9691e', '#92b1d8', '#6b7036', '#1a1a1a', '#f0d890', '#ffff00']) {
          const p = paletteFrom(color, { theme, tint: 2, accentTurn: 30, hue: 60, ground })
          for (const paper of [p.paper, p.tint, p.wash]) {
            assert.isAtLeast(contrast(p.text, paper), 7)
            for (const soft of [p.muted, p.link]) assert.isAtLeast(contrast(soft, paper), 4.5)
            assert.isAtLeast(contrast(p.field, paper), 3)
          }
        }
  })
})
