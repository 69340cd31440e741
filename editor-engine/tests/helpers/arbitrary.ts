import fc from 'fast-check'
import type { Change } from '../../src/index.ts'

/** Pieces that pages, good and bad, are made of. */
const PIECES = [
  '<p>',
  '</p>',
  '<div class="a">',
  '</div>',
  "<a href='#x'>",
  '</a>',
  '<b>',
  '</b>',
  '<i>',
  '</i>',
  '<span>',
  '</span>',
  '<ul>',
  '<li>',
  '</li>',
  '</ul>',
  '<table>',
  '<tr>',
  '<td>',
  '</td>',
  '</tr>',
  '</table>',
  '<img src=x alt="">',
  '<br>',
  '<br/>',
  '<h1>',
  '</h1>',
  '<h2 style="color:red">',
  '</h2>',
  '<button type=button>',
  '</button>',
  '<select>',
  '<option>',
  '</select>',
  '<textarea>',
  '</textarea>',
  '<script>',
  '</script>',
  '<style>:root { --a: 1px }',
  '</style>',
  '<!-- c -->',
  '<!-->',
  '<!--',
  '-->',
  '<svg>',
  '<path d="M0"/>',
  '</svg>',
  '<title>',
  '</title>',
  '<html lang=en>',
  '<head>',
  '</head>',
  '<body id=b>',
  '</body>',
  '</html>',
  '<!doctype html>',
  '<template>',
  '</template>',
  '<x-y z>',
  '</x-y>',
  '<form>',
  '</form>',
  '<input type=text>',
  '<dl>',
  '<dt>',
  '<dd>',
  '<',
  '>',
  '</',
  '<!',
  '&amp;',
  '&',
  '&nbsp',
  '\r\n',
  '\n',
  ' ',
  'text',
  'two words',
  'é',
  '😀',
  '\ud83d',
  '\u0000',
  '"',
  "'",
  '=',
  '\t',
  '\f',
  ' data-element-id="element-1"',
  '<p data-element-id="element-5">',
  '<em data-element-id=e data-element-id="f">',
  '<a b = >',
  '<a b=c/>',
  '<a/b/c>',
  '<p a="1"b="2">',
  '<noscript>',
  '</noscript>',
  '<center>',
  '<nobr>',
  '<math>',
  '<mi>',
  '</math>',
  '<foreignObject>',
  '<plaintext>',
  '<colgroup>',
  '<col>',
  '<caption>',
  '<tbody>',
  '<section data-section="s">',
  '</section>',
]

/** Any string that tries to be a page. */
export const soup = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 40 })
  .map((pieces) => pieces.join(''))

/** Names that share rules, so that their tags get in each other's way. */
const FAMILIES = [
  'a b i p div span h1 h2 li ul button',
  'b i em nobr font a p div td table span',
  'b i p div span',
  'table caption colgroup col tbody thead tr td th b p div form select input template',
  'select option optgroup hr input table tr td div template script p',
  'svg g foreignObject desc title p b math mi mo div font br td table tr annotation-xml',
  'template table tr td col tbody div select option p caption colgroup',
  'html head body title meta template script p noscript div frameset',
  'form p li ul div table tr td b button input template dl dt dd address',
  'ruby rb rt rtc rp p b span div',
].map((names) => names.split(' '))

/** Start tags, end tags and a little between them, of one family. */
export const tagSoup = fc.constantFrom(...FAMILIES).chain((names) => {
  const piece = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...names).map((name) => `<${name}>`) },
    { weight: 4, arbitrary: fc.constantFrom(...names).map((name) => `</${name}>`) },
    { weight: 1, arbitrary: fc.constantFrom('x', ' ', '<br/>', '<!--c-->', '<svg/>', '<b x>') }
  )
  const doctype = fc.constantFrom('', '<!doctype html>', '<!doctype html><body>')
  return fc
    .tuple(doctype, fc.array(piece, { maxLength: 24 }))
    .map(([start, pieces]) => start + pieces.join(''))
})

export const shortText = fc
  .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '<', '&', 'é'), { maxLength: 16 })
  .map((c) => c.join(''))

/** Changes to a text of this length. */
export const changesTo = (length: number): fc.Arbitrary<Change[]> =>
  fc
    .array(
      fc.record({
        skip: fc.nat(4),
        cut: fc.nat(3),
        insert: fc.constantFrom('', 'x', 'yz', '<p>', '123'),
      }),
      {
        maxLength: 5,
      }
    )
    .map((steps) => {
      const out: Change[] = []
      let at = 0
      for (const { skip, cut, insert } of steps) {
        const from = at + skip
        if (from > length) break
        const to = Math.min(length, from + cut)
        out.push({ from, to, insert })
        at = to
      }
      return out
    })

/** Runs counted by PROPERTY_RUNS where it is set; a failure prints the seed that finds it again. */
export const runs = (count: number, seed = 20260101) => ({
  numRuns: Math.round(count * Number(process.env.PROPERTY_RUNS ?? 1)),
  seed: Number(process.env.PROPERTY_SEED ?? seed),
})
