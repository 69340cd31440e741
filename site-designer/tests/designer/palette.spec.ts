import { test } from '@japa/runner'
import { contrast, toHex, toOklch } from '#designer/site/oklch'
import { normalHex, paletteFrom } from '#designer/renderer/color/palette'

// A stride that is prime to the colour cube walks through it without a random generator.
const colors = Array.from(
  { length: 700 },
  (_, index) => '#' + ((index * 5592407) % 0x1000000).toString(16).padStart(6, '0')
).concat(['#ffffff', '#000000', '#ffff00', '#0000ff', '#767676', '#777777'])

test.group('Palette', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`every pair can be read for any colour, ${theme}`, ({ assert }) => {
      for (const color of colors) {
        for (const tint of [0.6, 1.2, 2.8]) {
          const p = paletteFrom(color, { theme, tint, accentTurn: 30, hue: 60 })
          const floors: [string, string, number][] = [
            ...[p.paper, p.tint, p.wash].flatMap((on): [string, string, number][] => [
              [p.text, on, 7],
              [p.muted, on, 4.6],
              [p.link, on, 4.6],
              [p.field, on, 3],
            ]),
            [p.onBrand, p.brand, 4.5],
            [p.onBrand, p.brandHover, 4.5],
            [p.onButton, p.button, 4.5],
            [p.onButton, p.buttonHover, 4.5],
            [p.onInk, p.ink, 7],
            [p.inkMuted, p.ink, 4.5],
            [p.inkLink, p.ink, 4.5],
            [p.onAccent, p.accent, 4.5],
            [p.onAccentButton, p.accentButton, 4.5],
          ]
          for (const [text, on, floor] of floors) {
            if (contrast(text, on) < floor)
              assert.fail(`${color} ${theme} ${tint}: ${text} on ${on}`)
          }
        }
      }
      assert.isTrue(true)
    })
  }

  test('the brand colour stays exactly as chosen', ({ assert }) => {
    for (const color of colors.slice(0, 50)) {
      assert.equal(
        paletteFrom(color, { theme: 'light', tint: 1, accentTurn: 30, hue: 60 }).brand,
        color
      )
    }
  })

  test('a brand without a hue gets the hue of the direction, and one with a hue keeps its own', ({
    assert,
  }) => {
    const paperOf = (color: string, hue: number) =>
      paletteFrom(color, { theme: 'light', tint: 2, accentTurn: 30, hue })
    for (const color of ['#111111', '#808080', '#ffffff', '#3c3c3a']) {
      const [warm, cool] = [paperOf(color, 75), paperOf(color, 250)]
      for (const part of ['paper', 'wash', 'ink', 'accent'] as const)
        assert.notEqual(warm[part], cool[part], `${color} ${part}`)
      assert.equal(warm.brand, cool.brand)
    }
    assert.deepEqual(paperOf('#9a4a1f', 75), paperOf('#9a4a1f', 250))
  })

  test('a colour that is none becomes the default', ({ assert }) => {
    assert.equal(normalHex('tomato'), '#4b5eaa')
    assert.equal(normalHex('#F0A'), '#ff00aa')
  })

  test('a colour goes to OKLCH and back unchanged', ({ assert }) => {
    for (const color of colors) {
      const there = Number.parseInt(color.slice(1), 16)
      const back = Number.parseInt(toHex(toOklch(color)).slice(1), 16)
      for (const shift of [0, 8, 16]) {
        assert.closeTo((back >> shift) & 255, (there >> shift) & 255, 1)
      }
    }
  })
})
