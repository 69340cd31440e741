import fc from 'fast-check'

/** Pieces of template code, with all that could be taken for HTML. */
const code = fc.constantFrom(
  '{{ name }}',
  '{{ "<b title=" }}',
  '{% if a > b %}',
  '{% endif %}',
  '{# <p title="\' #}',
  '<?php echo "</p>" ?>',
  '<?= $a ?>',
  '<%= x && y %>',
  '{{}}'
)

/** A stretch of a template, and the HTML of the same length in which no template code is. */
export interface Stretch {
  readonly written: string
  readonly html: string
}

const PLAIN = [
  ...['<p>', '</p>', '<b>', '</b>', '<div>', '</div>', '<ul>', '<li>', '</ul>', '<h1>', '</h1>'],
  ...['<table>', '<tr>', '<td>', '</td>', '</tr>', '</table>', '<title>', '</title>', '<svg>'],
  ...['</svg>', '<head>', '<body>', '<select>', '<option>', '</select>', '<form>', '</form>'],
  ...['<textarea>', '</textarea>', '<script>', '</script>', '<img src=x alt="">', '<br>', '&amp;'],
  ...['<!doctype html>', 'two words', ' ', '\n', 'a', '<p data-element-id="element-5">'],
]

/** Around code in a value, and around code between attributes or in text. */
const IN_VALUE = [
  ['<p class="', '">'],
  ["<a title='x ", " y' href=z>"],
  ['<a href=', ' class=x>'],
  ['<a href=/a/', '/b>'],
  ['<input value=', '>'],
  ['<p ', '="v > w">'],
]
const APART = [
  ['', ''],
  ['<div ', '>'],
  ['<div ', 'class="b">'],
  ['<div class="b"', ' id=c>'],
  ['<li', '>'],
  ['<g ', '/>'],
  ['<title>', '</title>'],
  ['<style>a{b:', '}</style>'],
  ['<script>var a = "', '"</script>'],
  ['<!-- ', ' -->'],
]

const filledWith = (filling: string) => (written: string) => filling.repeat(written.length)

const around = (places: readonly (readonly string[])[], filling: string) =>
  fc.tuple(fc.constantFrom(...places), code).map(([[before, after], written]): Stretch => ({
    written: before + written + after,
    html: before + filledWith(filling)(written) + after,
  }))

/** The same code in the names of a start tag and its end tag. */
const named = code.map((written): Stretch => {
  const element = (name: string) => `<h${name} id=a>x</h${name}>`
  return { written: element(written), html: element(filledWith('x')(written)) }
})

/** Templates, each with the HTML that the engine has to find the elements of. */
export const template: fc.Arbitrary<Stretch> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PLAIN).map((html) => ({ written: html, html })) },
      { weight: 2, arbitrary: around(IN_VALUE, 'x') },
      { weight: 2, arbitrary: around(APART, ' ') },
      { weight: 1, arbitrary: named }
    ),
    { maxLength: 24 }
  )
  .map((stretches) => ({
    written: stretches.map(({ written }) => written).join(''),
    html: stretches.map(({ html }) => html).join(''),
  }))

/** Where the code of these templates is, found without the engine. */
export const codeIn = (text: string) =>
  [...text.matchAll(/\{\{[^]*?\}\}|\{%[^]*?%\}|\{#[^]*?#\}|<%[^]*?%>|<\?[^]*?\?>/g)].map(
    ({ index, 0: found }) => ({ from: index, to: index + found.length, text: found })
  )
