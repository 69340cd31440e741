import { test } from '@japa/runner'
import { isAddress, oneLine, readMessage } from '#websites/contact/message'

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

test.group('A message from a contact form', () => {
  test('contains the additional fields of the form', ({ assert }) => {
    const body = form({
      name: 'Eve',
      email: 'eve@example.com',
      message: 'Two lines\r\nof text',
      Phone: '0123',
      Guests: ' ',
    })
    assert.deepEqual(readMessage(body), {
      kind: 'message',
      message: {
        name: 'Eve',
        email: 'eve@example.com',
        message: 'Two lines\nof text',
        others: [['Phone', '0123']],
        isSpam: false,
      },
    })
  })

  test('requires a reply address and a text', ({ assert }) => {
    for (const email of ['', 'eve', 'eve@', 'eve@example', 'a@b.c, d@e.f', 'Eve <a@b.c>']) {
      const reading = readMessage(form({ email, message: 'Hello' }))
      assert.deepEqual(reading, { kind: 'incomplete', missing: 'email' }, email)
    }
    const silent = readMessage(form({ email: 'eve@example.com', message: ' \n ' }))
    assert.deepEqual(silent, { kind: 'incomplete', missing: 'message' })
  })

  test('is kept as spam if the hidden field is filled', ({ assert }) => {
    const body = form({ email: 'eve@example.com', message: 'Hi', website: 'http://x.example' })
    const reading = readMessage(body)
    if (reading.kind !== 'message') return assert.fail('It is a message.')
    assert.isTrue(reading.message.isSpam)
  })

  test('cannot add lines to a header', ({ assert }) => {
    assert.equal(oneLine('Eve\r\nBcc: all@example.com\0', 200), 'Eve Bcc: all@example.com')
    for (const address of ['a@b.example\r\nBcc: c@d.example', 'a@b.example\n', 'a b@c.example']) {
      assert.isFalse(isAddress(address))
    }
  })

  test('is accepted as a whole or refused; only the name is shortened', ({ assert }) => {
    const read = (length: number) =>
      readMessage(
        form({
          name: 'n'.repeat(999),
          email: 'e@example.com',
          message: 'm'.repeat(length),
          extra: 'x'.repeat(900),
        })
      )
    const reading = read(5000)
    if (reading.kind !== 'message') return assert.fail('It is a message.')
    const { name, message, others } = reading.message
    assert.deepEqual([name.length, message.length, others[0][1].length], [200, 5000, 900])
    assert.deepEqual(read(5001), { kind: 'too_long' })
  })
})
