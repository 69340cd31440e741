import { test } from '@japa/runner'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  changeSection,
  compose,
  defaultForm,
  fillSite,
  planMarkdown,
  read,
  renderSite,
  sectionPreview,
  sectionsAskedFor,
  sectionsOn,
} from '#designer/main'
import { sectionTypes } from '#designer/sections/section_types'
import { sectionKinds, type SectionKind } from '#designer/site/kinds'
import { houseRulesSchema } from '#designer_tests/helpers/house_rules/schema'
import { houseRulesSection } from '#designer_tests/helpers/house_rules/section'
import { withSection } from '#designer_tests/helpers/with_section'

const kind = 'house_rules' as SectionKind
const houseRules = {
  kind,
  called: ['house rules'],
  schema: houseRulesSchema,
  type: houseRulesSection,
}

function guesthouse() {
  const sheet = read(
    'A guesthouse called Gull Cottage in Whitby. Call 01947 496 0000.',
    defaultForm
  )
  sheet.good_to_know.push({ value: 'Shoes stay in the hall', source: 'said' })
  return sheet
}

const pageOf = (sheet: ReturnType<typeof guesthouse>) => {
  const outline = compose(sheet, defaultForm, { seed: '1' })
  return { outline, html: renderSite(fillSite(sheet, outline)) }
}

test.group('Section types', () => {
  test('a type of one folder stands on a page that asks for it', ({ assert }) => {
    withSection(houseRules, () => {
      const sheet = guesthouse()
      sheet.wishes.sections_wanted.push({ value: kind, source: 'said' })
      const { outline, html } = pageOf(sheet)

      const arranged = outline.sections.find((section) => section.kind === kind)!
      assert.property(houseRulesSchema.layouts, arranged.layout)
      assert.include(html, '<section class="section house_rules headed" id="house-rules"')
      assert.include(html, '<span data-slot="rule">Shoes stay in the hall</span>')
      assert.include(html, '<a href="#house-rules" data-slot="nav">House rules</a>')
      const plan = planMarkdown(sheet, outline)
      assert.include(plan, 'While you stay with us')
      assert.include(plan, 'Guests ask for the rules first.')
    })
  })

  test('the form and the editor offer it, and the editor adds it', ({ assert }) => {
    withSection(houseRules, () => {
      assert.equal(sectionsAskedFor().at(-1), kind)
      const { html } = pageOf(guesthouse())
      const offer = sectionsOn(html).offers.find((one) => one.kind === kind)
      assert.deepEqual(offer, { kind, name: 'House rules', usual: false })
      assert.include(sectionPreview(html, kind), 'data-section="house_rules"')
      const added = changeSection(html, { do: 'add', kind }, { now: 0 })
      assert.include(JSON.stringify(added), 'data-section=\\"house_rules\\"')
    })
  })

  test('without it nothing names it', ({ assert }) => {
    assert.notInclude(sectionKinds, kind)
    assert.notProperty(sectionTypes, kind)
    const { html } = pageOf(guesthouse())
    assert.notInclude(JSON.stringify(sectionsOn(html)), 'house_rules')
  })
})

/**
 * Files that name a type of another folder. Many of the names are those of something else as well (a
 * goal, a list of the sheet, a slot); the others tell how types depend on each other. The list may only
 * become shorter.
 */
const ALLOWED: Record<string, string> = {
  'fill/actions.ts': 'hours map visit contact',
  'fill/context.ts': 'menu services visit call',
  'fill/good_to_know.ts': 'credentials good_to_know',
  'fill/lists.ts': 'skills clients credentials',
  'fill/offered.ts': 'menu prices services',
  'fill/offers.ts': 'menu prices services detail packages',
  'fill/pictures.ts': 'about gallery',
  'fill/placed_photos.ts': 'about gallery team',
  'fill/places.ts': 'facts stats hours about team map visit contact',
  'fill/sentences/by_content.ts': 'prices',
  'fill/sentences/sort_sentences.ts': 'about',
  'fill/telephones.ts': 'call',
  'fill/times.ts': 'hours visit',
  'fill/ticket.ts': 'menu prices',
  'fill/timetable.ts': 'timetable',
  'fill/title.ts': 'stats',
  'kinds/kind.ts': 'menu prices services good_to_know before_after visit call contact',
  'kinds/questions.ts': 'good_to_know',
  'live_page/restyle/layouts.ts': 'hero',
  'outline/arrange_sections.ts': 'hero',
  'outline/choose_page.ts': 'hero notice facts contact',
  'outline/compose.ts': 'hero',
  'outline/direction_traits.ts': 'hero',
  'outline/in_direction.ts': 'hero visit',
  'outline/looks.ts': 'hero',
  'outline/planned_sections.ts': 'menu',
  'renderer/json_ld.ts': 'events area',
  'renderer/page.ts': 'hero about',
  'renderer/sections/dates.ts': 'timetable',
  'renderer/sections/forms.ts': 'contact',
  'renderer/sections/lines.ts': 'detail',
  'renderer/sections/offers.ts': 'menu prices services',
  'renderer/sections/parts.ts': 'detail',
  'renderer/stylesheet.ts': 'hero',
  'sections/contact/section.ts': 'map visit',
  'sections/detail/section.ts': 'prices services timetable events',
  'sections/downloads/section.ts': 'menu',
  'sections/events/section.ts': 'detail',
  'sections/gallery/section.ts': 'about',
  'sections/hero/print.ts': 'call',
  'sections/hero/section.ts': 'call',
  'sections/menu/section.ts': 'prices',
  'sections/packages/section.ts': 'detail',
  'sections/planning/offers.ts': 'prices services',
  'sections/planning/planned.ts': 'hero',
  'sections/planning/quotes.ts': 'testimonials',
  'sections/planning/ways.ts': 'hours map visit call',
  'sections/prices/section.ts': 'services',
  'sections/team/section.ts': 'detail about',
  'sections/visit/section.ts': 'hours contact',
  'sections/works/section.ts': 'detail about',
  'site/check_site.ts': 'hero',
  'site/fingerprint.ts': 'hero',
  'site/section_id.ts': 'hero',
  'site/kinds.ts': 'menu timetable works skills clients credentials good_to_know',
  'site/site.ts': 'detail events',
}

test.group('Names of section types', () => {
  test('no file outside the folder of a type names it, but for those that are known', ({
    assert,
  }) => {
    assert.deepEqual(named(), ALLOWED)
  })
})

/** The types that each file names in a comparison, a case, a list of kinds or as the key of a table. */
function named(): Record<string, string> {
  const folder = join(import.meta.dirname, '../../src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !/^(reader|sheet|live_page\/(follow|update)|instructions)\//.test(file)
    )
    .filter((file) => !/^sections\/section_(schemas|types)\.ts$/.test(file))
    .sort()
  const found = files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replace(/^import[^;]*? from .*$/gm, '')
    const own = /^sections\/(\w+)\//.exec(file)?.[1]
    const kinds = sectionKinds.filter((one) => one !== own && new RegExp(`'${one}'`).test(text))
    return [file, kinds.join(' ')]
  })
  return Object.fromEntries(found.filter(([, kinds]) => kinds))
}
