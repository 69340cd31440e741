import { test } from '@japa/runner'
import { mend, validate } from '../../src/index.ts'
import { sameTree, treeOf } from '../../src/referee/index.ts'
import { accepted } from '../helpers/accepted.ts'
import { makePage } from '../helpers/make_page.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>T</title></head><body><h1>T</h1>${body}</body></html>`
const rules = (html: string) => validate(html).map(({ rule }) => rule)

test.group('Validation', () => {
  test('does not take the tags in comments, scripts and names for a second body', ({ assert }) => {
    const html = page(
      '<!-- <body> --><bodyguard></bodyguard><p title="<body>">x</p><script>"<body>"</script>'
    )
    assert.notInclude(rules(html), 'outer_element')
  })

  test('finds nothing wrong with a page that is right', ({ assert }) => {
    assert.deepEqual(
      rules(
        page('<p>a<p>b<ul><li>c</ul><img src=x alt=""><label>N <input></label><a href="/">Go</a>')
      ),
      []
    )
  })

  const WRONG: [string, string, string][] = [
    ['doctype', 'a page without a doctype', page('').replace('<!doctype html>', '')],
    ['title', 'a page without a title', page('').replace('T</title>', '</title>')],
    ['language', 'a page that does not say its language', page('').replace(' lang="en"', '')],
    ['outer_element', 'a second body tag', page('<body class=x><p>x</p>')],
    ['duplicate_id', 'one id on two elements', page('<p id=a></p><p id=a></p>')],
    ['unclosed_tag', 'a tag that is never closed', page('<div><p>x</p>')],
    ['stray_end_tag', 'an end tag that closes nothing', page('<p>x</p></span>')],
    ['alternative_text', 'an image without alt', page('<img src=x>')],
    ['heading_order', 'a heading level that is left out', page('<h3>x</h3>')],
    ['label', 'a field without a label', page('<input name=a>')],
    ['empty_link', 'a link without words', page('<a href="/"><i></i></a>')],
    ['unsafe_url', 'a link to a script', page('<a href=" java&#10;script:x">x</a>')],
    ['unsafe_url', 'a form that goes to a script', page('<form action="javascript:x"></form>')],
    [
      'unsafe_url',
      'a page that refreshes to a script',
      page('').replace('<title>', '<meta http-equiv=refresh content="0;url=javascript:x"><title>'),
    ],
  ]
  for (const [rule, title, html] of WRONG) {
    test(`tells of ${title}`, ({ assert }) => assert.deepEqual(rules(html), [rule]))
  }

  const addresses: [html: string, severities: string[]][] = [
    ['<a href="javascript:x">x</a>', ['error']],
    ['<a href="javascript%3Ax">x</a>', ['error']],
    ['<img alt="" src="javascript:x">', ['error']],
    ['<a href="data:text/html,x">x</a>', ['error']],
    ['<a href="data:image/svg+xml,x">x</a>', ['error']],
    ['<iframe src="data:text/html,x"></iframe>', ['error']],
    ['<object data="data:image/svg+xml,x"></object>', ['error']],
    ['<form action="data:text/html,x"></form>', ['error']],
    ['<svg><a><animate values="/;javascript:x"/></a></svg>', ['error']],
    ['<link rel=icon href="javascript:x">', ['error']],
    ['<a href="whatsapp://send?text=x">x</a>', ['warning']],
    ['<iframe src="about:blank"></iframe>', ['warning']],
    ['<img alt="" src="data:image/svg+xml,x">', []],
    ['<link rel=icon href="data:image/svg+xml,x">', []],
    ['<script src="data:text/javascript,x"></script>', []],
    ['<a download href="data:text/calendar,x">x</a>', []],
    ['<a href="tel:1">x</a><a href="a:b/c">x</a>', ['warning']],
  ]
  test('an address is an error where browsers run it, and a warning where another program gets it', ({
    assert,
  }) => {
    for (const [html, severities] of addresses) {
      const found = validate(page(html))
      assert.deepEqual(
        found.map(({ severity }) => severity),
        severities,
        html
      )
      for (const { rule } of found) assert.equal(rule, 'unsafe_url', html)
    }
  })

  test('says where, how bad, and what would mend it', ({ assert }) => {
    const html = page('<p>x</p></span>')
    const [found] = validate(html)
    assert.equal(html.slice(found.from, found.to), '</span>')
    assert.equal(found.severity, 'error')
    assert.deepEqual(found.fix, [{ from: found.from, to: found.to, insert: '' }])
  })

  test('end tags in scripts, comments and text areas are text', ({ assert }) => {
    assert.deepEqual(
      rules(page('<script>"</b>"</script><!-- </b> --><textarea aria-label=x></b></textarea>')),
      []
    )
  })

  test('a doctype is found behind any number of comments', ({ assert }) => {
    const comments = '<!-- a -->\n'.repeat(300)
    assert.notInclude(rules(comments + page('')), 'doctype')
    assert.include(rules(comments + '<p>x</p>'), 'doctype')
    for (const half of ['<!-->', '<!--->', '<!--a--!>', '<?xml?>', '</ a>']) {
      assert.notInclude(rules(half + page('')), 'doctype', half)
    }
    assert.include(rules('<!--><textarea>-->' + page('')), 'doctype')
  }).timeout(5000)

  test('mending never changes what the page means, but for what the doctype changes', ({
    assert,
  }) => {
    for (let seed = 1; seed <= 12; seed++) {
      const broken = makePage(4000, { seed })
        .replace('</section>', '')
        .replace('</ul>', '</ul></i></em>')
      const mended = mend(broken)
      assert.isTrue(sameTree(accepted(treeOf(broken)), accepted(treeOf(mended))))
      assert.notInclude(
        validate(mended).map(({ rule }) => rule),
        'stray_end_tag'
      )
    }
  })
})
