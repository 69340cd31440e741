import { test } from '@japa/runner'
import type { Form } from '#designer/site/form'
import { fillSite } from '#designer/page/fill_site'
import { compose } from '#designer/outline/compose'
import { looks } from '#designer/outline/looks'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { renderSite } from '#designer/page/render_site'
import { lookOf as lookOfPage, restyle } from '#designer/live_page/restyle'
import type { Sheet } from '#designer/sheet/sheet'
import { checkSite } from '#designer/site/check_site'
import { allKinds, kindById, neutralKind } from '#designer/kinds/all'
import { outlineOf, seeds, wordsOn } from '#designer_tests/helpers/composed'
import { sampleSheets, untouched } from '#designer_tests/helpers/sample_sheets'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'

const bakery = sheetOf({ who: { name: 'Rye & Co', kind: 'bakery' } })
const lookOf = (sheet: Sheet, form: Partial<Form> = {}, seed = 'a') =>
  outlineOf(sheet, seed, { ...untouched, ...form }).look

function wishing(
  wishes: Partial<Sheet['wishes']>,
  facts: Facts = { who: { kind: 'bakery' } }
): Sheet {
  const sheet = sheetOf(facts)
  return { ...sheet, wishes: { ...sheet.wishes, ...wishes } }
}

const colour = (hex: string, word: string, source: 'said' | 'edited' = 'said') => ({
  value: { hex, word },
  source,
})

test.group('The look that suits', () => {
  test('a business wears what suits its kind, and not the defaults of the form', ({ assert }) => {
    for (const { id, palettes } of allKinds()) {
      if (id === neutralKind || palettes.length > 1) continue
      const [look] = palettes
      const worn = lookOf(sheetOf({ who: { kind: id } }))
      // The paper is that of the picture.
      delete worn.ground_color
      assert.deepEqual(worn, {
        primary_color: look.color.toLowerCase(),
        theme: kindById(id).directions[0] === 'night' ? 'dark' : 'light',
        heading_font: look.heading,
        body_font: look.body,
        corner_radius: look.corners,
      })
    }
  })

  test('an unknown business has character, and not always the same', ({ assert }) => {
    const worn = seeds.map((seed) => lookOf(sheetOf(), {}, seed))
    assert.isAtLeast(new Set(worn.map(({ primary_color: color }) => color)).size, 4)
    assert.isAtLeast(new Set(worn.map(({ heading_font: font }) => font)).size, 4)
    for (const look of worn) assert.notEqual(look.primary_color, untouched.primary_color)
  })

  test('a touched field is honoured exactly, one by one', ({ assert }) => {
    const form = {
      primary_color: '#123ABC',
      theme: 'dark',
      heading_font: 'Oswald',
      body_font: 'Lato',
      corner_radius: 17,
    } as const
    const { ground_color: paper, ...suits } = lookOf(bakery)
    assert.isString(paper)
    for (const field of Object.keys(form) as (keyof typeof form)[]) {
      const value = field === 'primary_color' ? '#123abc' : form[field]
      const isOwnPaper = field !== 'primary_color' && field !== 'theme'
      const whole = { ...suits, ...(isOwnPaper ? { ground_color: paper } : {}), [field]: value }
      assert.deepEqual(lookOf(bakery, { ...form, chosen: [field] }), whole)
    }
  })

  test('values that are in no list fall back to the form’s defaults', ({ assert }) => {
    const look = lookOf(bakery, {
      primary_color: 'javascript:alert(1)',
      heading_font: '"><script>',
      body_font: 'Comic Sans MS',
      corner_radius: Number.NaN,
      theme: 'purple' as Form['theme'],
      chosen: ['primary_color', 'theme', 'heading_font', 'body_font', 'corner_radius'],
    })
    assert.deepEqual(look, { ...untouchedLook, primary_color: '#4b5eaa' })
  })
})

const untouchedLook = {
  primary_color: '#4B5EAA',
  theme: 'light',
  heading_font: 'Playfair Display',
  body_font: 'Inter',
  corner_radius: 8,
} as const

