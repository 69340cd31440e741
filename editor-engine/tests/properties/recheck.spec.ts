import { test } from '@japa/runner'
import fc from 'fast-check'
import { createEngine, styles, tag, text, urls, validation, type Plugin } from '../../src/index.ts'
import { runs, soup } from '../helpers/arbitrary.ts'
import { makePage } from '../helpers/make_page.ts'

/** A plugin that writes whatever it is told. */
const writes = (): Plugin<{ readonly type: 'write'; readonly changes: readonly never[] }> => ({
  name: 'writes',
  operation: 'write',
  plan: (_page, { changes }) => changes,
})

/** Counts how often the whole page is checked. */
function counted(plugin: Plugin): { plugin: Plugin; count: () => number } {
  let checks = 0
  const check = (page: Parameters<NonNullable<Plugin['check']>>[0]) => {
    checks++
    return plugin.check!(page)
  }
  return { plugin: { ...plugin, check }, count: () => checks }
}

const PAGE = `<!doctype html><html lang="en"><head><title>Bread</title></head>
<body><h1>Bread</h1><p><a href="/x"><img src="a.png" alt="Our bread"></a></p>
<label for="n">Name</label><input id="n"><p id="about">About us</p></body></html>`

test.group('An edit that leaves every tag in place', () => {
  test('is checked as the whole page would be', ({ assert }) => {
    const guards = validation({ refusesCode: true }) as Plugin
    const quick = counted(guards)
    const near = createEngine({ plugins: [writes(), quick.plugin] })
    const whole = createEngine({ plugins: [writes(), { ...guards, recheck: undefined }] })
    const values = fc.constantFrom(
      ' alt=""',
      ' href="javascript:x"',
      ' id="n"',
      ' onclick="x()"',
      ' for="m"',
      ' aria-label="Go"',
      ' hidden',
      ' lang=""',
      'word',
      ''
    )
    let edits = 0
    fc.assert(
      fc.property(
        fc.oneof(soup, fc.constant(PAGE), fc.constant(makePage(2_000))),
        fc.array(fc.tuple(fc.nat(), fc.nat(12), values), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (html, recipes, isAnywhere) => {
          const page = near.open(html)
          if (page.size === 0) return
          const changes = recipes.map(([pick, cut, insert]) => {
            const { startTag, tag: name } = page.at(pick % page.size)
            const from = isAnywhere ? pick % page.length : startTag.from + name.length + 1
            return { from, to: Math.min(from + cut, page.length), insert }
          })
          const write = { type: 'write', changes } as never
          const keys = (result: ReturnType<typeof near.apply>) =>
            result.ok
              ? result.diagnostics.map(({ rule, message, subject }) => [rule, message, subject])
              : result.error.code
          const found = keys(near.apply(page, write))
          assert.sameDeepMembers([found].flat(), [keys(whole.apply(near.open(html), write))].flat())
          edits++
        }
      ),
      runs(1_500)
    )
    assert.isBelow(quick.count(), edits * 2)
  })

  test('does not make an engine read the whole page', ({ assert }) => {
    const { plugin, count } = counted(validation() as Plugin)
    const engine = createEngine({ plugins: [styles(), text(), urls(), plugin] })
    const page = engine.open(tag(PAGE, { now: 1 }))
    const ids = [...page.elements()].map(({ id, tag: name }) => [name, id!] as const)
    const idOf = (name: string) => ids.find(([other]) => other === name)![1]
    const result = engine.apply(page, [
      { type: 'set_style', element: idOf('h1'), property: 'color', value: 'red' },
      { type: 'set_text', element: idOf('h1'), text: 'Rolls' },
      { type: 'set_url', element: idOf('a'), url: '/rolls' },
    ])
    assert.isTrue(result.ok)
    assert.equal(count(), 0)
  })
})

test.group('With refusesCode', () => {
  const ON_THE_PAGE = '<p id="a">One</p><script>old()</script><iframe src="/map"></iframe>'
  const ADDED: [title: string, search: string, replace: string][] = [
    ['a script', 'One', 'One<script>x()</script>'],
    ['an event handler', '<p id="a">', '<p id="a" onclick="x()">'],
    ['a frame with a document', '<iframe src="/map">', '<iframe srcdoc="&lt;b>">'],
    ['another frame', '<iframe src="/map">', '<iframe src="https://other.example">'],
    ['another base of all addresses', 'One', 'One<base href="https://other.example">'],
    ['other code in a script of the page', 'old()', 'other()'],
    ['a way to another page by itself', 'One', '<meta http-equiv="refresh" content="0;/x">One'],
  ]
  const opened = (refusesCode: boolean) =>
    createEngine({ plugins: [styles(), writes(), validation({ refusesCode })] })

  for (const [title, search, replace] of ADDED) {
    test(`${title} is refused`, ({ assert }) => {
      const page = opened(true).open(ON_THE_PAGE)
      const from = page.text.indexOf(search)
      const changes = [{ from, to: from + search.length, insert: replace }]
      const write = { type: 'write', changes } as never
      const refused = opened(true).apply(page, write)
      assert.isTrue(!refused.ok && refused.error.code === 'breaks_page')
      assert.isTrue(opened(false).apply(page, write).ok)
    })
  }

  test('what is on the page already may stay and be styled', ({ assert }) => {
    const engine = opened(true)
    const page = engine.open(tag(ON_THE_PAGE, { now: 1 }))
    const frame = [...page.elements()].find(({ tag: name }) => name === 'iframe')!.id!
    const style = { type: 'set_style', element: frame, property: 'width', value: '50%' } as const
    assert.isTrue(engine.apply(page, style).ok)
  })
})
