import { test } from '@japa/runner'
import fc from 'fast-check'
import { BuiltinDesigner } from '#designer/designer/builtin_designer'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

const designer = new BuiltinDesigner()
const request = sampleRequests.electrician

async function revised(...feedback: string[]) {
  let plan = await designer.plan(request)
  const before = structuredClone(plan.data) as unknown as BuiltinPlan
  for (const words of feedback) plan = await designer.revise(plan, words, request)
  const after = plan.data as unknown as BuiltinPlan
  const last = after.rounds.at(-1)!
  return { before, after, last, markdown: plan.markdown, plan }
}

const kinds = (plan: BuiltinPlan) => plan.sections.map((section) => section.kind)

test.group('Revising a plan', () => {
  test('a new sum keeps what the old price was told with', async ({ assert }) => {
    const { after } = await revised(
      'we offer fuse boxes for £390 + VAT',
      'change the price of fuse boxes to £420'
    )
    const offer = after.brief.offers.find(({ name }) => /fuse box/i.test(name))
    assert.equal(offer?.price, '£420 + VAT')
  })

  test('a variant is found by its words alone', async ({ assert }) => {
    const wills = { ...request, prompt: 'Solicitor. Wills £180 + VAT single, £290 + VAT couple.' }
    const plan = await designer.plan(wills)
    const changed = await designer.revise(plan, 'change the price of wills single to £200', wills)
    assert.deepEqual(
      (changed.data as unknown as BuiltinPlan).brief.offers.map(({ name, price }) => [name, price]),
      [
        ['Wills (single)', '£200 + VAT'],
        ['Wills (couple)', '£290 + VAT'],
      ]
    )
  })

  test('several wishes in one sentence are each done and each said', async ({ assert }) => {
    const { after, last, markdown } = await revised(
      'drop the gallery, add an FAQ, make it darker, more formal, we are called Ash & Oak, use green'
    )
    assert.notInclude(kinds(after), 'gallery')
    assert.include(kinds(after), 'faq')
    assert.equal(after.look.theme, 'dark')
    assert.equal(after.direction, 'ledger')
    assert.equal(after.brief.name?.value, 'Ash & Oak')
    assert.equal(after.look.primary_color, '#2f6b4f')
    assert.isEmpty(last.unread)
    for (const line of last.changed) assert.include(markdown, line)
  })

  test('only what was asked for changes', async ({ assert }) => {
    const { before, after } = await revised('use burgundy')
    assert.notEqual(after.look.primary_color, before.look.primary_color)
    assert.deepEqual(
      { ...after, look: { ...after.look, primary_color: '' }, rounds: [] },
      { ...before, look: { ...before.look, primary_color: '' }, rounds: [] }
    )
  })

  test('adding a section leaves the clothes of the others alone', async ({ assert }) => {
    const { before, after } = await revised('add a team section')
    assert.deepEqual(
      after.sections.filter((section) => section.kind !== 'team'),
      before.sections
    )
  })

  test('what cannot be read is said in the plan', async ({ assert }) => {
    for (const words of [
      'sing me a song',
      'I want a purple elephant dancing',
      'use navy, sing me a song',
    ]) {
      const { last, markdown } = await revised(words)
      assert.isNotEmpty(last.unread, words)
      assert.include(markdown, `Not understood yet: “${last.unread[0]}”`)
    }
  })

  test('facts in the feedback become facts of the plan', async ({ assert }) => {
    const { after } = await revised(
      'Our phone is 0117 555 0199. We are open Mon-Fri 8am-5pm. We are at 12 King Street. Since 1999.'
    )
    assert.equal(after.brief.phone?.value, '0117 555 0199')
    assert.equal(after.brief.hours?.value.open[0].from, 480)
    assert.equal(after.brief.address?.value, '12 King Street')
    assert.equal(after.brief.since, '1999')
  })

  test('offers come and go', async ({ assert }) => {
    const { after } = await revised('remove rewiring', 'we also do solar panels and CCTV')
    const names = after.brief.offers.map((offer) => offer.name)
    assert.notInclude(names, 'Rewiring')
    assert.includeMembers(names, ['Solar panels', 'CCTV'])
  })

  test('sections move where they are told', async ({ assert }) => {
    const { after } = await revised('move contact to the top')
    assert.equal(after.sections[1].kind, 'contact')
  })

  test('fonts and corners follow their names', async ({ assert }) => {
    const { after } = await revised('make the font Montserrat and the corners square')
    assert.equal(after.look.heading_font, 'Montserrat')
    assert.equal(after.look.corner_radius, 0)
  })

  test('the trade can be put right', async ({ assert }) => {
    const { after, last } = await revised('we are a plumber, not an electrician')
    assert.equal(after.brief.trade.value, 'plumber')
    assert.isEmpty(last.unread)
  })

  test('a calling that is none of our trades is taken at its word', async ({ assert }) => {
    for (const [said, noun] of [
      ['we’re a piano tuner', 'piano tuner'],
      ['actually I’m a chimney sweep', 'chimney sweep'],
      ['aslında piyano akortçusuyuz', 'piyano akortçusu'],
      ['fırın değil kaçış odasıyız', 'kaçış odası'],
    ]) {
      const { after, last } = await revised(said)
      assert.containsSubset(after.brief, { trade: { value: 'service', source: 'assumed' }, noun })
      assert.include(last.changed.join(), noun)
      assert.isEmpty(last.unread)
    }
  })

  test('what only praises or complains sets no trade', async ({ assert }) => {
    for (const said of [
      'we are a small team',
      'this is a mess',
      'çok mutluyuz',
      'bu bir rezalet',
    ]) {
      const { before, after } = await revised(said)
      assert.deepEqual(after.brief.trade, before.brief.trade, said)
      assert.equal(after.brief.noun, before.brief.noun, said)
    }
  })

  test('"no form" takes the form and leaves the contact', async ({ assert }) => {
    const { plan } = await revised('no contact form')
    const site = await designer.build(plan, request, () => {})
    const contact = site.sections.find((section) => section.kind === 'contact')
    assert.isFalse(contact?.kind === 'contact' && contact.form)
  })

  test('a revised plan always builds', async ({ assert }) => {
    for (const words of [
      'different design',
      'add testimonials, a timetable, prices and a process section',
      'remove everything',
      'drop the contact section',
      '',
    ]) {
      const { plan } = await revised(words)
      const site = await designer.build(plan, request, () => {})
      assert.isAtLeast(site.sections.length, 1)
    }
  })

  test('what can mean several things is offered in words and changes nothing', async ({
    assert,
  }) => {
    const { before, after, last, markdown } = await revised('make it less formal')
    assert.deepEqual({ ...after, rounds: [] }, before)
    assert.include(last.unread[0], 'Make the page more playful')
    assert.include(markdown, 'Make the page more playful')
  })

  test('what is for the finished page is said to be', async ({ assert }) => {
    const { before, after, last } = await revised('make the second button red')
    assert.deepEqual({ ...after, rounds: [] }, before)
    assert.match(last.unread[0], /make the second button red \(that is done on the page itself/)
  })

  test('what is to stay stays, and that is said', async ({ assert }) => {
    const { before, after, last } = await revised("don't remove the contact section")
    assert.deepEqual(after.sections, before.sections)
    assert.deepEqual(last.changed, ["Stays as it is: “don't remove the contact section”."])
    assert.isEmpty(last.unread)
  })

  test('a direction that the person chose stays until they ask for another', async ({ assert }) => {
    const plan = await designer.plan(request)
    const chosen = plan.data as unknown as BuiltinPlan
    const direction = chosen.direction
    chosen.offered = [direction]
    const moody = await designer.revise(plan, 'more playful, use navy, drop the gallery', request)
    assert.equal((moody.data as unknown as BuiltinPlan).direction, direction)
    const other = await designer.revise(moody, 'another design please', request)
    assert.notEqual((other.data as unknown as BuiltinPlan).direction, direction)
  })

  test('a Turkish plan answers in Turkish', async ({ assert }) => {
    const turkish = {
      ...request,
      prompt:
        'Biz Bursa’da bir elektrikçiyiz, adımız Işık Elektrik. Tesisat ve pano işleri yapıyoruz.',
    }
    const plan = await designer.plan(turkish)
    const revisedPlan = await designer.revise(
      plan,
      'sss ekle, daha koyu olsun, lacivert kullan, daha büyük yap',
      turkish
    )
    const after = revisedPlan.data as unknown as BuiltinPlan
    assert.include(kinds(after), 'faq')
    assert.equal(after.look.theme, 'dark')
    assert.deepEqual(after.rounds.at(-1)!.changed, [
      'Eklendi: sorular ve cevaplar.',
      'Sayfa artık koyu renkli.',
      'Renk: lacivert.',
    ])
    assert.include(after.rounds.at(-1)!.unread[0], 'Başlığı daha büyük yap')
  })

  test('any feedback changes only what it speaks of', async ({ assert }) => {
    const plan = await designer.plan(request)
    const before = plan.data as unknown as BuiltinPlan
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(wishes, { minLength: 1, maxLength: 5 }),
        async (some) => {
          const words = some.map(([sentence]) => sentence).join('. ')
          const { data } = await designer.revise(plan, words, request)
          const after = data as unknown as BuiltinPlan
          const may = new Set<string>(some.map(([, path]) => path))
          for (const [path, value] of leaves(before)) {
            if ([...may].some((allowed) => path.startsWith(allowed))) continue
            assert.equal(leaves(after).get(path), value, `${words}: ${path}`)
          }
        }
      ),
      { numRuns: 120, seed: 4 }
    )
  })
})

