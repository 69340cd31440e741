import { test } from '@japa/runner'
import { loadTexts } from '../../../resources/lib/text/text.ts'
import { FakeWebsite, refusal, silence } from './fake_website.ts'
import { color, editor, PAGE, text } from './open_editor.ts'

test.group('Edits | instructions, undo and saving', (group) => {
  group.setup(() => loadTexts(['editor']))

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

  test('discarding shows a change that was made elsewhere before it discards it', async ({
    assert,
  }) => {
    const { website, edits, page } = await editor()
    edits.change(text('e2', 'Eins'))
    await edits.flush()
    const other = website.html.replace('Two', 'Zwei')
    website.changeElsewhere(other)
    assert.isFalse(await edits.discard())
    assert.equal(website.html, other)
    assert.equal(page(), other)
    assert.isTrue(await edits.discard())
    assert.equal(website.html, PAGE)
  })
})
