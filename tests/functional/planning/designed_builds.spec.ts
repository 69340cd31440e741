import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Task } from '#core/tasks/task'
import { DesignPlan } from '#planning/models/design_plan'
import { Website } from '#websites/main'
import { changePatience } from '#tests/helpers/designers'
import { eventually } from '#tests/helpers/eventually'
import { useModel } from '#tests/helpers/model_designer'
import { Planner } from '#tests/helpers/planning'
import { publish } from '#tests/helpers/published'
import { postForm, rawRequest } from '#tests/helpers/raw_request'
import { Material } from '#tests/fakes/model_server/material'
import { design, designs } from '#tests/fakes/model_server/purposes/design'
import {
  bakeryModel,
  modelFailure,
  scriptedModel,
  type ModelQuestion,
} from '#tests/fakes/scripted_model'

const answered = (question: ModelQuestion) => bakeryModel().ask(question.request)
const isDesign = ({ material }: ModelQuestion) => 'Prefix' in material
const designOf = ({ request }: ModelQuestion) =>
  design(new Material(request.messages.at(-1)!.content))

/** A model that designs; what a test answers otherwise comes first. */
function designingModel(otherwise: (question: ModelQuestion) => unknown = () => undefined) {
  return scriptedModel(async (question) => {
    const other = await otherwise(question)
    if (other !== undefined) return other
    if (question.schema === 'concept') return { idea: 'Rules and large figures.', sections: [] }
    return isDesign(question) ? designOf(question) : (await answered(question)).json
  })
}

const designedIn = (html: string) => html.match(/class="section own x-[\w-]+"/g) ?? []

test.group('A page that a model designs', () => {
  test('has its sections, with the facts of the sheet', async ({ client, assert, cleanup }) => {
    const model = designingModel()
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const taskId = await person.begun()
    const { notice, website_id: website } = await person.outcome(taskId)
    const { html_content: html } = await person.website(website!)
    assert.isUndefined(notice)
    assert.isAbove(designedIn(html).length, 3)
    assert.notInclude(html, '<sw-')
    assert.match(html, /<form [^>]*action="\/_forms\/contact"/)
    const questions = model.questions.filter(isDesign)
    assert.isTrue(questions.every(({ material }) => material.Idea === 'Rules and large figures.'))
    assert.lengthOf(questions, designedIn(html).length)
    const written = model.questions.filter(({ schema }) => schema === 'section')
    for (const { material } of written) assert.notInclude(html, `own x-${material.Section}"`)
  })

  test('is told once what is wrong with a section, and answers again', async ({
    client,
    assert,
    cleanup,
  }) => {
    let refused = 0
    const model = designingModel((question) => {
      if (!isDesign(question) || 'Your last answer' in question.material) return undefined
      refused++
      return `${designOf(question)}`.replace('</section>', '<script>alert(1)</script></section>')
    })
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const { html_content: html } = await person.website(await person.built())
    assert.isAbove(refused, 3)
    assert.lengthOf(designedIn(html), refused)
    assert.notInclude(html, 'alert(1)')
    const [again] = model.questions.filter(({ material }) => 'Your last answer' in material)
    assert.include(again.material['What was wrong with it'], '<script> is not allowed.')
  })

  test('is ours in our words where a model cannot design, and it is not asked for long', async ({
    client,
    assert,
    cleanup,
  }) => {
    const model = designingModel((question) =>
      isDesign(question) ? 'I would rather not.' : undefined
    )
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const { notice, website_id: website } = await person.outcome(await person.begun())
    const { html_content: html } = await person.website(website!)
    assert.isEmpty(designedIn(html))
    assert.include(html, 'Baked in Leeds.')
    assert.match(notice!, /have the built-in design, because the AI’s could not be used there/)
    // Three sections were tried, two at once, each asked twice.
    assert.isAtMost(model.questions.filter(isDesign).length, 8)
  })

  test('never shows what a hostile or inventing model wrote', async ({
    client,
    assert,
    cleanup,
  }) => {
    const model = designingModel((question) =>
      isDesign(question)
        ? `${designOf(question)}`
            .replace(
              '<div class="wrap',
              '<p>Voted best in Leeds by 900 readers in 1951.</p><div class="wrap'
            )
            .replace('</style>', 'body{display:none}</style>')
        : undefined
    )
    cleanup(useModel(model, 'sections'))
    const person = await Planner.signedIn(client)
    const { html_content: html } = await person.website(await person.built())
    // The figure alone may stand in an element's id.
    for (const said of ['Voted best', '900 readers', 'in 1951']) assert.notInclude(html, said)
    assert.notInclude(html, 'body{display:none}')
    assert.isEmpty(designedIn(html))
  })

  test('leaves a sentence out that nobody said, and keeps the section', async ({
    client,
    assert,
    cleanup,
  }) => {
    const model = designingModel((question) =>
      isDesign(question)
        ? `${designOf(question)}`.replace(
            '<div class="wrap',
            '<p>Voted best by 900 readers in 1951.</p><div class="wrap'
          )
        : undefined
    )
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const { html_content: html } = await person.website(await person.built())
    // The figure alone may stand in an element's id.
    for (const said of ['Voted best', '900 readers', 'in 1951']) assert.notInclude(html, said)
    assert.isAbove(designedIn(html).length, 3)
  })

  test('grows section by section, and after a kill only missing ones are designed', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const stuck = Promise.withResolvers<void>()
    cleanup(() => stuck.resolve())
    const sections: string[] = []
    const model = designingModel(async (question) => {
      if (!isDesign(question)) return undefined
      sections.push(question.material.Section)
      if (sections.length === 3 || sections.length === 4) await stuck.promise
      return undefined
    })
    cleanup(useModel(model, 'auto'))
    const taskId = await person.begun(id)
    await eventually(async () => sections.length >= 4)
    const kept = await eventually(async () => {
      const { checkpoint } = await Task.findOrFail(taskId)
      return Object.keys(checkpoint?.written ?? {}).length === 2 && checkpoint.written
    })
    assert.isTrue(Object.values(kept).every((one) => 'design' in (one as object)))
    await eventually(async () => {
      if (sections.length > 4) return true
      await Task.query().where('id', taskId).update({ due_at: 0 })
    })
    const last = await person.outcome(taskId)
    assert.equal(last.status, 'completed')
    const again = sections.slice(4).map((one) => one.split(' ')[0])
    assert.notIncludeMembers(again, Object.keys(kept))
  })

  test('is complete when the service fails in the middle', async ({ client, assert, cleanup }) => {
    let asked = 0
    const model = designingModel((question) =>
      isDesign(question) && ++asked > 2 ? modelFailure('unavailable') : undefined
    )
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const { notice, website_id: website } = await person.outcome(await person.begun())
    const { html_content: html } = await person.website(website!)
    assert.lengthOf(designedIn(html), 2)
    assert.match(html, /class="section contact/)
    assert.include(notice, 'The AI service could not be reached')
  })
})

