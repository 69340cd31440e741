import { test } from '@japa/runner'
import fc from 'fast-check'
import type { EditOperation } from '../../../resources/editor/engine/operation.ts'
import { Edits } from '../../../resources/editor/state/edits.ts'
import type { Notices } from '../../../resources/editor/state/notices.ts'
import { openShelf } from '../../../resources/editor/state/shelf.ts'
import type { Command } from '../../../resources/frame/protocol.ts'
import { loadTexts } from '../../../resources/lib/text/text.ts'
import { HandClock, settled } from '../resources/hand_clock.ts'
import { FakeWebsite, refusal, silence } from './fake_website.ts'
import { memoryArea } from './memory_area.ts'

const PAGE =
  '<!doctype html><html><body data-element-id="e1"><h1 data-element-id="e2">One</h1>' +
  '<p data-element-id="e3">Two</p><a data-element-id="e4" href="/x">Go</a></body></html>'

/** Texts with other elements in them, and styles that were there before. */
const RICH =
  '<!doctype html><html><body data-element-id="e1"><h1 data-element-id="e2" style="margin:0; COLOR:red">One</h1>' +
  '<p data-element-id="e3">Two <b data-element-id="e4">bold</b> ends</p>' +
  '<a data-element-id="e5" href="/x"><i data-element-id="e6">Go</i></a></body></html>'

const troubles = {
  'silence': silence,
  'lost answer': () => 'lost answer' as const,
  'full house': () => refusal(429, 'too_many', 'Later.'),
}

const text = (element: string, words: string): EditOperation => {
  return { type: 'set_text', element, text: words }
}
const color = (element: string, value: string): EditOperation => {
  return { type: 'set_style', element, property: 'color', value }
}