test.group('Wishes for the look', () => {
  test('a colour in words is worn unless the form was touched, and feedback beats both', ({
    assert,
  }) => {
    const said = wishing({ colours: [colour('#1d3557', 'navy')] })
    assert.equal(lookOf(said).primary_color, '#1d3557')
    const touched = { primary_color: '#aa0000', chosen: ['primary_color'] }
    assert.equal(lookOf(said, touched).primary_color, '#aa0000')
    const told = wishing({ colours: [colour('#1d3557', 'navy', 'edited')] })
    assert.equal(lookOf(told, touched).primary_color, '#1d3557')
    assert.include(planMarkdown(said, outlineOf(said)), 'Colour from your words: navy.')
  })

  test('white is a ground, and the colour beside it is the one to wear', ({ assert }) => {
    const sheet = wishing({ colours: [colour('#ffffff', 'white'), colour('#245ea8', 'blue')] })
    assert.equal(lookOf(sheet).primary_color, '#245ea8')
    const alone = wishing({ colours: [colour('#ffffff', 'white')] })
    assert.equal(lookOf(alone).primary_color, lookOf(bakery).primary_color)
  })

  test('a colour that is refused is not worn', ({ assert }) => {
    const florist = { who: { kind: 'florist' } }
    const { color } = kindById('florist').palettes[0]
    const refused = wishing({ colours_refused: [colour(color, 'that')] }, florist)
    for (const seed of seeds)
      assert.notEqual(lookOf(refused, {}, seed).primary_color, color.toLowerCase())
    const kept = { primary_color: color, chosen: ['primary_color'] }
    assert.equal(lookOf(refused, kept).primary_color, color.toLowerCase())
  })

  test('a colour that is refused is not worn because the name says it', ({ assert }) => {
    const facts = { who: { name: 'The Pink Peony', kind: 'florist' } }
    const refused = wishing({ colours_refused: [colour('#d9538f', 'pink')] }, facts)
    assert.equal(lookOf(wishing({}, facts)).primary_color, '#d9538f')
    for (const seed of seeds) assert.notEqual(lookOf(refused, {}, seed).primary_color, '#d9538f')
  })

  test('dark is worn where it is asked for, in a word for a mood too', ({ assert }) => {
    assert.equal(lookOf(wishing({ theme: { value: 'dark', source: 'said' } })).theme, 'dark')
    assert.equal(lookOf(wishing({ moods: [{ value: 'dark', source: 'said' }] })).theme, 'dark')
    const chosen = { theme: 'light', chosen: ['theme'] } as const
    const said = wishing({ theme: { value: 'dark', source: 'said' } })
    assert.equal(lookOf(said, { ...chosen, chosen: [...chosen.chosen] }).theme, 'light')
  })

  test('fonts and corners that feedback set are worn', ({ assert }) => {
    const sheet = wishing({ look: { heading_font: 'Lora', corner_radius: 0 } })
    const look = lookOf(sheet, { heading_font: 'Oswald', chosen: ['heading_font'] })
    assert.deepEqual([look.heading_font, look.corner_radius], ['Lora', 0])
  })

  test('a mood leans towards directions that have it', ({ assert }) => {
    const count = (mood: string, direction: string) =>
      seeds.filter((seed) => {
        const sheet = wishing({ moods: [{ value: mood, source: 'said' }] })
        return outlineOf(sheet, seed).direction === direction
      }).length
    assert.isAbove(count('bold', 'poster'), count('calm', 'poster'))
    assert.isAbove(count('cesur', 'poster'), 4)
    assert.isAbove(count('rugged', 'workshop'), 5)
  })
})