test.group('A page that a model designs in one answer', () => {
  const isPage = ({ material }: ModelQuestion) => 'Sections' in material
  const pageOf = ({ request }: ModelQuestion) =>
    designs(new Material(request.messages.at(-1)!.content))

  test('is asked for once, and grows while the answer comes in', async ({
    client,
    assert,
    cleanup,
  }) => {
    const rest = Promise.withResolvers<void>()
    const model = designingModel(async (question) => {
      if (!isPage(question)) return undefined
      const answer = pageOf(question)
      const half = answer.indexOf('<style', answer.indexOf('</section>') + 1) + 10
      question.request.onText!(answer.slice(0, half))
      await rest.promise
      question.request.onText!(answer.slice(half))
      return answer
    })
    cleanup(useModel(model, 'page'))
    const person = await Planner.signedIn(client)
    const taskId = await person.begun()
    const kept = await eventually(async () => {
      const { checkpoint } = await Task.findOrFail(taskId)
      return Object.keys(checkpoint?.written ?? {}).length > 0 && checkpoint.written
    })
    assert.deepEqual(Object.keys(kept), ['start'])
    rest.resolve()
    const { notice, website_id: website } = await person.outcome(taskId)
    assert.isUndefined(notice)
    const { html_content: html } = await person.website(website!)
    assert.isAbove(designedIn(html).length, 3)
    assert.lengthOf(model.questions.filter(isPage), 1)
    assert.isEmpty(model.questions.filter(isDesign))
    const [{ material }] = model.questions.filter(isPage)
    assert.match(material.Sections, /^Section: start \(hero\)\nPrefix: x-start\nNow:/)
    assert.equal(material.Idea, 'Rules and large figures.')
  })

  test('is asked for by the section where one is missing, broken or unsafe', async ({
    client,
    assert,
    cleanup,
  }) => {
    const model = designingModel((question) => {
      if (!isPage(question)) return undefined
      const [start, ...others] = pageOf(question).split(/(?=<style>)/)
      const last = others.pop()!
      return [
        start.replace('</section>', '<script>alert(1)</script></section>'),
        ...others.slice(1),
        last.slice(0, last.length / 2),
      ].join('\n')
    })
    cleanup(useModel(model, 'page'))
    const person = await Planner.signedIn(client)
    const { html_content: html } = await person.website(await person.built())
    const asked = model.questions.filter(isDesign).map(({ material }) => material)
    assert.lengthOf(asked, 3)
    const [again] = asked.filter((material) => 'Your last answer' in material)
    assert.equal(again.Prefix, 'x-start')
    assert.include(again['What was wrong with it'], '<script> is not allowed.')
    assert.notInclude(html, 'alert(1)')
    const prefixes = asked.map(({ Prefix }) => Prefix)
    for (const prefix of prefixes) assert.include(html, `own ${prefix}"`)
  })

  test('is made section by section where it does not come at all', async ({
    client,
    assert,
    cleanup,
  }) => {
    for (const answer of ['I cannot do that.', '', modelFailure('too_long')]) {
      const model = designingModel((question) => (isPage(question) ? answer : undefined))
      const restore = useModel(model, 'page')
      cleanup(restore)
      const person = await Planner.signedIn(client)
      const { html_content: html } = await person.website(await person.built())
      assert.isAbove(designedIn(html).length, 3)
      assert.lengthOf(model.questions.filter(isDesign), designedIn(html).length)
      restore()
    }
  })
})

