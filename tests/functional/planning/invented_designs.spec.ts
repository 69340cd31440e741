import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { propertyRuns } from '#designer_tests/helpers/property_runs'
import {
  compose,
  defaultForm,
  designBriefs,
  DesignedPage,
  designIn,
  read,
  renderPage,
  withDesigns,
  type Copy,
} from 'site-designer'
import { BuiltinDesigner } from '#planning/designers/builtin'
import { OpenaiDesigner } from '#planning/designers/openai'
import {
  inventedSection,
  inventionsIn,
  places,
  type Invented,
} from '#tests/fakes/inventing_designer'
import { scriptedModel } from '#tests/fakes/scripted_model'

interface Described {
  id: string
  language: string
  prompt: string
}

const LISTS = new URL('../../../site-designer-lab/lists/', import.meta.url)
const languages = ['en', 'de', 'en', 'tr', 'en']
const SHEETS = 40

/** Businesses as people have described them, most of them in English. */
function described(count: number): Described[] {
  const all = [1, 2, 3, 4].flatMap(
    (number) =>
      JSON.parse(readFileSync(new URL(`strangers_${number}.json`, LISTS), 'utf8')) as Described[]
  )
  const lists = Map.groupBy(all, ({ language }) => language)
  return Array.from({ length: count }, (_, at) => lists.get(languages[at % 5])!.shift()!)
}

function planOf({ id, prompt }: Described) {
  const sheet = read(prompt, defaultForm)
  return { sheet, outline: compose(sheet, defaultForm, { seed: id }), prompt }
}

type Plan = ReturnType<typeof planOf>

/** Those of the inventions that stand on the page and neither in the prompt nor on our own page. */
function foundOn({ sheet, outline, prompt }: Plan, copy: Copy, all: readonly Invented[]) {
  const [page, ours] = [copy, {}].map((one) =>
    saidOn(renderPage(withDesigns(sheet, outline, prompt, one), 1))
  )
  const said = `${ours}\n${prompt.toLowerCase()}`
  return all
    .filter(({ mark }) => page.includes(mark.toLowerCase()) && !said.includes(mark.toLowerCase()))
    .map(({ kind, place }) => `${kind} in ${place}`)
}

/** What a page says: its text with nothing between the pieces, and all its attributes and styles. */
function saidOn(html: string): string {
  const unseen = /[\u00AD\u200B\u2060]|&shy;|<\/?(?:b|span|sup|wbr)(?:\s[^>]*)?>/g
  return [html, html.replace(unseen, ''), html.replace(/"\s*"/g, '')].join('\n').toLowerCase()
}

/** Every invention of a language in every place, each place with another one than the one before. */
function inventedIn(language: string): Invented[] {
  const list = inventionsIn(language)
  const names = Object.keys(places)
  return list.flatMap((_, turn) =>
    names.map((place, at) => inventedAt(place, list[(turn + at) % list.length]))
  )
}

function inventedAt(place: string, one: { kind: string; says: string; mark: string }): Invented {
  // These can only count.
  const isNumber = place === 'a number of a list' || place === 'a counter'
  return { ...one, place, ...(isNumber ? { kind: 'year', mark: '1987' } : {}) }
}

test.group('A model that invents facts in its designs', () => {
  test('publishes none of them on 40 sheets', async ({ assert }) => {
    const all = described(propertyRuns(SHEETS))
    const turns = new Map(languages.map((one) => [one, inventedIn(one)]))
    const through: string[] = []
    let count = 0
    for (const one of all) {
      const tried = new Map<string, Invented>()
      const model = scriptedModel(({ material, request, schema }) => {
        if (schema === 'claims') return { unsaid: [] }
        if (!('Prefix' in material)) return { heading: null, intro: null, paragraphs: [] }
        const list = turns.get(one.language)!
        const made = tried.get(material.Section) ?? list[(count += 7) % list.length]
        tried.set(material.Section, made)
        return inventedSection(request.messages.at(-1)!.content, made)
      })
      const designer = new OpenaiDesigner(
        model,
        new BuiltinDesigner(),
        { tell: () => undefined },
        'sections'
      )
      const plan = planOf(one)
      const copy = await designer.write(plan, () => undefined)
      through.push(...foundOn(plan, copy, [...tried.values()]).map((found) => `${one.id} ${found}`))
      assert.isAbove(tried.size, 0, one.id)
    }
    assert.deepEqual(through, [])
  }).timeout(240_000)

  test('has no place for any of them', ({ assert }) => {
    for (const one of described(4).slice(1)) {
      const plan = planOf(one)
      const page = new DesignedPage(plan.sheet, plan.outline, plan.prompt)
      const [brief] = designBriefs(page).filter(({ material }) => material['Its facts'] !== 'none')
      const section = page.sections.find(({ id }) => id === brief.id)!
      const question = Object.entries(brief.material)
        .map(([name, text]) => `${name}:\n<<<mark\n${text}\nmark>>>`)
        .join('\n\n')
      let passed = 0
      const through = inventedIn(one.language).filter((made) => {
        const design = designIn(inventedSection(question, made))!
        const set = page.set(section, design)
        if (!set.ok) return false
        passed++
        const said = saidOn(`${set.value.printed.html}<style>${set.value.printed.css}</style>`)
        const isSaid = plan.prompt.toLowerCase().includes(made.mark.toLowerCase())
        return !isSaid && said.includes(made.mark.toLowerCase())
      })
      assert.deepEqual(
        through.map(({ kind, place }) => `${kind} in ${place}`),
        [],
        one.id
      )
      // What can be cut is cut: the section itself is not lost for it.
      assert.isAbove(passed, 20, one.id)
    }
  }).timeout(120_000)
})
