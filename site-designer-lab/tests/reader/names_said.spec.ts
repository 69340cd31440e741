import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { compose, fillSite, read, withLikelyFacts } from 'site-designer'
import { form } from '../../../site-designer/tests/reader/form.ts'

const list = new URL('../../lists/names_said.json', import.meta.url)
const prompts = JSON.parse(readFileSync(list, 'utf8')) as { prompt: string; name: string | null }[]

const plain = [
  ['A yoga studio named Lotus in Ghent', 'Lotus'],
  ['A café named Blau in Berlin', 'Blau'],
  ['A bakery called Kora in Oslo', 'Kora'],
  ['A website for my yoga studio Stillpoint in Galway', 'Stillpoint'],
  ['A landing page for our app Tallyho that helps flatmates split bills', 'Tallyho'],
  ['Papatya adında bir çiçekçiyiz', 'Papatya'],
  ['Brightside cleaning, Leeds. Homes and offices. We bring everything.', 'Brightside cleaning'],
  ['A pub called O’Malley’s in Cork', 'O’Malley’s'],
  ["A pub called O'Malley's in Cork", "O'Malley's"],
  ['Un bistrot appelé Chez l’Ami à Lyon', 'Chez l’Ami'],
  ['Notre boulangerie L’Épi d’Or à Nantes', 'L’Épi d’Or'],
  ["Notre boulangerie L'Épi d'Or à Nantes", "L'Épi d'Or"],
  ['Welcome to Kora, a bakery in Oslo.', 'Kora'],
  ['Kora: a bakery in Oslo', 'Kora'],
  ["Mijn bakkerij heet 't Kruimeltje en zit in Leiden.", "'t Kruimeltje"],
]

const others = [
  'We have a parrot called Trevor in our hair salon in Derby, and children love it.',
  'My bakery in Oslo sells a bread called Kora loaf.',
  'Italian restaurant, London. Fresh pasta daily.',
  'Emergency plumbing, Hull. Leaks and boilers.',
]

/** The name on the page of a prompt whose plan nobody touches. */
function nameOnPage(prompt: string): string | null {
  return withLikelyFacts(read(prompt, form)).who.name?.value ?? null
}

test.group('Names that are plainly said', () => {
  test('{0}')
    .with(plain)
    .run(({ assert }, [prompt, name]) => {
      const sheet = read(prompt, form)
      const site = fillSite(sheet, compose(sheet, form, { seed: '1' }))
      assert.equal(site.business.name, name)
      const offered = sheet.suggestions.filter(({ field }) => field === 'who.name')
      assert.deepEqual(
        offered.map(({ why }) => why),
        sheet.who.name ? [] : ['introduced']
      )
    })

  test('the words that introduce one wait for no place', ({ assert }) => {
    for (const prompt of [
      'A bakery called Kora in Oslo.',
      'We have a small bakery called Kora in Leeds, 12 Mill Lane. Ring 0113 496 0000.',
      'Kora, a bakery in Leeds. Ring 0113 496 0000.',
    ]) {
      const { coverage, own_words: own } = read(prompt, form)
      assert.isEmpty(own.unplaced, prompt)
      assert.isFalse(
        coverage.some(({ as }) => as === 'unplaced'),
        prompt
      )
    }
  })

  test('{$self}: what is called something is not what the page is for')
    .with(others)
    .run(({ assert }, prompt) => assert.isNull(nameOnPage(prompt)))

  test('of sixty prompts, the right name is on 57 pages, and a wrong one on one at most', ({
    assert,
  }) => {
    const found = prompts.map(({ prompt, name }) => ({ prompt, name, found: nameOnPage(prompt) }))
    const wrong = found.filter((one) => one.found !== null && one.found !== one.name)
    assert.isAtLeast(found.filter((one) => one.found === one.name).length, 57)
    assert.isAtMost(wrong.length, 1, JSON.stringify(wrong))
  })
})
