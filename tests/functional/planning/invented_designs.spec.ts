import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { compose, defaultForm, read, renderPage, withDesigns } from 'site-designer'
import { BuiltinDesigner } from '#planning/designers/builtin'
import { OpenaiDesigner } from '#planning/designers/openai'
import { inventedSection, inventionsIn, places } from '#tests/fakes/inventing_designer'
import { scriptedModel } from '#tests/fakes/scripted_model'

interface Described {
  id: string
  language: string
  prompt: string
}

const LISTS = new URL('../../../site-designer-lab/lists/', import.meta.url)
const SHEETS = { en: 26, de: 8, tr: 6 }

/** Businesses as people have described them. */
function described(): Described[] {
  const all = [1, 2, 3, 4].flatMap(
    (number) =>
      JSON.parse(readFileSync(new URL(`strangers_${number}.json`, LISTS), 'utf8')) as Described[]
  )
  return Object.entries(SHEETS).flatMap(([language, count]) =>
    all.filter((one) => one.language === language).slice(0, count)
  )
}

/** What a page says: its text with nothing between the pieces, and all its attributes and styles. */
function saidOn(html: string): string {
  const bare = html.replace(/[\u00AD\u200B\u2060]|&shy;|<\/?(?:b|span|sup|wbr)(?:\s[^>]*)?>/g, '')
  return `${bare}\n${html}\n${html.replace(/"\s*"/g, '')}`.toLowerCase()
}

const names = Object.keys(places)
/** From one section to the next both change, so that each kind comes to stand in each place. */
let turn = 0

test.group('A model that invents facts in its designs', () => {
  test('publishes none of them on 40 sheets', async ({ assert }) => {
    const tried = new Map<string, { kind: string; place: string; mark: string }[]>()
    const through: string[] = []
    const count = { sheets: 0, inventions: 0, cut: 0, refused: 0 }
    for (const { id, language, prompt } of described()) {
      const list = inventionsIn(language)
      tried.clear()
      const model = scriptedModel((question) => {
        if (question.schema === 'claims') return { unsaid: [] }
        if (!('Prefix' in question.material)) return { heading: null, intro: null, paragraphs: [] }
        const [section] = question.material.Section.split(' ')
        const place = names[turn % names.length]
        const one = list[(turn + Math.floor(turn / names.length)) % list.length]
        if (!tried.has(section)) turn++
        const [was] = tried.get(section) ?? []
        const made = was
          ? { ...list.find(({ kind }) => kind === was.kind)!, place: was.place }
          : { ...one, place }
        tried.set(section, [made])
        return inventedSection(question, made)
      })
      const designer = new OpenaiDesigner(
        model,
        new BuiltinDesigner(),
        { tell: () => undefined },
        'sections'
      )
      const sheet = read(prompt, defaultForm)
      const outline = compose(sheet, defaultForm, { seed: id })
      const copy = await designer.write({ sheet, outline, prompt }, () => undefined)
      const site = withDesigns(sheet, outline, prompt, copy)
      const page = saidOn(renderPage(site, 1))
      const ours = saidOn(renderPage(withDesigns(sheet, outline, prompt, {}), 1))
      count.sheets++
      for (const [section, [{ kind, place, mark }]] of tried) {
        count.inventions++
        if (copy[section]?.design) count.cut++
        else count.refused++
        const isSaid = [ours, prompt.toLowerCase()].some((one) => one.includes(mark.toLowerCase()))
        if (!isSaid && page.includes(mark.toLowerCase()))
          through.push(`${id} ${section}: ${kind} in ${place} (${language})`)
      }
    }
    console.log(count, through)
    assert.deepEqual(through, [])
    assert.equal(count.sheets, 40)
  }).timeout(240_000)
})
