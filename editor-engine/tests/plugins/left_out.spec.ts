import { test } from '@japa/runner'
import fc from 'fast-check'
import { createEngine, elementIds, lineEdits, tag, type LineEdit } from '../../src/index.ts'
import { leftOut } from '../../src/plugins/line_edits/left_out.ts'
import { runs } from '../helpers/arbitrary.ts'
import { FAMILIES, timesFor } from '../helpers/hostile_families.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
  <title>Bakery</title>
  <style>
    h1 { color: brown }
    .card { padding: 1em }
  </style>
</head>
<body>
  <!-- Menu -->
  <nav class="menu">
    <ul>
      <li><a href="#about">About</a></li>
      <li><a href="#bread">Bread</a></li>
      <li><a href="#visit">Visit</a></li>
    </ul>
  </nav>
  <main class="page">
    <section id="about">
      <h1>Fresh every day</h1>
      <p>We bake with <b>rye</b> and <i>spelt</i> from the valley.</p>
    </section>
    <section id="bread">
      <h2>Our bread</h2>
      <div class="grid">
        <div class="card"><h3>Rye</h3><p>Dark and dense</p></div>
        <div class="card"><h3>Wheat</h3><p>Light and airy</p></div>
        <div class="card"><h3>Spelt</h3><p>Nutty</p></div>
      </div>
      <p class="gallery"><img src="rye.jpg" alt=""><img src="wheat.jpg" alt=""></p>
    </section>
    <section id="visit">
      <h2>Visit us</h2>
      <p>Mill Lane 3</p>
      <a class="button" href="#map"><svg viewBox="0 0 9 9"><path d="M0 0"/><path d="M1 1"/></svg></a>
    </section>
  </main>
