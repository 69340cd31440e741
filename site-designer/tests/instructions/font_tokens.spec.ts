import { test } from '@japa/runner'
import { fontFilesOf } from '#designer/fonts/main'
import { editAnswered } from '#designer/instructions/answered/edit_answered'
import { slimPage } from '#designer/instructions/answered/slim_page'
import { guardEdit } from '#designer/instructions/guard/guard'
import { applyEdit } from '#designer/live_page/reading/edit_operation'
import { lookOf } from '#designer/live_page/restyle'
import { ourPage } from '#designer_tests/helpers/our_pages'

const page = ourPage('barber')

function answered(html: string, tokens: Record<string, string>) {
  const operations = Object.entries(tokens).map(([name, value]) => {
    return { type: 'set_token', name, value }
  })
  return editAnswered(html, slimPage(html), { operations })
}

function edited(html: string, tokens: Record<string, string>): string {
  const operations = answered(html, tokens)
  if (!operations.ok) throw new Error(operations.error)
  const made = applyEdit(html, operations.value)
  if (!made.ok) throw new Error(made.error.message)
  return made.value.html
}

test.group('A font that a model sets by a token', () => {
  test('comes with its files, however its name is written', ({ assert }) => {
    for (const heading of ['Oswald', "'oswald', sans-serif", '"Oswald"']) {
      const html = edited(page, { '--font-heading': heading, '--font-body': 'PT Serif' })
      const { look } = lookOf(html)!
      assert.deepEqual([look.heading_font, look.body_font], ['Oswald', 'PT Serif'])
      const files = fontFilesOf(html).join(' ')
      assert.include(files, 'oswald-latin-')
      assert.include(files, 'pt-serif-latin-')
      assert.include(html, "--font-heading: 'Oswald', 'Oswald Fallback'")
    }
  })

  test('is no edit that a guard stops', ({ assert }) => {
    const after = edited(page, { '--font-heading': 'Oswald' })
    const request = { html: page, instruction: 'Use Oswald for the headings', now: 1 }
    assert.deepEqual(guardEdit(request, after), { refused: [], asked: [] })
  })

  test('may be the one that the page has', ({ assert }) => {
    const { heading_font: font } = lookOf(page)!.look
    assert.equal(edited(page, { '--font-heading': font }), page)
  })

  test('is refused if it is not offered, and the answer names those that are', ({ assert }) => {
    for (const [name, value, offered] of [
      ['--font-heading', 'Comic Sans MS, cursive', 'Oswald'],
      ['--font-body', 'Oswald', 'PT Serif'],
      ['--font-body', '', 'PT Serif'],
    ]) {
      const operations = answered(page, { [name]: value })
      assert.isFalse(operations.ok)
      assert.include(operations.ok ? '' : operations.error, `${name}: `)
      assert.include(operations.ok ? '' : operations.error, offered)
    }
  })

  test('is the owner’s on a page that is not ours', ({ assert }) => {
    const style = '<style>:root { --font-heading: Georgia; }</style>'
    const other = `<!doctype html><html lang="en"><head><title>x</title>${style}</head><body></body></html>`
    assert.include(edited(other, { '--font-heading': 'Verdana' }), '--font-heading: Verdana')
  })
})
