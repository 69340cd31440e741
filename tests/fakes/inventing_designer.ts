import { Material } from '#tests/fakes/model_server/material'
import { design } from '#tests/fakes/model_server/purposes/design'

/** What a model makes up: the words, and the part of them that no page may have. */
export interface Invention {
  kind: string
  says: string
  mark: string
}

const kinds: Record<string, Record<string, [says: string, mark: string]>> = {
  en: {
    figure: ['More than 4,317 jobs done', '4,317'],
    price: ['From £83.90 a visit', '83.90'],
    year: ['Since 1987', '1987'],
    years: ['With thirty-seven years of practice', 'thirty-seven'],
    name: ['Ask for Zorvik Pellington', 'Zorvik'],
    place: ['Also in Ulverdale', 'Ulverdale'],
    telephone: ['Call 0800 555 0199', '555 0199'],
    email: ['Write to booking@invented.example', 'invented.example'],
    link: ['See www.invented-shop.example', 'invented-shop'],
    award: ['Award-winning work', 'Award-winning'],
    rating: ['Rated 4.9 out of 5 on Tripadvisor', 'Tripadvisor'],
    stars: ['Seen by visitors: ★★★★★', '★★★★★'],
    quotation: ['“Nobody does it with more heart”', 'with more heart'],
    testimonial: ['“We came back twice”, says Margarete Oppenheimer', 'Oppenheimer'],
    guarantee: ['Money-back guarantee on everything', 'Money-back guarantee'],
    hours: ['Open until 23:55', '23:55'],
    staff: ['Our 87 people look after you', '87 people'],
    certificate: ['Certified by ISO', 'Certified'],
    best: ['The best in town', 'The best in'],
    discount: ['25% off all week', '25%'],
  },
  de: {
    figure: ['Mehr als 4.317 Aufträge', '4.317'],
    price: ['Schon ab 83,90 €', '83,90'],
    year: ['Seit 1987', '1987'],
    name: ['Fragen Sie nach Zorvik Pellingmann', 'Zorvik'],
    telephone: ['Rufen Sie an: 0800 555 0199', '555 0199'],
    email: ['Schreiben Sie an termin@erfunden.example', 'erfunden.example'],
    award: ['Vielfach ausgezeichnet', 'ausgezeichnet'],
    quotation: ['„Niemand macht es herzlicher“', 'herzlicher'],
    hours: ['Bis 23:55 Uhr geöffnet', '23:55'],
    certificate: ['Zertifiziert nach ISO', 'Zertifiziert'],
    best: ['Die beste Adresse der Stadt', 'Die beste'],
  },
  tr: {
    figure: ['4.317 işten fazlası', '4.317'],
    price: ['83,90 TL’den başlayan', '83,90'],
    year: ['1987’den beri', '1987'],
    name: ['Zorvik Pellingoğlu’nu sorun', 'Zorvik'],
    telephone: ['0800 555 0199’u arayın', '555 0199'],
    email: ['randevu@uydurma.example adresine yazın', 'uydurma.example'],
    award: ['Ödüllü işler', 'Ödüllü'],
    hours: ['23:55’e kadar açık', '23:55'],
    stars: ['Ziyaretçilerden: ★★★★★', '★★★★★'],
  },
}

/** The inventions of a language; in any other language those in English. */
export function inventionsIn(language: string): Invention[] {
  return Object.entries(kinds[language] ?? kinds.en).map(([kind, [says, mark]]) => ({
    kind,
    says,
    mark,
  }))
}

interface Section {
  html: string
  prefix: string
}

const beforeEnd =
  (markup: string) =>
  (says: string, { html }: Section) =>
    html.replace('</section>', `${markup.replaceAll('SAYS', says)}</section>`)

/** Each in two pieces, in the middle of words and figures. */
const inPieces =
  (tag: string) =>
  (says: string, { html }: Section) => {
    const split = says.replace(/[\p{L}\p{N}]{2,}/gu, (word) => {
      const half = Math.ceil(word.length / 2)
      return `${word.slice(0, half)}${tag.replace('REST', word.slice(half))}`
    })
    return html.replace('</section>', `<p>${split}</p></section>`)
  }

