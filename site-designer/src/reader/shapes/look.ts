import type { Mood } from '#designer/language/words'
import { after, before, perLanguage } from '#designer/language/words_of'
import type { SectionKind } from '#designer/site/kinds'
import type { Stretch } from '#designer/sheet/sheet'

export interface Found<T> {
  value: T
  from: Stretch
}

const patterns = perLanguage((words) => ({
  moods: grouped(words.moods),
  sections: grouped(words.sections),
}))

/** One pattern with a group for each kind; small patterns with one name each are made much slower. */
function grouped(lists: Partial<Record<string, string>>): RegExp {
  const groups = Object.entries(lists).map(([name, parts]) => `(?<${name}>${parts})`)
  return new RegExp(`${before}(?:${groups.join('|')})${after}`, 'giu')
}

function found<T extends string>(text: string, pattern: RegExp): Found<T>[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index, groups = {} }) => ({
    value: Object.keys(groups).find((name) => groups[name] !== undefined) as T,
    from: [index, index + word.length] as Stretch,
  }))
}

export const moodsIn = (text: string, code: string) => found<Mood>(text, patterns(code).moods)
export const sectionsIn = (text: string, code: string) =>
  found<SectionKind>(text, patterns(code).sections)
