import { test } from '@japa/runner'
import { readData } from '#designer/data/read_data'
import { namedColours } from '#designer/site/colours'
import { ourLanguages } from '#designer/language/words_of'
import { compose } from '#designer/outline/compose'
import { read } from '#designer/reader/read'
import { coloursIn } from '#designer/reader/shapes/colour'
import { contrast, distance, toOklch } from '#designer/site/oklch'
import { paletteOf, type Palette } from '#designer/renderer/color/palette'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import { emptySheet } from '#designer/sheet/sheet'
import { defaultForm } from '#designer/site/form'
import { form } from '#designer_tests/reader/form'

/** The colours of the page that somebody gets who names these, and the surface that it opens on. */
function pageIn(named: { hex: string; word: string }[]) {
  const sheet = emptySheet({ value: 'en', source: 'said' })
  sheet.wishes.colours = named.map((value) => ({ value, source: 'said' }))
  const { look, direction, sections } = compose(sheet, defaultForm, { seed: '1' })
  const palette = paletteOf(look, directionStyle(direction))
  return { look, palette, opens: surfaceOf(palette, sections[0].surface), sections }
}

function surfaceOf(palette: Palette, surface: string): [ground: string, text: string] {
  if (surface === 'brand') return [palette.brand, palette.onBrand]
  const ground = { tint: palette.tint, wash: palette.wash, ink: palette.ink }[surface]
  return [ground ?? palette.paper, surface === 'ink' ? palette.onInk : palette.text]
}

const looksOf = (text: string, code: string) =>
  coloursIn(text, code).map(({ hex, word }) => [word, hex])

test.group('Names of colours', () => {
  for (const code of ourLanguages)
    test(`are each read as one colour, and as no other: ${code}`, ({ assert }) => {
      const names = namedColours(code)
      assert.isAbove(names.length, 150)
      assert.lengthOf(new Set(names.map(({ name }) => name)), names.length)
      for (const { name, hex } of names) assert.deepEqual(looksOf(name, code), [[name, hex]])
    })

  test('mean what the data has a value for', ({ assert }) => {
    const { base, ...languages } = Object.fromEntries(
      readData<Record<string, Record<string, unknown>>>('colours')
    )
    const known = { ...base.plain, ...base.special }
    assert.lengthOf(new Set(Object.values(known)), Object.keys(known).length)
    for (const { names, tinges, shifts } of Object.values(languages)) {
      for (const id of Object.keys({ ...names, ...tinges })) assert.property(known, id)
      for (const id of Object.keys(shifts)) assert.property(base.shifts, id)
    }
  })

  test('are told apart', ({ assert }) => {
    const blues = ['navy', 'sky blue', 'blue-grey', 'blue', 'dark blue', 'pale blue']
    const seen = blues.map((name) => toOklch(coloursIn(name, 'en')[0].hex))
    seen.forEach((one, at) =>
      seen.slice(at + 1).forEach((other) => assert.isAbove(distance(one, other), 0.05))
    )
    assert.equal(coloursIn('mossy', 'en')[0].hex, coloursIn('moss green', 'en')[0].hex)
  })

  test('side by side are one colour where eyes can see one', ({ assert }) => {
    for (const [code, text, words] of [
      ['en', 'greenish grey', 1],
      ['en', 'charcoal black', 1],
      ['en', 'black yellow', 2],
      ['de', 'rot-weiß', 2],
      ['es', 'azul grisáceo', 1],
      ['nl', 'zwart-wit', 2],
    ] as const)
      assert.lengthOf(coloursIn(text, code), words, text)
  })
})

test.group('A page in a colour that was named', () => {
  test('opens on it, with text that can be read', ({ assert }) => {
    for (const { name, hex } of namedColours('en')) {
      const { opens, palette } = pageIn([{ hex, word: name }])
      assert.isBelow(distance(toOklch(opens[0]), toOklch(hex)), 0.1, `${name} ${opens[0]}`)
      assert.isAtLeast(contrast(opens[0], opens[1]), 4.5, name)
      assert.isAtLeast(contrast(palette.onBrand, palette.brand), 4.5, name)
    }
  })

  test('has no tint that nobody asked for', ({ assert }) => {
    for (const { name, hex } of namedColours('en').slice(0, 40))
      assert.notInclude(
        pageIn([{ hex, word: name }]).sections.map(({ surface }) => surface),
        'accent',
        name
      )
  })

  test('has paper and spark from the second one', ({ assert }) => {
    const pageOf = (text: string) => pageIn(coloursIn(text, 'en'))
    const [cream, sage] = ['cream', 'sage'].map((name) => coloursIn(name, 'en')[0].hex)
    const herbs = pageOf('sage green and cream')
    assert.equal(herbs.opens[0], sage)
    assert.isBelow(distance(toOklch(herbs.palette.paper), toOklch(cream)), 0.02)
    assert.equal(pageOf('navy on a white background').palette.paper, '#ffffff')
    const { look } = pageOf('black and gold')
    assert.deepEqual([look.theme, look.primary_color], ['dark', coloursIn('gold', 'en')[0].hex])
    assert.equal(pageOf('dark green or burgundy').palette.spark, coloursIn('burgundy', 'en')[0].hex)
  })
})

test.group('A colour that is held back', () => {
  test('is wished for, and less of it', ({ assert }) => {
    for (const prompt of [
      'A flower shop in Leeds. Make it pink but not too pink.',
      'Ein Blumenladen in Ulm. Rosa, aber nicht zu rosa.',
      'Une fleuriste à Lyon. Du rose, mais pas trop rose.',
      'Bir çiçekçi için site. Pembe olsun ama çok pembe olmasın.',
    ]) {
      const { colours, colours_refused: refused } = read(prompt, form).wishes
      assert.lengthOf(colours, 1, prompt)
      assert.isEmpty(refused, prompt)
      const [held, pink] = [colours[0].value.hex, '#d9538f'].map(toOklch)
      assert.isBelow(held.c, pink.c * 0.7)
      assert.closeTo(held.h, pink.h, 12)
    }
  })

  test('leaves refusals what they are', ({ assert }) => {
    const { wishes } = read('A florist in Bath. No pink please, sage green and cream.', form)
    const words = (all: typeof wishes.colours) => all.map(({ value }) => value.word)
    assert.deepEqual(words(wishes.colours), ['sage green', 'cream'])
    assert.deepEqual(words(wishes.colours_refused), ['pink'])
  })
})
