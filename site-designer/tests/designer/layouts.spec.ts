import { test } from '@japa/runner'
import { toOklch } from '#designer/site/oklch'
import { paletteFrom } from '#designer/renderer/color/palette'
import { cssFile, sectionCss } from '#designer/renderer/css/css_files'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import { plate, plateSize } from '#designer/renderer/plate'
import { renderSite } from '#designer/page/render_site'
import {
  directions,
  footerLayouts,
  headerLayouts,
  linesKinds,
  sectionKinds,
  sectionLayouts,
} from '#designer/site/kinds'
import type { Slot } from '#designer/site/content'
import type { Section } from '#designer/site/site'
import { pageWith, sectionOf } from '#designer_tests/helpers/every_section'

const short = 'We have nine teams, from under sevens to veterans. Nobody is turned away.'
const long = `${short} `.repeat(5).trim()

function aboutWith(paragraphs: Slot[], layout: string): string {
  const about = { ...sectionOf('about', layout), paragraphs, photo: undefined } as Section<'about'>
  return renderSite(pageWith([about], 'neighbour'))
}

test.group('How sections fill their room', () => {
  test('a short story is set larger than a long one, in every layout', ({ assert }) => {
    for (const layout of sectionLayouts.about) {
      const markOf = (paragraphs: Slot[]) =>
        aboutWith(paragraphs, layout).includes('<div class="prose" data-said="short">')
      assert.isTrue(markOf([short]), layout)
      assert.isTrue(markOf([short, { todo: 'Add more' }]), layout)
      assert.isFalse(markOf([long]), layout)
      assert.isFalse(markOf([short, short, short]), layout)
      assert.isFalse(markOf([{ todo: 'Add your story' }]), layout)
    }
  })

  test('figures stand on the line in every direction, whatever their face', ({ assert }) => {
    for (const direction of directions) {
      const page = renderSite(pageWith([sectionOf('contact', 'panel') as never], direction))
      assert.include(page, 'body,body *{font-variant-numeric:lining-nums!important}', direction)
    }
  })
})

test.group('Colours and patterns', () => {
  test('by night the accent stays beside the brand, and turns to no mud', ({ assert }) => {
    for (const brand of ['#7c5cff', '#e0a526', '#c2410c', '#14679e']) {
      for (const id of directions) {
        const { accent } = paletteFrom(brand, { ...directionStyle(id), theme: 'dark' })
        const apart = Math.abs(toOklch(accent).h - toOklch(brand).h) % 360
        assert.isAtMost(Math.min(apart, 360 - apart), 56, `${brand} ${id}`)
      }
    }
  })

  test('a drawn plate is three colours in one order, with room for words below', ({ assert }) => {
    const colors = { brand: '#14679e', onBrand: '#ffffff', accent: '#d5e9f7' }
    for (let seed = 0; seed < 40; seed++) {
      const drawn = plate('wide', colors, String(seed))
      assert.deepEqual(drawn.match(/#[0-9a-f]{6}/g), ['#14679e', '#ffffff', '#d5e9f7'])
      assert.notInclude(drawn, 'NaN')
      assert.include(drawn, `viewBox="0 0 ${plateSize('wide').width}`)
    }
  })
})

test.group('Stylesheets', () => {
  test('every layout has its place in the file of its kind, and no file holds another', ({
    assert,
  }) => {
    for (const kind of sectionKinds) {
      const layouts = [...sectionCss(kind)!.own.keys()]
      const known: string[] = linesKinds.some((one) => one === kind)
        ? linesKinds.flatMap((one) => sectionLayouts[one])
        : [...sectionLayouts[kind]]
      assert.sameMembers(layouts, [...new Set(known)], kind)
    }
    assert.sameMembers([...cssFile('header').own.keys()], [...headerLayouts])
    assert.sameMembers([...cssFile('footer').own.keys()], [...footerLayouts])
  })

  test('every direction has its style, and nothing is left to take in', ({ assert }) => {
    for (const direction of directions) {
      assert.isAbove(directionStyle(direction).ratio, 1, direction)
      assert.notEqual(cssFile(`directions/${direction}`).shared, '')
    }
    for (const kind of sectionKinds)
      for (const layout of sectionLayouts[kind]) {
        const css = renderSite(pageWith([sectionOf(kind, layout) as never], 'neighbour'))
        assert.notInclude(css, '@include', `${kind} ${layout}`)
      }
  })
})
