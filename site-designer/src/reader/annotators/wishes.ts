import type { Reading } from '#designer/reader/reading'
import { clausesOf } from '#designer/reader/shapes/clauses'
import { coloursIn } from '#designer/reader/shapes/colour'
import { after, anyOf, before, moods, perLanguage, type Mood } from '#designer/reader/words/words'
import type { SectionKind } from '#designer/site/kinds'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => {
  const sections = Object.entries(words.sections) as [SectionKind, string][]
  const all = sections.map(([, parts]) => parts).join('|')
  const listed = `(?:(?:${words.article}|some|big|nice|simple|short|small|full|kleine|große|une|un|una|en|and|und|et|y|e|&|,|with|mit|avec|con|met|com) ?){0,3}(?:${all})(?: (?:section|page|part|bölümü|sayfası))?`
  const named = (Object.entries(words.moods) as [Mood, string][]).map(
    ([mood, parts]) => [mood, anyOf(parts)] as const
  )
  return {
    looks: anyOf(words.looks, 'iu'),
    wish: anyOf(words.wishes, 'iu'),
    small: anyOf(
      `${words.wishes}|${words.looks}|and|or|but|a|an|the|not|too|very|bit|it|touch|of|in|with|und|oder|aber|nicht|zu|sehr|ein|eine|et|ou|un|une|pas|trop|y|o|e|muy|en|ve|çok|bir|i|we|please|bitte|tones?|töne|be|is|quite|rather|lots|as|accents?`
    ),
    label: new RegExp(
      `^(?:${words.looks})(?: (?:and|&|und|et|y|e|en) (?:${words.looks}))? ?(?:[:–-]|is |are |should be )`,
      'iu'
    ),
    make: new RegExp(`^(?:${words.look_request})${after}`, 'iu'),
    sectionList: new RegExp(
      `^(?:[ ,.!]{0,3}(?:${words.wishes}|${words.article}|also|und|et)){0,5} ?${listed}(?:[ ,]{1,2}${listed}){0,6}(?:[ ,.!]{1,2}(?:${words.wishes}|too|as well|would be (?:nice|great|good)|section|sections|bitte|lütfen|at the (?:top|bottom|end)))*$`,
      'iu'
    ),
    withSections: new RegExp(
      `${before}(?:${words.with_sections}) ${listed}(?:[ ,]{1,2}${listed}){0,6}(?=[,.;!?]|$| (?:${words.page_for}) )`,
      'giu'
    ),
    section: new RegExp(`${before}(?:${all})${after}`, 'iu'),
    page: anyOf(words.page, 'iu'),
    asks: anyOf(words.request_verbs, 'iu'),
    request: anyOf(`${words.request}|${words.request_verbs}`),
    sections: sections.map(([kind, parts]) => [kind, anyOf(parts)] as const),
    moods: named,
    languages: Object.entries(words.languages).map(
      ([code, parts]) =>
        [
          code,
          new RegExp(
            `${before}(?:${words.in_language}) ?(?:${parts})${after}|${before}(?:${parts}) (?:${words.page})${after}`,
            'iu'
          ),
        ] as const
    ),
    dark: new RegExp(`${before}(?:${words.dark_theme})${after}`, 'iu'),
    light: new RegExp(`${before}(?:${words.light_theme})${after}`, 'iu'),
  }
})

/**
 * Wishes about the page: how it looks and feels, its sections, its language. A clause that is one is
 * taken whole; "a dark website for…" leaves the rest of its sentence.
 */
export function annotateWishes(reading: Reading): void {
  for (const sentence of reading.sentences) {
    const text = reading.text(sentence)
    const { page } = patterns(reading.language.code)
    const talks = reading.takenAs(sentence[0]) === 'talk' || page.test(text)
    if (talks) readAsked(reading, sentence)
    readLanguage(reading, sentence)
    for (const clause of wishClauses(reading, sentence)) readLook(reading, clause)
  }
}