/** A sentence of feedback, and the one part of the plan that it may change. */
const wishes: [string, string][] = [
  ['use burgundy', 'look.primary_color'],
  ['bordo kullan', 'look.primary_color'],
  ['dark theme please', 'look.theme'],
  ['set the headings in Lora', 'look.heading_font'],
  ['body text in Lato', 'look.body_font'],
  ['square corners', 'look.corner_radius'],
  ['our phone is 0117 555 0199', 'brief.phone'],
  ['e-mail hello@example.org', 'brief.email'],
  ['we are called Ash & Oak', 'brief.name'],
  ['we are at 12 King Street', 'brief.address'],
  ['we moved to Leeds', 'brief.place'],
  ['open Mon-Fri 9-17', 'brief.hours'],
  ['since 1999', 'brief.since'],
  ['we also offer solar panels', 'brief.offers'],
  ['remove rewiring', 'brief.offers'],
  ['move contact to the top', 'sections'],
  ['set the services on a dark background', 'sections'],
  ['keep the gallery', 'none'],
  ['sing me a song', 'none'],
  ['make the title bigger', 'none'],
  ['what colours do you have?', 'none'],
  ['make it bigger', 'none'],
]

/** Every value of a plan by where it stands; the sections as one, the rounds left out. */
function leaves(plan: BuiltinPlan): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (value: unknown, path: string) => {
    const open = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!open) found.set(path, JSON.stringify(value))
    else
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key)
  }
  visit({ ...plan, rounds: [] }, '')
  return found
}
