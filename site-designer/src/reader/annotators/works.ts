import type { Stretch, Work } from '#designer/sheet/sheet'
import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { trim } from '#designer/reader/shapes/trim'

const nouns =
  'books?|novels?|albums?|singles|eps?|records?|discography|bibliography|publications?|films?|plays?|exhibitions?|projects?|poems?|collections?|works?|paintings|bücher|romane?|alben|veröffentlichungen|projekte|ausstellungen|livres|romans|œuvres|expositions|projets|libros|novelas?|discos|obras|proyectos|exposiciones|libri|romanzi|dischi|opere|progetti|mostre|boeken|romans|projecten|livros|projetos|exposições|kitap(?:lar(?:ım|ı)?)?|albümler(?:imiz)?|eserler(?:im)?|projeler(?:imiz|im)?|sergiler(?:im)?'
const heading = new RegExp(
  `^(?:(?:my|our|her|his|selected|recent|past|published|meine|unsere|mes|nos|mis|i miei|mijn|meus)\\s){0,2}(?:${nouns})(?:\\sand\\s(?:${nouns}))?(?=:|$)`,
  'iu'
)
const year =
  /(?:\s?[([]|,\s|\s[–—-]\s)((?:19|20)\d{2})[)\]]?(?=$|[\s,;.)])|^((?:19|20)\d{2})\s?[–—:-]\s/u
const quoted = /["“„«‘]([^"”“„»’\n]{2,80})["”“»’](?:,?\s?\(?((?:19|20)\d{2})\)?)?/gu
const cue = new RegExp(
  `(?<!\\p{L})(?:author of|writer of|wrote|(?:my|our|her|his)(?:\\s\\p{L}{2,12}){0,2}\\s(?:${nouns})(?:\\s(?:are|is|include|includes))?,?:?)\\s$`,
  'iu'
)
const titled =
  /(?:["“„«‘][^"”“»’\n]{2,80}["”“»’]|(?<=^|[,;:] |and )\p{Lu}[\p{L}\p{N} '’&!?-]{1,50}) \((?:19|20)\d{2}\)/gu
const joining = /^\s?(?:,|and|und|et|y|e|en|ve|,\sand|&)?\s?$/u

/** Fills titles: lines with a year or quotes under a heading such as "Books", and quoted titles right after such a word. */
export function annotateWorks(reading: Reading): void {
  let isList = false
  for (const { from, text } of reading.lines) {
    if (isList && text.length < 160) isList = listed(reading, text, from)
    if (text.length < 60 && heading.exec(text)?.[0].length === text.replace(/:$/, '').length)
      isList = true
  }
  for (const from of reading.sentences) {
    const text = reading.text(from)
    const label = heading.exec(text.slice(0, 60))
    const rest = label ? text.slice(label[0].length).replace(/^:\s*|[.!]$/gu, '') : ''
    if (label && text[label[0].length] === ':' && rest !== '')
      inline(reading, rest, from[0] + text.indexOf(rest))
    else withYears(reading, text, from[0])
  }
  for (const { from, text } of reading.lines) afterCue(reading, text, from[0])
}

function listed(reading: Reading, text: string, from: Stretch): boolean {
  const found = year.exec(text)
  const quotes = /^[\s*•·–-]*["“„«]/u.test(text)
  if ((!found && !quotes) || !reading.isFree(from)) return false
  const value = workIn(text)
  if (!value) return false
  add(reading, 'works', value, from)
  return true
}

/** "Salt" (2019); Salt, 2019; 2019 – Salt. What follows the year in words is about it. */
function workIn(text: string): Work | undefined {
  const found = year.exec(text)
  const typed = found?.[2]
    ? text.slice(found[0].length)
    : text.slice(0, found?.index ?? text.length)
  const about = found?.[1]
    ? text.slice(...trim(text, [found.index + found[0].length, text.length]))
    : ''
  const title = typed.slice(...trim(typed, [0, typed.length])).replace(/^["“„«‘]|["”“»’]$/gu, '')
  if (!/\p{L}/u.test(title) || title.split(/\s+/).length > 14) return undefined
  return { title, ...(found ? { year: found[1] ?? found[2] } : {}), ...(about ? { about } : {}) }
}

/** "Books: Salt (2019), Bread (2021)": only where each part has its year, or all are quoted. */
function inline(reading: Reading, text: string, start: number): void {
  if (!reading.isFree([start, start + text.length])) return
  const quotes = [...text.matchAll(quoted)]
  if (quotes.length > 0) {
    for (const one of quotes) addQuoted(reading, 'works', one, start)
    return
  }
  const parts = text.split(/(?<=\))[,;]\s(?:and\s)?|;\s/u)
  if (!parts.every((part) => year.test(part) && part.length < 120)) return
  let at = start
  for (const part of parts) {
    const value = workIn(part)
    const first = reading.prompt.indexOf(part, at)
    if (value) add(reading, 'works', value, [first, first + part.length])
    at = first + part.length
  }
}

/** "The Linen Hall (2019), Cold Harbour Row (2021)": two titles with their years, or one in quotes. */
function withYears(reading: Reading, text: string, start: number): void {
  const found = [...text.matchAll(titled)]
  if (found.length < 2 && !found.some(([title]) => /^["“„«‘]/.test(title))) return
  for (const { 0: said, index } of found) {
    const value = workIn(said)
    if (value) add(reading, 'works', value, [start + index, start + index + said.length])
  }
}

/** `my novel "Salt"`, `author of "Salt" and "Bread"`. */
function afterCue(reading: Reading, text: string, start: number): void {
  let end = -1
  for (const one of text.matchAll(quoted)) {
    const isNext = end >= 0 && joining.test(text.slice(end, Math.min(one.index, end + 12)))
    end =
      isNext || cue.test(text.slice(Math.max(0, one.index - 50), one.index))
        ? one.index + one[0].length
        : -1
    if (end >= 0) addQuoted(reading, 'works', one, start)
  }
}

function addQuoted(
  reading: Reading,
  evidence: string,
  { 0: found, 1: title, 2: when, index }: RegExpExecArray,
  start: number
): void {
  add(reading, evidence, { title: title.trim(), ...(when ? { year: when } : {}) }, [
    start + index,
    start + index + found.length,
  ])
}

function add(reading: Reading, evidence: string, value: Work, from: Stretch): void {
  claim(reading, evidence, { field: 'works', value, from })
}
