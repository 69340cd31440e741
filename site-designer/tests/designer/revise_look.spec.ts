import { test } from '@japa/runner'
import { revise } from '#designer/instructions/sheet/revise'
import { facts, revised, values } from '#designer_tests/helpers/revised'
import { sheetOf } from '#designer_tests/helpers/sheets'

test.group('Feedback to the sections and the look', () => {
  test('sections move where they are told', ({ assert }) => {
    const { sheet, done } = revised('move contact to the top')
    assert.deepEqual(sheet.wishes.section_order, [
      'hero',
      'contact',
      'services',
      'gallery',
      'visit',
    ])
    assert.deepEqual(done, ['Moved: contact, now number 2 on the page.'])
  })

  test('a section that is wanted again is no longer refused', ({ assert }) => {
    const without = sheetOf({ wishes: { sections_refused: ['faq'] } })
    const { sheet } = revised('add an FAQ below the gallery', without)
    assert.isEmpty(sheet.wishes.sections_refused)
    assert.deepEqual(values(sheet.wishes.sections_wanted), ['faq'])
    assert.deepEqual(sheet.wishes.section_order?.slice(0, 4), [
      'hero',
      'services',
      'gallery',
      'faq',
    ])
  })

  test('a section that is not there is refused all the same', ({ assert }) => {
    const { sheet, done } = revised('remove the testimonials')
    assert.deepEqual(values(sheet.wishes.sections_refused), ['testimonials'])
    assert.match(done[0], /^Not on the page/)
  })

  test('the title stays', ({ assert }) => {
    const { sheet } = revised('remove the hero section')
    assert.deepEqual(sheet, sheetOf(facts))
  })

  test('fonts and corners follow their names', ({ assert }) => {
    const { sheet } = revised('make the font Montserrat and the corners square')
    assert.equal(sheet.wishes.look.heading_font, 'Montserrat')
    assert.equal(sheet.wishes.look.corner_radius, 0)
  })

  test('a step starts from the look of the page, and is not understood where that is unknown', ({
    assert,
  }) => {
    assert.equal(revised('rounder corners').sheet.wishes.look.corner_radius, 12)
    const unknown = revise(sheetOf(facts), 'rounder corners')
    assert.deepEqual(unknown.sheet, sheetOf(facts))
    assert.lengthOf(unknown.notUnderstood, 1)
  })

  test('"no form" refuses the form and leaves the other ways', ({ assert }) => {
    const { sheet } = revised('no contact form')
    assert.deepEqual(values(sheet.contact.refused), ['form'])
    assert.lengthOf(sheet.contact.telephones, 1)
    const again = revised('please add a contact form', sheet)
    assert.isEmpty(again.sheet.contact.refused)
  })

  test('a direction that the person chose stays until they ask for another', ({ assert }) => {
    const chosen = sheetOf(facts)
    chosen.wishes.direction = { value: 'atelier', source: 'edited' }
    const moody = revised('more playful, use navy', chosen)
    assert.equal(moody.sheet.wishes.direction?.value, 'atelier')
    const other = revised('another design please', moody.sheet)
    assert.notEqual(other.sheet.wishes.direction?.value, 'atelier')
  })

  test('a direction that a mood chose turns with the next mood', ({ assert }) => {
    const bold = revised('make it bolder').sheet
    assert.equal(bold.wishes.direction?.value, 'poster')
    assert.equal(revised('more elegant', bold).sheet.wishes.direction?.value, 'atelier')
  })
})