/** An editor of a website, as the browser holds it. */
async function editor(website = new FakeWebsite(PAGE), storage = memoryArea()) {
  const clock = new HandClock()
  const said: string[] = []
  const shown: Command[] = []
  const notices = new Proxy({} as Notices, {
    get: (_, name) => (about: unknown) => said.push([name, about].filter(Boolean).join(' ')),
  })
  const edits = new Edits({
    opening: await website.read(),
    calls: website,
    notices,
    openShelf: () =>
      openShelf({ websiteId: 'w1', storage: () => storage, locks: undefined, now: clock.now }),
    show: (command) => void shown.push(command),
    schedule: clock.schedule,
    now: clock.now,
  })
  await edits.open()
  const page = () => edits.read().page.text
  return { website, storage, clock, said, shown, edits, page }
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

  test('a new value replaces an unsent value completely', async ({ assert }) => {
    const { website, clock, edits, page } = await editor(new FakeWebsite(RICH))
    edits.change(color('e2', ''))
    edits.change(color('e2', '#111111'))
    assert.equal(page(), RICH.replace('COLOR:red', 'COLOR:#111111'))
    await clock.pass(1_000)
    assert.equal(website.html, page())
  })

  test('an instruction is sent after pending changes, and edits continue meanwhile', async ({
    assert,
  }) => {
    const { website, clock, edits, page } = await editor()
    edits.change(text('e3', 'Zwei'))
    const answered = edits.instruct(async (version) => {
      assert.include(website.html, '>Zwei<')
      edits.change(text('e4', 'Los'))
      return website.instruct({ words: 'Eins' }, version)
    })
    assert.equal(edits.read().busy, 'instruct')
    assert.isUndefined(await edits.instruct(() => assert.fail('There is one under way.')))
    await clock.pass(10)
    assert.isDefined(await answered)
    for (const words of ['Eins', 'Zwei', 'Los']) assert.include(page(), `>${words}<`)
    await clock.pass(1_000)
    assert.equal(website.html, page())
    assert.isTrue(edits.read().hasBackup)
  })

  test('undoing an instruction is local until the page is saved', async ({ assert }) => {
    const { website, clock, edits, page } = await editor()
    await edits.instruct((version) => website.instruct({ words: 'Eins' }, version))
    edits.change(text('e3', 'Zwei'))
    await clock.pass(10)
    const told = website.html
    assert.isTrue(await edits.undoInstruction())
    assert.equal(page(), PAGE.replace('>Two<', '>Zwei<'))
    assert.isFalse(edits.read().hasBackup)
    assert.isTrue(edits.read().isHeld)
    await clock.pass(60_000)
    assert.equal(website.html, told)
    assert.isTrue(await edits.save())
    assert.equal(website.html, page())
    assert.isFalse(edits.read().isHeld)
  })

  test('the next change also sends an undone instruction, and undo steps through both', async ({
    assert,
  }) => {
    const { website, clock, edits, page, storage } = await editor()
    await edits.instruct((version) => website.instruct({ words: 'Eins' }, version))
    await edits.undoInstruction()
    website.trouble.push(silence())
    edits.change(text('e3', 'Zwei'))
    await clock.pass(10)
    // A reload in between loses neither.
    const again = await editor(website, storage)
    assert.equal(again.page(), PAGE.replace('>Two<', '>Zwei<'))
    await clock.pass(60_000)
    assert.equal(website.html, PAGE.replace('>Two<', '>Zwei<'))
    await edits.undo()
    await edits.undo()
    assert.include(page(), '>Eins<')
    await edits.undo()
    assert.equal(page(), PAGE)
  })

  test('an undone instruction does not overwrite another tab’s change', async ({ assert }) => {
    const { website, clock, edits, page, said } = await editor()
    await edits.instruct((version) => website.instruct({ words: 'Eins' }, version))
    await edits.undoInstruction()
    website.changeElsewhere(website.html.replace('Two', 'Theirs'))
    edits.change(color('e2', '#110000'))
    await clock.pass(60_000)
    assert.include(website.html, '>Theirs<')
    assert.include(website.html, '#110000')
    assert.equal(website.html, page())
    assert.include(said, 'caughtUp 1')
  })

  test('an earlier revision is restored as a change that can be undone', async ({ assert }) => {
    const { website, clock, edits, page } = await editor()
    edits.change(text('e2', 'Eins'))
    await clock.pass(10)
    assert.isTrue(await edits.restore('0'))
    assert.equal(page(), PAGE)
    assert.equal(website.html, PAGE)
    await edits.undo()
    assert.include(page(), '>Eins<')
  })

  test('an instruction that the server refuses changes nothing', async ({ assert }) => {
    const { website, edits, page } = await editor()
    const ask = (version: number) => website.instruct({ words: 'Eins' }, version)
    website.trouble.push(refusal(503, 'designer_failed', 'Not now.'))
    await assert.rejects(() => edits.instruct(ask), 'Not now.')
    assert.equal(page(), PAGE)
    assert.isNull(edits.read().busy)
    assert.isFalse(edits.read().hasBackup)
    assert.isFalse(await edits.undoInstruction())

    website.changeElsewhere(PAGE.replace('Two', 'Theirs'))
    await assert.rejects(() => edits.instruct(ask), 'Stale.')
    assert.include(page(), '>Theirs<')
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

  test('undo and redo first send pending changes, then step through the server’s history', async ({
    assert,
  }) => {
    const { website, edits, page } = await editor()
    edits.change(text('e2', 'Eins'))
    edits.change(color('e2', '#123456'))
    await edits.undo()
    assert.equal(page(), PAGE.replace('One', 'Eins'))
    await edits.undo()
    assert.equal(page(), PAGE)
    assert.isFalse(edits.read().canUndo)
    assert.isTrue(edits.read().canRedo)
    await edits.redo()
    assert.equal(page(), PAGE.replace('One', 'Eins'))
    assert.equal(website.html, page())
  })

  test('undo without a connection shows a message and changes nothing', async ({ assert }) => {
    const { website, edits, page, said } = await editor()
    edits.change(text('e2', 'Eins'))
    await edits.flush()
    website.trouble.push(silence())
    await edits.undo()
    assert.include(page(), 'Eins')
    assert.match(said.at(-1)!, /^undoFailed Could not connect to server/)
    assert.isNull(edits.read().busy)
  })

  test('undo with an empty history shows a message', async ({ assert }) => {
    const { edits, said } = await editor()
    await edits.undo()
    assert.deepEqual(said, ['nothingToUndo'])
  })

  test('save sends pending changes and then the whole text', async ({ assert }) => {
    const { website, edits, page, said } = await editor()
    edits.change(color('e2', '#123456'))
    assert.isTrue(await edits.save())
    assert.deepEqual(website.sent, ['set_style', 'save'])
    assert.equal(website.html, page())
    assert.equal(website.version, 2)
    assert.deepEqual(said, ['saved'])
  })

  test('a failed save shows the reason and loses nothing', async ({ assert }) => {
    const { website, edits, page, said } = await editor()
    website.trouble.push(silence())
    edits.change(text('e2', 'Eins'))
    assert.isFalse(await edits.save())
    assert.match(said.at(-1)!, /^saveFailed Could not connect to server/)
    assert.include(page(), 'Eins')
    assert.equal(edits.read().waiting, 1)
  })

  test('a page that the server refuses stays in the editor, with the reason', async ({
    assert,
  }) => {
    const { website, edits, page, said } = await editor()
    edits.change(text('e2', 'Eins'))
    await edits.flush()
    const before = website.html
    const reason = 'Nothing was saved, because of a new error in line 3: The page has no title.'
    website.trouble.push(refusal(400, 'breaks_page', reason))
    assert.isFalse(await edits.save())
    assert.equal(said.at(-1), `saveFailed ${reason}`)
    assert.include(page(), 'Eins')
    assert.equal(website.html, before)
    assert.isNull(edits.read().busy)
    assert.isTrue(edits.read().canUndo)
  })

  test('a page without its html tags is not saved', async ({ assert }) => {
    const { edits, said } = await editor(new FakeWebsite('<p data-element-id="e2">Hi</p>'))
    assert.isFalse(await edits.save())
    assert.deepEqual(said, ['saveFailed HTML structure corrupted during save'])
  })

  test('discarding restores the page as it was opened', async ({ assert }) => {
    const { website, edits, page } = await editor()
    edits.change(text('e2', 'Eins'))
    await edits.flush()
    edits.change(color('e3', '#123456'))
    assert.isTrue(edits.isChanged)
    assert.isTrue(await edits.discard())
    assert.equal(website.html, PAGE)
    assert.equal(page(), PAGE)
    assert.equal(edits.read().waiting, 0)
    assert.isTrue(edits.read().canUndo)
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
      { numRuns: 300, seed: 20 }
    )
  }).timeout(30_000)
})
