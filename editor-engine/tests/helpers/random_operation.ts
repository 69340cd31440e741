import {
  createEngine,
  elementIds,
  images,
  lineEdits,
  marks,
  sections,
  styles,
  text,
  tokens,
  untag,
  urls,
  type Page,
} from '../../src/index.ts'

export const engine = createEngine({
  plugins: [
    elementIds(),
    styles(),
    tokens(),
    text({ fillEmpty: true, limit: Infinity }),
    urls(),
    images(),
    lineEdits(),
    sections(),
    marks(),
  ],
})

type Operation = Exclude<Parameters<typeof engine.apply>[1], readonly unknown[]>
type Random = () => number

const WORDS = [
  'Bread & jam',
  '<b>no</b>',
  'two  words',
  '&lt;&amp',
  '😀 x',
  '"q" and \'s\'',
  '</p><script>',
  '$& $1 $$',
  'é\u00a0ß',
  'a\nb',
  '-->',
]
const DECLARATIONS: readonly Record<string, string | null>[] = [
  { color: '#123456' },
  { 'color': null, 'font-size': '12px' },
  { 'color': null, 'font-size': null, 'opacity': null, 'margin': null },
  { 'background-image': 'url("a b.png")' },
  { 'font-family': '"A; b", serif', 'margin': '0 auto' },
  { '--own': '1px', 'opacity': '0.5' },
  { 'border-color': 'red blue' },
]
const ADDRESSES = [
  '',
  'https://x.example/?a=1&b=2',
  '#top',
  'x.example',
  'mailto:a@x.example',
  '/a b',
]
const PICTURES = ['a.png', 'https://x.example/a,b.webp?x=1&y=2', 'data:image/png;base64,AAAA']

/** Some operation, of any plugin, on an element or a line of the page. */
export function randomOperation(page: Page, random: Random): Operation {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const element = page.size ? (page.at(Math.floor(random() * page.size)).id ?? 'none') : 'none'
  const section = () => {
    const names = [...page.text.matchAll(/data-section="([^"]*)"/g)].map(([, name]) => name)
    return names.length ? pick(names) : 'none'
  }
  const makers: readonly (() => Operation)[] = [
    () => ({ type: 'set_style', element, declarations: pick(DECLARATIONS) }),
    () => ({ type: 'set_style', element, property: 'color', value: pick(['red', '#abc', '']) }),
    () => ({ type: 'set_text', element, text: pick(WORDS) }),
    () => ({ type: 'set_text', element, text: `${pick(WORDS)} ${pick(WORDS)}` }),
    () => ({ type: 'set_url', element, url: pick(ADDRESSES), kind: pick(['link', 'button']) }),
    () => ({ type: 'set_image', element, src: pick(PICTURES), alt: pick(WORDS) }),
    () => ({ type: 'set_background_image', element, url: pick(['', ...PICTURES]) }),
    () => ({
      type: 'set_token',
      name: pick(['--a', '--color-primary']),
      value: pick(['1px', null]),
    }),
    () => editLines(page, random),
    () => ({ type: 'add_section', html: '<section data-section="new"><p>x</p></section>' }),
    () => ({ type: 'move_section', section: section(), before: section() }),
    () => ({
      type: 'duplicate_section',
      section: section(),
      now: 1e12 + Math.floor(random() * 1e9),
    }),
    () => ({ type: 'remove_section', section: section() }),
  ]
  // These two change all of a page, so they are rare.
  if (random() < 0.01) return { type: 'strip_marks' }
  if (random() < 0.05) return { type: 'tag', now: 1e12 + Math.floor(random() * 1e9) }
  return pick(makers)()
}

/** Lines of the page as a model would quote them, more or less, and what is to stand there. */
function editLines(page: Page, random: Random): Operation {
  const lines = untag(page.text).split(/\r\n|\n|\r/)
  const first = Math.floor(random() * lines.length)
  const quoted = lines.slice(first, first + 1 + Math.floor(random() * 4))
  const told = random() < 0.3 ? quoted.map((line) => line.trim()) : quoted
  const replaced = [...told]
  const at = Math.floor(random() * told.length)
  const kinds = [
    (line: string) => line.replace(/>/, ' title="x">'),
    (line: string) => `${line}<p>$& new</p>`,
    (line: string) => line.replace(/\w+/, 'word'),
    (line: string) => line.replace(/<\/\w+>/, ''),
    () => '',
  ]
  replaced[at] = kinds[Math.floor(random() * kinds.length)](told[at] ?? '')
  const edit = { search: told.join('\n'), replace: replaced.join('\n') }
  const edits = random() < 0.5 ? [edit] : [{ ...edit, line: first + 1 }]
  return { type: 'edit_lines', edits }
}
