import { test } from '@japa/runner'
import { editAnswered } from '#designer/instructions/answered/edit_answered'
import { sectionStyles } from '#designer/instructions/answered/section_styles'
import { slimPage } from '#designer/instructions/answered/slim_page'
import { reachesBeyond } from '#designer/instructions/guard/beyond'
import { findingsInWords, guardEdit } from '#designer/instructions/guard/guard'
import { elementsTouched } from '#designer/instructions/guard/touched'
import { applyEdit, changeSource } from '#designer/live_page/reading/edit_operation'
import { END_OF_OURS } from '#designer/renderer/stylesheet'
import { designedPlumber, hours, prices } from '#designer_tests/helpers/designed'

const { html: page } = designedPlumber()

const idOf = (anchor: string) =>
  new RegExp(`<section data-element-id="([^"]+)"[^>]* id="${anchor}"`).exec(page)![1]

/** The operations of a model about the section with this anchor. */
function operations(anchor: string, operation: object, instruction = '') {
  const slim = slimPage(page)
  const section = slim.nameOf(idOf(anchor))
  return editAnswered(page, slim, { operations: [{ section, ...operation }] }, instruction)
}

function edited(anchor: string, operation: object, instruction = ''): string {
  const made = operations(anchor, operation, instruction)
  if (!made.ok) throw new Error(made.error)
  const applied = applyEdit(page, made.value)
  if (!applied.ok) throw new Error(applied.error.message)
  return applied.value.html
}

function whyNot(anchor: string, operation: object, instruction = ''): string {
  const made = operations(anchor, operation, instruction)
  return made.ok ? '' : made.error
}

const behindOurs = (html: string) =>
  html.slice(html.indexOf(END_OF_OURS) + END_OF_OURS.length, html.indexOf('</style>'))
const sectionIn = (html: string, anchor: string) =>
  new RegExp(`<section [^>]* id="${anchor}"[^]*?</section>`).exec(html)![0]

const anew = (change: (html: string) => string) => ({
  type: 'replace_section',
  html: change(prices.html),
  css: prices.css,
})

/** Rules of a section as long as those of a real one. */
const long = (count: number) =>
  Array.from({ length: count }, (_, at) => `.x-prices-${at}{color:var(--soft)}`).join('\n')

const toldOf = (html: string, selection?: string, instruction = '') =>
  sectionStyles({ html, instruction, selection }, slimPage(html))

test.group('The rules that a model is told', () => {
  test('are those of the selected section, or of all that a model has designed', ({ assert }) => {
    const slim = slimPage(page)
    const heading = /data-element-id="([^"]+)" id="x-prices-title"/.exec(page)![1]
    const selected = toldOf(page, heading)!
    assert.include(selected, `/* ${slim.nameOf(idOf('prices'))} #prices */`)
    assert.include(selected, '.x-prices-title{font-size:var(--h2)}')
    assert.include(selected, '@media (min-width:50rem){.x-prices-one{')
    assert.notInclude(selected, 'x-hours')
    const all = toldOf(page)!
    assert.include(all, '.x-prices-title')
    assert.include(all, '.x-hours-week')
    assert.notInclude(all, '.pairs')
  })

  test('of one of ours are those of its kind and layout, with what was added', ({ assert }) => {
    const html = edited('area', { type: 'set_section_css', css: '#area .places{gap:2rem}' })
    const told = toldOf(html, idOf('area'))!
    assert.include(told, '[data-layout=run]')
    assert.include(told, '#area .places{gap:2rem}')
    assert.notInclude(told, 'x-prices')
  })

  test('are no more than a model reads, and whole', ({ assert }) => {
    const html = edited('prices', { type: 'set_section_css', css: long(400) })
    const told = toldOf(html)!
    assert.isAtMost(told.length, 6000)
    assert.match(told, /\}\n\/\* … \*\/$/)
    assert.notInclude(told, 'x-hours')
    assert.include(toldOf(html, undefined, 'Set the hours in columns')!, hours.css.split('\n')[0])
  })

  test('are none where no section has any', ({ assert }) => {
    const html = '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>'
    assert.isUndefined(toldOf(html))
  })
})

