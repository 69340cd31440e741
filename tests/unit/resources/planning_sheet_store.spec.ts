import { test } from '@japa/runner'
import { emptySheet, type Sheet, type SheetChange, type Suggestion } from 'site-designer/sheet'
import { KeptChanges } from '../../../resources/planning/sheet/state/kept_changes.ts'
import { SheetStore } from '../../../resources/planning/sheet/state/sheet_store.ts'
import type { Failure } from '../../../resources/planning/sheet/state/failure.ts'
import { HandClock, settled } from './hand_clock.ts'
import { memoryStore } from './memory_store.ts'

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind)
  }
}

function said(name: string): Sheet {
  const sheet = emptySheet({ value: 'en', source: 'said' })
  return { ...sheet, who: { name: { value: name, source: 'said' } } }
}

const offline = () => Promise.reject(new Refused({ kind: 'offline', after: 0 }))

/** What a test does before the server answers, such as refuse. */
interface Refusals {
  read?(): unknown
  change?(change: SheetChange): unknown
}

/** A sheet under review, with a server that writes down what it was sent. */
async function review(answers: Refusals = {}, kept = memoryStore()) {
  const clock = new HandClock()
  const sent: { change: SheetChange; etag: string | null }[] = []
  const plans: string[] = []
  const notMoved: string[][] = []
  const server: Refusals & { sheet: Sheet; version: number } = {
    sheet: said('Crumb'),
    version: 1,
    ...answers,
  }
  const answer = () => ({
    sheet: server.sheet,
    page: `<p>${server.version}</p>`,
    plan: `# ${server.version}`,
    etag: `"${server.version}"`,
  })
  const store = new SheetStore({
    kept: new KeptChanges(kept, 'p1'),
    calls: {
      read: async () => (await server.read?.(), { prompt: 'A bakery', ...answer() }),
      change: async (change, etag) => {
        sent.push({ change, etag })
        await server.change?.(change)
        server.version++
        return answer()
      },
    },
    failureOf: (error) => (error as Refused).failure,
    schedule: clock.schedule,
    onPlan: (plan) => void plans.push(plan),
    onNotMoved: (reasons) => void notMoved.push(reasons),
  })
  await store.load()
  return {
    store,
    clock,
    sent,
    plans,
    notMoved,
    server,
    kept,
    changes: () => sent.map((it) => it.change),
  }
}

test.group('Sheet store | reading', () => {
  test('an incomplete e-mail address or link is not sent while it is typed', async ({ assert }) => {
    const { store, clock, sent } = await review()
    store.change({ contact: { emails: ['ask@cru'] } })
    store.change({ who: { slogan: 'Fresh' } })
    await clock.pass(5_000)
    assert.deepEqual(sent, [])
    assert.equal(store.state().saving, 'unfinished')
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
    assert.deepEqual(store.state().errors, wrong)
    assert.equal(store.state().saving, 'refused')
  })

  test('shows the data of the server', async ({ assert }) => {
    const { store, plans } = await review()
    const { phase, values, prompt, page, saving } = store.state()
    assert.equal(phase, 'ready')
    assert.equal(values!.who.name, 'Crumb')
    assert.equal(prompt, 'A bakery')
    assert.equal(page, '<p>1</p>')
    assert.equal(saving, 'saved')
    assert.deepEqual(plans, ['# 1'])
  })

  test('a failed load can be repeated', async ({ assert }) => {
    const it = await review({ read: offline })
    assert.equal(it.store.state().phase, 'failed')
    it.server.read = undefined
    it.store.retry()
    assert.equal(it.store.state().phase, 'waiting')
    await settled()
    assert.equal(it.store.state().phase, 'ready')
  })
})

