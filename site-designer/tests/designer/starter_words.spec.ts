import { test } from '@japa/runner'
import { sentencesAbout, withStarter } from '#designer/fill/starter'
import { kindById } from '#designer/kinds/all'
import { starterOf } from '#designer/kinds/starter'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { changeSheet } from '#designer/sheet/change_sheet'
import type { Sheet } from '#designer/sheet/sheet'
import { pageOf } from '#designer_tests/helpers/printed'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'

const plumber = (facts: Facts = {}) =>
  sheetOf({
    ...facts,
    who: { name: 'Leeds Pipes', kind: 'plumber', ...facts.who },
    contact: { emails: ['ada@pipes.example'], ...facts.contact },
  })
const ready = starterOf(kindById('plumber'), 'en')

/** The sentences of a page that are marked as ours. */
const marked = (sheet: Sheet) =>
  new PageReading(pageOf(sheet))
    .elements((element) => element.attribute('data-ours') !== undefined)
    .map(wordsOf)

test.group('Starters', () => {
  test('of a trade has of its kind what it does not say itself', ({ assert }) => {
    const [trade, kind] = [kindById('cafe'), kindById('restaurant')]
    assert.deepEqual(starterOf(trade, 'de'), starterOf(kind, 'de'))
    assert.notDeepEqual(starterOf(trade, 'en').steps, starterOf(kind, 'en').steps)
    assert.isNotEmpty(starterOf(trade, 'de').steps)
    // Tradespeople are of too many sorts.
    assert.isEmpty(starterOf(kindById('plumber'), 'de').steps)
  })

  test('puts steps and questions on a sheet as ours', ({ assert }) => {
    const { steps, questions } = withStarter(plumber())
    assert.deepEqual(
      steps?.map(({ value }) => value),
      ready.steps
    )
    assert.deepEqual(
      questions?.map(({ value }) => value),
      ready.questions
    )
    assert.isTrue([...steps!, ...questions!].every(({ source }) => source === 'ours'))
  })

  test('stands aside for what the person has given, taken away or refused', ({ assert }) => {
    const given = { name: 'Ring', text: 'Any time.' }
    const own = changeSheet(plumber(), { steps: [given] }, '')
    assert.deepEqual(own.ok && withStarter(own.value).steps?.map(({ value }) => value), [given])
    const said = plumber()
    said.steps = [{ value: given, source: 'said' }]
    assert.lengthOf(withStarter(said).steps!, 1)
    const none = changeSheet(withStarter(plumber()), { questions: [] }, '')
    assert.deepEqual(none.ok && withStarter(none.value).questions, [])
    const refused = plumber({ wishes: { sections_refused: ['process'] } })
    assert.isUndefined(withStarter(refused).steps)
    assert.isNotEmpty(withStarter(refused).questions)
  })

  test('is that of another kind once the kind is another, and of no kind that is only likely or broad', ({
    assert,
  }) => {
    const before = withStarter(plumber())
    const changed = changeSheet(before, { who: { kind: 'yoga' } }, '')
    const yoga = starterOf(kindById('yoga'), 'en')
    assert.deepEqual(
      changed.ok && withStarter(changed.value).steps?.map(({ value }) => value),
      yoga.steps
    )
    const unsure = sheetOf({ who: { name: 'Leeds Pipes' } })
    unsure.suggestions.push({
      ...{ id: 's1', field: 'who.kind', value: 'plumber', from: [0, 1], why: 'most_likely' },
    })
    assert.isUndefined(withStarter(unsure).steps)
    assert.isUndefined(withStarter(plumber({ who: { kind: 'trade' } })).steps)
  })

  test('steps back the more the person tells', ({ assert }) => {
    const talkative = {
      offers: [{ items: [{ name: 'Tap', price: '£40' }] }],
      services: ['Boilers'],
      people: [{ name: 'Ada Pipe' }],
      where: [{ street_address: '1 Mill Lane' }],
    }
    const some = withStarter(plumber(talkative))
    assert.isNotEmpty(some.steps)
    assert.isUndefined(some.questions)
    const all = { credentials: ['Gas Safe'], dates: [{ when: '1 May', title: 'Open day' }] }
    assert.isUndefined(withStarter(plumber({ ...talkative, ...all })).steps)
  })

  test('says nothing on a page in a language that our words are not in', ({ assert }) => {
    const sheet = plumber()
    sheet.own_words.language = 'fi'
    sheet.wishes.language.value = 'fi'
    assert.isUndefined(withStarter(sheet).steps)
  })

  test('has a sentence for a service by the longest words of the trade in its name', ({
    assert,
  }) => {
    const about = (...names: string[]) => sentencesAbout(names, plumber())
    const { services } = ready
    assert.deepEqual(about('Gas boilers, all makes'), [services.Boilers])
    assert.deepEqual(about('Leaks'), [undefined])
    assert.deepEqual(about('Leaks and repairs for bathrooms'), [services['Leaks and repairs']])
    assert.deepEqual(about('Boilers', 'Old boilers'), [services.Boilers, undefined])
  })
})

test.group('A page with sentences of ours', () => {
  test('shows them, each marked', ({ assert }) => {
    const others = ['Fans', 'Gates', 'Lifts', 'Locks', 'Mirrors']
    const sheet = plumber({ services: ['Boilers', ...others] })
    const html = pageOf(sheet)
    assert.include(html, 'data-section="process"')
    assert.include(html, 'data-section="faq"')
    assert.sameMembers(marked(sheet), [
      ready.services.Boilers,
      ...ready.steps.map(({ text }) => text),
      ...ready.questions.map(({ answer }) => answer),
      ready.send,
    ])
  })

  test('marks none that the person keeps or has typed over', ({ assert }) => {
    const [first, second] = ready.steps
    const before = withStarter(plumber())
    const kept = changeSheet(before, { keep: { steps: [first.name] } }, '')
    assert.isTrue(kept.ok)
    const sheet = (kept as { value: Sheet }).value
    assert.deepEqual(
      sheet.steps?.map(({ source }) => source),
      ['edited', 'ours', 'ours', 'ours']
    )
    assert.notInclude(marked(sheet), first.text)
    assert.include(marked(sheet), second.text)
    const typed = ready.steps.map((step, at) => (at === 1 ? { ...step, text: 'We come.' } : step))
    const changed = changeSheet(before, { steps: typed }, '')
    assert.deepEqual(changed.ok && changed.value.steps?.map(({ source }) => source), [
      'ours',
      'edited',
      'ours',
      'ours',
    ])
  })

  test('keeps nothing that is not there', ({ assert }) => {
    const before = withStarter(plumber())
    const kept = changeSheet(before, { keep: { questions: ['Why?'] } }, '')
    assert.deepEqual(kept.ok && kept.value, before)
  })

  test('asks for what a message should hold only where nothing of theirs stands there', ({
    assert,
  }) => {
    assert.include(pageOf(plumber()), ready.send)
    const called = plumber({ contact: { telephones: ['0113 496 0000'], emails: [] } })
    assert.notInclude(pageOf(called), ready.send)
  })
})
