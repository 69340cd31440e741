import { test } from '@japa/runner'
import type { Sheet, SheetChange, Suggestion } from 'site-designer/sheet'
import { settled } from './hand_clock.ts'
import { offline, Refused, review, said } from './sheet_review.ts'

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

  /** The person accepts a suggestion and types while it is being sent. */
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
    return { ...it, last: () => it.sent.at(-1)!.change, values: () => it.store.read().values! }
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
    const { values, errors } = it.store.read()
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
    assert.equal(it.store.read().values!.who.slogan, 'Good bread')
    assert.deepEqual(it.store.read().errors, {})
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
    assert.deepEqual(it.store.read().errors, {})
    assert.equal(it.store.read().saving, 'saved')
    assert.isTrue(await it.store.flush())
  })

  test('what is taken off together is sent together, and one that is gone is left out', async ({
    assert,
  }) => {
    const it = await review({
      change: () => Promise.reject(refusal({ 'suggestions.undo.1': 'Gone.' })),
    })
    it.store.change({ suggestions: { undo: ['s1'] } })
    it.store.change({ suggestions: { undo: ['s2'] } })
    await it.store.flush()
    assert.deepEqual(it.changes()[0].suggestions?.undo, ['s1', 's2'])
    assert.deepEqual(it.changes()[1].suggestions?.undo, ['s1'])
    assert.deepEqual(it.notMoved[0], ['Gone.'])
  })

  test('a refusal that names none of the suggestions discards them all', async ({ assert }) => {
    for (const fields of [{}, { 'suggestions.take': 'Too many.' }, { suggestions: 'Wrong.' }]) {
      const it = await review({ change: () => Promise.reject(refusal(fields as never)) })
      it.store.change(take('s1', 's2'))
      assert.isFalse(await it.store.flush())
      assert.lengthOf(it.sent, 1)
      assert.lengthOf(it.notMoved, 1)
      assert.deepEqual(it.store.read().errors, {})
    }
  })

  const conflict = () => Promise.reject(new Refused({ kind: 'conflict' }))

  /** The server accepts a suggestion, but its answer is lost. */
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
    assert.equal(it.store.read().saving, 'conflict')

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
    assert.deepEqual(it.store.read().errors, {})
    assert.equal(it.store.read().saving, 'saved')

    it.store.change({ services: ['A'] })
    await it.store.flush()
    it.server.change = () => Promise.reject(new Refused({ kind: 'conflict' }))
    it.store.change({ skills: ['B'] })
    await it.store.flush()
    assert.isTrue(await it.store.settleConflict('drop'))
    assert.deepEqual(it.store.read().errors, {})
  })
})
