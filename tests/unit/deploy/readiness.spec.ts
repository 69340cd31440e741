import { test } from '@japa/runner'
import { readinessOf, stoppers } from '#deploy/readiness/readiness'
import { imagePathsIn } from '#contract/images'
import { compose, defaultForm, fillSite, renderSite } from 'site-designer'
import { sampleSheets } from '#designer_tests/helpers/sample_sheets'

const GOOD = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Crumb &amp; Co</title>
<meta name="description" content="A bakery in Leeds.">
<link rel="icon" href="data:image/svg+xml,%3Csvg/%3E">
<style>
:root { --paper: #ffffff; --text: #1c1c1c; --link: #0a5c2a; --brand: #9a4a1f; --on-brand: #fff }
@font-face { font-family: x; src: url(fonts/inter-latin-400-normal.woff2) }
</style>
</head>
<body style="color:#222222">
<a href="#main">Skip to content</a>
<main id="main">
<h1>Crumb &amp; Co</h1>
<h2>Bread</h2>
<h3>Rye</h3>
<p data-todo="Add your hours">Add your hours</p>
<p>See <a href="https://example.com/">our mill</a>, <a href="tel:+44113">call</a> or <a href="/">start again</a>.</p>
<img src="images/rye.webp" alt="A loaf of rye">
<form method="post" action="/_forms/contact">
<label for="message">Message</label><textarea id="message" name="message"></textarea>
<button>Send</button>
</form>
</main>
</body>
</html>
`

const ADDRESS = 'http://crumb.localhost:3333'

function look(html: string, { mailsMessages = true } = {}) {
  // Nobody has uploaded a picture here.
  return readinessOf({
    html,
    address: ADDRESS,
    mailsMessages,
    lostPictures: imagePathsIn(html),
  })
}

async function failing(html: string, options?: { mailsMessages: boolean }) {
  const { checks } = await look(html, options)
  return checks.filter(({ ok }) => !ok)
}

/** What is done to the good page, by the one check that then fails. */
const broken: Record<string, [from: string | RegExp, to: string][]> = {
  lost_pictures: [
    ['images/rye.webp', `images/${'0a'.repeat(16)}.webp`],
    ['color:#222222', `color:#222222;background-image:url(images/${'0a'.repeat(16)}-480.webp)`],
  ],
  closed_tags: [['<main id="main">', '<main id="main"><div>']],
  our_words: [['<p>See', '<p data-ours="">We look.</p><p>See']],
  words: [[/<body [^]*<\/body>/, '<body><h1></h1></body>']],
  safe_addresses: [
    ['href="/"', 'href="javascript:alert(1)"'],
    ['href="/"', 'href=" java\nscript:alert(1)"'],
    ['href="/"', 'href="data:text/html,x"'],
    ['action="/_forms/contact"', 'action="vbscript:x"'],
    ['<h3>', '<iframe src="javascript:x" title="x"></iframe><h3>'],
    ['</title>', '</title><meta http-equiv="Refresh" content="0; url=javascript:x">'],
  ],
  title: [['<title>Crumb &amp; Co</title>', '<title> </title>']],
  description: [['A bakery in Leeds.', ' ']],
  language: [['<html lang="en">', '<html>']],
  main_heading: [
    [/h1>/g, 'h2>'],
    ['<h2>Bread</h2>', '<h1>Bread</h1><h2>Every day</h2>'],
  ],
  heading_colour: [
    ['<h1>', '<h1 style="color:#fefefe">'],
    ['<h1>', '<h1 style="margin:0; background:#222">'],
  ],
  own_colours: [
    ['<h3>', '<h3 style="color: rgb(240, 240, 240)">'],
    ['<p>See', '<p style="background-color: var(--brand)">See'],
    ['<h2>', '<h2 style="color:yellow !important">'],
  ],
  heading_order: [[/h3>/g, 'h4>']],
  pictures: [[' alt="A loaf of rye"', '']],
  links: [
    ['href="#main"', 'href="#mian"'],
    ['href="#main"', 'href="#"'],
    ['href="#main"', 'href=""'],
    ['href="/"', 'href="/about.html"'],
    ['href="/"', `href="${ADDRESS}/#nowhere"`],
  ],
  link_words: [['>call</a>', '></a>']],
  controls: [
    ['<label for="message">Message</label>', ''],
    ['<button>Send</button>', '<button></button>'],
  ],
  colours: [
    ['--text: #1c1c1c', '--text: #cccccc'],
    ['--on-brand: #fff', '--on-brand: #9a4a20'],
  ],
  leftovers: [
    ['See <a', 'Lorem ipsum <a'],
    ['See <a', 'undefined <a'],
    ['A bakery in Leeds.', 'A bakery in {{city}}.'],
    ['alt="A loaf of rye"', 'alt="[object Object]"'],
  ],
  own_files: [
    ['images/rye.webp', 'https://pictures.example/rye.webp'],
    ['src="images/rye.webp"', 'src="images/rye.webp" srcset="//pictures.example/2.webp 2x"'],
    ['url(fonts/', 'url(https://fonts.example/'],
    ['</title>', '</title><script src="https://code.example/x.js"></script>'],
    ['</title>', '</title><link rel="stylesheet" href="https://fonts.example/css">'],
    ['<h3>', `<h3 style="background:url('http://pictures.example/a.png')">`],
  ],
  document: [
    ['<!doctype html>', ''],
    ['<h3>', '</section><h3>'],
  ],
  ids: [['<h1>', '<h1 id="main">']],
}

