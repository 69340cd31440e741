import { test } from '@japa/runner'
import { belowName } from '#designer/fill/sentences/lede'
import { checkSite } from '#designer/site/check_site'
import { telephoneHref } from '#designer/site/telephone'
import { publishedOf, sectionOn, siteOf } from '#designer_tests/helpers/composed'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'

const heroOf = (facts: Facts) => sectionOn(siteOf(sheetOf(facts)), 'hero')!

test.group('The headline of a page without a name', () => {
  const visits = 'Visitors are welcome from 10 to 4.'

  test('is not the first sentence where that one gives times', ({ assert }) => {
    const about = `${visits} We keep bees on the roof of a mill.`
    const { title } = heroOf({ where: [{ locality: 'Leeds' }], own_words: { about } })
    assert.equal(title, 'We keep bees on the roof of a mill')
  })

  test('is what it is and where, where no other sentence can open the page', ({ assert }) => {
    const where = [{ locality: 'Leeds' }]
    assert.equal(heroOf({ where, own_words: { about: visits } }).title, 'Leeds')
  })

  test('is a sentence with a time where nothing else is known', ({ assert }) => {
    const about = 'A beagle ran off at 4pm near the mill.'
    assert.equal(heroOf({ own_words: { about } }).title, 'A beagle ran off at 4pm near the mill')
  })
})

test.group('The line below the name', () => {
  const lineOf = (about: string) =>
    heroOf({ who: { name: 'Slow Hinge' }, own_words: { about } }).lede

  test('does not say the name again before what it is or does', ({ assert }) => {
    for (const [about, line] of [
      ['Slow Hinge is a workshop for old doors.', 'A workshop for old doors.'],
      ['We are Slow Hinge, a workshop for old doors.', 'A workshop for old doors.'],
      ['I am Slow Hinge and I mend old doors.', 'I mend old doors.'],
      ['We are Slow Hinge and we mend old doors.', 'We mend old doors.'],
    ])
      assert.equal(lineOf(about), line)
  })

  test('stays whole where the name goes on in another way', ({ assert }) => {
    const sheet = sheetOf({ who: { name: 'Slow Hinge' } })
    for (const sentence of [
      'Slow Hinge is not a shop that sells doors.',
      'Slow Hinge and Sons mend old doors.',
    ])
      assert.equal(belowName(sentence, sheet), sentence)
  })
})

test.group('The line above the headline', () => {
  const pottery: Facts = {
    who: { name: 'Slow Hinge', description: 'pottery studio' },
    where: [{ locality: 'Leith' }],
  }
  const kickerOf = (about: string, facts: Facts = pottery) =>
    heroOf({ ...facts, own_words: { about } }).kicker

  test('says what it is and where, if the lines below do not', ({ assert }) => {
    assert.equal(kickerOf('We make bowls from river clay.'), 'Pottery studio in Leith')
  })

  test('leaves out what the name or the line below says', ({ assert }) => {
    assert.equal(kickerOf('We make bowls from the clay of Leith.'), 'Pottery studio')
    assert.equal(kickerOf('Slow Hinge is a pottery studio by the water.'), 'Leith')
    assert.isUndefined(kickerOf('We are the smallest pottery studio in Leith.'))
    const who = { name: 'Leith Clay', description: 'pottery studio' }
    assert.equal(kickerOf('We make bowls from river clay.', { ...pottery, who }), 'Pottery studio')
  })
})

test.group('A number that takes text messages', () => {
  const contact = { telephones: ['07700 900418'] }
  const hrefsOf = (about: string) =>
    heroOf({ who: { name: 'Slow Hinge' }, contact, own_words: { about } })
      .actions.map(({ href }) => href)
      .filter((href) => /^(?:tel|sms):/.test(href))

  test('is offered for a text first, for a call where nobody asks for texts', ({ assert }) => {
    assert.equal(hrefsOf('We mend doors. Text us on 07700 900418.')[0], 'sms:07700900418')
    assert.deepEqual(hrefsOf('We mend doors. Ring us on 07700 900418.'), ['tel:07700900418'])
  })

  test('is dialled with its country and without the zero in brackets', ({ assert }) => {
    assert.equal(telephoneHref('+44 (0)7700 900418', 'sms'), 'sms:+447700900418')
  })

  test('has its link on the published page', ({ assert }) => {
    const about = 'We mend doors. Text us on 07700 900418.'
    const sheet = sheetOf({ who: { name: 'Slow Hinge' }, contact, own_words: { about } })
    assert.isTrue(checkSite(siteOf(sheet)).ok)
    assert.match(publishedOf(sheet), /<a [^>]*href="sms:07700900418"/)
  })
})
