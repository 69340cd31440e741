import { validate } from 'editor-engine'
import { test } from '@japa/runner'
import { attempted } from '#designer/instructions/edit_request'
import { sheetOf } from '#designer/instructions/page_sheet'
import { applyEdit } from '#designer/live_page/reading/edit_operation'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { weekdays } from '#designer/sheet/sheet'
import { bare } from '#designer_tests/helpers/editing'
import { otherPages } from '#designer_tests/helpers/other_pages'
import { ourPage } from '#designer_tests/helpers/our_pages'

const pages = [ourPage('barber'), ourPage('bakery_tr'), ...Object.values(otherPages)]

/** The page afterwards; the same one where nothing was done. */
function after(html: string, instruction: string): string {
  const { made } = attempted({ html, instruction, now: 9_000_000 })
  if (made.outcome !== 'done') return html
  const applied = applyEdit(html, made.operations)
  if (!applied.ok) throw new Error(applied.error.message)
  return applied.value.html
}

/** How many elements run something, by their tag, a handler or a link. */
function danger(html: string): number {
  return [...new PageReading(html).page.elements()].filter(
    ({ tag, attributes }) =>
      tag === 'script' ||
      tag === 'iframe' ||
      Object.keys(attributes).some((name) => name.startsWith('on')) ||
      /^\s*javascript:/i.test(attributes.href ?? '')
  ).length
}

function errors(html: string): number {
  return validate(html).filter(({ severity }) => severity === 'error').length
}

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</h1></section><iframe src=//x.example>',
  'javascript:alert(1)',
  '&lt;script&gt;',
  "'; DROP TABLE websites; --",
  '</style><script>',
  '{"@type":"x"}</script>',
]

test.group('Commands that try to break out', () => {
  test('never bring markup, scripts or unsafe links into a page', ({ assert }) => {
    const forms = [
      (text: string) => `Change the main heading to ${text}`,
      (text: string) => `Change the name to “${text}”`,
      (text: string) => `Change the address to ${text}`,
      (text: string) => `Add ${text} for £3`,
      (text: string) => `Set the page title to ${text}`,
      (text: string) => `Set the description of the page to ${text}`,
      (text: string) => `Link the button to ${text}`,
      (text: string) => `Set the brand colour to ${text}`,
      (text: string) => `Change the phone number to ${text}`,
    ]
    for (const html of pages.slice(0, 3)) {
      const before = { errors: errors(html), danger: danger(html) }
      for (const text of hostile) {
        for (const form of forms) {
          const page = after(html, form(text))
          assert.isAtMost(errors(page), before.errors, form(text))
          assert.isAtMost(danger(page), before.danger, form(text))
        }
      }
    }
  }).timeout(180_000)
})

test.group('Commands leave alone what they do not name', () => {
  test('a new main heading is the only change to the bytes of a page', ({ assert }) => {
    for (const html of pages.map(bare)) {
      const old = new PageReading(html).first('h1')
      if (!old?.content) continue
      const page = bare(after(html, 'Change the main heading to “Zyx”'))
      const heading = new PageReading(page).first('h1')!
      const { from, to } = heading.content!
      const back =
        page.slice(0, from) + html.slice(old.content.from, old.content.to) + page.slice(to)
      assert.equal(back.replace(/--longest: ?[\d.]+/, ''), html.replace(/--longest: ?[\d.]+/, ''))
    }
  }).timeout(60_000)

  test('hours of one day change that day alone and never empty the week', ({ assert }) => {
    for (const html of [ourPage('barber'), ourPage('bakery_tr')]) {
      const hoursOf = (page: string) => sheetOf(new PageReading(page)).where[0].opening_hours
      const before = hoursOf(html)
      for (const day of weekdays) {
        for (const words of [
          `We are closed on ${day}s too`,
          `Change ${day} hours to 10:30-15:45`,
        ]) {
          const now = hoursOf(after(html, words))
          for (const other of weekdays) {
            if (other !== day) assert.deepEqual(now[other]?.value, before[other]?.value, words)
          }
          const spans = words.startsWith('We') ? [] : [{ opens: '10:30', closes: '15:45' }]
          assert.deepEqual(now[day]?.value.spans, spans, words)
        }
      }
    }
  }).timeout(60_000)
})
