import { test } from '@japa/runner'
import type { SectionCopy } from 'site-designer'
import { keptWords } from '#planning/designers/openai/kept_words'
import { writtenSection } from '#planning/designers/openai/written_section'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'
import { modelFailure, scriptedModel } from '#tests/fakes/scripted_model'

const OWN = ['I fix boilers and leaks.', 'I come when I say I will.']
const facts: Facts = {
  who: { name: 'Danny Marsh', description: 'plumber' },
  where: [{ locality: 'Bristol' }],
  own_words: { about: OWN.join(' ') },
}
const sheet = sheetOf(facts)
const asked = (id: string, before: SectionCopy) => ({ id, sheet, prompt: '', before })

/** A section written by a model that gives these answers in turn. */
async function written(...answers: unknown[]) {
  const model = scriptedModel(() => answers[model.questions.length - 1])
  const question = { ...asked('services', {}), signal: new AbortController().signal }
  const words = await writtenSection(model, question)
  return { words, refused: model.questions.map(({ material }) => material.Refused) }
}

test.group('The words of a model that are kept', () => {
  test('are the paragraphs of a section that shows no sentence of the person', ({ assert }) => {
    const before = { heading: 'Services', paragraphs: ['A line of ours.'] }
    const answer = { heading: null, intro: null, paragraphs: ['Boilers and leaks, and no fuss.'] }
    assert.deepEqual(keptWords(answer, asked('services', before)), {
      paragraphs: ['Boilers and leaks, and no fuss.'],
    })
  })

  test('keep every sentence of the person that the section shows, word for word', ({ assert }) => {
    const keeps = (before: SectionCopy, answer: SectionCopy) =>
      keptWords(answer, asked('about', before))
    const [fixes, comes] = OWN
    const shown = { paragraphs: OWN }
    assert.deepEqual(keeps(shown, { paragraphs: ['Boilers and leaks.', comes] }), {})
    assert.deepEqual(keeps(shown, { paragraphs: ['I fix boilers and all leaks.', comes] }), {})
    const all = { paragraphs: [`Ring first. ${fixes}`, `${comes} See you.`] }
    assert.deepEqual(keeps(shown, all), all)
    const one = { paragraphs: [`${fixes} Ring first.`] }
    assert.deepEqual(keeps({ paragraphs: [fixes] }, one), one)
    assert.deepEqual(keeps({ intro: fixes }, { heading: 'Boilers', intro: 'Ring first.' }), {
      heading: 'Boilers',
    })
  })

  test('may be the title of the page, if they claim nothing', ({ assert }) => {
    const title = (heading: string) => keptWords({ heading }, asked('start', {}))
    assert.deepEqual(title('Boiler off? Ring Danny.'), { heading: 'Boiler off? Ring Danny.' })
    assert.deepEqual(title('The best plumber. Ring Danny.'), {})
  })

  test('are without the sentence that claims something', ({ assert }) => {
    const answer = { intro: 'Ring first. Award-winning work. Then put the kettle on.' }
    assert.deepEqual(keptWords(answer, asked('services', {})), {
      intro: 'Ring first. Then put the kettle on.',
    })
  })
})

test.group('A section written by a model', () => {
  test('is asked for once where nothing is refused', async ({ assert }) => {
    const { words, refused } = await written({ heading: 'Boilers and leaks', paragraphs: [] })
    assert.deepEqual(words, { heading: 'Boilers and leaks' })
    assert.deepEqual(refused, [undefined])
  })

  test('is asked for once more without what was refused, and then cut', async ({ assert }) => {
    const { words, refused } = await written(
      { heading: 'The best in Bath', intro: 'Since 1987. Ring first.', paragraphs: [] },
      { heading: 'Boilers and leaks', intro: 'Ring first. Free quotes.', paragraphs: [] }
    )
    assert.lengthOf(refused, 2)
    assert.isUndefined(refused[0])
    for (const word of ['Say it without: ', 'best', 'Bath', '1987'])
      assert.include(refused[1], word)
    assert.deepEqual(words, { heading: 'Boilers and leaks', intro: 'Ring first.' })
  })

  test('has the first answer, cut, where there is no second one', async ({ assert }) => {
    const { words } = await written(
      { heading: 'Boilers and leaks', intro: 'Since 1987. Ring first.', paragraphs: [] },
      modelFailure('rate_limited')
    )
    assert.deepEqual(words, { heading: 'Boilers and leaks', intro: 'Ring first.' })
  })
})
