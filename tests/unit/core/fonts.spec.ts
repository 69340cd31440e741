import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { fontFile } from '#core/fonts/main'
import {
  bodyFonts,
  fontFaces,
  fontFamily,
  fontFilesOf,
  fontStack,
  headingFonts,
} from 'site-designer/fonts'

test.group('Fonts', () => {
  test('every family of the specification exists, twenty for headings and twenty for text', ({
    assert,
  }) => {
    assert.lengthOf(headingFonts, 20)
    assert.lengthOf(bodyFonts, 20)
    for (const name of [...headingFonts, ...bodyFonts]) assert.exists(fontFamily(name), name)
  })

  test('every file that a page can name exists in the packages', ({ assert }) => {
    for (const name of new Set([...headingFonts, ...bodyFonts])) {
      const family = fontFamily(name)!
      const css = fontFaces([{ family: name, weights: family.weights, italics: family.weights }])
      const files = fontFilesOf(css)
      assert.lengthOf(files, family.weights.length * 2 * (family.italic ? 2 : 1))
      for (const file of files) assert.isTrue(existsSync(fontFile(file)!), file)
    }
  })

  test('any other file name is not found', ({ assert }) => {
    for (const name of [
      '../package.json',
      'inter-latin-400-normal.woff',
      'inter-latin-450-normal.woff2',
      'Inter-latin-400-normal.woff2',
      'inter-latin-400-normal.woff2/..',
      'inter-cyrillic-400-normal.woff2',
      '__proto__',
      '',
    ]) {
      assert.isNull(fontFile(name), name)
    }
  })

  test('faces use font-display swap, are split by subset, and have a measured fallback', ({
    assert,
  }) => {
    const css = fontFaces([{ family: 'Inter', weights: [400] }])
    assert.include(css, 'src:url(fonts/inter-latin-400-normal.woff2)')
    assert.include(css, 'src:url(fonts/inter-latin-ext-400-normal.woff2)')
    assert.equal(css.match(/font-display:swap/g)?.length, 2)
    assert.equal(css.match(/unicode-range:/g)?.length, 2)
    assert.match(css, /font-family:'Inter Fallback';.*size-adjust:\d+\.\d%/)
    assert.notMatch(css, /url\((?!fonts\/)/)
  })

  test('a missing weight is replaced by the nearest', ({ assert }) => {
    const css = fontFaces([{ family: 'DM Serif Display', weights: [900] }])
    assert.include(css, 'dm-serif-display-latin-400-normal.woff2')
  })

  test('an unknown family uses a system font', ({ assert }) => {
    assert.equal(fontFaces([{ family: 'Comic Sans', weights: [400] }]), '')
    assert.equal(fontStack('Comic Sans'), 'system-ui, sans-serif')
  })
})
