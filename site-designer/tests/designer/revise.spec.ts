import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Form } from '#designer/site/form'
import { fillSite } from '#designer/page/fill_site'
import { compose } from '#designer/outline/compose'
import { revise } from '#designer/instructions/sheet/revise'
import type { FieldPath, Sheet } from '#designer/sheet/sheet'
import { checkSite } from '#designer/site/check_site'
import { facts, kinds, page, revised, values } from '#designer_tests/helpers/revised'
import { open, sheetOf } from '#designer_tests/helpers/sheets'
import { propertyRuns } from '#designer_tests/helpers/property_runs'

test.group('Feedback to a sheet', () => {
  test('several wishes in one sentence are each done and each said', ({ assert }) => {
    const { sheet, done, notUnderstood } = revised(
      'drop the gallery, add an FAQ, make it darker, more formal, we are called Ash & Oak, use green'
    )
    assert.deepEqual(values(sheet.wishes.sections_refused), ['gallery'])
    assert.deepEqual(values(sheet.wishes.sections_wanted), ['faq'])
    assert.equal(sheet.wishes.theme?.value, 'dark')
    assert.deepEqual(values(sheet.wishes.moods), ['formal'])
    assert.equal(sheet.wishes.direction?.value, 'ledger')
    assert.equal(sheet.who.name?.value, 'Ash & Oak')
    assert.deepEqual(values(sheet.wishes.colours), [{ hex: '#2f7d4f', word: 'green' }])
    assert.isEmpty(notUnderstood)
    assert.includeMembers(done, ['Taken out: gallery.', 'The page is dark now.'])
    assert.lengthOf(done, 6)
  })

  test('a name ends where another wish begins', ({ assert }) => {
    for (const name of [
      'Salt and pepper',
      'Smith, Jones, and Brown',
      'Ash & Oak',
      'salt and more',
    ]) {
      assert.equal(revised(`Call it ${name}`).sheet.who.name?.value, name)
    }
    const both = revised('Call it Crumb and Crust, and add a gallery')
    assert.equal(both.sheet.who.name?.value, 'Crumb and Crust')
    assert.lengthOf(both.done, 2)
    const quoted = revised('Call it “Ash, and play the harp”')
    assert.equal(quoted.sheet.who.name?.value, 'Ash, and play the harp')
  })

  test('words of the text are exchanged whole, and "it" is none of them', ({ assert }) => {
    const told = sheetOf({ ...facts, own_words: { about: 'We sell simit. I like it.' } })
    const after = (feedback: string) => revised(feedback, told).sheet.own_words.about?.value
    assert.equal(after('Replace simit with bread'), 'We sell bread. I like it.')
    for (const said of ['Replace sim with bread', 'Change it to bread', 'Replace it with bread']) {
      assert.equal(after(said), told.own_words.about!.value, said)
    }
  })

  test('facts become fields that no reader overwrites', ({ assert }) => {
    const { sheet, done, notUnderstood } = revised(
      'Our phone is 0117 555 0199. The e-mail is new@ash.example. We moved to 12 King Street. We are based in Leeds now. Trading since 1999.'
    )
    assert.deepEqual(sheet.contact.telephones, [{ value: '0117 555 0199', source: 'edited' }])
    assert.deepEqual(values(sheet.contact.emails), ['new@ash.example'])
    assert.equal(sheet.where[0].street_address?.value, '12 King Street')
    assert.equal(sheet.where[0].locality?.value, 'Leeds')
    assert.equal(sheet.who.founding_year?.value, '1999')
    assert.sameMembers(sheet.edited, [
      'contact.telephones',
      'contact.emails',
      'where.street_address',
      'where.locality',
      'who.founding_year',
    ])
    assert.isEmpty(notUnderstood)
    assert.include(done, 'Noted, phone number: 0117 555 0199.')
  })

  test('of the prompt, what is removed is dropped, and what becomes an offer stays', ({
    assert,
  }) => {
    const before = sheetOf(facts)
    before.services[0].from = [0, 8]
    before.coverage = [{ from: [0, 8], as: 'field', field: 'services' }]
    const useAfter = (feedback: string) => revised(feedback, before).sheet.coverage[0].as
    assert.equal(useAfter('remove rewiring'), 'dropped')
    assert.equal(useAfter('rewiring is £50. use burgundy'), 'field')
    assert.equal(useAfter('remove rewiring. use burgundy'), 'dropped')
  })

  test('the sheet that is given stays as it is', ({ assert }) => {
    const { before } = revised('we are called Ash & Oak, use green, add an FAQ')
    assert.deepEqual(before, sheetOf(facts))
  })

  test('hours of several days change these days alone', ({ assert }) => {
    const { sheet } = revised('we are open Tue-Fri 9-17 and Sun 10-14, closed Mondays')
    const { notes, ...days } = sheet.where[0].opening_hours
    assert.isEmpty(notes)
    assert.deepEqual(Object.keys(days), [
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
    ])
    assert.deepEqual(days.saturday?.value, open('09:00-12:00'))
    assert.deepEqual(days.monday?.value, { spans: [] })
    assert.deepEqual(days.friday?.value, open('09:00-17:00'))
    assert.deepEqual(days.sunday?.value, open('10:00-14:00'))
  })

  test('hours of one day leave the other days as they are', ({ assert }) => {
    const { sheet, before } = revised('closed on Saturdays')
    const { saturday, ...others } = sheet.where[0].opening_hours
    assert.deepEqual(saturday, { value: { spans: [] }, source: 'edited' })
    const { saturday: old, ...same } = before.where[0].opening_hours
    assert.exists(old)
    assert.deepEqual(others, same)
  })

  test('of several places the one that is named gets the new hours', ({ assert }) => {
    const places = sheetOf({
      where: [
        { label: 'Leith', street_address: '1 Shore' },
        { label: 'Old Town', street_address: '2 High Street' },
      ],
    })
    const named = revised('in Leith we are open Mon-Fri 9-17', places)
    assert.exists(named.sheet.where[0].opening_hours.monday)
    assert.notExists(named.sheet.where[1].opening_hours.monday)
    const unnamed = revised('we are open Mon-Fri 9-17', places)
    assert.deepEqual(unnamed.sheet, places)
    const [{ words, readings }] = unnamed.unclear!
    assert.deepEqual(
      readings.map(({ label }) => label),
      ['Leith', 'Old Town']
    )
    const chosen = revise(places, words, { kinds, page, choices: [readings[1].id] })
    assert.notExists(chosen.sheet.where[0].opening_hours.monday)
    assert.exists(chosen.sheet.where[1].opening_hours.monday)
    assert.isUndefined(chosen.unclear)
  })

  test('a new number beside several is one more', ({ assert }) => {
    const two = sheetOf({ contact: { telephones: ['0117 496 0000', '07700 900123'] } })
    const { sheet } = revised('our phone is 0117 555 0199', two)
    assert.lengthOf(sheet.contact.telephones, 3)
  })

  test('who gives a number wants to be called', ({ assert }) => {
    const { sheet } = revised(
      'our phone is 0117 555 0199',
      sheetOf({ contact: { refused: ['telephone'] } })
    )
    assert.isEmpty(sheet.contact.refused)
    assert.include(sheet.edited, 'contact.refused')
  })

  test('a profile becomes a link, a sentence goes behind the own words', ({ assert }) => {
    const { sheet } = revised('we are on Instagram @ashandoak')
    assert.deepEqual(values(sheet.contact.links), [
      { label: 'Instagram', url: 'https://instagram.com/ashandoak' },
    ])
    const told = sheetOf({ own_words: { about: 'We keep the lights on.' } })
    assert.equal(
      revised('mention that we work at weekends too', told).sheet.own_words.about?.value,
      'We keep the lights on. We work at weekends.'
    )
  })

  test('what is for the finished page is said to be', ({ assert }) => {
    for (const said of ['make the second button red', 'make the title bigger']) {
      const { sheet, before, notUnderstood } = revised(said)
      assert.deepEqual(sheet, before)
      assert.include(notUnderstood[0], `${said} (that is done on the page itself`)
    }
  })

  test('what cannot be read is given back in its own words', ({ assert }) => {
    const { sheet, before, done, notUnderstood } = revised('sing me a song')
    assert.deepEqual(sheet, before)
    assert.isEmpty(done)
    assert.deepEqual(notUnderstood, ['sing me a song'])
  })

  test('what is to stay stays, and that is said', ({ assert }) => {
    const { sheet, before, done, notUnderstood } = revised("don't remove the contact section")
    assert.deepEqual(sheet, before)
    assert.lengthOf(done, 1)
    assert.match(done[0], /^Stays as it is: (?:the )?contact section\.$/)
    assert.isEmpty(notUnderstood)
  })

  test('Turkish feedback is answered in Turkish, whatever language the page has', ({ assert }) => {
    const { sheet, done } = revised('sss ekle. Daha koyu olsun. lacivert kullan')
    assert.deepEqual(values(sheet.wishes.sections_wanted), ['faq'])
    assert.equal(sheet.wishes.theme?.value, 'dark')
    assert.deepEqual(done, [
      'Eklendi: sık sorulan sorular.',
      'Sayfa artık koyu renkli.',
      'Renk: lacivert.',
    ])
  })

  test('a revised sheet makes a page on which the wishes are kept', ({ assert }) => {
    const form: Form = { ...page.look!, contact_email: '', chosen: [] }
    const before = compose(sheetOf(facts), form, { seed: 'volt' })
    const sections = (feedback: string) => {
      const there = before.sections.map(({ kind }) => kind)
      const { sheet } = revise(sheetOf(facts), feedback, { kinds: there, page: before })
      const outline = compose(sheet, form, { seed: 'volt', before })
      const site = checkSite(fillSite(sheet, outline))
      assert.isTrue(site.ok, feedback)
      return site.ok ? site.value : undefined
    }
    const kindsAfter = (feedback: string) => sections(feedback)!.sections.map(({ kind }) => kind)
    assert.include(kindsAfter('add an FAQ'), 'faq')
    assert.equal(kindsAfter('move contact to the top')[1], 'contact')
    assert.notInclude(kindsAfter('drop the contact section'), 'contact')
    assert.equal(sections('make it dark and use burgundy')!.look.theme, 'dark')
    assert.equal(sections('we are called Ash & Oak')!.business.name, 'Ash & Oak')
    for (const words of ['different design', 'remove everything', 'no form', 'more elegant', '']) {
      assert.isAtLeast(sections(words)!.sections.length, 1)
    }
  })

  test('any feedback changes only what it speaks of, and records it', ({ assert }) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(wishes, { minLength: 1, maxLength: 5 }), (some) => {
        const words = some.map(([sentence]) => sentence).join('. ')
        const { sheet, before } = revised(words)
        const may = new Set<string>(some.flatMap(([, paths]) => paths))
        for (const [path, value] of leaves(before)) {
          if ([...may].some((allowed) => path.startsWith(allowed))) continue
          assert.equal(leaves(sheet).get(path), value, `${words}: ${path}`)
        }
        assert.isTrue(
          sheet.edited.every((field) => may.has(field)),
          `${words}: ${sheet.edited}`
        )
      }),
      { numRuns: propertyRuns(120), seed: 4 }
    )
  }).timeout(60_000)
})