test.group('Readiness', () => {
  test('a good page passes every check', async ({ assert }) => {
    const readiness = await look(GOOD)
    assert.deepEqual(
      readiness.checks.filter(({ ok }) => !ok),
      []
    )
    assert.isTrue(readiness.ready)
    assert.equal(readiness.passed, readiness.total)
    assert.equal(readiness.total, 23)
    const ids = readiness.checks.map(({ id }) => id)
    assert.sameMembers(ids, [...Object.keys(broken), 'weight', 'contact'])
  })

  test('colours that are too close are measured and named', async ({ assert }) => {
    const styled = (style: string) => GOOD.replace('<h1>', `<h1 style="${style}">`)
    const [gone] = await failing(styled('color:#333333;background:#222'))
    assert.equal(gone.id, 'heading_colour')
    assert.match(gone.detail!, /“.+” \(#333333 on #222, 1\.3 : 1\)/)
    const [faint] = await failing(styled('color:#333333;background:#555555'))
    assert.equal(faint.id, 'own_colours')
    assert.match(faint.detail!, /\(#333333 on #555555, 1\.7 : 1\)/)
    assert.isEmpty(await failing(styled('color:#333333')))
  })

  for (const [id, breakages] of Object.entries(broken)) {
    test(`an error against “${id}” fails only that check, which says what to do`, async ({
      assert,
    }) => {
      for (const [from, to] of breakages) {
        const page = GOOD.replace(from, to)
        assert.notEqual(page, GOOD)
        // An empty page lacks more than words.
        const found = (await failing(page)).filter((check) => id !== 'words' || check.id === id)
        assert.deepEqual(
          found.map((check) => check.id),
          [id],
          `${from} became ${to}`
        )
        assert.match(found[0].title, /^[A-Z\d].*[^.]$/)
        assert.match(found[0].fix!, /\.$/)
      }
    })
  }

  test('the check of a heavy page names its size', async ({ assert }) => {
    const noise = Array.from({ length: 20_000 }, (_, at) => ((at * 2654435761) >>> 0).toString(36))
    const [{ id, title }] = await failing(GOOD.replace('See', noise.join(' ')))
    assert.equal(id, 'weight')
    assert.match(title, /\d+ KB/)
    const picture = `data:image/png;base64,${noise.join('')}`
    assert.isEmpty(await failing(GOOD.replace('images/rye.webp', picture)))
  })

  test('a contact form without a recipient fails a check that names both solutions', async ({
    assert,
  }) => {
    const [finding, ...more] = await failing(GOOD, { mailsMessages: false })
    assert.isEmpty(more)
    assert.equal(finding.id, 'contact')
    assert.equal(finding.severity, 'should')
    assert.include(finding.title, 'kept')
    assert.match(finding.fix!, /^Verify .* or set a contact email/)
  })

  test('a page without a contact form has no check of the recipient', async ({ assert }) => {
    const withoutForm = GOOD.replace('/_forms/contact', '/search')
    const { checks } = await look(withoutForm, { mailsMessages: false })
    assert.notInclude(
      checks.map(({ id }) => id),
      'contact'
    )
  })

  test('only broken or dangerous pages cannot be published', async ({ assert }) => {
    const stopping: string[] = []
    for (const [id, [[from, to]]] of Object.entries(broken)) {
      const { ready, checks } = await look(GOOD.replace(from, to))
      if (stoppers(checks).length > 0) stopping.push(id)
      assert.equal(ready, stoppers(checks).length === 0)
    }
    assert.deepEqual(stopping, ['closed_tags', 'words', 'safe_addresses', 'heading_colour'])
  })

  test('the checks look at the page that visitors get', async ({ assert }) => {
    const empty =
      '<section data-todo="Photos"><p data-todo="Add x">Add x</p><img src="a"></section>'
    assert.isEmpty(await failing(GOOD.replace('<h3>', `${empty}<h3>`)))
    const marked = GOOD.replace('<h2>', '<h2 data-element-id="e1">')
    assert.isEmpty(await failing(marked.replace('<h3>', '<h3 data-element-id="e1">')))
  })

  test('a drawing script and a calendar link are allowed', async ({ assert }) => {
    const drawn = GOOD.replace(/<main[^]*<\/main>/, '<div id="main"></div><script>draw()</script>')
    const { checks } = await look(drawn)
    assert.isEmpty(stoppers(checks))
    const date = 'href="data:text/calendar,BEGIN:VCALENDAR" download="opening.ics"'
    assert.isEmpty(await failing(GOOD.replace('href="/"', date)))
  })

  test('a page with too deep nesting gets that message and no other check', async ({ assert }) => {
    const nested = (depth: number) =>
      GOOD.replace('<h3>', `${'<i>'.repeat(depth)}x${'</i>'.repeat(depth)}<h3>`)
    assert.isEmpty(await failing(nested(200)))
    const { ready, checks } = await look(nested(300))
    assert.isFalse(ready)
    assert.deepEqual(
      checks.map(({ id, severity }) => [id, severity]),
      [['depth', 'must']]
    )
  })

  test('a generated page of every trade passes, but for the sentences of ours on it', async ({
    assert,
  }) => {
    for (const [name, sheet] of Object.entries(sampleSheets)) {
      const outline = compose(sheet, defaultForm, { seed: name })
      const html = renderSite(fillSite(sheet, outline))
      const failed = await failing(html)
      assert.deepEqual(
        failed.filter(({ id }) => id !== 'our_words'),
        [],
        name
      )
      const isOurs = html.includes('data-ours=""')
      assert.equal(failed.length, isOurs ? 1 : 0, name)
    }
  })

  test('any text gets a result', async ({ assert }) => {
    for (const html of [
      '',
      'x',
      '<',
      '<p',
      '<!--',
      '</p></p>',
      '<title>',
      '<a href="%E0%A4%A#%E0">x',
    ]) {
      const { passed, total } = await look(html)
      assert.isBelow(passed, total, html)
    }
  })
})
