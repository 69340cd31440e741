import { test } from '@japa/runner'
import { ChangeSet, Page, tag } from 'editor-engine'
import { fillSite } from '#designer/page/fill_site'
import { renderSite } from '#designer/page/render_site'
import { lookOf, restyle } from '#designer/live_page/restyle'
import { directions, type DirectionId } from '#designer/site/kinds'
import type { Sheet } from '#designer/sheet/sheet'
import type { Site } from '#designer/site/site'
import { outlineIn } from '#designer_tests/helpers/composed'
import { sampleSheets } from '#designer_tests/helpers/sample_sheets'
import { sheetOf } from '#designer_tests/helpers/sheets'

function siteIn(direction: DirectionId, sheet: Sheet, seed = 'a'): Site {
  return fillSite(sheet, outlineIn(direction, sheet, seed))
}

/** Four of the directions, others for every sample: together the samples go through all. */
function someOf(name: string): DirectionId[] {
  const at = Object.keys(sampleSheets).indexOf(name) * 4
  return [0, 1, 2, 3].map((step) => directions[(at + step) % directions.length])
}

type Wish = Parameters<typeof restyle>[1]

function restyled(html: string, wish: Wish): string {
  return ChangeSet.of(restyle(html, wish)!, html.length).apply(html)
}

/** What a visitor reads and follows, and every name that something may hold on to. */
function content(html: string) {
  const page = Page.open(html)
  const kept = ['id', 'href', 'data-slot', 'data-section', 'data-element-id', 'style', 'alt']
  return [...page.elements()]
    .filter((element) => element.tag !== 'style' && element.attributes.rel !== 'icon')
    .map((element) => ({
      tag: element.tag,
      text: element.textKind === 'text' && page.slice(element.content!.from, element.content!.to),
      kept: element.attributeList().filter(({ name }) => kept.includes(name)),
    }))
    .map((entry) => [entry.tag, entry.text, entry.kept.map(({ name, value }) => [name, value])])
}

/** The site with the look and the layouts that the page shows. */
function dressedAs(site: Site, html: string): Site {
  const page = Page.open(html)
  const { direction, look } = lookOf(html)!
  const worn = (of: string) => {
    return [...page.elements()].find(({ attributes }) => attributes.class === of)!.attributes
  }
  return {
    ...site,
    direction,
    look,
    header: { ...site.header, layout: worn('site-head')['data-layout'] },
    footer: { ...site.footer, layout: worn('site-foot')['data-layout'] },
    sections: site.sections.map((section) => {
      const { attributes } = [...page.elements()].find((one) => one.attributes.id === section.id)!
      return { ...section, layout: attributes['data-layout'], surface: attributes['data-surface'] }
    }),
  } as Site
}

const edits: Record<string, (html: string) => string> = {
  'a text was changed': (html) =>
    html.replace(/(<h1[^>]*>)[^<]*/, '$1Bread &amp; salt, <em>daily</em>'),
  'a style attribute was set': (html) => html.replace('<h1 ', '<h1 style="color: #123456" '),
  'a section of another page stands in it': (html) =>
    html.replace(
      '</main>',
      '<section data-section="hero" class="mine" data-layout="card" data-surface="ink"><h2>Mine</h2></section></main>'
    ),
  'a rule of the owner stands behind ours': (html) =>
    html.replace('</style>', '.mine{color:red}\n</style>'),
  'an element lost its class': (html) => html.replace('class="mark"', 'class=""'),
}

