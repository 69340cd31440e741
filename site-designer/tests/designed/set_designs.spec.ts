import { test } from '@japa/runner'
import {
  compose,
  defaultForm,
  designBriefs,
  designIn,
  followPage,
  renderPage,
  restyled,
  read,
  renderSite,
  updatePage,
  withDesigns,
} from '#designer/main'
import type { SectionDesign } from '#designer/main'
import { missingFacts } from '#designer/designed/check_facts'
import { readSection, type ReadSection } from '#designer/designed/check_markup'
import { pageToDesign, plumber, prices, sectionOf } from '#designer_tests/helpers/designed'

const page = pageToDesign(plumber)
const section = sectionOf(page, 'prices')
const setAs = (design: Partial<SectionDesign>) => page.set(section, { ...prices, ...design })
const whyNot = (design: Partial<typeof prices>) => {
  const set = setAs(design)
  return set.ok ? [] : set.error.map(({ why }) => why)
}

test.group('A section that a model has designed', () => {
  test('shows the facts of the sheet as they were typed, whatever the model wrote', ({
    assert,
  }) => {
    const set = setAs({})
    assert.isTrue(set.ok, JSON.stringify(set))
    const { html } = set.ok ? set.value.printed : prices
    assert.include(
      html,
      '<strong data-slot="price" data-field="offers/boiler-repairs.price">from £60</strong>'
    )
    assert.include(
      html,
      '<span data-slot="name" data-field="offers/boiler-repairs.name">Boiler repairs</span>'
    )
    assert.notInclude(html, '999')
    assert.match(
      html,
      /^<section class="section own x-prices" id="prices" data-section="prices" data-surface="ink" aria-labelledby="x-prices-title">/
    )
  })

  test('has our rules behind its own where a browser found it too wide', ({ assert }) => {
    const html = prices.html.replace('What it costs', 'Heizungsinstallation')
    const css = `${prices.css}
.x-prices-one{font:600 var(--step-2)/1.2 var(--font-heading)}
@keyframes x-prices-in{from{font-size:2rem}}`
    const set = setAs({ html, css, isNarrow: true })
    assert.isTrue(set.ok, JSON.stringify(set))
    const { printed } = set.ok ? set.value : { printed: prices }
    assert.include(printed.html, 'class="section own x-prices narrow" id="prices"')
    const [, ours] = printed.css.split('@media (max-width:40rem)')
    const [, longest] =
      /^\{\.x-prices\{--fit:max\(0\.875rem,calc\(\(100vw - 6rem\)\/([\d.]+)\)\)\}/.exec(ours)!
    assert.isAbove(Number(longest), 8)
    assert.isBelow(Number(longest), 16)
    assert.isTrue(
      ours.endsWith(
        '.x-prices-title{font-size:min(var(--h2),var(--fit))}.x-prices-one{font-size:min(var(--step-2),var(--fit))}}'
      ),
      ours
    )
    assert.isTrue(printed.css.startsWith(`${css}\n`))
  })

  test('loses nothing that our own section would show', ({ assert }) => {
    const [why, ...others] = whyNot({
      html: prices.html.replace(
        /<p class="x-prices-one"><span data-field="offers\/leaking[^]*?<\/p>/,
        ''
      ),
    })
    assert.equal(why, 'The fact offers/leaking-taps.name (“leaking taps”) is not shown.')
    assert.lengthOf(others, 1)
  })

  test('need not say twice what two facts say', ({ assert }) => {
    const ours = page.prints.get('prices')!
    const lost = (text: string) => {
      const mark = 'services/taps'
      const facts = new Map([...page.facts, [mark, { mark, text }]])
      const shown = { ...ours, facts: new Map([...ours.facts, [mark, { mark, text }]]) }
      const designed = readSection(prices.html) as ReadSection
      return missingFacts(designed, shown, { facts, language: 'en', elsewhere: new Set() })
    }
    assert.deepEqual(lost('Leaking taps'), [])
    assert.lengthOf(lost('Taps'), 1)
  })

  test('knows no fact by another name', ({ assert }) => {
    const html = prices.html.replace(
      '<p>I live',
      '<p data-field="offers/gold.price">£1</p><p>I live'
    )
    assert.deepEqual(whyNot({ html }), ['There is no fact called “offers/gold.price”.'])
  })

  test('leaves out sentences that nobody said, and says which words they had', ({ assert }) => {
    const html = prices.html.replace(
      'I live on Mill Lane.',
      'I live on Mill Lane. Trusted by 400 families since 1950. Cheadle is near.'
    )
    const set = setAs({ html })
    assert.isTrue(set.ok)
    if (!set.ok) return
    assert.include(set.value.printed.html, 'I live on Mill Lane. Cheadle is near.')
    assert.includeMembers(set.value.unsaid, ['400', '1950'])
  })

  test('says nothing across its elements that nobody said', ({ assert }) => {
    const withWords = (words: string) => ({
      html: prices.html.replace('<p>I live', `<p>${words}</p><p>I live`),
    })
    for (const words of [
      'Run by <strong>Zorvik</strong> <em>Pell</em>.',
      'Over <b>4</b><b>00</b> jobs',
      'Award<b>-winning</b> work',
    ])
      assert.include(whyNot(withWords(words)).join(), 'Nobody said', words)
    const fine = withWords('I <strong>live</strong> on <em>Mill Lane</em>, in <b>Stockport</b>.')
    assert.deepEqual(whyNot(fine), [])
  })

  test('names the button of the header as its own button that leads there', ({ assert }) => {
    const prompt = 'Kiln Lane is a pottery studio. Mugs £24, bowls £30. hello@kilnlane.example'
    const sheet = read(prompt, defaultForm)
    const outline = compose(sheet, defaultForm, { seed: '1' })
    const { action } = withDesigns(sheet, outline, prompt, {}).header
    const named = (label: string) => {
      const offer = (one: string, part: string) => `<b data-field="offers/${one}.${part}">x</b>`
      const rows = ['mugs', 'bowls']
        .map((one) => offer(one, 'name') + offer(one, 'price'))
        .join(' ')
      const button = `<a class="button" href="${action!.href}">${label}</a>`
      const html = `<section class="x-prices"><h2>Pots</h2><p>${rows}</p>${button}</section>`
      const design = { html, css: '.x-prices{color:var(--fg)}' }
      const site = withDesigns(sheet, outline, prompt, { prices: { design } })
      assert.isDefined(site.designed?.prices)
      return site.header.action?.label
    }
    assert.isUndefined(action?.field)
    assert.equal(named('Write to Kiln Lane'), 'Write to Kiln Lane')
    assert.equal(named('Write to Kiln Lane about mugs and bowls'), action?.label)
  })

  test('is filled with our form, week and pictures', ({ assert }) => {
    const contact = sectionOf(page, 'contact')
    const html = `<section class="x-contact"><h2>Write or ring</h2>
<p><a data-field="contact.telephones/0161-496-0123">ring</a>
<a data-field="contact.emails/danny-fisk-example">mail</a></p>
<p>22 years</p><sw-form class="x-contact-form"></sw-form></section>`
    const set = page.set(contact, { html, css: '.x-contact-form{max-width:30rem}' })
    assert.isTrue(set.ok, JSON.stringify(set))
    const printed = set.ok ? set.value.printed.html : ''
    assert.include(
      printed,
      '<form class="x-contact-form form" method="post" action="/_forms/contact">'
    )
    assert.include(
      printed,
      '<a data-slot="value" href="tel:01614960123" data-field="contact.telephones/0161-496-0123">0161 496 0123</a>'
    )
    assert.notInclude(printed, 'sw-form')
    // Who takes no messages is reached in another way; nobody is left without any.
    const noForm = html.replace(/<sw-form[^]*<\/sw-form>/, '')
    assert.isTrue(page.set(contact, { html: noForm, css: '' }).ok)
    const noWay = page.set(contact, { html: noForm.replace(/<p><a[^]*?<\/p>/, ''), css: '' })
    assert.include(JSON.stringify(noWay), '<sw-form></sw-form> is not there')
  })

  test('is read out of whatever a model has wrapped it in', ({ assert }) => {
    const answer = `Here you are:\n\n\`\`\`html\n<style>${prices.css}/* … */</style>\n<!-- prices -->${prices.html}\n\`\`\`\nEnjoy!`
    assert.deepEqual(designIn(answer), prices)
    for (const other of ['', 'I cannot do that.', '<section', '</section>', '<style>a{}</style>'])
      assert.isUndefined(designIn(other), other)
    assert.isUndefined(designIn('x'.repeat(3_000_000)))
    for (const open of ['<style>', '<!--', '<style>/*'])
      assert.isUndefined(designIn(open.repeat(59_000 / open.length)), open)
  })

  test('stands on its page with its own style behind ours, and the rest is ours', ({ assert }) => {
    const sheet = read(plumber, defaultForm)
    const outline = compose(sheet, defaultForm, { seed: '1' })
    const html = renderSite(withDesigns(sheet, outline, plumber, { prices: { design: prices } }))
    const ours = renderSite(withDesigns(sheet, outline, plumber, {}))
    assert.isAbove(
      html.indexOf('.x-prices-title'),
      html.indexOf('Rules below this line are your own')
    )
    assert.include(html, '>What it costs</h2>')
    assert.equal(html.match(/<section/g)!.length, ours.match(/<section/g)!.length)
    const broken = {
      prices: { design: { ...prices, html: '<section><script>1</script></section>' } },
    }
    assert.equal(renderSite(withDesigns(sheet, outline, plumber, broken)), ours)
  })

  test('stands for those that it holds, and they come back where it cannot be used', ({
    assert,
  }) => {
    const sheet = read(plumber, defaultForm)
    const outline = compose(sheet, defaultForm, { seed: '1' })
    const concept = { idea: 'x', look: {}, sections: {}, holds: { prices: ['hours'] } }
    const withWeek = prices.html.replace(
      '</div>',
      '<sw-hours class="x-prices-week"></sw-hours></div>'
    )
    const printed = (html: string) =>
      renderSite(
        withDesigns(sheet, { ...outline, concept }, plumber, {
          prices: { design: { ...prices, html } },
        })
      )
    const html = printed(withWeek)
    assert.match(html, /id="prices"[^>]*><span class="own-anchor" id="hours"><\/span>/)
    assert.include(html, '<dl class="x-prices-week week')
    assert.notInclude(html, 'data-section="hours"')
    assert.notInclude(html, '<a href="#hours" data-slot="nav">')
    assert.include(html, '<a href="#prices" data-slot="nav">What it costs</a>')
    const without = printed(prices.html)
    assert.equal(without, renderSite(withDesigns(sheet, outline, plumber, {})))
    assert.include(without, 'data-section="hours"')
  })

  test('has the weights that it is set in, of both fonts', ({ assert }) => {
    const sheet = read(plumber, defaultForm)
    const outline = compose(sheet, defaultForm, { seed: '1' })
    const weightsWith = (css: string) => {
      const design = { ...prices, css: `${prices.css}.x-prices-one{${css}}` }
      const html = renderSite(withDesigns(sheet, outline, plumber, { prices: { design } }))
      const font = outline.look.heading_font
      const faces = html.matchAll(/@font-face\{font-family:'([^']+)';[^}]*?font-weight:(\d+)/g)
      return new Set([...faces].filter(([, family]) => family === font).map(([, , one]) => one))
    }
    const usual = weightsWith('gap:0')
    const light = weightsWith('font-weight:300')
    assert.isAbove(light.union(usual).size, usual.size)
    assert.isAtMost(weightsWith('font:bold 1rem/1 var(--font-heading)').size, usual.size + 1)
    const many = [100, 200, 300, 400, 500, 600, 700, 800, 900]
    const css = many.map((one) => `font-weight:${one}`).join(';')
    assert.isAtMost(weightsWith(css).size, usual.size + 4)
  })

  test('without a form leaves none in what the law asks for', ({ assert }) => {
    const sheet = read(plumber, defaultForm)
    const outline = compose(sheet, defaultForm, { seed: '1' })
    const html = `<section class="x-contact"><h2>Ring me</h2>
<p><a data-field="contact.telephones/0161-496-0123">ring</a>
<a data-field="contact.emails/danny-fisk-example">mail</a></p><p>22 years</p>FORM</section>`
    const lawOf = (form: string) => {
      const contact = { design: { html: html.replace('FORM', form), css: '' } }
      const printed = renderSite(withDesigns(sheet, outline, plumber, { contact }))
      assert.include(printed, 'section own x-contact')
      return /<section[^>]*data-section="legal"[^]*?<\/section>/.exec(printed)![0]
    }
    assert.match(lawOf('<sw-form></sw-form>'), /What you write in the form/)
    assert.notMatch(lawOf(''), /form/i)
  })

  test('may draw with what has no words: patterns, faint lines, the letters of a year', ({
    assert,
  }) => {
    const drawn = (markup: string, css: string) =>
      whyNot({
        html: prices.html.replace('<p>I live', `${markup}<p>I live`),
        css: `${prices.css}${css}`,
      })
    const awning = '<div class="x-prices-awning" aria-hidden="true"></div>'
    const stripes =
      '{background:repeating-linear-gradient(90deg,var(--brand) 0 2rem,var(--paper) 2rem 4rem);block-size:3rem}'
    assert.deepEqual(drawn(awning, `.x-prices-awning${stripes}`), [])
    assert.deepEqual(drawn('', `.x-prices-one::after{content:"";opacity:.4}`), [])
    assert.notDeepEqual(drawn('', `.x-prices-one${stripes}`), [])
    assert.notDeepEqual(drawn('', `.x-prices-one{opacity:.4}`), [])
    // A class that something with words has too is no drawing.
    const both = `${awning}<p class="x-prices-awning">I live on Mill Lane.</p>`
    assert.notDeepEqual(drawn(both, `.x-prices-awning${stripes}`), [])
    const year = setAs({
      html: prices.html.replace('<p>I live', '<ul><li>Jan</li><li>Sep</li></ul><p>I live'),
    })
    assert.isTrue(year.ok)
    assert.deepEqual(year.ok && year.value.unsaid, [])
    assert.include(drawn('', '.x-prices-one{font-size:11px}').join(), '“font-size: 11px”')
  })

  test('shows what is changed on the sheet later', ({ assert }) => {
    const sheet = read(plumber, defaultForm)
    const outline = compose(sheet, defaultForm, { seed: '1' })
    const html = renderSite(withDesigns(sheet, outline, plumber, { prices: { design: prices } }))
    const after = structuredClone(sheet)
    after.offers[0].items[0].value.price = 'from £65'
    after.contact.telephones[0].value = '0161 496 0999'
    const updated = updatePage(html, sheet, after)
    assert.include(
      updated.html,
      '<strong data-slot="price" data-field="offers/boiler-repairs.price">from £65</strong>'
    )
    assert.include(updated.html, 'tel:01614960999')
    assert.notInclude(updated.html, '0161 496 0123')
  })

  test('follows what is typed over on the page, and keeps its form in another look', ({
    assert,
  }) => {
    const sheet = read(plumber, defaultForm)
    const outline = compose(sheet, defaultForm, { seed: '1' })
    const site = withDesigns(sheet, outline, plumber, { prices: { design: prices } })
    const html = renderPage(site, 1)
    const typed = html.replace('>from £60</strong>', '>from £70</strong>')
    const followed = followPage(sheet, html, typed)
    assert.equal(followed.sheet.offers[0].items[0].value.price, 'from £70')

    const other = restyled(html, { look: { primary_color: '#aa2200', theme: 'dark' } })!
    const own = /<section[^>]*section own[^]*?<\/section>/
    assert.equal(own.exec(other)![0], own.exec(html)![0])
    assert.include(other, prices.css)
    assert.include(other, '--brand: #aa2200')
  })

  test('is told in full what it has to show', ({ assert }) => {
    const briefs = designBriefs(page)
    const brief = briefs.find(({ id }) => id === 'prices')!
    assert.include(brief.material['Its facts'], 'offers/boiler-repairs.price = from £60')
    assert.include(
      brief.material['Other facts'],
      'contact.telephones/0161-496-0123 = 0161 496 0123 (leads to tel:01614960123)'
    )
    assert.equal(brief.material.Prefix, 'x-prices')
    assert.notInclude(
      briefs.map(({ id }) => id),
      'legal'
    )
    assert.include(briefs.find(({ id }) => id === 'hours')!.material.Slots, '<sw-hours></sw-hours>')
  })

  test('of a hostile model is refused, in every one of 60 ways', ({ assert }) => {
    const inside = (markup: string) => ({
      html: prices.html.replace('<p>I live', `${markup}<p>I live`),
    })
    const ruled = (css: string) => ({ css: `${prices.css}\n${css}` })
    const hostile = [
      ...[
        '<script>alert(1)</script>',
        '<script src="//evil.example/x.js"></script>',
        '<img src=x onerror=alert(1)>',
        '<img src="https://evil.example/pixel.gif" alt="">',
        '<iframe src="https://evil.example"></iframe>',
        '<iframe srcdoc="<p>x</p>"></iframe>',
        '<object data="x.swf"></object>',
        '<embed src="x">',
        '<form action="https://evil.example"><input name="card"></form>',
        '<input type="password" aria-label="Password">',
        '<button onclick="x()">Go</button>',
        '<a href="https://evil.example">our shop</a>',
        '<a href="javascript:alert(1)">x</a>',
        '<a href="data:text/html,x">x</a>',
        '<a href="//evil.example">x</a>',
        '<a href="mailto:evil@evil.example">mail</a>',
        '<a href="tel:09001234567">ring</a>',
        '<a href="#x-prices-title" ping="https://evil.example">x</a>',
        '<p onmouseover="x()">x</p>',
        '<p style="position:fixed;inset:0">x</p>',
        '<p style="background:url(https://evil.example)">x</p>',
        '<link rel="stylesheet" href="https://evil.example/x.css">',
        '<meta http-equiv="refresh" content="0;url=https://evil.example">',
        '<base href="https://evil.example/">',
        '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
        '<svg viewBox="0 0 1 1" onload="alert(1)"></svg>',
        '<svg viewBox="0 0 1 1"><foreignObject><p>x</p></foreignObject></svg>',
        '<svg viewBox="0 0 1 1"><image href="https://evil.example/x.png"/></svg>',
        '<svg viewBox="0 0 1 1"><use href="https://evil.example/x.svg#a"/></svg>',
        '<svg viewBox="0 0 1 1"><path d="M0 0" fill="url(https://evil.example#a)"/></svg>',
        '<svg viewBox="0 0 1 1"><animate attributeName="href" values="javascript:x"/></svg>',
        '<svg viewBox="0 0 1 1"><style>*{display:none}</style></svg>',
        '<math><mtext></mtext></math>',
        '<video src="https://evil.example/x.mp4"></video>',
        '<audio autoplay src="x.mp3"></audio>',
        '<template><script>1</script></template>',
        '<noscript><p>x</p></noscript>',
        '<sw-secret></sw-secret>',
        '<sw-form></sw-form>',
        '<dialog open>x</dialog>',
        '<p id="main">x</p>',
        '<p class="site-head">x</p>',
        '<p data-field="contact.telephones/0161-496-0123"><b>09001</b></p>',
        '<div aria-label="Voted best plumber of 2019 by Which magazine">x</div>',
        '</div></section><section class="x-prices"><div>',
        '</div></section></main><script>1</script><main><section class="x-prices"><div>',
        '<p>'.repeat(10_000),
      ].map(inside),
      ...[
        '@import "https://evil.example/x.css";',
        '.x-prices{background:url(https://evil.example/x.png)}',
        '.x-prices{background:image-set("https://evil.example/x.png" 1x)}',
        '@font-face{font-family:x;src:url(https://evil.example/x.woff2)}',
        'body{display:none}',
        '.site-foot{display:none}',
        '.x-prices ~ section{display:none}',
        '.x-prices-one{position:fixed;inset:0;z-index:99}',
        '.x-prices{behavior:url(x.htc)}',
        '.x-prices{-moz-binding:url(x)}',
        '.x-prices-one{display:none}',
        ':root{--brand:#ff0000}',
        '</style><script>alert(1)</script>',
      ].map(ruled),
    ]
    assert.isAtLeast(hostile.length, 60)
    const passed = hostile.filter((design) => setAs(design).ok)
    assert.deepEqual(passed, [])
  })

  test('takes its colours, fonts and widths from the page', ({ assert }) => {
    const ruled = (css: string) => whyNot({ css: `${prices.css}\n${css}` })
    const wrong = [
      '.x-prices{color:#fff}',
      '.x-prices{background:red}',
      '.x-prices{border:1px solid rgb(0 0 0)}',
      '.x-prices{color:var(--brand)}',
      '.x-prices{font-family:Comic Sans MS}',
      '.x-prices{font-size:11px}',
      '.x-prices-one{width:900px}',
      '.x-prices-one{min-width:40rem}',
      '.x-prices-one{grid-template-columns:500px 1fr}',
      '.x-prices{position:sticky}',
      '.x-prices-one{opacity:.2}',
      '.x-prices-one::before{content:"Voted best in 1951"}',
      '.x-prices-one{color:var(--on-btn)}',
      '.x-prices-one{color:var(--bg);background:var(--bg)}',
    ].filter((css) => ruled(css).length !== 1)
    assert.deepEqual(wrong, [])
    const right = [
      '.x-prices-one{grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}',
      '.x-prices-one::before{content:"";background:var(--rule)}',
      '.x-prices .x-prices-one>strong{color:var(--a);border-color:var(--brand)}',
      '@media (min-width:60rem){.x-prices-one{width:60rem}}',
      '.x-prices{--gap:var(--pad-s);gap:var(--gap);box-shadow:none}',
      '.x-prices{background:color-mix(in srgb,var(--bg) 92%,var(--fg))}',
      '.x-prices:hover{color:var(--soft)}',
      '.x-prices-one+.x-prices-one{border-color:var(--accent)}',
      '.x-prices-one::after{content:"";background:var(--accent)}',
      '.x-prices-one::before{content:"£"}',
      '.x-prices-one{color:var(--on-btn);background:var(--btn)}',
    ].flatMap(ruled)
    assert.deepEqual(right, [])
  })

  test('is one section with headings in order', ({ assert }) => {
    const said = (html: string) => whyNot({ html })
    assert.deepEqual(said(prices.html.replace(/h2/g, 'h1')), [
      'It is not for an h1: begin with h2.',
      'Its first heading is h2.',
    ])
    assert.lengthOf(said(prices.html.replace(/h2/g, 'h3')), 1)
    assert.lengthOf(said(prices.html.replace('</section>', '')), 1)
    assert.property(readSection(`${prices.html}<p>more</p>`), 'is')
  })
})
