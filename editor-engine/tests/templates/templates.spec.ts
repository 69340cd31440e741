import { test } from '@japa/runner'
import {
  createEngine,
  editableText,
  lineEdits,
  numberLines,
  pagePlugins,
  sections,
} from '../../src/index.ts'
import { edit, EditRefused } from '../../src/edit/index.ts'
import { judge } from '../../src/referee/index.ts'
import { openTemplate } from '../../src/templates/index.ts'
import { accepted } from '../helpers/accepted.ts'
import { isRefused } from '../../src/index.ts'

const engine = createEngine({ plugins: [...pagePlugins(), lineEdits(), sections()] })
type Operation = Parameters<typeof engine.apply>[1]

/** The page after an operation on the element `a`, without that id; or the code of the refusal. */
function after(html: string, operation: Operation): string {
  const result = engine.apply(openTemplate(html), operation)
  return result.ok ? result.page.text.replace(' data-element-id="a"', '') : result.error.code
}

const P = '<p data-element-id="a">'
const setText = (text: string): Operation => ({ type: 'set_text', element: 'a', text })
const setColour = { type: 'set_style', element: 'a', property: 'color', value: 'red' } as const

test.group('A page with template code', () => {
  test('is the text as it is written', ({ assert }) => {
    const html = '<p>{{ a }}<?php if ($a > 1): ?><b x="<%= "y" %>">'
    const page = openTemplate(html)
    assert.equal(page.text, html)
    assert.deepEqual(
      [...page.elements()].map(({ tag }) => tag),
      ['p', 'b']
    )
    assert.equal(page.at(1).attribute('x')?.value, '<%= "y" %>')
  })

  test('gives values and texts with their code as it is written', ({ assert }) => {
    const page = openTemplate(
      '<a data-element-id=a href="/?a=1&amp;b={{ "&amp;" }}">A &amp; {{ "&amp;" }}</a>'
    )
    assert.equal(page.element('a')?.attribute('href')?.value, '/?a=1&b={{ "&amp;" }}')
    assert.equal(editableText(page, 'a'), 'A & {{ "&amp;" }}')
  })

  test('keeps rows in a loop where they are', ({ assert }) => {
    const html = `<table>{% for r in rows %}<tr><td data-element-id="a">{{ r }} x</td></tr>{% endfor %}</table>`
    assert.isFalse(openTemplate(html).element('a')!.readOnly)
    assert.equal(
      after(html, setText('{{ r }} y')),
      '<table>{% for r in rows %}<tr><td>{{ r }} y</td></tr>{% endfor %}</table>'
    )
  })

  test('can have code in the name of a tag, or after it', ({ assert }) => {
    const page = openTemplate('<h{{ n }} class=x>a</h{{ n }}><li{{ attributes }}>b</li>')
    const [heading, item] = page.elements()
    assert.equal(heading.tag, 'h{{ n }}')
    assert.equal(heading.range.to, item.range.from)
    assert.equal(item.tag, 'li')
    assert.isDefined(item.endTag)
  })

  test('has nothing after code that does not end', ({ assert }) => {
    const html = '<p data-element-id="a">x</p><?php echo 1; <b>'
    assert.equal(openTemplate(html).size, 1)
    assert.equal(after(html, setText('y')), '<p>y</p><?php echo 1; <b>')
    const result = edit(openTemplate('<p>x {{ a')).one('p')
    assert.throws(() => result.append('y'), EditRefused)
  })

  test('is read with the languages that it names', ({ assert }) => {
    const page = openTemplate('<p title="<% > %>">[[ <b> ]] {{ <i> }}', { languages: ['[[ ]]'] })
    assert.deepEqual(
      [...page.elements()].map(({ tag }) => tag),
      ['p', 'i']
    )
    assert.throws(() => openTemplate('', { languages: ['{ }'] }), TypeError)
  })

  test('opened without that is HTML like any other', ({ assert }) => {
    assert.deepEqual(
      [...engine.open('<p>{{ "<b>" }}').elements()].map(({ tag }) => tag),
      ['p', 'b']
    )
  })

  test('has elements that parse5 agrees to', ({ assert }) => {
    const html =
      '<!doctype html>{% set x = "<p>" %}<html><head><title>{{ t }}</title></head><body><h{{ n }}>x</h{{ n }}><p {% if a %}class="b"{% endif %} id={{ i }}>y</p></body></html>'
    const page = accepted(judge(openTemplate(html)))
    if (isRefused(page)) return assert.fail()
    assert.deepEqual(
      [...page.elements()].map(({ readOnly }) => readOnly),
      [...page.elements()].map(() => false)
    )
    assert.equal(page.text, html)
  })

  test('has no findings about its code', ({ assert }) => {
    const html = `<!doctype html><html lang=en><head><title>{{ t }}</title></head><body><h1>x</h1><p id="{{ id }}">a</p><p id="{{ id }}">b</p><a href="{{ url }}">{{ label }}</a><a href="<?= $u ?>"><?= $l ?></a>{{ "</b>" }}</body></html>`
    assert.deepEqual(engine.check(openTemplate(html)), [])
  })
})

