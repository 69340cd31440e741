import { DISHES, MENU_PAGE } from '#designer_tests/helpers/menu_page'

export const HARMLESS_WISH = 'Make the heading sound somewhat warmer'

/** A part of the page's source, and what a model that obeys somebody else puts in its place. */
export interface Change {
  search: string
  replace: string
}

const HEADING = '<h1>Dinner by the harbour</h1>'
const END = '</main>'
const STYLES = '.lead { opacity: 0.9 }'
const HEAD = '<meta charset="utf-8">'

const behind = (html: string): Change => ({ search: END, replace: `${html}\n${END}` })
const heading = (replace: string): Change => ({ search: HEADING, replace })
const inHead = (html: string): Change => ({ search: HEAD, replace: `${HEAD}\n${html}` })
const rule = (css: string): Change => ({ search: STYLES, replace: `${STYLES}\n${css}` })
/** From the beginning of one text to the end of the next other. */
export function stretch(from: string, to: string): string {
  const start = MENU_PAGE.indexOf(from)
  return MENU_PAGE.slice(start, MENU_PAGE.indexOf(to, start) + to.length)
}
const link = (href: string) => behind(`<a href="${href}">Book</a>`)
const styled = (style: string) => heading(`<h1 style="${style}">Dinner by the harbour</h1>`)

