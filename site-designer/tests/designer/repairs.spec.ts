import { test } from '@japa/runner'
import { timetableDays, singleDates } from '#designer/fill/timetable'
import { readWhen } from '#designer/fill/when'
import { fillSite } from '#designer/page/fill_site'
import { compose } from '#designer/outline/compose'
import { renderSite } from '#designer/page/render_site'
import { withoutTodos } from '#designer/live_page/todos'
import { directions, sectionLayouts } from '#designer/site/kinds'
import { outlineIn, sectionOn, sitesOf, wordsOn } from '#designer_tests/helpers/composed'
import { pageWith, sectionOf } from '#designer_tests/helpers/every_section'
import { untouched } from '#designer_tests/helpers/sample_sheets'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

test.group('What stands nowhere twice or empty', () => {
  test('opening hours are told at most twice on a page: above, and where the week is', ({
    assert,
  }) => {
    const where = [
      { street_address: '5 Mill St', opening_hours: week({ 'monday-friday': '07:10-15:20' }) },
    ]
    const sheet = sheetOf({ who: { kind: 'bakery', founding_year: '1987' }, where })
    for (const direction of directions) {
      const page = withoutTodos(renderSite(fillSite(sheet, outlineIn(direction, sheet))))
      const told = wordsOn(page.slice(page.indexOf('<body')))
      assert.isAtMost(told.split('07:10').length - 1, 2, direction)
    }
  })

  test('a timetable without classes leaves no empty board behind', ({ assert }) => {
    for (const layout of sectionLayouts.timetable) {
      const section = {
        ...sectionOf('timetable', layout),
        days: [],
        note: { todo: 'Add a class' },
      }
      const page = renderSite(pageWith([section as never], 'neighbour'))
      assert.notMatch(page, /<div class="days">\s*<\/div>/)
      assert.notInclude(withoutTodos(page), 'data-section="timetable"')
    }
  })

  test('a form is there when an e-mail address comes later', ({ assert }) => {
    const before = sheetOf({ who: { kind: 'bakery' } })
    const outline = compose(before, untouched, { seed: 'a' })
    const after = sheetOf({ who: { kind: 'bakery' }, contact: { emails: ['a@ash.example'] } })
    for (const sheet of [before, after]) {
      const site = fillSite(sheet, compose(sheet, untouched, { seed: 'a', before: outline }))
      assert.isTrue(sectionOn(site, 'contact')!.form)
    }
  })

  test('two buttons never ask for the same', ({ assert }) => {
    const contact = { telephones: ['07700 900123'], preferred: 'telephone' as const }
    for (const site of sitesOf(sheetOf({ contact }))) {
      const { actions } = sectionOn(site, 'hero')!
      assert.lengthOf(
        actions.filter(({ label }) => /^Call/.test(label)),
        1
      )
    }
  })

  test('a long address is marked, so that it is set small enough for a phone', ({ assert }) => {
    const emails = ['dai@daievansplumbing-and-heating.co.uk']
    for (const site of sitesOf(sheetOf({ contact: { emails } })))
      assert.match(renderSite(site), /data-long="very"/)
  })
})

test.group('What a link is for', () => {
  const actionsWith = (label: string, url: string) =>
    sitesOf(sheetOf({ who: { kind: 'bakery' }, contact: { links: [{ label, url }] } })).map(
      (site) => sectionOn(site, 'hero')!.actions[0]
    )

  test('is the first thing to do, in the header, the hero and at the end', ({ assert }) => {
    for (const action of actionsWith('Tickets', 'https://pretix.eu/x'))
      assert.deepEqual(action, { label: 'Tickets', href: 'https://pretix.eu/x' })
    const links = [{ label: 'Donate', url: 'https://justgiving.com/x' }]
    for (const site of sitesOf(sheetOf({ contact: { links } }))) {
      assert.equal(site.header.action!.label, 'Donate')
      assert.equal(sectionOn(site, 'call')!.action.label, 'Donate')
    }
  })

  test('a profile or a messenger is none', ({ assert }) => {
    for (const [label, url] of [
      ['Instagram', 'https://instagram.com/x'],
      ['WhatsApp', 'https://wa.me/447700900123'],
      ['crumb.example', 'https://crumb.example'],
    ]) {
      for (const action of actionsWith(label, url)) assert.notEqual(action.href, url)
    }
  })
})

test.group('Offers in steps', () => {
  const tier = (name: string, price: string, description: string) => ({ name, price, description })
  const items = [
    tier('Free', '€0', 'three clients, PDF export'),
    tier('Solo', '€9', 'more clients, reminders'),
  ]

  test('are packages under the name of their group, and listed nowhere else', ({ assert }) => {
    const sheet = sheetOf({ who: { kind: 'software' }, offers: [{ name: 'Plans', items }] })
    for (const site of sitesOf(sheet)) {
      const { heading, packages } = sectionOn(site, 'packages')!
      assert.equal(heading, 'Plans')
      assert.deepEqual(packages[1], {
        name: 'Solo',
        price: '€9',
        includes: ['more clients, reminders'],
        field: 'offers/solo',
      })
      assert.isUndefined(sectionOn(site, 'prices'))
    }
  })

  test('dishes with what is in them are none', ({ assert }) => {
    const sheet = sheetOf({ who: { kind: 'restaurant' }, offers: [{ items }] })
    for (const site of sitesOf(sheet)) assert.isUndefined(sectionOn(site, 'packages'))
  })
})

test.group('Dates', () => {
  test('are read in parts, each as typed', ({ assert }) => {
    assert.deepEqual(readWhen('Thursday 3 June 2027, 9:30', 'en'), {
      day: 'Thursday 3 June 2027',
      time: '9:30',
      weekday: 3,
      isDated: true,
    })
    assert.deepEqual(readWhen('6 pm', 'en'), { day: '', time: '6 pm', isDated: false })
    assert.deepEqual(readWhen('Saturday 12 May', 'en').time, undefined)
    assert.deepEqual(readWhen('Cumartesi 19.30', 'tr').weekday, 5)
  })

  test('with times that follow a date are a programme, day by day', ({ assert }) => {
    const sheet = sheetOf({
      dates: [
        { when: 'Saturday 5 September, 2 pm', title: 'Ceremony' },
        { when: '6 pm', title: 'Dinner' },
        { when: 'Sunday 11 am', title: 'Brunch' },
      ],
    })
    assert.deepEqual(timetableDays(sheet), [
      {
        day: 'Saturday 5 September',
        entries: [
          { time: '2 pm', what: 'Ceremony' },
          { time: '6 pm', what: 'Dinner' },
        ],
      },
      { day: 'Sunday', entries: [{ time: '11 am', what: 'Brunch' }] },
    ])
    assert.isEmpty(singleDates(sheet))
  })

  test('on several Saturdays are no programme with what happens every Saturday', ({ assert }) => {
    const sheet = sheetOf({
      dates: [
        { when: 'Saturday 14 February, 3 pm', title: 'Rovers v Gorton' },
        { when: 'Saturday 21 February, 3 pm', title: 'Droylsden v Rovers' },
        { when: 'Saturday 10:00', title: 'Under 9s' },
        { when: 'Tuesday 18:00', title: 'Training' },
      ],
    })
    assert.deepEqual(
      timetableDays(sheet).map(({ day }) => day),
      ['Tuesday', 'Saturday']
    )
    assert.lengthOf(singleDates(sheet), 2)
  })
})