test.group('Three looks', () => {
  test('a page is offered in three directions, its own first', ({ assert }) => {
    for (const sheet of Object.values(sampleSheets)) {
      const outline = outlineOf(sheet)
      const three = looks(sheet, outline, untouched)
      assert.lengthOf(three, 3)
      assert.equal(new Set(three.map(({ direction }) => direction)).size, 3)
      assert.deepEqual(three[0], { ...outline, offered: three[0].offered })
      for (const look of three) assert.isTrue(checkSite(fillSite(sheet, look)).ok)
    }
  })

  test('no two openings are set alike', ({ assert }) => {
    for (const sheet of [
      sheetOf({ who: { kind: 'lawyer' }, where: [{ locality: 'Leeds' }] }),
      sheetOf({ who: { kind: 'lawyer' }, where: [{ locality: 'Muğla' }] }, { language: 'tr' }),
      sheetOf({ who: { kind: 'accountant' }, where: [{ locality: 'Leeds' }] }),
    ]) {
      for (const seed of seeds) {
        const three = looks(sheet, outlineOf(sheet, seed), untouched).map(
          ({ sections: [{ layout, surface }] }) =>
            ['plain', 'tint', 'wash'].includes(surface) ? layout : `${layout} on ${surface}`
        )
        assert.lengthOf(new Set(three), 3, `${seed}: ${three}`)
      }
    }
  })

  test('every look shows every fact', ({ assert }) => {
    const sheet = sampleSheets.restaurant
    for (const look of looks(sheet, outlineOf(sheet), untouched)) {
      const words = wordsOn(renderSite(fillSite(sheet, look)))
      for (const said of ['£14.50', 'Tomás Ferreira', 'Step-free entrance', 'Children eat', '2011'])
        assert.include(words, said, look.direction)
    }
  })

  test('choosing another and going back leads to the same three', ({ assert }) => {
    for (const sheet of Object.values(sampleSheets)) {
      const before = looks(sheet, outlineOf(sheet), untouched)
      for (const chosen of before) {
        const directions = looks(sheet, chosen, untouched).map(({ direction }) => direction)
        assert.deepEqual(directions, before[0].offered)
        assert.deepEqual(looks(sheet, chosen, untouched)[before.indexOf(chosen)], chosen)
      }
    }
  })

  test('a direction that feedback asks for is one of the three', ({ assert }) => {
    const [first, second, third] = looks(bakery, outlineOf(bakery), untouched)
    const others = ['poster', 'atelier', 'workshop', 'ledger'] as const
    const direction = others.find(
      (one) => ![first, second, third].some((look) => look.direction === one)
    )!
    const wishes = { ...bakery.wishes, direction: { value: direction, source: 'edited' as const } }
    const sheet = { ...bakery, wishes }
    const outline = compose(sheet, untouched, { seed: 'a', before: second })
    assert.equal(looks(sheet, outline, untouched)[0].direction, direction)
  })

  test('the plan names the direction', ({ assert }) => {
    const names = looks(bakery, outlineOf(bakery), untouched).map(
      (look) => /\*\*Direction\*\*: ([^:]+):/.exec(planMarkdown(bakery, look))?.[1]
    )
    assert.equal(new Set(names).size, 3)
    assert.notIncludeMembers(names, [undefined])
  })
})

test.group('A second colour that was asked for', () => {
  const two = wishing({ colours: [colour('#e0b020', 'yellow'), colour('#2f7d4f', 'green')] })

  test('is on the page as it was named, beside the first', ({ assert }) => {
    const look = lookOf(two)
    assert.deepEqual([look.primary_color, look.accent_color], ['#e0b020', '#2f7d4f'])
    const html = renderSite(fillSite(two, outlineOf(two)))
    assert.include(html, '--accent: #2f7d4f')
    assert.include(html, ':root:root{--foot-bg:var(--accent)')
    assert.include(planMarkdown(two, outlineOf(two)), 'green')
  })

  test('stays when the page gets another direction', ({ assert }) => {
    const html = renderSite(fillSite(two, outlineOf(two)))
    assert.equal(lookOfPage(html)!.look.accent_color, '#2f7d4f')
    assert.deepEqual(restyle(html, {}), [])
  })

  test('is none where the same one is named twice, or only paper besides', ({ assert }) => {
    for (const [hex, word] of [
      ['#e0b022', 'gold'],
      ['#ffffff', 'white'],
    ]) {
      const sheet = wishing({ colours: [colour('#e0b020', 'yellow'), colour(hex, word)] })
      assert.isUndefined(lookOf(sheet).accent_color, word)
    }
  })
})