test.group('New rules of a model for a section', () => {
  test('take the place of those that it had, and of no others', ({ assert }) => {
    const html = edited('prices', { type: 'set_section_css', css: '.x-prices-one{gap:1rem}' })
    assert.equal(behindOurs(html).trim(), `${hours.css}\n.x-prices-one{gap:1rem}`)
    assert.equal(html.replace(behindOurs(html), ''), page.replace(behindOurs(page), ''))
  })

  test('leave those of a section with a longer name', ({ assert }) => {
    const other = page.replace('id="hours"', 'id="prices-2"').replaceAll('x-hours', 'x-prices-2')
    const slim = slimPage(other)
    const section = slim.nameOf(idOf('prices'))
    const css = '.x-prices{gap:1rem}'
    const answer = { operations: [{ type: 'set_section_css', section, css }] }
    const made = editAnswered(other, slim, answer)
    const applied = made.ok && applyEdit(other, made.value)
    const html = applied && applied.ok ? applied.value.html : ''
    assert.include(html, '.x-prices-2-week{')
    assert.notInclude(html, '.x-prices-title{')
  })

  test('are added behind ours for a section that is ours', ({ assert }) => {
    const css = '#area .places{display:grid;grid-template-columns:1fr 1fr}'
    const html = edited('area', { type: 'set_section_css', css })
    assert.equal(behindOurs(html).trim(), `${behindOurs(page).trim()}\n${css}`)
  })

  test('reach nothing else, load nothing and hide nothing', ({ assert }) => {
    const why = (anchor: string, css: string) => whyNot(anchor, { type: 'set_section_css', css })
    for (const css of [
      '.places{gap:0}',
      '#area ~ section{gap:0}',
      '#area-title{gap:0}',
      '#hours p{gap:0}',
      '.x-area{gap:0}',
    ])
      assert.include(why('area', css), 'Selectors begin with #area')
    assert.include(why('prices', '#prices{gap:0}'), 'Selectors begin with a class .x-prices')
    assert.include(why('area', '#area{position:fixed}'), 'Nothing stays in place')
    assert.include(why('area', '#area{background:url(//evil.example/x)}'), 'Nothing may be loaded')
    assert.include(why('area', '#area p{display:none}'), 'hides what is said')
    assert.include(why('area', ' '), 'There are no rules.')
    assert.include(why('legal', '#legal{gap:0}'), 'stays')
  })

  test('are closed, so that none of another section becomes a part of them', ({ assert }) => {
    for (const css of [
      '.x-prices{gap:1rem',
      '@media (min-width:50rem){.x-prices{gap:1rem}',
      '.x-prices::before{content:"',
      '.x-prices{gap:calc(1rem',
      '.x-prices{gap:1rem}/* more',
    ])
      assert.include(whyNot('prices', { type: 'set_section_css', css }), 'not closed', css)
  })

  test('are within the section that is selected, and beyond any other', ({ assert }) => {
    const made = operations('prices', { type: 'set_section_css', css: '.x-prices{gap:0}' })
    const list = made.ok ? made.value : []
    assert.lengthOf(list, 1)
    assert.isFalse(reachesBeyond(page, list, idOf('prices')))
    assert.isTrue(reachesBeyond(page, list, idOf('area')))
  })
})