test.group('Sheet store | saving while typing', () => {
  test('a change is shown at once and sent after a pause, with the version it is based on', async ({
    assert,
  }) => {
    const { store, clock, sent, plans } = await review()
    store.change({ who: { name: 'Crumb & Co' } })
    assert.equal(store.state().values!.who.name, 'Crumb & Co')
    assert.equal(store.state().saving, 'saving')
    await clock.pass(59)
    assert.lengthOf(sent, 0)
    await clock.pass(1)
    assert.deepEqual(sent, [{ change: { who: { name: 'Crumb & Co' } }, etag: '"1"' }])
    assert.equal(store.state().saving, 'saved')
    assert.equal(store.state().page, '<p>2</p>')
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
    assert.equal(it.store.state().values!.who.name, 'ABC')
    assert.equal(it.store.state().saving, 'saved')
  })

  test('accepted suggestions and typed changes are sent separately', async ({ assert }) => {
    const it = await review()
    it.store.change({ services: ['Cakes'] })
    it.store.change({ suggestions: { take: ['s1'] } })
    it.store.change({ suggestions: { drop: ['s2'] } })
    it.store.change({ services: ['Cakes', 'Bread'] })
    assert.deepEqual(it.store.state().leaving.suggestions, { take: ['s1'], drop: ['s2'] })
    it.server.sheet = said('Rosa’s')
    await it.store.flush()
    assert.deepEqual(it.changes(), [
      { services: ['Cakes'] },
      { suggestions: { take: ['s1'], drop: ['s2'] } },
      { services: ['Cakes', 'Bread'] },
    ])
    assert.equal(it.store.state().values!.who.name, 'Rosa’s')
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
    assert.deepEqual(store.state().values!.contact.telephones, ['', ' 0131 '])
  })
})

