import { goodPage } from '#tests/gate/good_page'

export interface BadPage {
  /** The defect. */
  name: string
  /** The check that must find it. */
  check: string
  html: string
}

/** At least one page per check: the good page with one defect. */
export const badPages: BadPage[] = [
  bad(
    'overflow',
    'a picture wider than the window',
    atEnd('<div style="width:900px;height:9px"></div>')
  ),
  bad(
    'clipped text',
    'a box too low for its words',
    atEnd(
      '<div style="height:20px;overflow:hidden"><p style="margin:0">Sourdough<br>Sourdough<br>Sourdough</p></div>'
    )
  ),
  bad(
    'clipped text',
    'a box too narrow for its words',
    atEnd(
      '<p style="width:60px;overflow:hidden;white-space:nowrap">Sourdough Sourdough Sourdough</p>'
    )
  ),
  bad(
    'clipped text',
    'words that leave the window on the left',
    atEnd('<p style="margin-left:-90px">Sourdough</p>')
  ),
  bad(
    'covered text',
    'a box over a paragraph',
    atEnd(
      '<div style="position:relative"><p>Sourdough</p><div style="position:absolute;inset:0;background:#fff"></div></div>'
    )
  ),
  bad(
    'covered text',
    'a painted part over a paragraph, which lets clicks through',
    css(
      '.lede{position:relative}main section:first-child::after{content:"";position:absolute;inset:0;background:#fff;pointer-events:none}main section:first-child{position:relative}'
    )
  ),
  bad(
    'slips',
    'an address that is broken within the word',
    css('footer a{display:inline-block;max-width:60px;overflow-wrap:anywhere}')
  ),
  bad(
    'slips',
    'words that begin beside the title',
    change('<p class="lede">', '<div class="hero-text"><p class="lede" style="margin-left:40px">')
  ),
  bad('slips', 'an empty board', atEnd('<div class="days" style="height:60px"></div>')),
  bad('contrast', 'grey text on white', css('.lede{color:#949494}')),
  bad('contrast', 'text that fades', css('.lede{opacity:.5}')),
  bad('contrast', 'large text too pale', css('h1{font-size:40px;color:#bdb5b0}')),
  bad('contrast', 'a field whose edge cannot be seen', css('input{border-color:#ddd}')),
  bad(
    'contrast',
    'text on a picture of its own colour',
    css('h1{background:linear-gradient(#332822,#221814)}')
  ),
  bad(
    'accessibility',
    'a landmark within another',
    change('<section data-section="menu"', '<section role="banner" data-section="menu"')
  ),
  bad('accessibility', 'a role that does not exist', change('<ul>', '<ul role="lisst">')),
  bad('head', 'no language', change('<html lang="en">', '<html>')),
  bad('head', 'no title', change('<title>Larch &amp; Rye</title>', '<title></title>')),
  bad('head', 'no description', change('name="description"', 'name="descriptoin"')),
  bad('headings', 'two titles', atEnd('<h1>Rye bread</h1>')),
  bad('headings', 'a level left out', atEnd('<h4>Rye bread</h4>')),
  bad('links', 'a link to nowhere', change('href="#bread"', 'href="#"')),
  bad('links', 'a link to a place that is not there', change('href="#bread"', 'href="#cakes"')),
  bad('links', 'a link that runs a script', change('href="#bread"', 'href="javascript:void 0"')),
  bad('labels', 'a picture without an alt', change(' alt="The oven"', '')),
  bad('labels', 'a field without a label', change('for="message"', 'for="other"')),
  bad('labels', 'a button without a name', change('>Send<', '><')),
  bad(
    'tap targets',
    'a button for a mouse',
    css('button.button{padding:0;height:18px;border:0;line-height:1}')
  ),
  bad(
    'images',
    'a picture that is not there',
    change('src="data:image/svg+xml', 'src="/no.png?data:image/svg+xml')
  ),
  bad(
    'empty sections',
    'a heading over nothing',
    atEnd('<section><h2>Opening hours</h2></section>')
  ),
  bad('empty sections', 'a list without entries', atEnd('<dl></dl>')),
  ...[
    'lorem ipsum',
    'undefined',
    'Open from NaN',
    '{{ name }}',
    '[object Object]',
    'Company Name',
  ].map((words) => bad('leftovers', `"${words}" on the page`, atEnd(`<p>${words}</p>`))),
  bad(
    'leftovers',
    'a place to fill in for search engines alone',
    change('"streetAddress":"12 Mill Street"', '"streetAddress":"{{ street }}"')
  ),
  bad(
    'leftovers',
    'a place to fill in, published',
    change('class="lede"', 'class="lede" data-todo="Write"')
  ),
  bad('invented facts', 'another postal code', atEnd('<p>BS1 4QB</p>')),
  bad('invented facts', 'a code nobody gave', atEnd('<p>KX9 7QT</p>')),
  bad('invented facts', 'initials of nobody', atEnd('<p>XQ</p>')),
  bad('invented facts', 'a price nobody gave', change('Rye bread £4', 'Rye bread £6')),
  bad('invented facts', 'an hour nobody gave', atEnd('<p>Open 08:00–19:00</p>')),
  bad(
    'invented facts',
    'another year',
    change(
      '<p class="lede">Bakery in Ghent since 1987',
      '<p class="lede">Bakery in Ghent since 1978'
    )
  ),
  bad(
    'invented facts',
    'another phone',
    change('href="tel:01174960123"', 'href="tel:01174960124"')
  ),
  bad('invented facts', 'another mail address', change('mailto:hello@', 'mailto:info@')),
  bad(
    'invented facts',
    'a link to somebody else',
    atEnd('<p><a href="https://www.instagram.com/somebody">Write to us</a></p>')
  ),
  bad('invented facts', 'a person nobody named', atEnd('<p>From the oven: Maria</p>')),
  bad('invented facts', 'a boast', atEnd('<p>The best rye bread</p>')),
  bad(
    'invented facts',
    'a name for search engines alone',
    change(
      '</head>',
      '<script type="application/ld+json">{"@type":"Bakery","founder":"Anselm"}</script></head>'
    )
  ),
  bad(
    'duplicate ids',
    'an id given twice',
    change('data-section="hero"', 'data-section="hero" id="bread"')
  ),
  bad('console errors', 'a script that fails', atEnd('<script>throw new Error("no")</script>')),
  bad(
    'outside requests',
    'a picture from another host',
    atEnd('<img alt="" loading="lazy" src="https://images.example/a.jpg">')
  ),
  bad(
    'outside requests',
    'a font from another host',
    css('@font-face{font-family:x;src:url(https://fonts.example/x.woff2)}')
  ),
  bad(
    'outside requests',
    'a file of its own that is missing',
    css('h1{background-image:url(none.png)}')
  ),
  bad(
    'without scripts',
    'words that a script writes',
    atEnd('<p id="late"></p><script>late.textContent = "Open"</script>')
  ),
]

function bad(check: string, name: string, breaking: (html: string) => string): BadPage {
  return { check, name, html: breaking(goodPage) }
}

function change(part: string, by: string): (html: string) => string {
  return (html) => {
    if (!html.includes(part)) throw new Error(`The good page has no ${part}.`)
    return html.replace(part, () => by)
  }
}

function atEnd(markup: string): (html: string) => string {
  return change('</main>', `${markup}</main>`)
}

function css(rules: string): (html: string) => string {
  return change('</style>', `${rules}</style>`)
}