/** Each clause that wishes something of the page, as long as it holds no figures. */
function wishClauses(reading: Reading, sentence: Stretch): Stretch[] {
  const { label, make, looks, wish, asks, page, sectionList } = patterns(reading.language.code)
  const clauses = clausesOf(reading.prompt, sentence)
  const text = reading.text(sentence)
  const isLabelled = label.test(text)
  const found: Stretch[] = []
  let goesOn = false
  for (const clause of clauses) {
    const part = reading.text(clause)
    const as = reading.takenAs(clause[0])
    if (as === 'refusal' || as === 'wish') continue
    if (part.length > 240 || /\d{2}/.test(part.replace(/#[\da-f]{6}/gi, ''))) {
      goesOn = false
      continue
    }
    const onlyLook: boolean = isOnlyLook(reading, part) && (goesOn || part.includes(' '))
    const wishes: boolean =
      (onlyLook && asks.test(part)) ||
      (make.test(part) && isAboutLook(reading, part)) ||
      (as !== 'talk' && page.test(part) && wish.test(part) && namesLook(reading, part)) ||
      (looks.test(part) && wish.test(part) && isAboutLook(reading, part)) ||
      sectionList.test(part)
    goesOn =
      isLabelled ||
      wishes ||
      ((goesOn ||
        clauses.length === 1 ||
        clauses.every((other) => isOnlyLook(reading, reading.text(other)))) &&
        onlyLook)
    if (!goesOn) continue
    found.push(clause)
    reading.take(clause, 'wish')
  }
  return found
}

/** Nothing but colours, moods and small words: "dark green and cream please". */
function isOnlyLook(reading: Reading, part: string): boolean {
  const { moods: named, small, dark, light } = patterns(reading.language.code)
  let rest = part.replace(dark, ' ').replace(light, ' ')
  for (const { from } of coloursIn(part, reading.language.code).reverse())
    rest = `${rest.slice(0, from[0])} ${rest.slice(from[1])}`
  for (const [, pattern] of named) rest = rest.replace(pattern, ' ')
  if (rest === part) return false
  return !/\p{L}/u.test(rest.replace(small, ' '))
}

/** It names the page or what it looks like: "our kitchen design is made to last" does not. */
function isAboutLook(reading: Reading, part: string): boolean {
  const { page, looks, make } = patterns(reading.language.code)
  return page.test(part) || (make.test(part) && looks.test(part)) || namesLook(reading, part)
}

/** It names a colour, a mood or a section. */
function namesLook(reading: Reading, part: string): boolean {
  const { section, moods: named } = patterns(reading.language.code)
  if (section.test(part) || coloursIn(part, reading.language.code).length > 0) return true
  return named.some(([, pattern]) => part.search(pattern) !== -1)
}

/** Moods, colours and sections within a request: "a dark, moody site with a gallery for…". */
function readAsked(reading: Reading, sentence: Stretch): void {
  const { withSections, page, request } = patterns(reading.language.code)
  const text = reading.text(sentence)
  for (const { 0: found, index } of text.matchAll(withSections)) {
    const from: Stretch = [sentence[0] + index, sentence[0] + index + found.length]
    if (!reading.isFree(from)) continue
    reading.take(from, 'wish')
    readLook(reading, from)
  }
  // "A modern bakery website" may be a modern bakery.
  const head = text.slice(0, Math.max(0, text.search(page)))
  const tail = text.slice(head.length).replace(page, '')
  const behind =
    /^ [^,.;:!?]{3,40}?(?= (?:com|con|avec|mit|para|per|pour|di|de) |[,.;:!?]|$)/u.exec(tail)?.[0]
  if (behind && isOnlyLook(reading, behind)) {
    const end = sentence[0] + text.length - tail.length + behind.length
    readLook(reading, [end - behind.length, end], true)
  }
  if (head.length < 120 && isOnlyLook(reading, head.replace(request, ' ')))
    readLook(reading, [sentence[0], sentence[0] + head.length], true)
}

/** What a wish names, onto the sheet. Words that it shares with the request are marked one by one. */
function readLook(reading: Reading, stretch: Stretch, marks = false): void {
  const { moods: named, sections, dark, light } = patterns(reading.language.code)
  const { wishes } = reading.sheet
  const text = reading.text(stretch)
  const at = (index: number, length: number): Stretch => [
    stretch[0] + index,
    stretch[0] + index + length,
  ]
  const mark = (from: Stretch) => marks && reading.take(from, 'wish')
  const shades = coloursIn(text, reading.language.code)
  for (const { hex, word, from } of shades) {
    const where = at(from[0], from[1] - from[0])
    if (marks && !reading.isFree(where)) continue
    mark(where)
    if (!wishes.colours.some(({ value }) => value.hex === hex))
      wishes.colours.push({ value: { hex, word }, source: 'said', from: where })
  }
  const plain = shades.reduce(
    (rest, { from }) =>
      rest.slice(0, from[0]) + ' '.repeat(from[1] - from[0]) + rest.slice(from[1]),
    text
  )
  for (const [mood, pattern] of named)
    for (const { 0: word, index } of plain.matchAll(pattern)) {
      if (isDenied(plain, index) || (marks && !reading.isFree(at(index, word.length)))) continue
      mark(at(index, word.length))
      if (moods.includes(mood) && !wishes.moods.some(({ value }) => value === mood))
        wishes.moods.push({ value: mood, source: 'said', from: at(index, word.length) })
    }
  if (!wishes.theme) readTheme(reading, plain, stretch[0], { dark, light }, marks)
  if (marks) return
  for (const [kind, pattern] of sections)
    for (const { 0: word, index } of plain.matchAll(pattern))
      if (
        !wishes.sections_wanted.some(({ value }) => value === kind) &&
        !wishes.sections_refused.some(({ value }) => value === kind)
      )
        wishes.sections_wanted.push({ value: kind, source: 'said', from: at(index, word.length) })
}

function readTheme(
  reading: Reading,
  text: string,
  offset: number,
  themes: { dark: RegExp; light: RegExp },
  marks: boolean
): void {
  const found = (['dark', 'light'] as const).flatMap((theme) => {
    const match = themes[theme].exec(text)
    return match && !isDenied(text, match.index) ? [{ theme, match }] : []
  })
  if (found.length !== 1) return
  const [{ theme, match }] = found
  const from: Stretch = [offset + match.index, offset + match.index + match[0].length]
  if (marks) {
    if (!reading.isFree(from)) return
    reading.take(from, 'wish')
  }
  reading.sheet.wishes.theme = { value: theme, source: 'said', from }
}

function isDenied(text: string, index: number): boolean {
  return /(?<!\p{L})(?:not|no|nothing|too|without|less|never|nicht|zu|kein\p{L}{0,2}|pas|trop|sin|no|non|troppo|niet|te|geen|não|demasiado)(?: too| so| very| zu| trop| too much)? $/iu.test(
    text.slice(Math.max(0, index - 24), index)
  )
}

/** "In English please", "the page in Turkish": of a wish or of the request, never of a fact. */
function readLanguage(reading: Reading, sentence: Stretch): void {
  const { languages, page, wish } = patterns(reading.language.code)
  const text = reading.text(sentence)
  for (const clause of clausesOf(reading.prompt, sentence)) {
    const part = reading.text(clause)
    if (
      !page.test(part) &&
      !(wish.test(part) && part.split(' ').length <= 6) &&
      !(page.test(text) && part.split(' ').length <= 4)
    )
      continue
    for (const [code, pattern] of languages) {
      const match = pattern.exec(part)
      if (
        !match ||
        /(?:lessons|teacher|classes|school|unterricht|cours|clases|lezioni|les|aulas)/i.test(part)
      )
        continue
      const from: Stretch = [clause[0] + match.index, clause[0] + match.index + match[0].length]
      reading.sheet.wishes.language = { value: code, source: 'said', from }
      if (part.split(' ').length <= 6) reading.take(clause, 'wish', 'wishes.language')
      else reading.take(from, 'wish', 'wishes.language')
      return
    }
  }
}
