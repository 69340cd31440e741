import { test } from '@japa/runner'
import type { Failure } from '../../../resources/planning/sheet/state/failure.ts'
import { settled } from './hand_clock.ts'
import { offline, Refused, review, said } from './sheet_review.ts'

test.group('Sheet store | reading', () => {
  test('an incomplete e-mail address or link is not sent while it is typed', async ({ assert }) => {
    const { store, clock, sent } = await review()
    store.change({ contact: { emails: ['ask@cru'] } })
    store.change({ who: { slogan: 'Fresh' } })
    await clock.pass(5_000)
    assert.deepEqual(sent, [])
    assert.equal(store.read().saving, 'unfinished')
    store.change({ contact: { emails: ['ask@crumb.example'] } })
    await clock.pass(5_000)
    assert.deepEqual(
      sent.map(({ change }) => change),
      [{ contact: { emails: ['ask@crumb.example'] }, who: { slogan: 'Fresh' } }]
    )
    store.change({ contact: { links: [{ url: 'https://crumb.example', label: '' }] } })
    await clock.pass(5_000)
    assert.lengthOf(sent, 1)
  })

  test('an incomplete value is sent at the end, and the answer says what is wrong', async ({
    assert,
  }) => {
    const wrong = { 'contact.emails.0': 'An e-mail address looks like name@example.com' }
    const { store, sent } = await review({
      change: () => {
        throw new Refused({ kind: 'refused', fields: wrong, reason: '' })
      },
    })
    store.change({ contact: { emails: ['ask'] } })
    assert.isFalse(await store.flush())
    assert.lengthOf(sent, 1)
    assert.deepEqual(store.read().errors, wrong)
    assert.equal(store.read().saving, 'refused')
  })

  test('shows the data of the server', async ({ assert }) => {
    const { store, plans } = await review()
    const { phase, values, prompt, page, saving } = store.read()
    assert.equal(phase, 'ready')
    assert.equal(values!.who.name, 'Crumb')
    assert.equal(prompt, 'A bakery')
    assert.equal(page, '<p>1</p>')
    assert.equal(saving, 'saved')
    assert.deepEqual(plans, ['# 1'])
  })

  test('a failed load can be repeated', async ({ assert }) => {
    const it = await review({ read: offline })
    assert.equal(it.store.read().phase, 'failed')
    it.server.read = undefined
    it.store.retry()
    assert.equal(it.store.read().phase, 'waiting')
    await settled()
    assert.equal(it.store.read().phase, 'ready')
  })
})

