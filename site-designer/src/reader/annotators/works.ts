import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'

const nouns =
  'books?|novels?|albums?|singles|eps?|records?|films?|plays?|exhibitions?|projects?|poems?|collections?|works?|paintings|bücher|romane?|alben|projekte|ausstellungen|livres|romans|œuvres|expositions|projets|libros|novelas?|discos|obras|proyectos|exposiciones|libri|romanzi|dischi|opere|progetti|mostre|boeken|projecten|livros|projetos|exposições|kitap(?:lar(?:ım|ı)?)?|albümler(?:imiz)?|eserler(?:im)?|projeler(?:imiz|im)?|sergiler(?:im)?'
const named = new RegExp(
  `(?<!\\p{L})(?:${nouns}|author|writer|novelist|poet|autor\\p{L}*|auteure?|schriftsteller\\p{L}*|escritora?|scrit\\p{L}*|schrijv\\p{L}*|yazar\\p{L}*)(?!\\p{L})`,
  'iu'
)
const cue = new RegExp(
  `(?<!\\p{L})(?:author of|writer of|wrote|(?:my|our|her|his)(?:\\s\\p{L}{2,12}){0,2}\\s(?:${nouns})(?:\\s(?:are|is|include|includes))?,?:?)\\s$`,
  'iu'
)
/** "Salt", "Salt" (2019); without quotes only with its year. */
const titles =
  /["“„«‘](?<quoted>[^"”“„»’\n]{2,80})["”“»’](?: \((?<year>(?:19|20)\d{2})\))?|(?<=^|[.!?,;:] |and )(?<bare>\p{Lu}[\p{L}\p{N} '’&!?-]{1,50}) \((?<bareYear>(?:19|20)\d{2})\)/gmu
const joining = /^\s?(?:,|and|und|et|y|e|en|ve|,\sand|&)?\s?$/u

/** Titles: in quotes behind a word such as "my novel", or with their years. */
export function annotateWorks(reading: Reading): void {
  const { prompt } = reading
  const found = Array.from(prompt.matchAll(titles), ({ 0: said, index, groups = {} }) => ({
    title: (groups.quoted ?? groups.bare).trim(),
    year: groups.year ?? groups.bareYear,
    isQuoted: groups.quoted !== undefined,
    start: index,
    end: index + said.length,
  }))
  const isList = found.filter(({ year }) => year).length > 1 && named.test(prompt)
  let last = -1
  for (const { title, year, isQuoted, start, end } of found) {
    const isJoined = last >= 0 && joining.test(prompt.slice(last, Math.min(start, last + 12)))
    const isCued = isQuoted && (isJoined || cue.test(prompt.slice(Math.max(0, start - 50), start)))
    if (!isCued && !(year && (isList || isQuoted))) continue
    last = end
    const value = { title, ...(year ? { year } : {}) }
    claim(reading, 'works', { field: 'works', value, from: [start, end] })
  }
}
