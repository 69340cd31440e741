import { test } from '@japa/runner'
import { withStarter } from '#designer/fill/starter'
import { withoutFieldMarks } from '#designer/live_page/field_marks'
import { followPage } from '#designer/live_page/follow_page'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { updatePage } from '#designer/live_page/update_page'
import { changeSheet } from '#designer/sheet/change_sheet'
import type { Sheet } from '#designer/sheet/sheet'
import { pageOf } from '#designer_tests/helpers/printed'
import { sheetOf } from '#designer_tests/helpers/sheets'

const plumber = withStarter(
  sheetOf({
    who: { name: 'Leeds Pipes', kind: 'plumber' },
    contact: { emails: ['ada@pipes.example'] },
    services: ['Boilers', 'Fans', 'Gates', 'Lifts', 'Locks', 'Mirrors'],
  })
)
const page = pageOf(plumber)
const sourcesOf = ({ steps = [] }: Sheet) => steps.map(({ source }) => source)

const oursOn = (html: string) =>
  new PageReading(html)
    .elements((element) => element.attribute('data-ours') !== undefined)
    .map(wordsOf)

/** The page and its sheet after these words were typed over. */
function retyped(words: string, next: string) {
  const after = page.replace(`>${words}<`, `>${next}<`)
  if (after === page) throw new Error(`The page does not say ${words}.`)
  return { ...followPage(plumber, page, after), after }
}

test.group('Sentences of ours on a page', () => {
  test('are the person’s once they are typed over', ({ assert }) => {
    const [, second] = plumber.steps!.map(({ value }) => value)
    const { sheet, html } = retyped(second.text!, 'We come and look.')
    assert.equal(sheet.steps![1].value.text, 'We come and look.')
    assert.deepEqual(sourcesOf(sheet), ['ours', 'edited', 'ours', 'ours'])
    assert.include(sheet.edited, 'steps')
    assert.include(html, 'We come and look.')
    assert.lengthOf(oursOn(html), oursOn(page).length - 1)
    assert.notInclude(oursOn(html), 'We come and look.')
  })

  test('are the person’s as a whole where only the name is typed over', ({ assert }) => {
    const [, second] = plumber.steps!.map(({ value }) => value)
    const { sheet, html } = retyped(second.name, 'We come by')
    assert.deepEqual(sheet.steps![1].value, { ...second, name: 'We come by' })
    assert.notInclude(oursOn(html), second.text!)
    assert.include(html, second.text!)
  })

  test('about a service are marked no more once they are typed over', ({ assert }) => {
    const about = oursOn(page).find((words) => words.startsWith('Servicing'))!
    const { sheet, html, changes, after } = retyped(about, 'Only combi boilers.')
    assert.deepEqual(sheet.services, plumber.services)
    assert.notInclude(oursOn(html), 'Only combi boilers.')
    assert.isNotEmpty(changes)
    assert.lengthOf(html, after.length - ' data-ours=""'.length)
  })

  test('lose their mark on the page when the person keeps them on the sheet', ({ assert }) => {
    const names = plumber.steps!.map(({ value }) => value.name)
    const kept = changeSheet(plumber, { keep: { steps: names } }, '')
    assert.isTrue(kept.ok)
    const { html } = updatePage(page, plumber, (kept as { value: Sheet }).value)
    assert.lengthOf(oursOn(html), oursOn(page).length - names.length)
  })

  test('go from the page when the person takes them away', ({ assert }) => {
    const [first, ...others] = plumber.questions!.map(({ value }) => value)
    const changed = changeSheet(plumber, { questions: others }, '')
    assert.isTrue(changed.ok)
    const { html } = updatePage(page, plumber, (changed as { value: Sheet }).value)
    assert.notInclude(html, first.question)
    assert.include(html, others[0].question)
  })

  test('are not marked for visitors', ({ assert }) => {
    assert.notInclude(withoutFieldMarks(page), 'data-ours=')
    const own = '<p data-ours="a note">Ours</p>'
    assert.equal(withoutFieldMarks(own), own)
  })
})