test.group('Restyling a page', () => {
  test('a page of ours says what it wears', ({ assert }) => {
    const site = siteIn('workshop', sampleSheets.plumber)
    assert.deepEqual(lookOf(renderSite(site)), {
      direction: 'workshop',
      language: site.language,
      look: site.look,
    })
  })

  test('a page that is not ours is told apart and left alone', ({ assert }) => {
    const pages = [
      '',
      '<!doctype html><h1>Hello</h1>',
      '<html data-direction="poster" data-theme="light"><h1>Hello</h1>',
      '<html data-direction="baroque" data-theme="light"><style>:root {\n --brand: #123456;\n}</style>',
    ]
    for (const html of pages) {
      assert.isUndefined(lookOf(html))
      assert.isUndefined(restyle(html, { direction: 'poster' }))
    }
  })

  test('a restyled page is the page the renderer prints for that look', ({ assert }) => {
    for (const [name, sheet] of Object.entries(sampleSheets)) {
      const from = directions[name.length % directions.length]
      const site = siteIn(from, sheet)
      for (const direction of someOf(name)) {
        const html = restyled(renderSite(site), { direction, look: { primary_color: '#0a7d5c' } })
        assert.equal(html, renderSite(dressedAs(site, html)), `${name} ${from} → ${direction}`)
      }
    }
  }).timeout(30_000)

  test('what the page wears already changes nothing', ({ assert }) => {
    for (const direction of directions) {
      const site = siteIn(direction, sampleSheets.twoCafes)
      assert.deepEqual(restyle(renderSite(site), {}), [])
      assert.deepEqual(restyle(renderSite(site), { direction, look: site.look }), [])
    }
  })

  test('texts, links, ids and style attributes stay, there and back', ({ assert }) => {
    for (const [name, sheet] of Object.entries(sampleSheets)) {
      const html = tag(renderSite(siteIn('neighbour', sheet)), { now: 1 })
      for (const direction of someOf(name)) {
        const there = restyled(html, { direction, look: { theme: 'dark' } })
        const back = restyled(there, { direction: 'neighbour', look: { theme: 'light' } })
        assert.deepEqual(content(there), content(html))
        assert.deepEqual(content(back), content(html))
      }
    }
  }).timeout(30_000)

  for (const [what, edit] of Object.entries(edits)) {
    test(`also where ${what}`, ({ assert }) => {
      const html = edit(tag(renderSite(siteIn('ledger', sampleSheets.bookshop)), { now: 1 }))
      for (const direction of directions) {
        const there = restyled(html, { direction })
        assert.deepEqual(content(there), content(html))
        assert.equal(there.includes('.mine{color:red}'), html.includes('.mine{color:red}'))
        const foreign = /<section data-section="hero" class="mine".*?<\/section>/
        assert.equal(foreign.exec(there)?.[0], foreign.exec(html)?.[0])
      }
    })
  }

  test('questions that fold keep folding, and a reel can still be focused', ({ assert }) => {
    const sheet = sheetOf({
      who: { kind: 'bakery' },
      wishes: { sections_wanted: ['gallery', 'faq'] },
    })
    const seen = new Set<boolean>()
    for (const from of directions) {
      const html = renderSite(siteIn(from, sheet, from))
      const folds = html.includes('<details class="fold"')
      const scrolls = html.includes('tabindex="0"')
      seen.add(folds).add(scrolls)
      for (const direction of directions) {
        const there = restyled(html, { direction })
        assert.equal(/data-section="faq"\s+data-layout="fold"/.test(there), folds)
        assert.equal(/data-section="gallery"\s+data-layout="reel"/.test(there), scrolls)
      }
    }
    assert.equal(seen.size, 2)
  })

  test('what we drew turns to the new colours, what the owner hung up stays', ({ assert }) => {
    const site = siteIn('atelier', sampleSheets.photographer)
    const own = '<img data-slot="photo" src="images/me.webp" alt="">'
    const html = renderSite(site).replace('</main>', `${own}</main>`)
    assert.include(html, 'data:image/svg+xml,%3Csvg')
    const there = restyled(html, { look: { primary_color: '#0a7d5c' } })
    assert.include(there, own)
    const drawn = Array.from(there.matchAll(/(?:src|href)="(data:[^"]*)"/g), ([, src]) => src)
    assert.isAbove(drawn.length, 1)
    for (const src of drawn) {
      assert.include(src, '%230a7d5c')
      assert.notInclude(src, site.look.primary_color.replace('#', '%23').toLowerCase())
    }
  })

  test('a colour set by hand stays, until all colours are mixed anew', ({ assert }) => {
    const site = siteIn('ledger', sampleSheets.bookshop)
    const html = renderSite(site).replace(/--paper: [^;]*;/, '--paper: #fdf6e3;\n  --mine: 3px;')
    const there = restyled(html, { direction: 'poster' })
    assert.include(there, '--paper: #fdf6e3;')
    assert.include(there, '--mine: 3px;')
    const dark = restyled(html, { look: { theme: 'dark' } })
    assert.notInclude(dark, '--paper: #fdf6e3;')
    assert.include(dark, '--mine: 3px;')
  })
})
