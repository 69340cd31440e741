import { test } from '@japa/runner'
import { withStarter } from '#designer/fill/starter'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import type { Sheet } from '#designer/sheet/sheet'
import { updatePage } from '#designer/live_page/update_page'
import { outlineOf, seeds } from '#designer_tests/helpers/composed'
import { pageOf } from '#designer_tests/helpers/printed'
import { sampleSheets } from '#designer_tests/helpers/sample_sheets'

/** What changes on a sheet; false where the sheet has no such thing. */
type Edit = (sheet: Sheet) => boolean

function set<T extends object>(target: T | undefined, fields: Partial<T>): boolean {
  if (target) Object.assign(target, fields)
  return target !== undefined
}

const itemsOf = ({ offers }: Sheet) => offers.flatMap(({ items }) => items)
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Changes after which a page that was brought up to date reads like one that is made anew. */
const edits: Record<string, Edit> = {
  'a telephone': ({ contact }) => set(contact.telephones[0], { value: '01234 567 890' }),
  'a second telephone': ({ contact }) =>
    contact.telephones.length > 0 &&
    contact.telephones.push({ value: '01234 567 890', source: 'edited' }) > 0,
  'an e-mail address': ({ contact }) => set(contact.emails[0], { value: 'new@address.example' }),
  'a link': ({ contact }) => set(contact.links[0]?.value, { url: 'https://quince.example/x' }),
  'a price': (sheet) =>
    set(itemsOf(sheet).find(({ value }) => value.price)?.value, { price: '99 €' }),
  'the name of an item': (sheet) => set(itemsOf(sheet)[0]?.value, { name: 'Quince jam' }),
  'a new item': ({ offers }) => {
    const group = offers.at(-1)
    const price = group?.items[0]?.value.price ? { price: '99 €' } : {}
    group?.items.push({ value: { name: 'Quince jam', ...price }, source: 'edited' })
    return group !== undefined
  },
  'an item that is gone': ({ offers }) => {
    const items = offers.at(-1)?.items ?? []
    return items.length > 1 && items.pop() !== undefined
  },
  'the heading of a list': ({ offers }) =>
    set(
      offers.find(({ name }) => name),
      { name: 'Quinces' }
    ),
  'the name': ({ who }) => set(who.name, { value: 'Quite Another' }),
  'a founding year': ({ who }) => set(who.founding_year, { value: '1903' }),
  'a slogan': ({ who }) => set(who.slogan, { value: 'Quinces for all' }),
  'the hours of a day': ({ where: [place] }) => {
    const day = days.find((name) => place?.opening_hours[name]?.value.spans.length)
    if (!day) return false
    return set(place.opening_hours[day]?.value, { spans: [{ opens: '05:00', closes: '06:00' }] })
  },
  'a note on the hours': ({ where: [place] }) =>
    set(place?.opening_hours.notes[0], { value: 'Quinces at any time' }),
  'a street': ({ where: [place] }) => set(place?.street_address, { value: '99 Quince Road' }),
  'a postal code': ({ where: [place] }) => set(place?.postal_code, { value: 'Q1 1QQ' }),
  'a person': ({ people }) => set(people[0]?.value, { name: 'Quinn Quince' }),
  'a service': ({ services }) => set(services[0], { value: 'quince pruning' }),
  'a new service': ({ services }) =>
    services.length > 0 && services.push({ value: 'quince pruning', source: 'edited' }) > 0,
  'a thing that is good to know': (sheet) =>
    set(sheet.good_to_know[0], { value: 'quinces welcome' }),
  'a work': ({ works }) => set(works[0]?.value, { title: 'The Quince' }),
  'a step': (sheet) => {
    sheet.edited.push('steps')
    const value = { name: 'Quinces first', text: 'The rest later.' }
    return set(sheet.steps?.[1], { value, source: 'edited' })
  },
  'a question that is gone': (sheet) => {
    sheet.edited.push('questions')
    return sheet.questions?.shift() !== undefined
  },
  'a quote': (sheet) => set(sheet.own_words.quotes[0]?.value, { text: 'Quinces!' }),
}

/** What a page says, slot by slot, in its head and to machines. */
function saidOn(html: string): string[] {
  const slots = new PageReading(html)
    .elements((element) => element.attribute('data-slot') !== undefined)
    .map((slot) => [
      slot.attribute('data-slot')?.value,
      wordsOf(slot),
      slot.attribute('href')?.value,
    ])
  const head = html.matchAll(
    /<title[^>]*>([^<]*)|<meta name="description" content="([^"]*)"|<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g
  )
  return [...slots.map(String), ...Array.from(head, ([words]) => words)]
}

test.group('A page that is brought up to date reads like one that is made anew', () => {
  for (const [what, edit] of Object.entries(edits)) {
    test(what, ({ assert }) => {
      let count = 0
      for (const [name, sample] of Object.entries(sampleSheets)) {
        const before = withStarter(sample)
        const after = structuredClone(before)
        if (!edit(after)) continue
        for (const seed of seeds.slice(0, 2)) {
          const outline = outlineOf(before, seed)
          const update = updatePage(pageOf(before, outline), before, after)
          const [said, wanted] = [update.html, pageOf(after, outline)].map(saidOn)
          assert.deepEqual(said.toSorted(), wanted.toSorted(), `${name}, ${seed}`)
          assert.deepEqual(update.leftAlone, [], `${name}, ${seed}`)
          count++
        }
      }
      assert.isAbove(count, 0)
    })
  }
})
