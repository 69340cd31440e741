import { inOneVoice, type WordsData } from '#designer/copy/words_data'
import { addressForms } from '#designer/language/address_form'

type Leaf = [path: string, text: string]

/** Every text of the data by its name; the texts of a list have one name together. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((text) => leaves(text, path))
  return Object.entries(value as object).flatMap(([name, inner]) =>
    leaves(inner, path ? `${path}.${name}` : name)
  )
}

/** The names of all texts, each with the blanks that values take in them. */
export function shapeOf(data: WordsData): Map<string, string[]> {
  const shape = new Map<string, string[]>()
  for (const [path, text] of leaves(data)) {
    const blanks = Array.from(text.matchAll(/\{(\w+)(?::\w+)?\}/g), ([, name]) => name)
    shape.set(path, [...new Set([...(shape.get(path) ?? []), ...blanks])])
  }
  return shape
}

/** The texts as they stand on a page: in both voices and both forms of address, without their blanks. */
export function fixedTexts({ page, plan, printed }: WordsData): Set<string> {
  const texts = leaves([page, plan, printed]).flatMap(([, text]) =>
    (['I', 'we'] as const).flatMap((voice) =>
      addressForms.flatMap((form) => inOneVoice(text, voice, form).split(/\{\w+(?::\w+)?\}|[[\]]/))
    )
  )
  return new Set(texts.map(plain).filter((text) => text !== ''))
}

/** Small letters and no marks around. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ')
}
