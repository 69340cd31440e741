import { test } from '@japa/runner'
import type { Instruction } from '#designer/instructions/instruction'
import { todosIn } from '#designer/renderer/todos'
import { bare, changedSections, EditedPage } from '#designer_tests/helpers/editing'

const SITES = ['barber', 'dentist', 'bakery', 'yoga']

function named(words: string, kind?: string) {
  return { words, ...(kind ? { kind } : {}) } as Extract<
    Instruction,
    { do: 'remove_section' }
  >['section']
}

test.group('An instruction on a page of ours', () => {
  for (const site of SITES) {
    test(`adds a section that looks like the others, with a link to it (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      const { sections, ids } = page
      page.does({ do: 'add_section', kind: 'testimonials' })
      assert.deepEqual(changedSections(sections, page.sections), ['header', 'testimonials'])
      assert.include(page.sections.testimonials, 'data-section="testimonials"')
      assert.match(page.html, /href="#testimonials"/)
      assert.include(page.html, '.testimonials[data-layout=')
      assert.includeMembers(page.ids, ids)
      assert.lengthOf(new Set(page.ids), page.ids.length)
      assert.equal(page.reading.elements(({ id }) => id === undefined).length, 0)
    })

    test(`takes out a section and every link to it (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      page.does({ do: 'remove_section', section: named('contact', 'contact') })
      assert.notProperty(page.sections, 'contact')
      assert.notMatch(page.html, /href="#contact"/)
    })

    test(`moves a section, and the others keep every byte (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      const { sections } = page
      page.does({ do: 'move_section', section: named('contact', 'contact'), to: { where: 'top' } })
      assert.deepEqual(changedSections(sections, page.sections), [])
      const order = page.reading.sections.map(({ kind }) => kind).filter(Boolean)
      assert.equal(order[1], 'contact')
      const why = page.refuses({
        do: 'move_section',
        section: named('contact', 'contact'),
        to: { where: 'top' },
      })
      assert.include(why, 'already')
    })

    test(`lays a section out anew by its attribute alone (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      const { sections } = page
      page.does({ do: 'change_layout', section: named('contact', 'contact'), layout: 'other' })
      assert.deepEqual(changedSections(sections, page.sections), ['contact'])
      const layout = /data-layout="[^"]*"/
      assert.equal(page.sections.contact.replace(layout, ''), sections.contact.replace(layout, ''))
    })

    test(`gives a section another ground (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      page.does({ do: 'set_surface', section: named('contact', 'contact'), surface: 'brand' })
      assert.include(page.sections.contact, 'data-surface="brand"')
      const again = { do: 'set_surface', section: named('', 'contact'), surface: 'brand' } as const
      assert.equal(page.refuses(again), 'It is like that already.')
    })

    test(`writes another title and nothing else in the body (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      const { sections } = page
      const title = { part: 'title', words: 'title' } as const
      page.does({ do: 'set_text', target: title, text: 'Tea & <b>toast</b>' })
      assert.equal(page.slot('title')[0], 'Tea & <b>toast</b>')
      assert.deepEqual(changedSections(sections, page.sections), ['start'])
    })

    test(`calls the business something else wherever its name stands (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      const [old] = page.slot('name')
      page.does({ do: 'set_fact', fact: 'name', value: 'Blue & Sons' })
      assert.deepEqual([...new Set(page.slot('name'))], ['Blue & Sons'])
      const written = old.replaceAll('&', '&amp;')
      assert.notInclude(page.html.replace(/<link[^>]*>/g, ''), written)
      assert.include(page.html, '"name":"Blue & Sons"')
      assert.match(page.html, /<title>Blue &amp; Sons/)
    })

    test(`sets the telephone number in words, links and data (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      page.does({ do: 'set_fact', fact: 'phone', value: '0117 496 0123' })
      const numbers = [...page.html.matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number)
      assert.isNotEmpty(numbers)
      assert.deepEqual([...new Set(numbers)], ['01174960123'])
      assert.include(page.html, '"telephone":"0117 496 0123"')
      assert.notInclude(todosIn(page.html), 'Add your phone number')
      assert.equal(
        page.refuses({ do: 'set_fact', fact: 'phone', value: '0117 496 0123' }),
        'It is like that already.'
      )
    })

    test(`dresses for another mood and keeps every word (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      const words = page.reading.parts.map((part) => part.words)
      const mood = page.html.includes('data-direction="ledger"') ? 'playful' : 'formal'
      const direction = /data-direction="[^"]*"/.exec(page.html)?.[0]
      page.does({ do: 'set_mood', mood })
      assert.notEqual(/data-direction="[^"]*"/.exec(page.html)?.[0], direction)
      assert.deepEqual(
        page.reading.parts.map((part) => part.words),
        words
      )
    })

    test(`makes the text larger, step by step, up to an end (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      for (let step = 0; step < 4; step++)
        page.does({ do: 'set_look', look: { text_size: 'larger' } })
      assert.match(page.html, /<html[^>]*style="font-size: 125%"/)
      assert.include(page.refuses({ do: 'set_look', look: { text_size: 'larger' } }), 'as large')
    })

    test(`takes the form out and puts it back (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      page.does({ do: 'set_form', wanted: false })
      assert.notInclude(page.html, '<form')
      page.does({ do: 'set_form', wanted: true })
      assert.match(page.sections.contact, /<form[^>]*action="\/_forms\/contact"/)
      page.does({ do: 'remove_section', section: named('contact', 'contact') })
      page.does({ do: 'set_form', wanted: true })
      assert.match(page.sections.contact, /<form[^>]*action="\/_forms\/contact"/)
      assert.include(page.refuses({ do: 'set_form', wanted: true }), 'already')
    })

    test(`asks for one thing more in the form, and for one less (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      const { html } = page
      page.does({ do: 'add_field', field: 'phone number' })
      assert.match(page.html, /<label[^>]*for="contact-phone_number">Phone number<\/label>/)
      assert.match(page.html, /<input[^>]*name="phone_number" type="tel"/)
      assert.include(page.refuses({ do: 'add_field', field: 'phone number' }), 'already')
      page.does({ do: 'remove_field', field: 'phone' })
      assert.equal(bare(page.html).replace(/\s+/g, ' '), bare(html).replace(/\s+/g, ' '))
      assert.include(page.refuses({ do: 'remove_field', field: 'e-mail' }), 'stays')
    })

    test(`makes the title larger than it was, twice (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      const larger = {
        do: 'set_style',
        target: { part: 'title', words: 'title' },
        style: { size: 'larger' },
      } as const
      page.does(larger)
      const size = /<h1[^>]*style="font-size: (calc\(.*\* 1\.2\))"/
      assert.match(page.html, size)
      page.does(larger)
      assert.match(page.html, /<h1[^>]*style="font-size: calc\(.*\* 1\.44\)"/)
    })
  }

  for (const site of ['barber', 'dentist', 'bakery']) {
    test(`sets other opening hours wherever they stand (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      page.does({ do: 'set_fact', fact: 'hours', value: 'Mon-Fri 8-16:00' })
      assert.include(page.slot('time').join(), '08:00–16:00')
      assert.notInclude(todosIn(page.html), 'Add your opening hours')
      assert.include(page.html, '"opens":"08:00","closes":"16:00"')
    })
  }

  for (const site of ['barber', 'dentist', 'florist']) {
    test(`goes dark and comes back to the same bytes (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      const { html } = page
      page.does({ do: 'set_look', look: { theme: 'dark', corner_radius: 20 } })
      assert.include(page.html, 'data-theme="dark"')
      assert.include(page.html, '--radius: 20px')
      assert.equal(
        page.refuses({ do: 'set_look', look: { theme: 'dark' } }),
        'It is like that already.'
      )
      const radius = Number(/--radius: (\d+)px/.exec(html)?.[1])
      page.does({ do: 'set_look', look: { theme: 'light', corner_radius: radius } })
      assert.equal(page.html, html)
    })
  }

  for (const [site, item] of [
    ['barber', 'Skin fade'],
    ['cafe', 'Carrot cake'],
    ['groomer', 'Full groom'],
  ]) {
    test(`adds, prices and removes what is offered (${site})`, ({ assert }) => {
      const page = EditedPage.ofOurs(site)
      const { html } = page
      page.does({ do: 'add_item', name: 'Tea & toast', price: '£5' })
      assert.include(page.slot('item'), 'Tea & toast')
      assert.include(page.slot('price'), '£5')
      assert.include(page.refuses({ do: 'add_item', name: 'tea & toast' }), 'already')
      page.does({ do: 'set_price', name: 'Tea & toast', price: '£6' })
      assert.include(page.slot('price'), '£6')
      page.does({ do: 'remove_item', name: 'Tea & toast' })
      assert.equal(bare(page.html).replace(/\s+/g, ' '), bare(html).replace(/\s+/g, ' '))
      page.does({ do: 'remove_item', name: item })
      assert.notInclude(page.slot('item'), item)
      assert.include(page.refuses({ do: 'set_price', name: item, price: '1' }), 'on no list')
    })
  }

  for (const [old, price, expected] of [
    ['£390 + VAT', '£420', '£420 + VAT'],
    ['£25 per person', '£30', '£30 per person'],
    ['£25 a person + VAT', '£30 inc VAT', '£30 a person inc VAT'],
    ['£40 an hour + VAT', '£300 a day', '£300 a day + VAT'],
    ['£25 if you collect', '£30', '£30 if you collect'],
    ['450 TL / kg', '500 TL', '500 TL / kg'],
    ['kilosu 450 lira', '500 TL', '500 TL / kg'],
    ['500 TL KDV hariç', '600 TL KDV dahil', '600 TL KDV dahil'],
    ['£20 / £30 for two', '£25', '£25'],
    ['£25 a person', '£90 for four', '£90 for four'],
    ['£30 + VAT', 'free', 'free'],
  ]) {
    test(`sets a price of ${price} over ${old}`, ({ assert }) => {
      const page = EditedPage.ofOurs('barber')
      page.does({ do: 'add_item', name: 'Course', price: old })
      page.does({ do: 'set_price', name: 'Course', price })
      assert.include(page.slot('price'), expected)
      assert.notInclude(page.slot('price'), old)
    })
  }

  test('replaces words as text, wherever they stand, and never inside tags', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    const { html } = page
    page.does({ do: 'replace_words', from: 'Haircut', to: 'Cut & <i>wash</i>' })
    const body = html.slice(html.indexOf('<body'))
    const wanted = body.replaceAll('>Haircut<', '>Cut &amp; &lt;i&gt;wash&lt;/i&gt;<')
    assert.equal(page.html, html.slice(0, html.indexOf('<body')) + wanted)
    assert.equal(
      page.refuses({ do: 'replace_words', from: 'button', to: 'x' }),
      '“button” does not stand on this page.'
    )
  })

  test('turns folded questions into an open list and back, byte for byte', ({ assert }) => {
    const page = EditedPage.ofOurs('dentist').does({ do: 'add_section', kind: 'faq' })
    const toList = { do: 'change_layout', section: named('', 'faq'), layout: 'list' } as const
    const states = [1, 2, 3].map(() => bare(page.does(toList).sections.faq))
    assert.deepEqual(
      states
        .slice(0, 2)
        .map((faq) => faq.includes('<details'))
        .sort(),
      [false, true]
    )
    assert.equal(states[2], states[0])
    assert.lengthOf(page.slot('question'), page.slot('answer').length)
  })

  test('asks which of two is meant, names their places, and takes the answer', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    const remove = { do: 'remove_part', target: { part: 'button', words: 'Book a chair' } } as const
    const readings = page.asksBack(remove)
    assert.deepEqual(
      readings.map(({ label }) => label),
      ['the button “Book a chair” in the header', 'the button “Book a chair” at the top']
    )
    const chosen = new EditedPage(page.html, { choices: [readings[1].id] }).does(remove)
    assert.include(chosen.sections.header, 'Book a chair')
    assert.notInclude(chosen.sections.start, 'Book a chair')
  })

  test('removes the same menu link from the row and from the folded menu', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    page.does({ do: 'remove_part', target: { part: 'link', words: 'Pictures link' } })
    assert.notInclude(page.sections.header, 'Pictures')
  })

  test('leads a button elsewhere, with https in front, and nowhere dangerous', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    const target = { part: 'button', words: 'Hours' } as const
    page.does({ do: 'set_link', target, href: 'maps.example/here' })
    assert.include(page.sections.start, 'href="https://maps.example/here"')
    assert.include(
      page.refuses({ do: 'set_link', target, href: 'javascript:alert(1)' }),
      'javascript'
    )
  })

  test('shortens by whole sentences, or says that there are none', ({ assert }) => {
    const page = EditedPage.ofOurs('bakery')
    const target = { part: 'text', kind: 'about', words: '' } as const
    page.does({ do: 'set_text', target, text: 'One here. Two here. Three here.' })
    page.does({ do: 'shorten', section: named('', 'about') })
    assert.include(page.slot('text'), 'One here. Two here.')
    page.does({ do: 'shorten', section: named('', 'about') })
    assert.include(page.slot('text'), 'One here.')
    assert.include(page.refuses({ do: 'shorten', section: named('', 'about') }), 'no sentence')
  })

  test('does what it can of several wishes and says of each what came of it', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    const edit = page.asked(
      { do: 'add_section', kind: 'faq' },
      { do: 'remove_item', name: 'Unicorn ride' },
      { do: 'set_text', target: { part: 'heading', kind: 'faq', words: '' }, text: 'Ask us' }
    )
    assert.equal(edit.outcome, 'done')
    if (edit.outcome !== 'done') return
    assert.deepEqual(
      edit.clauses.map(({ done }) => done),
      [true, false, true]
    )
    assert.include(edit.summary, '“Unicorn ride” is on no list of this page.')
    assert.equal(
      edit.clauses.reduce((sum, clause) => sum + clause.operations, 0),
      edit.operations.length
    )
  })

  test('takes "this" for what is selected', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    const gallery = page.reading.sections.find(({ kind }) => kind === 'gallery')!
    const chosen = new EditedPage(page.html, { selection: gallery.element.id })
    chosen.does({ do: 'remove_section', section: named('this section') })
    assert.notProperty(chosen.sections, 'gallery')
  })

  test('keeps what a hand has changed', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    page.html = page.html
      .replace('Walk-ins welcome', 'Walk <B class=x>right</B> in')
      .replace('</main>', '<section class=mine><h2>Ours</h2><p>By hand</p></section>\n</main>')
    page.does(
      { do: 'set_mood', mood: 'formal' },
      { do: 'set_fact', fact: 'name', value: 'Blue' },
      { do: 'remove_section', section: named('', 'gallery') }
    )
    assert.match(bare(page.html), /Walk <B class=x>right<\/B> in/)
    assert.include(bare(page.html), '<section class=mine><h2>Ours</h2><p>By hand</p></section>')
  })

  test('answers in Turkish where it was asked in Turkish', ({ assert }) => {
    const page = EditedPage.ofOurs('barber', { language: 'tr' })
    assert.equal(
      page.refuses({ do: 'remove_item', name: 'Mantı' }),
      '“Mantı” bu sayfanın hiçbir listesinde yok.'
    )
  })

  test('refuses what would leave the page without its title or its last item', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    assert.include(page.refuses({ do: 'remove_section', section: named('', 'hero') }), 'title')
    const title = { part: 'title', words: 'title' } as const
    assert.include(page.refuses({ do: 'remove_part', target: title }), 'title')
    assert.include(page.refuses({ do: 'set_trade', trade: 'bakery' }), 'plan')
  })
})
