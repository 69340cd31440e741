import { test } from '@japa/runner'
import {
  compose,
  conceptBrief,
  defaultForm,
  designBriefs,
  DesignedPage,
  read,
  renderPage,
  restyled,
  withDesigns,
} from '#designer/main'
import { fontFilesOf } from '#designer/fonts/main'
import { editAnswered } from '#designer/instructions/answered/edit_answered'
import { slimPage } from '#designer/instructions/answered/slim_page'
import { guardEdit } from '#designer/instructions/guard/guard'
import { applyEdit } from '#designer/live_page/reading/edit_operation'
import type { Look } from '#designer/site/site'
import { plumber, prices } from '#designer_tests/helpers/designed'

const sheet = read(plumber, defaultForm)
const fonts = { heading_font: 'Playfair Display', body_font: 'EB Garamond' }
const italic = { ...prices, css: `${prices.css}\n.x-prices-title{font-style:italic}` }
const both = ['eb-garamond-latin-400-italic.woff2', 'playfair-display-latin-']

function outlineIn(look: Partial<Look>) {
  const outline = compose(sheet, defaultForm, { seed: '1' })
  return { ...outline, direction: 'ledger' as const, look: { ...outline.look, ...look } }
}

function pageWith(design = prices, look: Partial<Look> = fonts): string {
  const site = withDesigns(sheet, outlineIn(look), plumber, { prices: { design } })
  if (!site.designed) throw new Error('The section was not used.')
  return renderPage(site, 1)
}

const italicsOf = (html: string) => fontFilesOf(html).filter((file) => file.includes('-italic.'))
const sizeOf = (html: string) => fontFilesOf(html).length

function edited(html: string, operation: object): string {
  const id = /<section data-element-id="([^"]+)"[^>]* id="prices"/.exec(html)![1]
  const slim = slimPage(html)
  const answer = { operations: [{ section: slim.nameOf(id), ...operation }] }
  const made = editAnswered(html, slim, answer)
  if (!made.ok) throw new Error(made.error)
  const applied = applyEdit(html, made.value)
  if (!applied.ok) throw new Error(applied.error.message)
  return applied.value.html
}

test.group('Italics on a page', () => {
  test('come with the files of both fonts, where a designed section has some', ({ assert }) => {
    const upright = pageWith()
    assert.deepEqual(italicsOf(upright), [])
    const cited = prices.html.replace('I live', '<em>I</em> live')
    for (const design of [
      italic,
      { ...prices, css: `${prices.css}.x-prices p{font:italic 400 1rem/1.5 var(--font-body)}` },
      { ...prices, html: cited },
    ]) {
      const html = pageWith(design)
      for (const file of both) assert.include(italicsOf(html).join(), file)
      assert.isAtLeast(sizeOf(html), sizeOf(upright) + 4)
      assert.include(html, "@font-face{font-family:'EB Garamond';font-style:italic;font-weight:400")
    }
  })

  test('change nothing else of its style', ({ assert }) => {
    const own = '.x-prices-title{font-style:italic}'
    const without = pageWith(italic)
      .replace(/\n@font-face\{[^{}]*font-style:italic[^{}]*\}/g, '')
      .replace(`\n${own}`, '')
    assert.equal(without, pageWith())
  })

  test('come once in a direction that has italics of its own', ({ assert }) => {
    const outline = { ...outlineIn(fonts), direction: 'menu' as const }
    const site = withDesigns(sheet, outline, plumber, { prices: { design: italic } })
    const rules = renderPage(site, 1).match(/@font-face\{[^{}]*font-style:italic[^{}]*\}/g)!
    assert.lengthOf(rules, 4)
    assert.lengthOf(new Set(rules), 4)
  })

  test('follow another font, and are upright in one that has none', ({ assert }) => {
    const html = pageWith(italic)
    const lora = restyled(html, { look: { heading_font: 'Lora' } })!
    assert.include(italicsOf(lora).join(), 'lora-latin-')
    assert.notInclude(italicsOf(lora).join(), 'playfair')

    const oswald = restyled(html, { look: { heading_font: 'Oswald', body_font: 'Manrope' } })!
    assert.deepEqual(italicsOf(oswald), [])
    assert.include(oswald, 'font-synthesis:none')
    assert.include(oswald, italic.css)
    const back = restyled(oswald, { look: fonts })!
    assert.deepEqual(fontFilesOf(back), fontFilesOf(html))
  })

  test('come with an edit of a model, as they would with the whole page', ({ assert }) => {
    const upright = pageWith()
    const added = italic.html
      .replaceAll('x-prices', 'x-more')
      .replaceAll(/<p class="x-more-one">[^]*?<\/p>/g, '')
    for (const operation of [
      { type: 'set_section_css', css: italic.css },
      { type: 'replace_section', ...italic },
      {
        type: 'add_section',
        where: 'after',
        html: added,
        css: '.x-more-title{font-style:italic}',
      },
    ]) {
      const html = edited(upright, operation)
      for (const file of both) assert.include(italicsOf(html).join(), file, operation.type)
      assert.deepEqual(fontFilesOf(restyled(html, {})!), fontFilesOf(html), operation.type)
      const request = { html: upright, instruction: 'Set the headings in italics', now: 1 }
      assert.deepEqual(guardEdit(request, html), { refused: [], asked: [] })
    }
    assert.equal(edited(upright, { type: 'set_section_css', css: italic.css }), pageWith(italic))
    const again = edited(pageWith(italic), { type: 'replace_section', ...italic, css: `${italic.css}.x-prices{gap:0}` }) // prettier-ignore
    assert.equal(sizeOf(again), sizeOf(upright) + 4)
    const plain = edited(upright, { type: 'set_section_css', css: `${prices.css}.x-prices{gap:0}` })
    assert.deepEqual(italicsOf(plain), [])
  })

  test('stay away where no font of the page has any', ({ assert }) => {
    const look = { heading_font: 'Oswald', body_font: 'Manrope' }
    const html = edited(pageWith(prices, look), { type: 'set_section_css', css: italic.css })
    assert.equal(html, pageWith(italic, look))
    assert.deepEqual(italicsOf(html), [])
  })

  test('are told to the model, font by font', ({ assert }) => {
    const page = new DesignedPage(
      sheet,
      outlineIn({ ...fonts, body_font: 'Space Grotesk' }),
      plumber
    )
    const [{ material }] = designBriefs(page)
    assert.include(
      material.Look,
      'headings in Playfair Display (weights 400, 500, 600, 700, 800, 900, with italics), text in Space Grotesk (weights 300, 400, 500, 600, 700, no italics)'
    )
    const told = conceptBrief(page, defaultForm)
    assert.equal(told['Fonts without italics'], 'Space Grotesk, Oswald, Manrope')
  })
})
