import { test } from '@japa/runner'
import {
  compose,
  conceptIn,
  defaultForm,
  DesignedPage,
  looks,
  planMarkdown,
  read,
  type Form,
  type Outline,
} from '#designer/main'
import { plumber } from '#designer_tests/helpers/designed'

const answer = {
  idea: 'The side of a van:\n a number, and nothing else.',
  look: {
    primary_color: '#AA2211',
    accent_color: null,
    ground_color: '#f6efe2',
    theme: 'light',
    heading_font: 'oswald',
    body_font: 'Lato',
    corner_radius: 0,
  },
  sections: [{ id: 'prices', looks: 'A board with two rows' }, { id: 7 }, null],
}

function composedWith(concept: unknown, prompt = plumber, form: Form = defaultForm) {
  const sheet = read(prompt, form)
  const outline = compose(sheet, form, { seed: '1' })
  const before = { ...outline, concept: conceptIn(concept) }
  return { sheet, outline, next: compose(sheet, form, { seed: '1', before }) }
}

test.group('The idea of a page by a model', () => {
  test('is read as far as it can be used', ({ assert }) => {
    const concept = conceptIn(answer)!
    assert.equal(concept.idea, 'The side of a van: a number, and nothing else.')
    assert.deepEqual(concept.sections, { prices: 'A board with two rows' })
    assert.equal(concept.look.heading_font, 'Oswald')
    const odd = {
      primary_color: 'red',
      theme: 'pink',
      heading_font: 'Comic Sans',
      corner_radius: 99,
    }
    assert.deepEqual(conceptIn({ idea: 'x', look: odd })!.look, {})
    for (const none of [undefined, null, 'text', 7, [], {}, { idea: ' ' }])
      assert.isUndefined(conceptIn(none))
  })

  test('gives the page its colours and fonts, and the plan its words', ({ assert }) => {
    const { next, sheet } = composedWith(answer)
    assert.equal(next.look.primary_color, '#aa2211')
    assert.equal(next.look.ground_color, '#f6efe2')
    assert.equal(next.look.heading_font, 'Oswald')
    assert.isUndefined(next.look.accent_color)
    const plan = planMarkdown(sheet, next)
    assert.include(plan, '## The idea\n\nThe side of a van: a number, and nothing else.')
    assert.include(plan, 'A board with two rows.')
  })

  test('stays when the facts change, and goes with another look', ({ assert }) => {
    const { next, sheet } = composedWith(answer)
    const more = structuredClone(sheet)
    more.good_to_know.push({ value: 'Dogs welcome', source: 'edited' })
    const later = compose(more, defaultForm, { seed: '1', before: next })
    assert.equal(later.concept?.idea, next.concept?.idea)
    assert.equal(later.look.primary_color, '#aa2211')
  })

  test('never goes before what the person settled or refuses', ({ assert }) => {
    const form: Form = {
      ...defaultForm,
      primary_color: '#2255cc',
      theme: 'dark',
      body_font: 'Roboto',
      chosen: ['primary_color', 'theme', 'body_font'],
    }
    const { next } = composedWith(answer, plumber, form)
    assert.equal(next.look.primary_color, '#2255cc')
    assert.equal(next.look.theme, 'dark')
    assert.equal(next.look.body_font, 'Roboto')
    assert.equal(next.look.heading_font, 'Oswald')
    assert.isUndefined(next.look.ground_color)

    const named = composedWith(answer, `${plumber} Make it green.`)
    assert.equal(named.next.look.primary_color, named.outline.look.primary_color)
    // One colour that was named leaves the paper open, two do not.
    assert.equal(named.next.look.ground_color, '#f6efe2')
    const both = composedWith(answer, `${plumber} Make it green on white.`)
    assert.notEqual(both.next.look.ground_color, '#f6efe2')

    const refused = composedWith(answer, `${plumber} I do not like red.`)
    assert.notEqual(refused.next.look.primary_color, '#aa2211')
  })

  test('leaves out sections of ours that do not fit, and none of the person’s', ({ assert }) => {
    const out = { ...answer, left_out: ['faq', 'prices', 'contact', 7] }
    const kinds = ({ sections }: { sections: { kind: string }[] }) =>
      sections.map(({ kind }) => kind)
    const withQuestions = 'A bakery called Rye & Co in Leeds. Sourdough 4.20. Call 0113 496 0000.'
    const { next, outline, sheet } = composedWith(out, withQuestions)
    assert.include(kinds(outline), 'faq')
    assert.deepEqual(
      kinds(outline).filter((kind) => !kinds(next).includes(kind)),
      ['faq']
    )
    const own = structuredClone(sheet)
    own.questions = [{ value: { question: 'Is there parking?' }, source: 'edited' }]
    assert.include(kinds(compose(own, defaultForm, { seed: '1', before: next })), 'faq')
  })

  test('leaves out places for photos, unless the person asked for them', ({ assert }) => {
    const kinds = ({ sections }: { sections: { kind: string }[] }) =>
      sections.map(({ kind }) => kind)
    const bakery = 'A bakery called Rye & Co in Leeds. Sourdough 4.20. Call 0113 496 0000.'
    const out = { ...answer, left_out: ['gallery'] }
    const { next, outline, sheet } = composedWith(out, bakery)
    assert.include(kinds(outline), 'gallery')
    assert.notInclude(kinds(next), 'gallery')
    const asked = structuredClone(sheet)
    asked.wishes.sections_wanted = [{ value: 'gallery', source: 'said' }]
    assert.include(kinds(compose(asked, defaultForm, { seed: '1', before: next })), 'gallery')
  })

  test('decides the order of the sections, but for the first and what the person ordered', ({
    assert,
  }) => {
    const listed = (...ids: string[]) => ({
      ...answer,
      sections: ids.map((id) => ({ id, looks: 'wide' })),
    })
    const kinds = ({ sections }: { sections: { kind: string }[] }) =>
      sections.map(({ kind }) => kind)
    const before = composedWith(answer)
    assert.deepEqual(kinds(before.next), kinds(before.outline))
    const { next, sheet } = composedWith(listed('contact', 'start', 'hours', 'cellar', 'prices'))
    assert.deepEqual(kinds(next), [
      ...['hero', 'contact', 'hours', 'prices'],
      ...['gallery', 'area', 'process', 'legal'],
    ])
    const ordered = structuredClone(sheet)
    ordered.wishes.section_order = ['prices', 'contact']
    const again = compose(ordered, defaultForm, { seed: '1', before: next })
    assert.deepEqual(kinds(again).slice(1, 4), ['prices', 'hours', 'contact'])
  })

  test('puts sections together, each once, and never the opening into another', ({ assert }) => {
    const holding = (holds: Record<string, unknown>) => {
      const sections = Object.entries(holds).map(([id, its]) => ({ id, holds: its, looks: 'wide' }))
      const { next, sheet } = composedWith({ ...answer, sections })
      return { page: new DesignedPage(sheet, next, plumber), plan: planMarkdown(sheet, next) }
    }
    const ids = ({ sections }: DesignedPage) => sections.map(({ id }) => id)
    const { page, plan } = holding({ contact: ['hours', 'area', 'contact', 7], prices: ['area'] })
    assert.sameMembers(ids(page), ['start', 'prices', 'process', 'contact'])
    assert.deepEqual([...page.prints.get('contact')!.slots.keys()], ['sw-form', 'sw-hours'])
    assert.deepEqual(page.prints.get('contact')!.anchors, ['hours', 'area'])
    assert.include(page.prints.get('contact')!.words, 'Bramhall')
    assert.include(plan, '**Get in touch, The area we cover, When we are open**')
    // One that is held holds none, and nothing else is taken at its word.
    const chained = holding({ contact: ['hours'], hours: ['area'], start: 'prices' })
    assert.sameMembers(ids(chained.page), ['start', 'prices', 'area', 'process', 'contact'])
    assert.lengthOf(ids(holding({ prices: ['start', 'gold', 'prices'] }).page), 6)
  })

  test('comes with two more for the other looks, and each is kept when another is chosen', ({
    assert,
  }) => {
    const short = (name: string, primary: string) => ({
      name,
      idea: `${name}, nothing else.`,
      look: { ...answer.look, primary_color: primary },
    })
    const others = [
      short('Night', '#118855'),
      { idea: '' },
      short('Day', '#3344aa'),
      short('x', '#1'),
    ]
    const { next, sheet } = composedWith({ ...answer, name: 'Van', others })
    const offered = looks(sheet, next, defaultForm)
    const told = (all: Outline[]) =>
      all.map(({ concept, look }) => [concept?.name, look.primary_color])
    assert.deepEqual(told(offered), [
      ['Van', '#aa2211'],
      ['Night', '#118855'],
      ['Day', '#3344aa'],
    ])
    // What each look is called, and the order, do not depend on which one is chosen.
    for (const chosen of offered) {
      const again = compose(sheet, defaultForm, { seed: '1', before: chosen })
      assert.deepEqual(told(looks(sheet, again, defaultForm)), told(offered))
      assert.equal(again.concept?.idea, chosen.concept?.idea)
    }
    const [, night] = offered
    const [van] = looks(sheet, night, defaultForm)
    assert.deepEqual(van.concept!.sections, next.concept!.sections)
    // A model with one more idea, or none, leaves the others as ours.
    const one = composedWith({ ...answer, others: [short('Night', '#118855')] })
    assert.deepEqual(
      looks(one.sheet, one.next, defaultForm).map(({ concept }) => concept?.idea),
      ['The side of a van: a number, and nothing else.', 'Night, nothing else.', undefined]
    )
  })

  test('leaves out a ground on which its theme cannot be read', ({ assert }) => {
    const dark = { ...answer, look: { ...answer.look, theme: 'dark' } }
    const { next } = composedWith(dark)
    assert.equal(next.look.theme, 'dark')
    assert.isUndefined(next.look.ground_color)
  })
})