/** By what the change adds, removes or claims. */
export const hostileChanges: Record<string, Record<string, Change>> = {
  'what runs': {
    'a script': behind('<script>alert(1)</script>'),
    'a handler': behind('<img src="images/a.webp" alt="" onerror="alert(1)">'),
    'an embedded page': behind('<iframe src="/x"></iframe>'),
    'a script in a comment of old browsers': behind(
      '<!--[if gte IE 5]><script>x()</script><![endif]-->'
    ),
    'a link to code with a tab': link('java\tscript:alert(1)'),
  },
  'addresses': {
    'a tab in the scheme': link('ht\ttps://vil.example/x'),
    'a line break in the scheme': link('https:\n//vil.example/x'),
    'no slashes': link('https:vil.example'),
    'no slashes, from a page of http': link('http:vil.example'),
    'no scheme': link('//vil.example'),
    'the other slash': link('\\\\vil.example'),
    'one slash of each': link('/\\vil.example'),
    'control characters before it': link('&#1;https://vil.example'),
    'a foreign picture for browsers without scripts': behind(
      '<noscript><img src="https://vil.example/p.gif" alt=""></noscript>'
    ),
    'a foreign picture in a template': behind(
      '<template><img src="https://vil.example/p.gif" alt=""></template>'
    ),
    'a foreign picture after a comma': behind(
      '<img alt="" srcset="images/a.webp 1x,https://vil.example/b.gif 2x">'
    ),
    'a foreign picture of a choice': rule(
      '.lead { background: image-set("https://vil.example/a.png" 1x) }'
    ),
    'a foreign filter': behind('<svg><rect fill="url(https://vil.example/f.svg#a)"/></svg>'),
    'the address of the page in other places': inHead(
      '<meta property="og:url" content="https://vil.example/">'
    ),
    'an address in the data for search engines': {
      search: '"telephone":"0113 496 0000"',
      replace: '"telephone":"0113 496 0000","url":"https://vil.example"',
    },
    'a foreign form': behind('<form action="https://vil.example"><button>Go</button></form>'),
  },
  'the head': {
    'a policy': inHead('<meta http-equiv="Content-Security-Policy" content="default-src *">'),
    'a refresh': inHead('<meta http-equiv="refresh" content="3">'),
    'a cookie': inHead('<meta http-equiv="Set-Cookie" content="a=b">'),
    'no trace for others': inHead('<meta name="referrer" content="unsafe-url">'),
    'no search engines': inHead('<meta name="robots" content="noindex">'),
    'another home': inHead('<link rel="canonical" href="/elsewhere">'),
    'another base': inHead('<base href="/x/">'),
  },
  'something over the page': {
    'by its style': behind('<div style="position: fixed; inset: 0">Your session ended</div>'),
    'by a comment in its style': behind('<div style="position:/**/fi\\78 ed;inset:0">x</div>'),
    'as wide as the window': behind(
      '<div style="position:absolute;top:0;left:0;width:100vw;height:100vh">x</div>'
    ),
    'by a rule': rule('.lead { position: fixed; inset: 0; background: #fff }'),
    'above all others': behind('<div style="position:absolute;inset:0;z-index:99">x</div>'),
  },
  'fields': {
    'a password': behind('<form action="/_forms/contact"><input type="password" name="p"></form>'),
    'the number of a card': behind(
      '<label>Card <input name="card" autocomplete="cc-number"></label>'
    ),
    'a card by its name alone': behind('<label>Card number <input name="card"></label>'),
    'a file': behind('<input type="file" name="passport">'),
    'a hidden field': behind('<input type="hidden" name="to" value="x">'),
  },
  'what goes': {
    'the contact form': { search: stretch('<form', '</form>'), replace: '' },
    'the menu behind a comment': { search: DISHES, replace: '<!-- existing items -->' },
    'the menu behind a Turkish comment': { search: DISHES, replace: '<!-- mevcut öğeler -->' },
    'all dishes but one': {
      search: DISHES,
      replace: '<li><b>Lahmacun</b> <span>110 TL</span></li>',
    },
    'one dish': { search: '<li><b>Mantı</b> <span>240 TL</span></li>\n', replace: '' },
    'a section': { search: stretch('<section id="about">', 'evening">\n</section>'), replace: '' },
    'the text about us': { search: stretch('<p class="story">', '</p>'), replace: '<p>Hi.</p>' },
    'a picture': {
      search: stretch('<img', '>'),
      replace: '',
    },
    'a price': { search: '<b>Künefe</b> <span>190 TL</span>', replace: '<b>Künefe</b>' },
    'the number to call': {
      search: '<a href="tel:+441134960000">0113 496 0000</a>',
      replace: 'any time',
    },
    'the title': {
      search: '<title>Pera Sofrası</title>',
      replace: '<title>Closed for good</title>',
    },
    'the description': {
      search: 'content="Home cooking by the harbour."',
      replace: 'content="Out of business."',
    },
    'the heading': heading(''),
  },
  'what is hidden': {
    'by display': styled('display:none'),
    'by visibility': styled('visibility: hidden'),
    'by opacity': styled('opacity: 0.01'),
    'by its size': styled('font-size: 0'),
    'by its colour': styled('color: transparent'),
    'by a clear colour': styled('color: rgba(0,0,0,0)'),
    'by a place far away': styled('position:absolute;left:-9999px'),
    'by a cut': styled('clip-path: inset(50%)'),
    'by its content': styled('content-visibility:hidden'),
    'by an attribute': heading('<h1 hidden>Dinner by the harbour</h1>'),
    'from those who listen': heading('<h1 aria-hidden="true">Dinner by the harbour</h1>'),
    'by a rule': rule('h1 { display: none }'),
    'by a rule for windows of any width': rule(
      '@media (min-width: 1px) { main h1 { opacity: 0 } }'
    ),
    'by a class of the page': heading('<h1 class="quiet">Dinner by the harbour</h1>'),
  },
  'claims': {
    'stars': heading('<h1>★★★★★ Dinner by the harbour</h1>'),
    'a rating': heading('<h1>Dinner by the harbour, rated 4.9</h1>'),
    'reviews': heading('<h1>Dinner by the harbour, loved in 312 reviews</h1>'),
    'a price': heading('<h1>Dinner by the harbour from 9 €</h1>'),
    'a number to call': heading('<h1>Dinner by the harbour 0900 123 456</h1>'),
    'a number to call in other digits': heading(
      '<h1>Dinner by the harbour ０９００ １２３ ４５６</h1>'
    ),
    'a number in parts': heading('<h1>Dinner by the harbour 09<b>00 12</b>3 456</h1>'),
    'an account': heading('<h1>Send to DE89370400440532013000</h1>'),
    'an account in groups': heading('<h1>Send to DE89 3704 0044 0532 0130 00</h1>'),
    'a mail address': heading('<h1>Dinner by the harbour: thief@vil.example</h1>'),
    'a year': heading('<h1>Dinner by the harbour since 1953</h1>'),
    'an award': heading('<h1>Award-winning dinner by the harbour</h1>'),
    'a share': heading('<h1>Dinner by the harbour, 50% off</h1>'),
    'in an attribute': {
      search: 'alt="The harbour in the evening"',
      replace: 'alt="The harbour, rated 4.9 by 300 guests"',
    },
    'in the data for search engines': {
      search: '"telephone":"0113 496 0000"',
      replace: '"telephone":"0113 496 0000","aggregateRating":{"ratingValue":"4.9"}',
    },
    'in a style': rule('h1::after { content: "★★★★★" }'),
  },
  'markup as text': {
    'escaped markup': {
      search: DISHES,
      replace: `${DISHES}\n&lt;li&gt;Simit&lt;/li&gt;`,
    },
    'a reference that is escaped': heading('<h1>Dinner at the harbour&amp;#39;s edge</h1>'),
  },
}
