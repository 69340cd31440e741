import { test } from '@japa/runner'
import { reachesBeyond } from '#designer/instructions/guard/beyond'
import { changeSource, type EditOperation } from '#designer/live_page/reading/edit_operation'

const PAGE = `<!doctype html>
<html lang="en"><head><title>A</title><style>:root{--brand:#123456}</style></head>
<body data-element-id="e1">
<h1 data-element-id="e2">One</h1>
<div data-element-id="e3"><p data-element-id="e4">Two</p></div>
<p data-element-id="e5">Three</p>
</body></html>
`
const DIV = '<div data-element-id="e3"><p data-element-id="e4">Two</p></div>'

const source = (...changes: [was: string, insert: string][]) => {
  const made = changes.map(([was, insert]) => {
    const from = PAGE.indexOf(was)
    return { from, to: from + was.length, insert }
  })
  return changeSource(PAGE, made)!
}
/** Takes the selected element away and puts something at the end of the page. */
const movedAs = (insert: string) => {
  const [from, end] = [PAGE.indexOf(DIV), PAGE.indexOf('</body>')]
  return changeSource(PAGE, [
    { from, to: from + DIV.length, insert: '' },
    { from: end, to: end, insert },
  ])!
}
const at = (words: string, insert: string) => {
  const from = PAGE.indexOf(words)
  return changeSource(PAGE, [{ from, to: from, insert }])!
}
const text = (element: string): EditOperation => ({ type: 'set_text', element, text: 'New' })
const bold = (element: string): EditOperation => {
  return { type: 'set_style', element, property: 'font-weight', value: '700' }
}

const inside: Record<string, EditOperation[]> = {
  'its own style': [bold('e3')],
  'the text of what stands in it': [text('e4')],
  'both, one after the other': [bold('e3'), text('e4'), bold('e4')],
  'something in its place, and a change of that': [
    source([DIV, '<section>Longer than before, and then some</section>']),
  ],
  'something new right before it': [at('<div', '<p>New</p>\n')],
  'something new right after it': [at('\n<p data-element-id="e5"', '\n<p>New</p>')],
  'nothing left of it': [source([DIV, ''])],
  'the same elsewhere': [movedAs(DIV)],
}
const beyond: Record<string, EditOperation[]> = {
  'another element': [text('e5')],
  'it and another element': [text('e4'), bold('e2')],
  'another element and it': [bold('e5'), text('e4')],
  'the colours of the page': [{ type: 'set_token', name: '--brand', value: '#654321' }],
  'what it stands in': [bold('e1')],
  'lines elsewhere': [{ type: 'edit_lines', edits: [{ search: 'Three', replace: 'Four' }] }],
  'something at the end of the page': [at('\n</body>', '<p>New</p>')],
  'something else in another place': [movedAs('<p>New</p>')],
}

test.group('An edit while an element is selected', () => {
  for (const [what, operations] of Object.entries(inside)) {
    test(`stays with it: ${what}`, ({ assert }) => {
      assert.isFalse(reachesBeyond(PAGE, operations, 'e3'))
    })
  }
  for (const [what, operations] of Object.entries(beyond)) {
    test(`reaches beyond it: ${what}`, ({ assert }) => {
      assert.isTrue(reachesBeyond(PAGE, operations, 'e3'))
    })
  }

  test('is not bound by an element that is gone', ({ assert }) => {
    assert.isFalse(reachesBeyond(PAGE, [text('e5')], 'e99'))
  })
})