</body>
</html>
`

const lines = PAGE.split('\n')

/** The lines from the one that holds the first text to the one that holds the second. */
function between(first: string, last: string) {
  const from = lines.findIndex((line) => line.includes(first))
  const to = lines.findIndex((line, i) => i >= from && line.includes(last))
  return { from, to, text: lines.slice(from, to + 1).join('\n') }
}

type Write = (text: string, first: string, last: string) => LineEdit

const byText: Write = (replace, first, last) => ({ search: between(first, last).text, replace })
const byRange: Write = (content, first, last) => {
  const { from, to, text } = between(first, last)
  return { startLine: from + 1, endLine: to + 1, expected: text, content }
}
const byDiff: Write = (text, first, last) => {
  const { from, to } = between(first, last)
  const gone = lines.slice(from, to + 1).map((line) => `-${line}`)
  const come = text === '' ? [] : text.split('\n').map((line) => `+${line}`)
  const hunk = [` ${lines[from - 1]}`, ...gone, ...come, ` ${lines[to + 1]}`]
  return { diff: `@@ -${from} +${from} @@\n${hunk.join('\n')}\n` }
}
const byPage: Write = (text, first, last) => {
  const { from, to } = between(first, last)
  return { page: [...lines.slice(0, from), text, ...lines.slice(to + 1)].join('\n') }
}
const FORMS = { byText, byRange, byDiff, byPage }

type Row = readonly [written: string, first: string, last: string]

const ITEMS = ['<li><a href="#about', '<li><a href="#visit'] as const
const CARDS = ['<h3>Rye', '<h3>Spelt'] as const
const SECTIONS = ['<section id="about', 'M0 0'] as const

/** Answers that stand for more than they say, by language. */
const LEFT_OUT: Record<string, readonly Row[]> = {
  English: [
    ['      [existing items]', ...ITEMS],
    ['      <li><a href="#new">New</a></li>\n      <!-- existing items -->', ...ITEMS],
    ['    <!-- Products section unchanged -->', '<section id="bread', 'gallery'],
    ['<!-- same cards as before -->\n<div class="card"><h3>Corn</h3></div>', ...CARDS],
    ['  <main class="page">rest of the page</main>', '<main', '</main'],
    ['  <main>rest of the page</main>', '<main', '</main'],
    ['      <p class="gallery">[images]</p>', 'gallery', 'gallery'],
    ['    <!-- Bread -->', '<section id="bread', 'gallery'],
  ],
  German: [
    ['      Rest unverändert', ...ITEMS],
    ['        … weitere Produkte …', ...CARDS],
    ['        <div class="card"><h3>Neu</h3><p>Mais</p></div>\n        (alle übrigen)', ...CARDS],
    ['    <!-- Abschnitte wie gehabt -->', ...SECTIONS],
  ],
  Spanish: [
    ['      resto igual', ...ITEMS],
    ['        <!-- el resto de las tarjetas sigue igual -->', ...CARDS],
    ['      <div class="grid">aquí van las tarjetas</div>', 'grid', '      </div>'],
  ],
  French: [
    ['      [le reste est inchangé]', ...ITEMS],
    ['    <!-- le reste de la page -->', ...SECTIONS],
  ],
  Hungarian: [
    ['      a többi változatlan', ...ITEMS],
    ['        <!-- további kártyák -->', ...CARDS],
  ],
  Turkish: [
    ['      (geri kalanı aynı)', ...ITEMS],
    ['    <!-- sayfanın kalanı -->', ...SECTIONS],
  ],
  Russian: [
    ['      остальное без изменений', ...ITEMS],
    ['        <!-- остальные карточки -->', ...CARDS],
  ],
  Chinese: [
    ['      其余部分保持不变', ...ITEMS],
    ['    <!-- 其他内容不变 -->', ...SECTIONS],
  ],
  Arabic: [
    ['      الباقي كما هو', ...ITEMS],
    ['        <!-- بقية البطاقات -->', ...CARDS],
  ],
  dots: [
    ['    <ul>…</ul>', '<ul', '</ul'],
    ['    <ul>[...]</ul>', '<ul', '</ul'],
  ],
}

/** What an answer may do, although elements go. */
const MEANT: Record<string, Row> = {
  'deletes all items': ['', ...ITEMS],
  'deletes the cards': ['', ...CARDS],
  'deletes all sections': ['', ...SECTIONS],
  'deletes a list and leaves the comment before it': ['  <!-- Menu -->', '<!-- Menu', '</nav'],
  'puts another list in place of a list': [
    '      <li>Uno</li>\n      <li>Dos</li>\n      <li>Tres</li>',
    ...ITEMS,
  ],
  'puts a shorter list in place of a list': ['      <li>Todo</li>', ...ITEMS],
  'puts a paragraph in place of a list': ['    <p>Nothing to choose from</p>', '<ul', '</ul'],
  'puts a paragraph of the same kind in place of a section': [
    '    <p>Ven a vernos</p>',
    '<section id="visit',
    'M0 0',
  ],
  'puts links with marks between them in place of a list': [
    '    <a href="#about">About</a> · <a href="#bread">Bread</a> · <a href="#visit">Visit</a>',
    '<ul',
    '</ul',
  ],
  'turns a list into a sentence': ['    About, bread, and visit', '<ul', '</ul'],
  'unwraps the text of a section': ['    Visit us: Mill Lane 3', '<section id="visit', 'M0 0'],
  'unwraps the cards': [
    '        <h3>Rye</h3><p>Dark and dense</p>\n        <h3>Wheat</h3><p>Light and airy</p>\n        <h3>Spelt</h3><p>Nutty</p>',
    ...CARDS,
  ],
  'replaces a heading by text': ['      Siempre recién hecho', '<h1', '</h1'],
  'replaces a paragraph by a comment': ['      <!-- la dirección -->', 'Mill Lane', 'Mill Lane'],
  'writes a paragraph without its formatting': [
    '      <p>Täglich geöffnet</p>',
    'We bake',
    'We bake',
  ],
  'writes a paragraph with a class and without its formatting': [
    '      <p class="lead">Täglich geöffnet</p>',
    'We bake',
    'We bake',
  ],
  'comments out the cards': [`        <!--\n${between(...CARDS).text}\n        -->`, ...CARDS],
  'comments out the pictures': [
    '      <!-- <p class="gallery"><img src="rye.jpg" alt=""><img src="wheat.jpg" alt=""></p> -->',
    'gallery',
    'gallery',
  ],
  'writes a heading as a comment above a new section': [
    '    <!-- Opening hours -->\n    <section id="hours"><h2>Opening hours</h2></section>',
    '<section id="bread',
    'gallery',
  ],
  'writes a comment after a new section': [
    '    <section class="hours"><h2>Daily</h2></section>\n    <!-- /hours -->',
    '<section id="bread',
    'gallery',
  ],
  'adds a comment and keeps the cards': [
    `        <!-- cards -->\n${between(...CARDS).text}`,
    ...CARDS,
  ],
  'moves a comment': ['  <nav class="menu"></nav>\n  <!-- Menu -->', '<!-- Menu', '</nav'],
  'writes a word in place of an icon': [
    '      <a class="button" href="#map">Mapa</a>',
    'M0 0',
    'M0 0',
  ],
  'writes a character in place of an icon': [
    '      <a class="button" href="#map">→</a>',
    'M0 0',
    'M0 0',
  ],
  'replaces a picture by another': [
    '      <p class="gallery"><img src="new.jpg" alt="All"></p>',
    'gallery',
    'gallery',
  ],
  'replaces rules of a style sheet': ['    h2 { color: red }', 'h1 {', '.card {'],
  'replaces the cards by a table': ['<table><tr><td>Uno</td><td>Dos</td></tr></table>', ...CARDS],
  'empties the main part': ['  <main class="page">\n  </main>', '<main', '</main'],
}

const engine = createEngine({ plugins: [elementIds(), lineEdits()] })
const apply = (edits: readonly LineEdit[], html = PAGE) =>
  engine.apply(engine.open(html), { type: 'edit_lines', edits })

test.group('An answer that leaves lines out', () => {
  for (const [language, rows] of Object.entries(LEFT_OUT)) {
    for (const [form, write] of Object.entries(FORMS)) {
      test(`is refused: ${language}, ${form}`, ({ assert }) => {
        for (const row of rows) {
          for (const html of [PAGE, tag(PAGE, { now: 1 })]) {
            const result = apply([write(...row)], html)
            assert.isFalse(result.ok, row[0])
            if (!result.ok) assert.equal(result.error.code, 'elision', row[0])
          }
        }
      })
    }
  }

  test('is told which lines it would delete, and what to do', ({ assert }) => {
    const result = apply([byText('      resto igual', ...ITEMS)])
    assert.isFalse(result.ok)
    if (result.ok) return
    assert.include(result.error.message, 'leaves out lines 14 to 16 with "resto igual"')
    assert.include(result.error.message, 'Write every line')
  })

  test('is left out where the other edits are applied', ({ assert }) => {
    const result = engine.apply(engine.open(PAGE), {
      type: 'edit_lines',
      partial: true,
      edits: [{ search: 'Mill Lane 3', replace: 'Mill Lane 4' }, byText('resto igual', ...ITEMS)],
    })
    assert.isTrue(result.ok)
    if (result.ok) assert.equal(result.page.text, PAGE.replace('Lane 3', 'Lane 4'))
  })

  test('is refused on a page of one line', ({ assert }) => {
    const html = '<nav><ul><li>One</li><li>Two</li><li>Three</li></ul></nav><p>x</p>'
    const search = '<ul><li>One</li><li>Two</li><li>Three</li></ul>'
    for (const replace of [
      '<ul>weiter wie bisher</ul>',
      '<ul><li>One</li>igual</ul>',
      '<!-- ul -->',
    ]) {
      assert.isFalse(apply([{ search, replace }], html).ok, replace)
    }
    assert.isTrue(apply([{ search, replace: '<ul><li>One</li></ul>' }], html).ok)
  })
})

test.group('An answer that means what it says', () => {
  for (const [what, row] of Object.entries(MEANT)) {
    test(`${what}, in every form`, ({ assert }) => {
      const { from, to } = between(row[1], row[2])
      const wanted = [...lines.slice(0, from), ...(row[0] ? [row[0]] : []), ...lines.slice(to + 1)]
      for (const [form, write] of Object.entries(FORMS)) {
        const result = apply([write(...row)])
        assert.isTrue(result.ok, result.ok ? '' : `${form}: ${result.error.message}`)
        const text = (html: string) => html.replace(/\n\s*\n/g, '\n')
        if (result.ok) assert.equal(text(result.page.text), text(wanted.join('\n')), form)
      }
    })
  }
})

/** The items of a list, and a part of them. */
const listAndPart = fc
  .uniqueArray(fc.stringMatching(/^[a-m]{2,9}$/), { minLength: 4, maxLength: 9 })
  .chain((words) =>
    fc.record({
      words: fc.constant(words),
      from: fc.nat(words.length - 3),
      count: fc.integer({ min: 2, max: words.length }),
    })
  )

test.group('Any part of a list', () => {
  const item = (word: string) => `  <li class="x"><b>${word}</b></li>`
  const listOf = (items: readonly string[]) => ['<ul>', ...items, '</ul>'].join('\n')
  const placeholder = fc.stringMatching(/^(<!-- )?[n-z]{2,9}( [n-z]{2,9}){0,3}$/)

  test('is not replaced with a text or comment that stands for it, alone or beside a new item', () => {
    fc.assert(
      fc.property(
        listAndPart,
        placeholder,
        fc.boolean(),
        ({ words, from, count }, text, isBeside) => {
          const items = words.map(item)
          const gone = items.slice(from, from + count)
          const stands = text.startsWith('<!--') ? `  ${text} -->` : `  ${text}`
          const come = isBeside ? [item('new'), stands] : [stands]
          const edits = [
            { search: listOf(items), replace: listOf(items.toSpliced(from, count, ...come)) },
          ]
          const result = apply(edits, `<p>x</p>\n${listOf(items)}\n`)
          return gone.length < 2 || (!result.ok && result.error.code === 'elision')
        }
      ),
      runs(500)
    )
  })

  test('may be deleted or replaced with other items, and nothing else changes', () => {
    fc.assert(
      fc.property(listAndPart, fc.nat(3), ({ words, from, count }, others) => {
        const items = words.map(item)
        const come = ['new', 'other', 'third'].slice(0, others).map(item)
        const wanted = listOf(items.toSpliced(from, count, ...come))
        const html = `<p>x</p>\n${listOf(items)}\n`
        const result = apply([{ search: listOf(items), replace: wanted }], html)
        if (!result.ok || result.page.text !== `<p>x</p>\n${wanted}\n`) return false
        return result.changes.invert(html).apply(result.page.text) === html
      }),
      runs(500)
    )
  })
})

test.group('What is left out', () => {
  test('is looked for in linear time, whatever the page and the answer hold', ({ assert }) => {
    const more: typeof FAMILIES = {
      'less-than signs': (n) => '<'.repeat(n),
      'tags that never end': (n) => '<a '.repeat(n),
      'drawings that never end': (n) => '<svg>'.repeat(n),
      'texts after breaks': (n) => '<br>x'.repeat(n),
      'elements that are closed otherwise': (n) => '<div>'.repeat(n) + '</z>'.repeat(n),
    }
    for (const [name, make] of Object.entries({ ...FAMILIES, ...more })) {
      const html = make(timesFor(make, 60_000))
      const start = process.cpuUsage()
      for (const [old, next] of [
        [html, 'x'],
        ['<p><b>x', html],
        [html, `<!--x-->${html.slice(html.length / 2)}`],
      ]) {
        leftOut(old, next)
      }
      const { user, system } = process.cpuUsage(start)
      assert.isAtMost((user + system) / 1000, 1500, name)
    }
  }).timeout(60_000)
})

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

test.group('An answer with escaped tags', () => {
  const html =
    '<ul>\n  <li>Milk &amp; <b>honey</b></li>\n  <li>Bread</li>\n</ul>\n<pre>&lt;li&gt;Old&lt;/li&gt;</pre>\n'
  const search = '<li>Milk &amp; <b>honey</b></li>'
  const replace = '<li>Milk &amp; <b>figs</b></li>'

  test('is read as meant where only the unescaped lines are on the page', ({ assert }) => {
    const edits: LineEdit[] = [
      { search: escape(search), replace: escape(replace) },
      { search: `  ${escape(search)}`, replace: `  ${escape(replace)}` },
      { startLine: 2, endLine: 2, expected: escape(search), content: escape(replace) },
      { diff: `@@ -2 +2 @@\n-  ${escape(search)}\n+  ${escape(replace)}\n` },
    ]
    for (const edit of edits) {
      const result = apply([edit], html)
      assert.isTrue(result.ok, result.ok ? '' : result.error.message)
      if (!result.ok) continue
      assert.equal(result.page.text, html.replace(search, replace))
      assert.include(JSON.stringify(result.reports), '"parsing_method":"escaped"')
    }
    const gone = apply([{ search: escape('  <li>Bread</li>'), replace: '' }], html)
    assert.isTrue(gone.ok && gone.page.text === html.replace('  <li>Bread</li>\n', ''))
  })

  test('is refused where that is not certain', ({ assert }) => {
    const many = '<p>One &amp; the same long paragraph</p>\n'
    const refusals: [LineEdit, string, string][] = [
      [{ search: escape('<li>Nowhere</li>'), replace: escape('<li>x</li>') }, html, 'escaped'],
      [{ search: '  <li>Bread</li>', replace: escape('  <li>Rye</li>') }, html, 'escaped'],
      [
        { search: '  <li>Bread</li>', replace: `  <li>Bread</li>\n${escape('<li>Rye</li>')}` },
        html,
        'escaped',
      ],
      [{ search: escape('<li>Bread</li>'), replace: '<li>Rye</li>' }, html, 'escaped'],
      [
        { search: escape(escape('<li>Bread</li>')), replace: escape('<li>x</li>') },
        html,
        'not_found',
      ],
      [
        { search: escape('<li>Bread</li>'), replace: escape(escape('<li>x</li>')) },
        html,
        'escaped',
      ],
      [{ search: escape(many), replace: escape('<p>x</p>') }, many + many, 'ambiguous'],
      [
        { search: escape(many.replace('same', 'sane')), replace: escape('<p>x</p>') },
        many,
        'escaped',
      ],
      [{ page: escape('<p>x</p>') }, many, 'escaped'],
    ]
    for (const [edit, page, code] of refusals) {
      const result = apply([edit], page)
      assert.isFalse(result.ok, JSON.stringify(edit))
      if (!result.ok) assert.equal(result.error.code, code, JSON.stringify(edit))
    }
  })

  test('edits the code that a page shows', ({ assert }) => {
    const edits: LineEdit[] = [
      {
        search: '<pre>&lt;li&gt;Old&lt;/li&gt;</pre>',
        replace: '<pre>&lt;li&gt;New&lt;/li&gt;</pre>',
      },
      { search: '&lt;li&gt;Old&lt;/li&gt;', replace: '&lt;li&gt;New&lt;/li&gt;' },
      { page: html.replace('Old', 'New') },
    ]
    for (const edit of edits) {
      const result = apply([edit], html)
      assert.isTrue(result.ok && result.page.text === html.replace('Old', 'New'))
    }
  })
})
