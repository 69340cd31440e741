import { test } from '@japa/runner'
import type { Message } from '#contract/api/messages'
import { loadTexts } from '../../../resources/lib/text/text.ts'
import { toast, toastStore } from '../../../resources/ui/toast/toast_store.ts'
import { wantsUndo } from '../../../resources/ui/toast/wants_undo.ts'
import { replyLink } from '../../../resources/websites/messages/reply_link.ts'

const MESSAGE: Message = {
  id: 'm',
  website_id: 'w',
  website_title: 'Rye & Daughters',
  name: 'Eve',
  email: 'eve@example.com',
  can_reply: true,
  text: 'Open on Sunday?\nOr Monday?',
  others: [],
  created_at: '2026-03-01T12:00:00.000Z',
  is_read: true,
  is_spam: false,
}

test.group('Messages | the link to reply', (group) => {
  group.setup(() => loadTexts(['messages']))

  test('it has a subject with the website, and quotes the message', ({ assert }) => {
    const link = replyLink(MESSAGE)
    const { pathname, searchParams } = new URL(link)
    assert.equal(pathname, 'eve@example.com')
    assert.equal(searchParams.get('subject'), 'Re: Your message to Rye & Daughters')
    assert.equal(
      searchParams.get('body'),
      '\r\n\r\nEve wrote on March 1, 2026:\r\n> Open on Sunday?\r\n> Or Monday?'
    )
  })

  test('what a visitor wrote adds no recipient and no header', ({ assert }) => {
    const text = 'Hi&bcc=all@example.com\r\nCc: x\n%0ABcc: y # + ?'
    const { pathname, searchParams } = new URL(
      replyLink({ ...MESSAGE, text, email: 'a?cc=b&x#y%z@example.com', name: 'x&cc=y' })
    )
    assert.equal(decodeURIComponent(pathname), 'a?cc=b&x#y%z@example.com')
    assert.sameMembers([...searchParams.keys()], ['subject', 'body'])
    assert.include(searchParams.get('body'), '> %0ABcc: y # + ?')
  })

  test('a long message is shortened between letters', ({ assert }) => {
    for (const letter of ['🥖', 'ş', 'x']) {
      const link = replyLink({ ...MESSAGE, text: letter.repeat(5_000) })
      const quoted = new URL(link).searchParams.get('body')!.split('> ')[1]
      assert.equal(quoted, `${letter.repeat(600)}…`)
    }
    assert.include(replyLink({ ...MESSAGE, text: 'a\ud83e' }), '%EF%BF%BD')
  })
})

test.group('Messages | undo in a toast', (group) => {
  group.each.teardown(() => toast.dismiss())

  test('it is wanted if its button is pressed', async ({ assert }) => {
    const answer = wantsUndo('Message deleted.', 'Undo')
    toastStore.getState().current!.action!.onClick()
    toast.dismiss()
    assert.isTrue(await answer)
  })

  test('it is not wanted if the toast closes or another one takes its place', async ({
    assert,
  }) => {
    const closed = wantsUndo('Message deleted.', 'Undo')
    toast.dismiss()
    assert.isFalse(await closed)
    const replaced = wantsUndo('Message deleted.', 'Undo')
    const next = wantsUndo('Message deleted.', 'Undo')
    assert.isFalse(await replaced)
    toast.dismiss(toastStore.getState().current!.id)
    assert.isFalse(await next)
  })
})
