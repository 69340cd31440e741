import { test } from '@japa/runner'
import { indented } from '../../../resources/websites/preview/indented.ts'

const PAGE =
  '<!doctype html>\n      <html\n        lang="en"\n        data-theme="light"\n      ><head><meta charset="utf-8"><title>A b</title>\n<style>\n        :root {\n  --brand: #9a4a1f;\n}\n@media print {\n a { b: c }\n }</style></head>' +
  '<body><main><section><h1>One <b>two</b>\n three</h1><ul><li>a</li>   <li>b <em>c</em></li></ul>' +
  '<pre>  kept\n    <p>as it is</p></pre><p>Text <a href="/">link <div>odd</div></a> end</p></section></main></body></html>'

test.group('The indented code', () => {
  test('has a line for each block, indented by its depth', ({ assert }) => {
    const lines = indented(PAGE).split('\n')
    assert.includeMembers(lines, [
      '<!doctype html>',
      '<html lang="en" data-theme="light">',
      '<head>',
      '  <meta charset="utf-8">',
      '  <title>A b</title>',
      '    <section>',
      '        <li>a</li>',
      '        <li>b <em>c</em></li>',
      '      </ul>',
      '  </main>',
      '</body>',
      '    </section>',
      '</html>',
    ])
  })

  test('keeps all words, all tags and the content of pre', ({ assert }) => {
    const bare = (html: string) => html.replace(/\s+/g, '')
    assert.equal(bare(indented(PAGE)), bare(PAGE))
    assert.include(indented(PAGE), '<pre>  kept\n    <p>as it is</p></pre>')
    assert.equal(indented(indented(PAGE)), indented(PAGE))
  })

  test('indents each style rule by its depth', ({ assert }) => {
    assert.include(
      indented(PAGE),
      '  <style>\n    :root {\n      --brand: #9a4a1f;\n    }\n    @media print {\n      a { b: c }\n    }\n  </style>\n</head>'
    )
  })

  test('is fast for a page of many thousand blocks', ({ assert }) => {
    const long = `<!doctype html><html><body>${'<div><p>x</p></div>'.repeat(20_000)}</body></html>`
    const before = process.cpuUsage()
    assert.lengthOf(indented(long).split('\n'), 60_006)
    assert.isBelow(process.cpuUsage(before).user, 3_000_000)
  })
})
