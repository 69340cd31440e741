import { claimsOf } from '#designer/sheet/claims/claims_of'
import { marked } from '#designer/sheet/coverage'
import { completed } from '#designer/sheet/readings/completed'
import { Loose } from '#designer/sheet/readings/loose'
import { readPlaces } from '#designer/sheet/readings/places'
import { Quoted } from '#designer/sheet/readings/quoted'
import { readWishes } from '#designer/sheet/readings/wishes'
import { withoutInvalid } from '#designer/sheet/readings/without_invalid'
import { emptySheet, ways, type Coverage, type Sheet } from '#designer/sheet/sheet'
import { isNoPlace, textLists } from '#designer/sheet/values'

/**
 * The sheet of what a model has read in a prompt, completed by what the rules have read. Of the
 * model's answer, which may be anything, only that comes in which stands in the prompt.
 */
export async function sheetOfReading(
  answer: unknown,
  rules: Sheet,
  prompt: string
): Promise<Sheet> {
  const { sheet, quoted } = readAnswer(new Loose(answer), rules, prompt)
  const said = claimsOf(await withoutInvalid(sheet), prompt)
  for (const { from, field } of quoted.readFrom) {
    said.coverage = marked(said.coverage, from, { as: 'field', field })
  }
  return withoutInvalid(completed(said, rules, prompt))
}

function readAnswer(answer: Loose, rules: Sheet, prompt: string) {
  const quoted = new Quoted(prompt)
  const sheet = emptySheet(structuredClone(rules.wishes.language))
  readWho(sheet, answer.one('who'), quoted)
  sheet.where = readPlaces(answer.list('places'), quoted).filter((place) => !isNoPlace(place))
  readContact(sheet, answer.one('contact'), quoted)
  readOffers(sheet, answer.list('offers'), quoted)
  for (const list of textLists) sheet[list] = quoted.texts(answer.list(list), list)
  sheet.people = entries(answer, quoted, 'people', 'name', ['name', 'role', 'about'])
  sheet.dates = entries(answer, quoted, 'dates', 'title', ['when', 'title', 'place', 'link'])
  sheet.works = entries(answer, quoted, 'works', 'title', ['title', 'year', 'about'])
  sheet.own_words.quotes = answer.list('quotes').flatMap((entry) => {
    const { text, by } = { text: entry.text('text'), by: entry.text('by') }
    const value = text === undefined ? undefined : { text, ...(by ? { by } : {}) }
    return quoted.entry(entry, 'own_words.quotes', value, text) ?? []
  })
  readAbout(sheet, answer.texts('about'), quoted)
  readWishes(sheet, answer.one('wishes'), quoted)
  sheet.coverage = readMarks(answer, quoted)
  return { sheet, quoted }
}

function readWho({ who }: Sheet, answer: Loose, quoted: Quoted): void {
  for (const name of ['name', 'description', 'slogan', 'founding_year'] as const) {
    const value = quoted.text(answer.one(name), `who.${name}`)
    if (value) who[name] = value
  }
  const kind = answer.one('kind')
  const found = quoted.concluded(kind, 'who.kind', kind.text('id'))
  if (found) who.kind = found
}

function readContact({ contact }: Sheet, answer: Loose, quoted: Quoted): void {
  contact.telephones = quoted.texts(answer.list('telephones'), 'contact.telephones')
  contact.emails = quoted.texts(answer.list('emails'), 'contact.emails')
  contact.links = answer.list('links').flatMap((entry) => {
    const { url, label } = { url: entry.text('url'), label: entry.text('label') }
    if (url === undefined || label === undefined) return []
    return quoted.concluded(entry, 'contact.links', { url, label }) ?? []
  })
  const preferred = answer.one('preferred')
  const way = quoted.concluded(preferred, 'contact.preferred', wayIn(preferred))
  if (way) contact.preferred = way
  contact.refused = answer
    .list('refused')
    .flatMap((entry) => quoted.concluded(entry, 'contact.refused', wayIn(entry)) ?? [])
}

function wayIn(entry: Loose) {
  return ways.find((way) => way === entry.text('way'))
}

function readOffers(sheet: Sheet, groups: readonly Loose[], quoted: Quoted): void {
  sheet.offers = groups
    .map((group) => {
      const name = group.text('name')
      const items = group.list('items').flatMap((entry) => {
        const value = entry.fields(['name', 'description', 'price', 'note'])
        const { name: called } = value
        return (
          quoted.entry(entry, 'offers', called ? { ...value, name: called } : undefined, called) ??
          []
        )
      })
      return { ...(name && quoted.stretch(name) ? { name } : {}), items }
    })
    .filter(({ items }) => items.length > 0)
}

function entries<Name extends 'people' | 'dates' | 'works'>(
  answer: Loose,
  quoted: Quoted,
  field: Name,
  main: string,
  names: readonly string[]
): Sheet[Name] {
  return answer.list(field).flatMap((entry) => {
    const value = entry.fields(names)
    return quoted.entry(entry, field, value, value[main]) ?? []
  }) as unknown as Sheet[Name]
}

/** The sentences that speak to visitors, in the order of the prompt. */
function readAbout(sheet: Sheet, sentences: readonly string[], quoted: Quoted): void {
  const found = sentences
    .flatMap((sentence) => {
      const from = quoted.stretch(sentence)
      return from ? [{ sentence, from }] : []
    })
    .sort((one, other) => one.from[0] - other.from[0])
  if (found.length === 0) return
  const text = found.map(({ sentence }) => sentence.trim()).join(' ')
  const [first] = found
  sheet.own_words.about = {
    value: text,
    source: 'model',
    ...(found.length === 1 ? { from: first.from } : {}),
  }
}

function readMarks(answer: Loose, quoted: Quoted): Coverage[] {
  const marks = (name: string, as: Coverage['as']) =>
    answer.texts(name).flatMap((quote): Coverage[] => {
      const from = quoted.stretch(quote)
      return from ? [{ from, as }] : []
    })
  return [
    ...marks('refusals', 'refusal'),
    ...quoted.readFrom
      .filter(({ field }) => field === 'contact.refused')
      .map(({ from }): Coverage => ({ from, as: 'refusal' })),
    ...quoted.readFrom
      .filter(({ field }) => field.startsWith('wishes.'))
      .map(({ from }): Coverage => ({ from, as: 'wish' })),
    ...marks('talk', 'talk'),
  ]
}
