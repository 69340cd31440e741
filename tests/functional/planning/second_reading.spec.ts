import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { Task } from '#core/tasks/task'
import { changePatience } from '#tests/helpers/designers'
import { eventually } from '#tests/helpers/eventually'
import { useModel } from '#tests/helpers/model_designer'
import { Planner } from '#tests/helpers/planning'
import { Material } from '#tests/fakes/model_server/material'
import { design } from '#tests/fakes/model_server/purposes/design'
import {
  bakeryModel,
  modelFailure,
  scriptedModel,
  type ModelQuestion,
} from '#tests/fakes/scripted_model'

const INVENTED = 'Dogs are welcome. The coffee is good and everybody is friendly.'

/** A model that praises in each section in words that pass the rules, and is asked whether it did. */
function praisingModel(judge: (question: ModelQuestion) => unknown) {
  return scriptedModel(async (question) => {
    const { material, request, schema } = question
    if (schema === 'claims') return judge(question)
    if (schema === 'concept') return { idea: 'Rules and large figures.', sections: [] }
    if ('Prefix' in material) {
      const text = design(new Material(request.messages.at(-1)!.content))
      return text.replace('</h1>', `</h1><p>${INVENTED} Have a look. Come and see.</p>`)
    }
    return (await bakeryModel().ask(request)).json
  })
}

/** The numbers of the sentences in the question with one of these words. */
function numbersOf({ material }: ModelQuestion, words: RegExp): number[] {
  return material.Sentences.split('\n')
    .filter((line) => words.test(line))
    .map((line) => Number.parseInt(line))
}

const all = (question: ModelQuestion) => numbersOf(question, /^/)

test.group('The second reading of a page that a model designs', () => {
  test('leaves out plain praise that the rules do not know, and what nobody offers', async ({
    client,
    assert,
    cleanup,
  }) => {
    const model = praisingModel((question) => ({ unsaid: numbersOf(question, /Dogs|friendly/) }))
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const { html_content: html } = await person.website(await person.built())
    assert.include(html, '>Have a look. Come and see.</p>')
    for (const words of ['Dogs', 'coffee', 'friendly']) assert.notInclude(html, words)
    assert.match(html, /<h1 [^>]*>[^<]+<\/h1>/)
    const asked = model.questions.filter(({ schema }) => schema === 'claims')
    assert.lengthOf(asked, 1)
    const [{ material, request }] = asked
    assert.equal(request.purpose, 'build')
    assert.include(material['Their words'], 'Rye & Co, a small bakery in Leeds')
    assert.include(material.Facts, '0113 496 0000')
    assert.match(material.Sentences, /^\d+\. start: Dogs are welcome\.$/m)
    // What shows a fact is printed from the sheet and no question.
    assert.notMatch(material.Sentences, /: 0113 496 0000$/m)
  })

  test('changes nothing when its answer cannot be used', async ({ client, assert, cleanup }) => {
    const answers: ((question: ModelQuestion) => unknown)[] = [
      (question) => ({ unsaid: all(question) }),
      () => ({ unsaid: [0, -1, 99_999] }),
      (question) => ({ unsaid: [...numbersOf(question, /Dogs/), 99_999] }),
      () => ({ unsaid: ['one', null, { is: 2 }, 1.5] }),
      () => ({ unsaid: 'all of them' }),
      () => 'I see nothing wrong with this page.',
      () => null,
      () => modelFailure('too_long'),
      () => modelFailure('quota'),
      () => modelFailure('broken_answer'),
      () => new Error('a bug in the client'),
    ]
    for (const answer of answers) {
      const restore = useModel(praisingModel(answer), 'auto')
      cleanup(restore)
      const person = await Planner.signedIn(client)
      const { notice, website_id: website } = await person.outcome(await person.begun())
      const { html_content: html } = await person.website(website!)
      restore()
      assert.include(html, `>${INVENTED} Have a look. Come and see.</p>`)
      assert.isUndefined(notice)
    }
  }).timeout(60_000)

  test('is not waited for long', async ({ client, assert, cleanup }) => {
    const model = praisingModel(async (question) => {
      await pause(20_000, undefined, { signal: question.request.signal })
      return { unsaid: all(question) }
    })
    cleanup(useModel(model, 'auto'))
    cleanup(changePatience('secondReading', 200))
    const person = await Planner.signedIn(client)
    const { html_content: html } = await person.website(await person.built())
    assert.include(html, INVENTED)
  })

  test('ends with the build that is cancelled', async ({ client, assert, cleanup }) => {
    const asked = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const model = praisingModel(async ({ request: { signal } }) => {
      asked.resolve()
      signal!.addEventListener('abort', () => ended.resolve())
      await pause(20_000, undefined, { signal })
    })
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const taskId = await person.begun()
    await asked.promise
    const { checkpoint } = await eventually(async () => Task.findOrFail(taskId))
    assert.isAbove(Object.keys(checkpoint?.written ?? {}).length, 3)
    await person.cancel(taskId)
    await ended.promise
    assert.notEqual((await person.outcome(taskId)).status, 'completed')
  })

  test('is among the questions and tokens of a build that the log tells', async ({
    client,
    assert,
    cleanup,
  }) => {
    const lines: unknown[][] = []
    const { info } = logger
    cleanup(() => void (logger.info = info))
    logger.info = (...line: unknown[]) => void lines.push(line)
    const model = praisingModel(() => ({ unsaid: [] }))
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    await person.built()
    const [[told]] = lines.filter(
      ([, words]) => words === 'the model has made the sections of a page'
    )
    // Each answer of the model in tests has one token of each kind.
    const questions = model.questions.filter(({ request }) => request.purpose === 'build').length
    const { sections, ...count } = told as { sections: number }
    assert.isAbove(sections, 3)
    assert.deepEqual(count, {
      failed: 0,
      undesigned: 0,
      questions,
      tokens: { input: questions, output: questions },
    } as never)
  })

  test('is not asked of a model that only writes words', async ({ client, assert, cleanup }) => {
    const model = praisingModel(() => ({ unsaid: [] }))
    cleanup(useModel(model, 'words'))
    const person = await Planner.signedIn(client)
    await person.built()
    assert.isEmpty(model.questions.filter(({ schema }) => schema === 'claims'))
  })
})