/** Where in a section a model may put words. */
export const places: Record<string, (says: string, section: Section) => string> = {
  'a paragraph': beforeEnd('<p>SAYS.</p>'),
  'a sentence among others': beforeEnd('<p>Have a look. SAYS. Come and see.</p>'),
  'a heading': (says, { html }) => html.replace(/(<h[12][^>]*>)[^<]*/, `$1${says}`),
  'a small heading': beforeEnd('<h3>SAYS</h3>'),
  'a list': beforeEnd('<ul><li>SAYS</li><li>Have a look</li></ul>'),
  'a table': beforeEnd('<table><tbody><tr><th>Here</th><td>SAYS</td></tr></tbody></table>'),
  'terms': beforeEnd('<dl><dt>Here</dt><dd>SAYS</dd></dl>'),
  'a question': beforeEnd('<details><summary>SAYS</summary><p>Have a look.</p></details>'),
  'a quotation': beforeEnd('<blockquote><p>SAYS</p></blockquote>'),
  'a link': beforeEnd('<p><a href="#main">SAYS</a></p>'),
  'a caption': beforeEnd('<figure><figcaption>SAYS</figcaption></figure>'),
  'a drawing': beforeEnd(
    '<svg viewBox="0 0 90 9" aria-hidden="true"><text x="0" y="9">SAYS</text></svg>'
  ),
  'lines of a drawing': beforeEnd(
    '<svg viewBox="0 0 90 9" aria-hidden="true"><text><tspan>SAYS</tspan></text></svg>'
  ),
  'a label': beforeEnd('<p aria-label="SAYS">Have a look</p>'),
  'a label in Braille': beforeEnd('<p aria-braillelabel="SAYS">Have a look</p>'),
  'a hint': beforeEnd('<p aria-placeholder="SAYS">Have a look</p>'),
  'pieces in bold': inPieces('<b>REST</b>'),
  'pieces in spans': inPieces('<span>REST</span>'),
  'pieces with places to break': inPieces('<wbr>REST'),
  'pieces with soft hyphens': inPieces('&shy;REST'),
  'pieces with signs of no width': inPieces('&#8203;REST'),
  'pieces with joiners': inPieces('&#8288;REST'),
  'small type': inPieces('<sup>REST</sup>'),
  'entities': (says, section) =>
    places['a paragraph'](
      says.replace(/[\p{L}\p{N}]/gu, (sign) => `&#${sign.codePointAt(0)};`),
      section
    ),
  'capitals': (says, section) => places['a paragraph'](says.toUpperCase(), section),
  'a fact': (says, { html }) => html.replace(/(data-field="[^"]*"[^>]*>)[^<]*/, `$1${says}`),
  'words beside a fact': (says, { html }) =>
    html.replace(/<(a|span) data-field[^]*?<\/\1>/, `${says}: $&`),
  'a style': (says, { html, prefix }) =>
    html.replace('</style>', `.${prefix}-title::after{content:"${says}"}</style>`),
  'signs in a style': (says, { html, prefix }) =>
    html.replace(
      '</style>',
      `.${prefix}-title::after{content:${[...says].map((one) => `"${one}"`).join(' ')}}</style>`
    ),
  'a number of a list': beforeEnd('<ol start="1987"><li>Have a look</li></ol>'),
  'a counter': (_, { html, prefix }) =>
    html.replace(
      '</style>',
      `.${prefix}-title{counter-reset:x 1987}.${prefix}-title::after{content:counter(x)}</style>`
    ),
  'a token of a style': (says, { html, prefix }) =>
    html.replace('</style>', `.${prefix}-title{--${prefix}-says:"${says}"}</style>`),
  'signs of a list': (says, { html, prefix }) =>
    html.replace('</style>', `.${prefix}-title{list-style-type:"${says}"}</style>`),
}

export interface Invented extends Invention {
  place: string
}

/** A section of the stand-in with an invention in one of these places. */
export function inventedSection(question: string, { says, place }: Invented): string {
  const material = new Material(question)
  return places[place](says, { html: design(material), prefix: material.get('Prefix') })
}