test.group('Sheet store | saving while typing', () => {
  test('a change is shown at once and sent after a pause, with the version it is based on', async ({
    assert,
  }) => {
    const { store, clock, sent, plans } = await review()
    store.change({ who: { name: 'Crumb & Co' } })
    assert.equal(store.read().values!.who.name, 'Crumb & Co')
    assert.equal(store.read().saving, 'saving')
    await clock.pass(59)
    assert.lengthOf(sent, 0)
    await clock.pass(1)
    assert.deepEqual(sent, [{ change: { who: { name: 'Crumb & Co' } }, etag: '"1"' }])
    assert.equal(store.read().saving, 'saved')
    assert.equal(store.read().page, '<p>2</p>')
    assert.equal(plans.at(-1), '# 2')

    store.change({ services: ['Cakes'] })
    await clock.pass(60)
    assert.equal(sent.at(-1)!.etag, '"2"')
  })

  test('changes within a pause are sent once, with the last value of each field', async ({
    assert,
  }) => {
    const { store, clock, changes } = await review()
    store.change({ who: { name: 'C', slogan: 'Good bread' } })
    await clock.pass(40)
    store.change({ who: { name: 'Co' } })
    store.change({ contact: { emails: ['a@b.co'] } })
    await clock.pass(60)
    assert.deepEqual(changes(), [
      { who: { name: 'Co', slogan: 'Good bread' }, contact: { emails: ['a@b.co'] } },
    ])
  })

  test('changes during a request follow in one request, in order', async ({ assert }) => {
    let arrive = () => {}
    const it = await review({
      change: () => new Promise<never>((done) => (arrive = done as never)),
    })
    it.store.change({ who: { name: 'A' } })
    await it.clock.pass(60)
    it.store.change({ who: { name: 'AB' } })
    it.store.change({ who: { name: 'ABC' } })
    await it.clock.pass(1_000)
    assert.lengthOf(it.sent, 1)
    it.server.change = undefined
    arrive()
    await settled()
    assert.deepEqual(it.changes(), [{ who: { name: 'A' } }, { who: { name: 'ABC' } }])
    // The answer to the first one did not turn back what was typed since.
    assert.equal(it.store.read().values!.who.name, 'ABC')
    assert.equal(it.store.read().saving, 'saved')
  })

  test('accepted suggestions and typed changes are sent separately', async ({ assert }) => {
    const it = await review()
    it.store.change({ services: ['Cakes'] })
    it.store.change({ suggestions: { take: ['s1'] } })
    it.store.change({ suggestions: { drop: ['s2'] } })
    it.store.change({ services: ['Cakes', 'Bread'] })
    assert.deepEqual(it.store.read().leaving.suggestions, { take: ['s1'], drop: ['s2'] })
    it.server.sheet = said('Rosa’s')
    await it.store.flush()
    assert.deepEqual(it.changes(), [
      { services: ['Cakes'] },
      { suggestions: { take: ['s1'], drop: ['s2'] } },
      { services: ['Cakes', 'Bread'] },
    ])
    assert.equal(it.store.read().values!.who.name, 'Rosa’s')
  })

  test('empty rows stay in the form and are not sent', async ({ assert }) => {
    const { store, changes } = await review()
    store.change({
      contact: { telephones: ['', ' 0131 '] },
      offers: [{ items: [{ name: 'Pie', price: '' }, { name: '' }] }, { items: [] }],
      where: [
        { locality: ' ', opening_hours: { monday: { spans: [{ opens: '9', closes: '' }] } } },
        { label: 'Leith', opening_hours: { sunday: { spans: [] } } },
      ],
      dates: [{ when: '', title: 'Party' }],
      people: [{ name: 'Dai', role: '' }],
    })
    await store.flush()
    assert.deepEqual(changes(), [
      {
        contact: { telephones: ['0131'] },
        offers: [{ items: [{ name: 'Pie' }] }],
        where: [{ label: 'Leith', opening_hours: { sunday: { spans: [] } } }],
        dates: [],
        people: [{ name: 'Dai' }],
      },
    ])
    assert.deepEqual(store.read().values!.contact.telephones, ['', ' 0131 '])
  })
})