test.group('Sheet store | failures', () => {
  test('without an answer the change is kept and repeated at growing intervals', async ({
    assert,
  }) => {
    const it = await review({ change: offline })
    it.store.change({ who: { name: 'A' } })
    await it.clock.pass(60)
    assert.equal(it.store.state().saving, 'offline')
    await it.clock.pass(1_000)
    await it.clock.pass(1_999)
    assert.lengthOf(it.sent, 2)
    await it.clock.pass(1)
    assert.lengthOf(it.sent, 3)

    it.server.change = undefined
    await it.clock.pass(4_000)
    assert.equal(it.store.state().saving, 'saved')
    assert.equal(it.kept.size(), 0)
  })

  test('a reload finds changes that were not saved', async ({ assert }) => {
    const before = await review({ change: offline })
    before.store.change({ who: { name: 'A' } })
    await before.clock.pass(60)
    before.store.stop()

    const after = await review({}, before.kept)
    assert.equal(after.store.state().values!.who.name, 'A')
    await after.clock.pass(60)
    assert.deepEqual(after.changes(), [{ who: { name: 'A' } }])
    assert.equal(after.kept.size(), 0)
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
    assert.deepEqual(it.store.state().errors, { 'contact.emails.0': 'No address.' })
    assert.equal(it.store.state().saving, 'refused')
    assert.deepEqual(it.store.state().values!.contact.emails, ['x'])

    it.server.change = undefined
    it.store.change({ contact: { emails: ['x@y.z'] } })
    assert.deepEqual(it.store.state().errors, {})
    assert.isTrue(await it.store.flush())
  })

  test('a refusal without a field is shown at the changed field, and is not sent again', async ({
    assert,
  }) => {
    const refuse = { kind: 'refused', reason: 'Too much.', fields: {} }
    const it = await review({ change: () => Promise.reject(new Refused(refuse as Failure)) })
    it.store.change({ services: ['Cakes'] })
    assert.isFalse(await it.store.flush())
    assert.deepEqual(it.store.state().errors, { services: 'Too much.' })
    assert.lengthOf(it.sent, 1)
    assert.equal(it.kept.size(), 0)
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
      assert.equal(it.store.state().saving, 'conflict')
      assert.lengthOf(it.sent, 1)
      assert.isFalse(await it.store.flush())

      Object.assign(it.server, { change: undefined, version: 7, sheet: said('Theirs') })
      assert.isTrue(await it.store.settleConflict(mine))
      assert.equal(it.store.state().saving, 'saved')
      if (mine === 'drop') {
        assert.equal(it.store.state().values!.who.name, 'Theirs')
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
    assert.equal(it.store.state().saving, 'closed')
    assert.lengthOf(it.sent, 1)
  })
})

test.group('Sheet store | moving text', () => {
  const value = <T>(it: T) => ({ value: it, source: 'said' as const })
  const sheetOf = (fields: Partial<Sheet>): Sheet => ({ ...said('Crumb'), ...fields })
  const listed = (...services: string[]) => sheetOf({ services: services.map(value) })
  const take = (...ids: string[]) => ({ suggestions: { take: ids } })
  const tapped = (id: string): Suggestion => {
    return { id, field: 'services', value: id.toUpperCase(), from: [0, 2], why: 'looks_like_one' }
  }
  const refusal = (fields: Record<string, string>) =>
    new Refused({ kind: 'refused', reason: '', fields })

  /** A sheet on which a suggestion is being taken while the person types. */
  async function moving(before: Sheet, after: Sheet, typed: SheetChange[]) {
    const it = await review()
    it.server.sheet = before
    await it.store.settleConflict('drop')
    let arrive = () => {}
    it.server.change = () => new Promise<void>((done) => (arrive = done))
    it.store.change(take('s1'))
    await it.clock.pass(60)
    for (const change of typed) it.store.change(change)
    it.server.change = undefined
    it.server.sheet = after
    arrive()
    await settled()
    return { ...it, last: () => it.sent.at(-1)!.change, values: () => it.store.state().values! }
  }

  test('a list edited before the answer keeps the accepted suggestion', async ({ assert }) => {
    const it = await moving(listed('A', 'B'), listed('A', 'B', 'S1'), [{ services: ['A', 'B!'] }])
    assert.deepEqual(it.last(), { services: ['A', 'B!', 'S1'] })
    assert.deepEqual(it.values().services, ['A', 'B!', 'S1'])
  })

  test('a list edited offline keeps the accepted suggestions after a reload', async ({
    assert,
  }) => {
    const sheet = { ...listed('A', 'B'), suggestions: [tapped('s1'), tapped('s2')] }
    const before = await review({ change: offline })
    before.server.sheet = sheet
    await before.store.settleConflict('drop')
    before.store.change(take('s1'))
    before.store.change({ services: ['A', 'B!'] })
    before.store.change(take('s2'))
    before.store.change({ services: ['A', 'B!', 'C'] })
    await before.clock.pass(60)
    before.store.stop()

    const after = await review({ read: () => offline() }, before.kept)
    Object.assign(after.server, { read: undefined, sheet })
    const moved = [listed('A', 'B', 'S1'), listed('A', 'B!', 'S1')]
    moved.push(listed('A', 'B!', 'S1', 'S2'))
    after.server.change = () => void (after.server.sheet = moved.shift() ?? after.server.sheet)
    after.store.retry()
    await settled()
    await after.store.flush()
    assert.deepEqual(after.changes(), [
      take('s1'),
      { services: ['A', 'B!', 'S1'] },
      take('s2'),
      { services: ['A', 'B!', 'C', 'S1', 'S2'] },
    ])
  })

  test('an accepted item is added to the renamed group', async ({ assert }) => {
    const menu = (...names: string[]) =>
      sheetOf({ offers: [{ name: 'Bread', items: names.map((name) => value({ name })) }] })
    const it = await moving(menu('Rye'), menu('Rye', 'Spelt'), [
      { offers: [{ name: 'Loaves', items: [{ name: 'Rye', price: '4' }, { name: '' }] }] },
    ])
    const items = [{ name: 'Rye', price: '4' }, { name: 'Spelt' }]
    assert.deepEqual(it.last(), { offers: [{ name: 'Loaves', items }] })
    assert.lengthOf(it.values().offers[0]!.items, 3)
  })

  test('a place gets its missing fields and keeps what the person typed', async ({ assert }) => {
    const places = (...where: Sheet['where']) => sheetOf({ where })
    const leith = { area_served: [], opening_hours: { notes: [] }, label: value('Leith') }
    const monday = { spans: [{ opens: '09:00', closes: '17:00' }] }
    const moved = {
      ...leith,
      locality: value('Edinburgh'),
      country: value('Scotland'),
      area_served: [value('Lothian')],
      opening_hours: { monday: value(monday), notes: [value('Late')] },
    }
    const it = await moving(places(leith), places(moved), [
      {
        where: [
          { label: '' },
          {
            label: 'Leith Walk',
            country: 'UK',
            area_served: ['Fife'],
            opening_hours: { sunday: { spans: [] }, notes: [] },
          },
        ],
      },
    ])
    assert.deepEqual(it.last().where, [
      {
        label: 'Leith Walk',
        country: 'UK',
        locality: 'Edinburgh',
        area_served: ['Fife', 'Lothian'],
        opening_hours: { monday, sunday: { spans: [] }, notes: ['Late'] },
      },
    ])

    const first = await moving(places(), places(moved), [
      { where: [{ street_address: 'Shore 1' }] },
    ])
    const [place] = first.last().where!
    assert.lengthOf(first.last().where!, 1)
    assert.include(place, { street_address: 'Shore 1', label: 'Leith', locality: 'Edinburgh' })

    const other = { ...leith, label: value('Fife') }
    const gone = await moving(places(leith, other), places(moved, other), [
      { where: [{ label: 'Fife' }] },
    ])
    assert.deepEqual(gone.last(), { where: [{ label: 'Fife' }] })
  })

  test('a typed text is kept, and an emptied one gets the suggestion', async ({ assert }) => {
    const who = (slogan: string) => sheetOf({ who: { slogan: value(slogan) } })
    const it = await moving(sheetOf({ who: {} }), who('Good bread'), [
      { who: { slogan: 'Best bread' } },
    ])
    assert.deepEqual(it.last(), { who: { slogan: 'Best bread' } })
    const empty = await moving(sheetOf({ who: {} }), who('Good bread'), [{ who: { slogan: null } }])
    assert.deepEqual(empty.last(), { who: { slogan: 'Good bread' } })
  })

  test('a sentence added to the own words is kept beside what is typed', async ({ assert }) => {
    const about = (text: string) => sheetOf({ own_words: { ...words, about: value(text) } })
    const words = { quotes: [], unplaced: [] }
    const it = await moving(about('We bake'), about('We bake. Come in!'), [
      { own_words: { about: 'We bake daily' } },
    ])
    assert.deepEqual(it.last(), { own_words: { about: 'We bake daily. Come in!' } })
    const first = await moving(sheetOf({}), about('Come in!'), [{ own_words: { about: 'Hello.' } }])
    assert.deepEqual(first.last(), { own_words: { about: 'Hello. Come in!' } })
  })

  test('incomplete and refused values stay in the form, even in the changed field', async ({
    assert,
  }) => {
    const it = await review({
      change: ({ contact }) => {
        if (contact) throw refusal({ 'contact.emails.0': 'No address.' })
      },
    })
    it.store.change({ contact: { emails: ['foo@'] }, dates: [{ when: '', title: 'Party' }] })
    await it.store.flush()
    const fair = { when: '1 May', title: 'Fair' }
    it.server.sheet = sheetOf({ services: [value('S1')], dates: [value(fair)] })
    it.store.change(take('s1', 's2'))
    assert.isFalse(await it.store.flush())
    const { values, errors } = it.store.state()
    assert.deepEqual(values!.contact.emails, ['foo@'])
    assert.deepEqual(errors, { 'contact.emails.0': 'No address.' })
    assert.deepEqual(values!.dates, [{ when: '', title: 'Party' }, fair])
    assert.deepEqual(values!.services, ['S1'])
  })

  test('an accepted suggestion replaces a refused text', async ({ assert }) => {
    const it = await review({
      change: ({ who }) => {
        if (who) throw refusal({ 'who.slogan': 'Too long.' })
      },
    })
    it.store.change({ who: { slogan: 'Too long' } })
    await it.store.flush()
    it.server.sheet = sheetOf({ who: { slogan: value('Good bread') } })
    it.store.change(take('s1'))
    assert.isTrue(await it.store.flush())
    assert.equal(it.store.state().values!.who.slogan, 'Good bread')
    assert.deepEqual(it.store.state().errors, {})
  })

  test('one refused suggestion is reported, and the others are sent', async ({ assert }) => {
    const it = await review()
    it.server.change = () => {
      it.server.change = undefined
      throw refusal({ 'suggestions.take.1': 'Gone.', 'unplaced.0.to': 'No date.' })
    }
    const rest = { from: [4, 9] as [number, number], to: 'drop' as const }
    it.store.change(take('s1', 's2'))
    it.store.change({ suggestions: { drop: ['s3'] } })
    it.store.change({ unplaced: [{ from: [0, 3], to: 'dates' }, rest] })
    assert.isFalse(await it.store.flush())
    assert.deepEqual(it.notMoved, [['Gone.', 'No date.']])
    assert.lengthOf(it.sent, 2)
    const left = { suggestions: { take: ['s1'], drop: ['s3'] }, unplaced: [rest] }
    assert.deepEqual(it.changes()[1], left)
    assert.deepEqual(it.store.state().errors, {})
    assert.equal(it.store.state().saving, 'saved')
    assert.isTrue(await it.store.flush())
  })

  test('a refusal that names none of the suggestions discards them all', async ({ assert }) => {
    for (const fields of [{}, { 'suggestions.take': 'Too many.' }, { suggestions: 'Wrong.' }]) {
      const it = await review({ change: () => Promise.reject(refusal(fields as never)) })
      it.store.change(take('s1', 's2'))
      assert.isFalse(await it.store.flush())
      assert.lengthOf(it.sent, 1)
      assert.lengthOf(it.notMoved, 1)
      assert.deepEqual(it.store.state().errors, {})
    }
  })

  const conflict = () => Promise.reject(new Refused({ kind: 'conflict' }))

  /** A server that did what a tap asked for, and whose answer never came. */
  function loseAnswer({ server }: Pick<Awaited<ReturnType<typeof review>>, 'server'>) {
    server.change = () => {
      Object.assign(server, { sheet: listed('A', 'B', 'S1'), version: 2 })
      server.change = conflict
      return offline()
    }
  }

  test('a suggestion whose answer was lost is kept beside what was typed', async ({ assert }) => {
    const it = await review()
    it.server.sheet = { ...listed('A', 'B'), suggestions: [tapped('s1')] }
    await it.store.settleConflict('drop')
    loseAnswer(it)
    it.store.change(take('s1'))
    it.store.change({ services: ['A', 'B!'] })
    assert.isFalse(await it.store.flush())
    await it.clock.pass(1_000)
    assert.equal(it.store.state().saving, 'conflict')

    it.server.change = undefined
    assert.isTrue(await it.store.settleConflict('keep'))
    assert.deepEqual(it.changes().at(-1), { services: ['A', 'B!', 'S1'] })
    assert.lengthOf(it.sent, 3)
    assert.deepEqual(it.notMoved, [])
  })

  test('a suggestion whose answer was lost before a reload is kept', async ({ assert }) => {
    const before = await review()
    before.server.sheet = { ...listed('A', 'B'), suggestions: [tapped('s1')] }
    await before.store.settleConflict('drop')
    loseAnswer(before)
    before.store.change(take('s1'))
    before.store.change({ services: ['A', 'B!'] })
    await before.store.flush()
    before.store.stop()

    const after = await review({ read: () => offline() }, before.kept)
    Object.assign(after.server, { read: undefined, sheet: listed('A', 'B', 'S1') })
    after.store.retry()
    await settled()
    assert.isTrue(await after.store.flush())
    assert.deepEqual(after.changes(), [{ services: ['A', 'B!', 'S1'] }])
  })

  test('the messages of a refusal disappear when the sheet is loaded again', async ({ assert }) => {
    const it = await review({ change: () => Promise.reject(refusal({ services: 'No.' })) })
    it.store.change({ services: ['A'] })
    assert.isFalse(await it.store.flush())
    await it.store.between(async () => {})
    assert.deepEqual(it.store.state().errors, {})
    assert.equal(it.store.state().saving, 'saved')

    it.store.change({ services: ['A'] })
    await it.store.flush()
    it.server.change = () => Promise.reject(new Refused({ kind: 'conflict' }))
    it.store.change({ skills: ['B'] })
    await it.store.flush()
    assert.isTrue(await it.store.settleConflict('drop'))
    assert.deepEqual(it.store.state().errors, {})
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
    assert.equal(it.store.state().values!.who.name, 'From feedback')
    it.store.change({ services: ['Cakes'] })
    await it.store.flush()
    assert.equal(it.sent.at(-1)!.etag, '"9"')
  })

  test('going back deletes unsaved changes', async ({ assert }) => {
    const it = await review({ change: offline })
    it.store.change({ who: { name: 'A' } })
    await it.clock.pass(60)
    it.store.discard()
    assert.equal(it.kept.size(), 0)
    await it.clock.pass(60_000)
    assert.lengthOf(it.sent, 1)
  })
})
