import { test } from '@japa/runner'
import { draftPlan } from '#designer/outline/draft'
import { fillPlan } from '#designer/fill/plan'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { trades } from '#designer/trades/all'
import { FLOOR, recogniseTrade } from '#designer/trades/recognise'
import { correctTrade, understandingOf } from '#designer/outline/understanding'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'
import { englishTold, englishUnknown, type Told } from '#designer_tests/designer/prompts/trades_en'
import { turkishTold, turkishUnknown } from '#designer_tests/designer/prompts/trades_tr'
import { notCallings } from '#designer_tests/designer/prompts/not_callings'

function planFor(prompt: string) {
  return draftPlan({ ...sampleRequests.empty, prompt, contact_email: 'us@example.com' })
}

function missed(prompts: Told[]): string[] {
  return prompts.flatMap(([prompt, trade]) => {
    const { value } = planFor(prompt).brief.trade
    return trade.split('|').includes(value) ? [] : [`${prompt} ${trade}, not ${value}`]
  })
}

test.group('What a business is', () => {
  for (const [language, told, unknown] of [
    ['en', englishTold, englishUnknown],
    ['tr', turkishTold, turkishUnknown],
  ] as const) {
    test(`${language}: at least 95 of 100 know their trade again`, ({ assert }) => {
      assert.isAtLeast(told.length, language === 'en' ? 100 : 70)
      const wrong = missed(told)
      assert.isAtMost(wrong.length / told.length, 0.05, wrong.join('\n'))
    })

    test(`${language}: at most 5 of 100 others are taken for one of ours`, ({ assert }) => {
      assert.isAtLeast(unknown.length, language === 'en' ? 120 : 80)
      const wrong = unknown.flatMap(([prompt]) => {
        const { trade } = planFor(prompt).brief
        return trade.source === 'assumed' ? [] : [`${prompt} ${trade.value}`]
      })
      assert.isAtMost(wrong.length / unknown.length, 0.05, wrong.join('\n'))
    })

    test(`${language}: what they call themselves stands where the trade would`, ({ assert }) => {
      for (const [prompt, noun] of unknown) {
        if (noun !== null) assert.equal(planFor(prompt).brief.noun, noun, prompt)
      }
    })
  }

  test('nothing is called what only describes it', ({ assert }) => {
    const called = notCallings.flatMap((prompt) => {
      const { calling, confidence } = recogniseTrade(prompt)
      return calling || confidence > 0 ? [`${prompt} ${calling} ${confidence}`] : []
    })
    assert.deepEqual(called, [])
  })

  test('a trade below the floor is offered and not used', ({ assert }) => {
    for (const [prompt] of [...englishUnknown, ...turkishUnknown]) {
      const { id, confidence } = recogniseTrade(prompt)
      if (id === 'service') assert.equal(confidence, 0, prompt)
      else assert.isAtLeast(confidence, FLOOR, prompt)
    }
    const understood = understandingOf(planFor('I am a piano tuner in Bath.'))
    assert.containsSubset(understood, { trade: 'service', confidence: 0 })
    assert.include(
      understood.alternatives.map(({ id }) => id),
      'music_school'
    )
  })

  test('every trade is sure of its own name', ({ assert }) => {
    // Anyone may have a practice, a workshop or a boutique; neighbours and charities are both a "dernek".
    const shared = [
      'therapist',
      'maker',
      'shop',
      'clothes',
      'beauty',
      'property_manager',
      'community',
    ]
    const doubted = trades
      .filter(({ id }) => !shared.includes(id))
      .flatMap(({ id, words: { en, tr } }) =>
        [`We run a ${en.noun} in Leeds.`, `${tr.noun} işletiyoruz, Bursa.`].flatMap((text) => {
          const guess = recogniseTrade(text)
          return guess.id === id && guess.confidence >= 0.75 ? [] : [`${text} ${guess.id}`]
        })
      )
    assert.deepEqual(doubted, [])
  })

  test('a word that many may say of themselves stands alone, and the trade is offered', ({
    assert,
  }) => {
    for (const [word, trade] of [
      ['workshop', 'maker'],
      ['Practice', 'therapist'],
    ]) {
      const guess = recogniseTrade(word)
      assert.equal(guess.confidence, 0)
      assert.equal(guess.calling, word.toLowerCase())
      assert.include(guess.alternatives, trade)
    }
  })
})

test.group('The page of a calling that is none of ours', () => {
  const pages = [
    ['I am a piano tuner in Bath. I tune uprights and grands.', 'Piano tuner in Bath'],
    ['Chimney sweep in Dorset. Fully insured, with certificates.', 'Chimney sweep in Dorset'],
    ['We run an escape room in Leeds. Three rooms, one hour.', 'Escape room in Leeds'],
    ['Falconry displays for weddings and schools in Kent.', 'Falconry displays in Kent'],
    ['Kedi oteliyiz, İzmir’de. Kapalı bahçemiz var.', 'İzmir’de kedi oteli'],
    ['Kadıköy’de kaçış odası işletiyoruz.', 'Kadıköy’de kaçış odası'],
  ] as const

  test('is headed by the person’s own word, and by nothing of a near trade', ({ assert }) => {
    for (const [prompt, title] of pages) {
      const plan = planFor(prompt)
      const { sections, seo, business } = fillPlan(plan)
      const hero = sections.find((section) => section.kind === 'hero')!
      assert.equal(hero.kind === 'hero' && hero.title, title, prompt)
      assert.equal(seo.title, title)
      assert.equal(business.schema_type, 'LocalBusiness')
      assert.equal(business.trade, plan.brief.noun)
      assert.include(planMarkdown(plan), plan.brief.noun!)
    }
  })

  test('has the word above its name', ({ assert }) => {
    const plan = {
      ...planFor('We run an escape room called Moonbase in Leeds.'),
      titleIs: 'name',
    } as const
    const hero = fillPlan(plan).sections.find((section) => section.kind === 'hero')!
    assert.containsSubset(hero, { title: 'Moonbase', kicker: 'Escape room in Leeds' })
  })

  test('offers nothing that only its neighbours sell', ({ assert }) => {
    assert.deepEqual(planFor('Chimney sweep in Dorset. Fully insured.').brief.offers, [])
  })

  test('keeps the word when the person picks a trade', ({ assert }) => {
    const next = correctTrade(planFor('I am a piano tuner in Bath.'), 'music_school')
    assert.containsSubset(next.brief, { noun: 'piano tuner', trade: { value: 'music_school' } })
    assert.isUndefined(correctTrade(planFor('We are a family bakery in Bath.'), 'cafe').brief.noun)
  })
})