test.group('Sheet store | failures', () => {
  test('without an answer the change is kept and repeated at growing intervals', async ({
    assert,
  }) => {
    const it = await review({ change: offline })
    it.store.change({ who: { name: 'A' } })
    await it.clock.pass(60)
    assert.equal(it.store.read().saving, 'offline')
    await it.clock.pass(1_000)
    await it.clock.pass(1_999)
    assert.lengthOf(it.sent, 2)
    await it.clock.pass(1)
    assert.lengthOf(it.sent, 3)

    it.server.change = undefined
    await it.clock.pass(4_000)
    assert.equal(it.store.read().saving, 'saved')
    assert.equal(it.kept.length, 0)
  })

  test('a reload finds changes that were not saved', async ({ assert }) => {
    const before = await review({ change: offline })
    before.store.change({ who: { name: 'A' } })
    await before.clock.pass(60)
    before.store.stop()

    const after = await review({}, before.kept)
    assert.equal(after.store.read().values!.who.name, 'A')
    await after.clock.pass(60)
    assert.deepEqual(after.changes(), [{ who: { name: 'A' } }])
    assert.equal(after.kept.length, 0)
  })

  test('a refused field shows the reason, and the rest of the change is saved', async ({
    assert,
  }) => {
    const refuse = { kind: 'refused', reason: '', fields: { 'contact.emails.0': 'No address.' } }
    const it = await review({
      change: async ({ contact }) => {
        if (contact?.emails) throw new Refused(refuse as Failure)
      },
    })
    it.store.change({ contact: { emails: ['x'], telephones: ['1'] }, services: ['Cakes'] })
    assert.isFalse(await it.store.flush())
    assert.deepEqual(it.changes().at(-1), { contact: { telephones: ['1'] }, services: ['Cakes'] })
    assert.deepEqual(it.store.read().errors, { 'contact.emails.0': 'No address.' })
    assert.equal(it.store.read().saving, 'refused')
    assert.deepEqual(it.store.read().values!.contact.emails, ['x'])

    it.server.change = undefined
    it.store.change({ contact: { emails: ['x@y.z'] } })
    assert.deepEqual(it.store.read().errors, {})
    assert.isTrue(await it.store.flush())
  })

  test('a refusal without a field is shown at the changed field, and is not sent again', async ({
    assert,
  }) => {
    const refuse = { kind: 'refused', reason: 'Too much.', fields: {} }
    const it = await review({ change: () => Promise.reject(new Refused(refuse as Failure)) })
    it.store.change({ services: ['Cakes'] })
    assert.isFalse(await it.store.flush())
    assert.deepEqual(it.store.read().errors, { services: 'Too much.' })
    assert.lengthOf(it.sent, 1)
    assert.equal(it.kept.length, 0)
  })

  test('a conflict stops saving until the person chooses a version', async ({ assert }) => {
    for (const mine of ['keep', 'drop'] as const) {
      const it = await review({
        change: () => Promise.reject(new Refused({ kind: 'conflict' })),
      })
      it.store.change({ who: { name: 'Mine' } })
      await it.clock.pass(60)
      it.store.change({ who: { name: 'Mine!' } })
      await it.clock.pass(60_000)
      assert.equal(it.store.read().saving, 'conflict')
      assert.lengthOf(it.sent, 1)
      assert.isFalse(await it.store.flush())

      Object.assign(it.server, { change: undefined, version: 7, sheet: said('Theirs') })
      assert.isTrue(await it.store.settleConflict(mine))
      assert.equal(it.store.read().saving, 'saved')
      if (mine === 'drop') {
        assert.equal(it.store.read().values!.who.name, 'Theirs')
        assert.lengthOf(it.sent, 1)
      } else {
        assert.deepEqual(it.sent.at(-1), { change: { who: { name: 'Mine!' } }, etag: '"7"' })
      }
    }
  })

  test('an approved plan sends no further changes', async ({ assert }) => {
    const it = await review({ change: () => Promise.reject(new Refused({ kind: 'closed' })) })
    it.store.change({ who: { name: 'A' } })
    await it.clock.pass(60)
    it.store.change({ who: { name: 'AB' } })
    await it.clock.pass(60_000)
    assert.equal(it.store.read().saving, 'closed')
    assert.lengthOf(it.sent, 1)
  })
})

test.group('Sheet store | other changes of the plan', () => {
  test('feedback waits for typed changes, and then the new sheet is loaded', async ({ assert }) => {
    const it = await review()
    it.store.change({ who: { name: 'A' } })
    const order: number[] = []
    await it.store.between(async () => {
      order.push(it.sent.length)
      it.server.sheet = said('From feedback')
      it.server.version = 9
    })
    assert.deepEqual(order, [1])
    assert.equal(it.store.read().values!.who.name, 'From feedback')
    it.store.change({ services: ['Cakes'] })
    await it.store.flush()
    assert.equal(it.sent.at(-1)!.etag, '"9"')
  })

  test('going back deletes unsaved changes', async ({ assert }) => {
    const it = await review({ change: offline })
    it.store.change({ who: { name: 'A' } })
    await it.clock.pass(60)
    it.store.discard()
    assert.equal(it.kept.length, 0)
    await it.clock.pass(60_000)
    assert.lengthOf(it.sent, 1)
  })
})