test.group('A section that a model sets anew', () => {
  test('shows what the page shows, under the id that it had', ({ assert }) => {
    const typed = page.replace('>£45<', '>£48<')
    const slim = slimPage(typed)
    const section = slim.nameOf(idOf('prices'))
    const operation = {
      ...anew((html) => html.replace('<p>I live', '<p class="x-prices-more">I live')),
      section,
    }
    const made = editAnswered(typed, slim, { operations: [operation] })
    const applied = made.ok && applyEdit(typed, made.value)
    const printed = applied && applied.ok ? sectionIn(applied.value.html, 'prices') : ''
    assert.include(
      printed,
      `<section data-element-id="${idOf('prices')}" class="section own x-prices" id="prices" data-section="prices"`
    )
    assert.include(printed, 'data-field="offers/boiler-repairs.price">from £60<')
    assert.include(printed, 'data-field="offers/leaking-taps.price">£48<')
    assert.include(printed, 'x-prices-more')
  })

  test('keeps our form and week as they are', ({ assert }) => {
    const form = /<form [^]*?<\/form>/.exec(page)![0]
    const contact = `<section class="x-contact"><div class="wrap"><h2>Get in touch</h2>
<p><a data-field="contact.telephones/0161-496-0123">ring</a></p>
<p><a data-field="contact.emails/danny-fisk-example">mail</a></p>
<p>Gas Safe registered, 22 years</p><sw-form></sw-form></div></section>`
    const html = edited('contact', {
      type: 'replace_section',
      html: contact,
      css: '.x-contact{color:var(--fg)}',
    })
    assert.include(html, form)
    assert.include(html, 'data-field="contact.telephones/0161-496-0123">0161 496 0123</a>')
    assert.include(
      whyNot('contact', {
        type: 'replace_section',
        html: contact.replace('<sw-form>', '<sw-form></sw-form><sw-form>'),
        css: '',
      }),
      '<sw-form> may stand there once.'
    )
    assert.include(
      whyNot(
        'prices',
        anew((one) => one.replace('<p>I live', '<sw-form></sw-form><p>I live'))
      ),
      'This section has nothing for <sw-form>.'
    )
  })

  test('knows no fact that the page does not show, and leads nowhere new', ({ assert }) => {
    const why = (markup: string, instruction = '') =>
      whyNot(
        'prices',
        anew((html) => html.replace('<p>I live', `${markup}<p>I live`)),
        instruction
      )
    assert.include(why('<p data-field="offers/gold.price">£1</p>'), 'no fact called')
    const shop = '<p><a href="https://shop.example/taps">Shop</a></p>'
    assert.include(why(shop), 'Nothing may lead to “https://shop.example/taps”.')
    assert.equal(why(shop, 'Link to shop.example'), '')
    assert.equal(why('<p><a class="button" href="#contact">Write</a></p>'), '')
    assert.equal(why('<p><a href="tel:01614960123">Ring</a></p>'), '')
    assert.notEqual(why('<p><a href="javascript:x()">x</a></p>', 'javascript:x()'), '')
    assert.include(why('<p><a href="#nowhere">x</a></p>'), 'Nothing may lead')
  })

  test('keeps the marks of the facts that it says', ({ assert }) => {
    const unmarked = (html: string) =>
      html.replace(' data-field="offers/leaking-taps.name">taps', '>Leaking taps today')
    assert.equal(
      whyNot('prices', anew(unmarked)),
      'The section cannot be used: “leaking taps” has lost its mark: data-field="offers/leaking-taps.name".'
    )
  })

  test('counts as one part of the page', ({ assert }) => {
    const made = operations(
      'prices',
      anew((html) => html.replace('I live', '<em>I</em> live'))
    )
    assert.isTrue(made.ok)
    assert.isAtMost(elementsTouched(page, made.ok ? made.value : []), 2)
  })

  test('is told with the colours of its drawings', ({ assert }) => {
    const svg =
      '<svg data-element-id="d" viewBox="0 0 9 9"><path fill="var(--brand)" stroke="currentColor" d="M1 1"/><path fill="var(--brand)" d="M2 2"/></svg>'
    const { text } = slimPage(page.replace('</h2>', `</h2>${svg}`))
    assert.match(text, /<svg e\d+> drawn in --brand, currentColor\n/)
  })

  test('counts as one part when it is moved, as does a drawing that goes', ({ assert }) => {
    const moved = { type: 'move_section', section: 'prices', after: 'hours' } as const
    assert.isAtMost(elementsTouched(page, [moved]), 2)
    assert.isAbove(elementsTouched(page, [{ type: 'remove_section', section: 'prices' }]), 5)
    const parts = '<path d="M1 1h3"/>'.repeat(40)
    const svg = `<svg data-element-id="drawing" viewBox="0 0 9 9">${parts}</svg>`
    const drawn = page.replace('</h2>', `</h2>${svg}`)
    const from = drawn.indexOf(svg)
    const gone = changeSource(drawn, [{ from, to: from + svg.length, insert: '' }])!
    assert.equal(elementsTouched(drawn, [gone]), 1)
  })

  test('names the facts that it leaves out, whatever stands in their place', ({ assert }) => {
    const html = edited(
      'prices',
      anew((one) =>
        one.replace(
          /<p class="x-prices-one"><span data-field="offers\/leaking[^]*?<\/p>/,
          '<p class="x-prices-one"><span>I live</span> <strong>on Mill Lane</strong></p>'
        )
      )
    )
    const guarded = (instruction: string) => guardEdit({ html: page, instruction, now: 1 }, html)
    const { asked, refused } = guarded('Set the prices in columns')
    assert.isEmpty(refused)
    assert.equal(findingsInWords(asked), 'remove “leaking taps”, “£45”')
    assert.isEmpty(guarded('Remove the leaking taps').asked)
  })

  test('is no loss where it says the same', ({ assert }) => {
    const html = edited(
      'prices',
      anew((one) => one.replace('<p>I live', '<p class="x-prices-more">I live'))
    )
    const request = { html: page, instruction: 'More premium', now: 1 }
    assert.deepEqual(guardEdit(request, html), { refused: [], asked: [] })
  })
})

test.group('A section that a model adds', () => {
  const html = `<section class="x-promise" data-surface="ink"><div class="wrap"><h2>Stockport</h2>
<p>Call <a data-field="contact.telephones/0161-496-0123">us</a></p></div></section>`
  const css = '.x-promise{background:var(--bg);color:var(--fg)}'

  test('stands beside the other with its own style', ({ assert }) => {
    for (const where of ['before', 'after']) {
      const after = edited('prices', { type: 'add_section', where, html, css })
      const added = sectionIn(after, 'promise')
      assert.include(added, 'class="section own x-promise" id="promise" data-section="own"')
      assert.include(added, '>0161 496 0123</a>')
      assert.equal(behindOurs(after).trim(), `${behindOurs(page).trim()}\n${css}`)
      const [first, second] = [added, sectionIn(page, 'prices')].map((one) => after.indexOf(one))
      assert.equal(first < second, where === 'before')
    }
  })

  test('has a name that nothing on the page has', ({ assert }) => {
    for (const name of ['prices', 'main', ''])
      assert.include(
        whyNot('prices', {
          type: 'add_section',
          where: 'after',
          html: html.replaceAll('x-promise', `x-${name}`),
          css: '',
        }),
        'a short name that is not taken'
      )
  })

  test('is beside what is selected', ({ assert }) => {
    const made = operations('prices', { type: 'add_section', where: 'after', html, css })
    const list = made.ok ? made.value : []
    assert.lengthOf(list, 1)
    assert.isFalse(reachesBeyond(page, list, idOf('prices')))
    assert.isTrue(reachesBeyond(page, list, idOf('area')))
  })
})