/** A sentence of feedback, and the fields of the sheet that it may change. */
const wishes: [string, FieldPath[]][] = [
  ['use burgundy', ['wishes.colours']],
  ['bordo kullan', ['wishes.colours']],
  ['dark theme please', ['wishes.theme']],
  ['set the headings in Lora', ['wishes.look']],
  ['body text in Lato', ['wishes.look']],
  ['square corners', ['wishes.look']],
  ['our phone is 0117 555 0199', ['contact.telephones']],
  ['e-mail hello@example.org', ['contact.emails']],
  ['we are called Ash & Oak', ['who.name']],
  ['we are at 12 King Street', ['where.street_address', 'where']],
  ['we moved to Leeds', ['where.locality', 'where']],
  ['open Mon-Fri 9-17', ['where.opening_hours', 'where']],
  ['since 1999', ['who.founding_year']],
  ['we also offer solar panels', ['services']],
  ['remove rewiring', ['services']],
  ['move contact to the top', ['wishes.section_order']],
  ['keep the gallery', []],
  ['sing me a song', []],
  ['make the title bigger', []],
  ['what colours do you have?', []],
  ['make it bigger', []],
]

/** Every value of a sheet by where it stands; lists as one. */
function leaves(sheet: Sheet): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (value: unknown, path: string) => {
    const isOpen = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!isOpen) found.set(path, JSON.stringify(value))
    else
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key)
  }
  visit({ ...sheet, edited: [] }, '')
  return found
}