test.group('A website that a model has designed', () => {
  test('is ready to be published, and its form reaches its owner', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(useModel(designingModel(), 'auto'))
    const person = await Planner.signedIn(client)
    const website = await Website.findOrFail(await person.built())
    const { deployment } = await publish(website)
    const address = `${deployment.deploymentUrl}/`
    const live = await rawRequest(address)
    assert.isAbove(designedIn(live.body).length, 3)
    assert.notInclude(live.body, 'data-field=')
    const MESSAGE = { name: 'Eve', email: 'eve@example.com', message: 'Rye on Sunday?' }
    assert.equal((await postForm(`${address}_forms/contact`, MESSAGE)).status, 200)
    const [message] = await db.from('messages').where('website_id', website.id)
    assert.equal(message.text, 'Rye on Sunday?')
  })

  test('serves the italics that a section is set in', async ({ client, assert, cleanup }) => {
    const look = { heading_font: 'Playfair Display', body_font: 'EB Garamond' }
    const model = designingModel((question) => {
      if (question.schema === 'concept') return { idea: 'A name in italics.', look, sections: [] }
      if (!isDesign(question)) return undefined
      const { Look: told, Prefix: prefix } = question.material
      assert.include(told, 'with italics), text in EB Garamond')
      return `${designOf(question)}`.replace('</style>', `.${prefix}{font-style:italic}</style>`)
    })
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const website = await Website.findOrFail(await person.built())
    const { deployment } = await publish(website)
    const { body } = await rawRequest(`${deployment.deploymentUrl}/`)
    assert.isAbove(designedIn(body).length, 3)
    for (const name of ['playfair-display', 'eb-garamond']) {
      const [path] = new RegExp(`/?fonts/${name}-latin-\\d+-italic-[\\da-f]+\\.woff2`).exec(body)!
      const font = await rawRequest(new URL(path, `${deployment.deploymentUrl}/`).href)
      assert.equal(font.status, 200)
      assert.equal(font.bytes.subarray(0, 4).toString(), 'wOF2')
      assert.notInclude(body, `<link rel="preload" href="${path}"`)
    }
  })
})

