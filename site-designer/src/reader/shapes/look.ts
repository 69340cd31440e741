import { coloursIn } from '#designer/reader/shapes/colour'
import type { Mood } from '#designer/reader/words/words'
import { after, anyOf, before, perLanguage } from '#designer/reader/words/words_of'
import type { SectionKind } from '#designer/site/kinds'
import type { Stretch } from '#designer/sheet/sheet'

export interface Found<T> {
  value: T
  from: Stretch
}

const smallWords =
  'and|or|but|a|an|the|not|too|very|bit|it|touch|of|in|with|und|oder|aber|nicht|zu|sehr|ein|eine|et|ou|un|une|pas|trop|y|o|e|muy|en|ve|çok|bir|i|we|please|bitte|tones?|töne|be|is|quite|rather|lots|as|accents?|too|well|also|some|bright|deep|pale|soft|warm|cool|strong|rich|muted|steel|sky|forest|bottle|brick|section|sections|page|part|bölümü'

const patterns = perLanguage((words) => ({
  moods: grouped(words.moods),
  sections: grouped(words.sections),
  small: anyOf(
    `${words.wishes}|${words.looks}|${words.article}|${words.request_verbs}|${words.page}|${smallWords}`
  ),
  theme: anyOf(`${words.dark_theme}|${words.light_theme}`),
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

/** Nothing but colours, moods and small words: "dark green and cream please". */
export function isOnlyLook(text: string, code: string): boolean {
  const looks = [...coloursIn(text, code), ...moodsIn(text, code)]
  const rest = without(text, looks).replace(patterns(code).theme, ' ')
  return rest !== text && !/\p{L}/u.test(rest.replace(patterns(code).small, ' '))
}

/** Nothing but sections and small words: "please add a gallery and a map". */
export function isOnlySections(text: string, code: string): boolean {
  const rest = without(text, sectionsIn(text, code))
  return rest !== text && !/\p{L}/u.test(rest.replace(patterns(code).small, ' '))
}

/** It names a colour, a mood, a theme or a section. */
export function namesLook(text: string, code: string): boolean {
  const { moods, sections, theme } = patterns(code)
  return (
    [moods, sections, theme].some((pattern) => text.search(pattern) !== -1) ||
    coloursIn(text, code).length > 0
  )
}

function without(text: string, words: { from: Stretch }[]): string {
  return words.reduce(
    (rest, { from: [start, end] }) =>
      rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text
  )
}