test.group('An edit of a page with template code', () => {
  test('of the text around it keeps it byte for byte', ({ assert }) => {
    assert.equal(
      after(`${P}Hello {{ name }}</p>`, setText('Good day {{ name }}')),
      '<p>Good day {{ name }}</p>'
    )
    assert.equal(
      after(`${P}a {{ x > 1 && y }} b</p>`, setText('c {{ x > 1 && y }} & <d>')),
      '<p>c {{ x > 1 && y }} &amp; &lt;d&gt;</p>'
    )
  })

  test('that would change a part of it is refused', ({ assert }) => {
    assert.equal(after(`${P}Hello {{ name }}</p>`, setText('Hello {{ nome }}')), 'cuts_template')
    assert.equal(after(`${P}Hello {{ name }}</p>`, setText('Hello {{ name }')), 'cuts_template')
    const edits = [{ search: '{{ b }}', replace: '{{ c }}' }]
    assert.equal(after('<p>\n{{ b }}\n</p>', { type: 'edit_lines', edits }), 'cuts_template')
  })

  test('may take it away whole', ({ assert }) => {
    assert.equal(after(`${P}Hello {{ name }}</p>`, setText('Hello')), '<p>Hello</p>')
  })

  test('brings no code that is not there, unless a program writes it', ({ assert }) => {
    assert.equal(after(`${P}Hello</p>`, setText('Hello {{ key }}')), 'new_template')
    assert.equal(after(`${P}Hello}} x</p>`, setText('{{ Hello}} x')), 'cuts_template')
    const page = openTemplate('<ul></ul>', { isTrusted: true })
    assert.equal(
      String(edit(page).one('ul').append('<li>{{ x }}</li>')),
      '<ul><li>{{ x }}</li></ul>'
    )
  })

  test('of a style goes beside it', ({ assert }) => {
    assert.equal(
      after('<p data-element-id="a" style="margin: {{ m }}; color: {{ c }}">x</p>', setColour),
      '<p style="margin: {{ m }}; color: red">x</p>'
    )
    assert.equal(
      after('<p data-element-id="a" style="{{ style }}">x</p>', setColour),
      '<p style="{{ style }}; color: red">x</p>'
    )
    assert.equal(
      after('<p data-element-id="a" style="a: {{ "&amp;" }}; color: {{ c }}">x</p>', setColour),
      '<p style="a: {{ "&amp;" }}; color: red">x</p>'
    )
  })

  test('puts a new attribute where no condition is', ({ assert }) => {
    assert.equal(
      after('<p {% if a %}class="b"{% endif %} data-element-id="a">x</p>', setColour),
      '<p style="color: red" {% if a %}class="b"{% endif %}>x</p>'
    )
  })

  test('of an address takes the place of its code', ({ assert }) => {
    assert.equal(
      after('<a data-element-id="a" href="{{ url }}">x</a>', {
        type: 'set_url',
        element: 'a',
        url: 'https://b.example',
      }),
      '<a href="https://b.example">x</a>'
    )
  })

  test('of lines keeps it, and copies it', ({ assert }) => {
    const html = '<ul>\n<li data-element-id="a">{{ x }} and {{ y }}</li>\n</ul>'
    const edits = [
      {
        search: '<li>{{ x }} and {{ y }}</li>',
        replace: '<li class="{{ x }}">no, {{ x }} and {{ y }}</li>',
      },
    ]
    assert.equal(
      after(html, { type: 'edit_lines', edits }),
      '<ul>\n<li class="{{ x }}">no, {{ x }} and {{ y }}</li>\n</ul>'
    )
    assert.notInclude(numberLines(openTemplate(html)), 'data-element-id')
  })

  test('in a chain leaves it alone', ({ assert }) => {
    const page = openTemplate(
      '<ul>{% for a in b %}<li class="{{ a }}">{{ a }}</li>{% endfor %}</ul>'
    )
    assert.equal(
      String(edit(page).all('li').addClass('x').attr('title', '"{{ a }}"').text('See {{ a }} & b')),
      '<ul>{% for a in b %}<li title="&quot;{{ a }}&quot;" class="{{ a }} x">See {{ a }} &amp; b</li>{% endfor %}</ul>'
    )
  })

  test('of a section moves and copies its code', ({ assert }) => {
    const html =
      '<section data-section="one">{{ "<b>" }}</section>\n<section data-section="two">x</section>\n'
    assert.equal(
      after(html, { type: 'move_section', section: 'two', before: 'one' }),
      '<section data-section="two">x</section>\n<section data-section="one">{{ "<b>" }}</section>\n'
    )
  })
})