test.group('The plan of a page that a model designs', () => {
  const concept = (idea: string) => ({
    idea,
    look: {
      primary_color: '#aa2211',
      accent_color: null,
      ground_color: '#f6efe2',
      theme: 'light',
      heading_font: 'Oswald',
      body_font: 'Lato',
      corner_radius: 0,
    },
    sections: [{ id: 'start', looks: 'One word over the whole width' }],
  })

  test('says the idea, and its page wears its colours', async ({ client, assert, cleanup }) => {
    const model = designingModel(({ schema }) =>
      schema === 'concept' ? concept('A floury hand on dark paper.') : undefined
    )
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const { design_plan: markdown, plan_id: id } = (await person.analyze()).body()
    assert.include(markdown, '## The idea\n\nA floury hand on dark paper.')
    assert.include(markdown, 'One word over the whole width.')
    const { outline } = await DesignPlan.findOrFail(id)
    assert.equal(outline.look.primary_color, '#aa2211')
    const [{ material }] = model.questions.filter(({ schema }) => schema === 'concept')
    assert.equal(material.Settled, 'nothing')
    assert.include(material.Page, 'start (hero)')
  })

  test('offers two more ideas, and is built by the one that was chosen', async ({
    client,
    assert,
    cleanup,
  }) => {
    const other = (name: string, color: string) => ({
      name,
      idea: `${name}, and nothing else.`,
      look: { ...concept('').look, primary_color: color },
    })
    const three = {
      ...concept('A floury hand on dark paper.'),
      name: 'Floury hand',
      others: [other('Chalk board', '#118855'), other('Paper bag', '#3344aa')],
    }
    const model = designingModel(({ schema }) => (schema === 'concept' ? three : undefined))
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const looks = async () => (await person.directions(id)).body().directions
    const names = (all: { name: string }[]) => all.map(({ name }) => name)
    const offered = await looks()
    assert.deepEqual(names(offered), ['Floury hand', 'Chalk board', 'Paper bag'])
    assert.equal(offered[1].words, 'Chalk board, and nothing else.')
    assert.isTrue(offered.every(({ idea }: { idea?: true }) => idea === true))
    assert.include(offered[1].html, '--brand: #118855')
    const chosen = await person.choose(id, offered[1].id)
    assert.include(chosen.body().design_plan, '## The idea\n\nChalk board, and nothing else.')
    assert.deepEqual(names(await looks()), ['Floury hand', 'Chalk board', 'Paper bag'])

    await person.built(id)
    const ideas = model.questions.filter(isDesign).map(({ material }) => material.Idea)
    assert.deepEqual([...new Set(ideas)], ['Chalk board, and nothing else.'])
  })

  test('says which sections stand together, and they are set as one', async ({
    client,
    assert,
    cleanup,
  }) => {
    const sections = [{ id: 'contact', holds: ['visit', 'hours', 'map'], looks: 'One block' }]
    const model = designingModel(({ schema }) =>
      schema === 'concept' ? { ...concept('A floury hand.'), sections } : undefined
    )
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const { html_content: html } = await person.website(await person.built())
    const asked = model.questions.map(({ material }) => material.Section)
    assert.include(asked, 'contact (contact, visit)')
    assert.isFalse(asked.some((section = '') => section.startsWith('visit')))
    assert.notInclude(html, 'data-section="visit"')
    const [contact] = /<section[^>]* id="contact"[^]*?<\/section>/.exec(html)!
    assert.match(contact, /<span[^>]* id="visit"/)
    assert.match(contact, /<dl[^>]*week/)
    assert.match(contact, /<form/)
  })

  test('finds another idea when the feedback asks for one', async ({ client, assert, cleanup }) => {
    const model = designingModel(({ material, schema }) =>
      schema === 'concept'
        ? concept(material.Feedback ? 'A chalk board.' : 'A floury hand.')
        : undefined
    )
    cleanup(useModel(model, 'auto'))
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const revised = await person.update(id, 'More like a chalk board, please')
    assert.include(revised.body().design_plan, 'A chalk board.')
    const again = model.questions.filter(({ schema }) => schema === 'concept').at(-1)!
    assert.include(again.material['The idea so far'], 'A floury hand.')
    assert.equal(again.material.Feedback, 'More like a chalk board, please')
  })

  test('has no idea that would keep the person waiting longer than a plan may take', async ({
    client,
    assert,
    cleanup,
  }) => {
    const model = designingModel(async ({ schema }) => {
      if (schema === 'sheet' || schema === 'concept') await pause(600)
      return schema === 'concept' ? concept('Too late.') : undefined
    })
    cleanup(useModel(model, 'auto'))
    cleanup(changePatience('modelPlan', 900))
    const person = await Planner.signedIn(client)
    const response = await person.analyze()
    response.assertStatus(200)
    assert.notInclude(response.body().design_plan, '## The idea')
  })

  test('is whole without an idea', async ({ client, assert, cleanup }) => {
    for (const wrong of [modelFailure('unavailable'), { idea: '' }, 'prose', null]) {
      const model = designingModel(({ schema }) => (schema === 'concept' ? wrong : undefined))
      const restore = useModel(model, 'auto')
      cleanup(restore)
      const person = await Planner.signedIn(client)
      const response = await person.analyze()
      response.assertStatus(200)
      assert.notInclude(response.body().design_plan, '## The idea')
      restore()
    }
  })
})
