import { test } from '@japa/runner'
import fc from 'fast-check'
import { loadTexts } from '../../../resources/lib/text/text.ts'
import { settled } from '../resources/hand_clock.ts'
import { FakeWebsite, refusal, silence } from './fake_website.ts'
import { memoryArea } from './memory_area.ts'
import { color, editor, PAGE, RICH, text } from './open_editor.ts'
import { propertyRuns } from '#designer_tests/helpers/property_runs'

const troubles = {
  'silence': silence,
  'lost answer': () => 'lost answer' as const,
  'full house': () => refusal(429, 'too_many', 'Later.'),
}

test.group('Edits', (group) => {
  group.setup(() => loadTexts(['editor']))

  test('a change is shown at once and sent to the server', async ({ assert }) => {
    const { website, clock, edits, page, said, shown } = await editor()
    assert.isUndefined(edits.change(text('e2', 'Eins')))
    assert.include(page(), '>Eins<')
    assert.deepEqual(shown.at(-1), { t: 'text', id: 'e2', text: 'Eins' })
    assert.equal(edits.read().delivery, 'sending')
    await clock.pass(10)
    assert.equal(website.html, page())
    assert.equal(edits.read().delivery, 'idle')
    assert.deepEqual(said, ['textSaved'])
  })

  test('other places that the server changes are shown too, and later edits stay on top', async ({
    assert,
  }) => {
    const { website, clock, edits, page, said } = await editor()
    website.follow = (html) => html.replace('>Eins<', '>Eins, everywhere<')
    edits.change(text('e2', 'Eins'))
    edits.change(text('e3', 'Zwei'))
    await clock.pass(10)
    assert.include(page(), '>Eins, everywhere<')
    assert.include(page(), '>Zwei<')
    assert.equal(website.html, page())
    assert.include(said, 'factChanged the name')
  })

  test('a change that the engine refuses changes nothing and is not sent', async ({ assert }) => {
    const { website, clock, edits, page } = await editor()
    const refused = edits.change({
      type: 'set_url',
      element: 'e4',
      url: 'javascript:x',
      kind: 'link',
    })
    assert.isString(refused?.message)
    await clock.pass(10_000)
    assert.equal(page(), PAGE)
    assert.deepEqual(website.sent, [])
  })

  test('a drag through colours is sent once, with the last colour', async ({ assert }) => {
    const { website, clock, edits } = await editor()
    for (const value of ['#110000', '#220000', '#330000']) edits.change(color('e2', value))
    await clock.pass(1_000)
    assert.deepEqual(website.sent, ['set_style'])
    assert.include(website.html, '#330000')
  })

  test('a value replaces only the last change, and all texts are sent', async ({ assert }) => {
    const { website, clock, edits, page } = await editor()
    edits.change(color('e2', '#111111'))
    edits.change(color('e3', '#222222'))
    edits.change(color('e2', '#333333'))
    edits.change(text('e2', 'Eins'))
    edits.change(text('e2', 'Zwei'))
    assert.equal(edits.read().waiting, 5)
    await clock.pass(1_000)
    const [style, words] = ['set_style', 'set_text']
    assert.deepEqual(website.sent, [style, style, style, words, words])
    assert.equal(website.html, page())
  })

  test('an editor that another one overtakes again and again pauses', async ({ assert }) => {
    const { website, clock, edits } = await editor()
    const read = website.read.bind(website)
    const changeElsewhere = () => website.changeElsewhere(website.html.replace('Go', 'Go on'))
    let others = 5
    website.read = async () => {
      const newest = await read()
      if (others-- > 0) changeElsewhere()
      return newest
    }
    changeElsewhere()
    edits.change(text('e2', 'Eins'))
    await clock.pass(0)
    assert.lengthOf(website.sent, 6)
    assert.equal(edits.read().delivery, 'waiting')
    await clock.pass(1_000)
    assert.equal(edits.read().delivery, 'idle')
    assert.include(website.html, '>Eins<')
  })

  test('a new value replaces an unsent value completely', async ({ assert }) => {
    const { website, clock, edits, page } = await editor(new FakeWebsite(RICH))
    edits.change(color('e2', ''))
    edits.change(color('e2', '#111111'))
    assert.equal(page(), RICH.replace('COLOR:red', 'COLOR:#111111'))
    await clock.pass(1_000)
    assert.equal(website.html, page())
  })

  test('changes made offline are stored, counted, and sent in order later', async ({ assert }) => {
    const { website, clock, edits, page } = await editor()
    website.trouble.push(silence(), silence(), silence())
    edits.change(text('e2', 'Eins'))
    await clock.pass(10)
    edits.change(text('e3', 'Zwei'))
    await clock.pass(10)
    assert.equal(edits.read().delivery, 'waiting')
    assert.equal(edits.read().waiting, 2)
    assert.equal(website.html, PAGE)
    await clock.pass(60_000)
    assert.equal(website.html, page())
    assert.deepEqual(edits.read().waiting, 0)
    assert.deepEqual(website.sent.slice(-2), ['set_text', 'set_text'])
  })

  test('a failed text is reported once, a failed address with its own message', async ({
    assert,
  }) => {
    const { website, clock, edits, said } = await editor()
    website.trouble.push(silence(), silence())
    edits.change(text('e2', 'Eins'))
    await clock.pass(60_000)
    assert.deepEqual(said, ['textFailed', 'textSaved'])
    website.trouble.push(silence())
    edits.change({ type: 'set_url', element: 'e4', url: '/y', kind: 'link' })
    await clock.pass(60_000)
    assert.deepEqual(said.slice(2), ['urlFailed'])
    assert.include(website.html, '"/y"')
  })

  test('a change whose answer is lost is applied once', async ({ assert }) => {
    const { website, clock, edits, page } = await editor()
    website.trouble.push('lost answer')
    edits.change(text('e2', 'Eins'))
    edits.change(text('e3', 'Zwei'))
    await clock.pass(60_000)
    assert.equal(website.html, page())
    assert.include(website.html, 'Eins')
    assert.include(website.html, 'Zwei')
    assert.equal(website.version, 3)
  })

  test('after a reload the unsent changes are sent', async ({ assert }) => {
    const first = await editor()
    const { website, storage } = first
    website.trouble.push(silence())
    first.edits.change(text('e2', 'Eins'))
    first.edits.change(color('e3', '#123456'))
    await first.clock.pass(500)
    assert.equal(first.edits.read().delivery, 'waiting')
    assert.equal(website.html, PAGE)

    const second = await editor(website, storage)
    assert.include(second.page(), '>Eins<')
    assert.include(second.page(), '#123456')
    await second.clock.pass(60_000)
    assert.equal(website.html, second.page())
    assert.equal(storage.length, 0)
  })

  test('the editor knows when the browser cannot store changes', async ({ assert }) => {
    const { website, clock, edits } = await editor(
      new FakeWebsite(PAGE),
      memoryArea({ full: true })
    )
    website.trouble.push(silence())
    edits.change(text('e2', 'Eins'))
    await clock.pass(10)
    assert.isFalse(edits.read().isKept)
    assert.equal(edits.read().waiting, 1)
  })

  test('a change from another tab is loaded, and local changes are applied on top', async ({
    assert,
  }) => {
    const { website, clock, edits, page, said, shown } = await editor()
    website.changeElsewhere(PAGE.replace('Two', 'Deux'))
    edits.change(text('e2', 'Eins'))
    await clock.pass(10)
    assert.equal(website.html, PAGE.replace('Two', 'Deux').replace('One', 'Eins'))
    assert.equal(page(), website.html)
    assert.deepEqual(shown.at(-1), { t: 'render', html: website.html })
    assert.deepEqual(said, ['caughtUp'])
  })

  test('a change of an element that another tab removed is dropped and reported', async ({
    assert,
  }) => {
    const { website, clock, edits, page, said } = await editor()
    const without = PAGE.replace('<p data-element-id="e3">Two</p>', '')
    website.changeElsewhere(without)
    edits.change(text('e3', 'Zwei'))
    edits.change(text('e2', 'Eins'))
    await clock.pass(10)
    assert.equal(website.html, without.replace('One', 'Eins'))
    assert.equal(page(), website.html)
    assert.equal(said[0], 'caughtUp 1')
  })

  test('whoever sets a text learns why the server refused it, and it is not called saved', async ({
    assert,
  }) => {
    const { website, edits, page } = await editor()
    website.trouble.push(refusal(400, 'bad_value', 'Not this text.'))
    assert.equal(await edits.changeText('e2', 'Eins'), 'Not this text.')
    assert.equal(page(), PAGE)
    assert.isTrue(edits.read().isRefused)
    assert.isUndefined(await edits.changeText('e2', 'Zwei'))
    assert.include(website.html, 'Zwei')
    assert.isFalse(edits.read().isRefused)
  })

  test('a change that only the server refuses is reverted and reported', async ({ assert }) => {
    const { website, clock, edits, page, said } = await editor()
    website.trouble.push(refusal(400, 'bad_value', 'Not this colour.'))
    edits.change(color('e2', '#123456'))
    edits.change(text('e3', 'Zwei'))
    await clock.pass(1_000)
    assert.equal(page(), PAGE.replace('Two', 'Zwei'))
    assert.equal(website.html, page())
    assert.include(said, 'changeRefused Not this colour.')
  })

  test('elements without ids get them when the page is opened', async ({ assert }) => {
    const bare = PAGE.replaceAll(/ data-element-id="e\d"/g, '')
    const { website, clock, page } = await editor(new FakeWebsite(bare))
    await clock.pass(10)
    assert.match(page(), /<h1 data-element-id="element-\d+">/)
    assert.equal(website.html, page())
    await settled()
  })

  test('after any sequence of changes and failures the server has the page that the person sees', async ({
    assert,
  }) => {
    const element = fc.constantFrom('e2', 'e3', 'e4', 'e5')
    const word = fc.constantFrom('Eins', 'Two words', 'One <b>&amp;', 'x', 'Two bold ends')
    const value = fc.constantFrom('', '#111111', 'rgb(1, 2, 3)')
    const step = fc.oneof(
      fc.record({ type: fc.constant('set_text' as const), element, text: word }),
      fc.record({
        type: fc.constant('set_style' as const),
        element,
        property: fc.constantFrom('color', 'color', 'margin'),
        value: fc.oneof(value, fc.constant('12px')),
      }),
      fc.record({
        type: fc.constant('set_url' as const),
        element,
        url: fc.constantFrom('', '/y', 'shop.example'),
        kind: fc.constantFrom('link' as const, 'button' as const),
      }),
      fc.record({ wait: fc.constantFrom(0, 100, 500, 3_000) }),
      fc.record({ trouble: fc.constantFrom('silence', 'lost answer', 'full house') }),
      fc.record({ elsewhere: fc.constantFrom('Deux', 'Trois') }),
      fc.record({ walk: fc.constantFrom('undo' as const, 'redo' as const) })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { website, clock, edits, page } = await editor(new FakeWebsite(RICH))
        for (const one of steps) {
          if ('type' in one) edits.change(one)
          else if ('wait' in one) await clock.pass(one.wait)
          else if ('trouble' in one) website.trouble.push(troubles[one.trouble]())
          else if ('elsewhere' in one) website.changeElsewhere(RICH.replace('Two', one.elsewhere))
          else void edits[one.walk]()
        }
        await clock.pass(600_000)
        assert.equal(edits.read().waiting, 0)
        assert.equal(edits.read().delivery, 'idle')
        // Others may have written last, without a word to us: then one more change brings it in.
        edits.change(text('e2', `Last ${steps.length}`))
        await clock.pass(600_000)
        assert.equal(page(), website.html)
      }),
      { numRuns: propertyRuns(300), seed: 20 }
    )
  }).timeout(30_000)
})
