import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'

const nouns =
  'books?|novels?|albums?|singles|eps?|records?|films?|plays?|exhibitions?|projects?|poems?|collections?|works?|paintings|bücher|romane?|alben|projekte|ausstellungen|livres|romans|œuvres|expositions|projets|libros|novelas?|discos|obras|proyectos|exposiciones|libri|romanzi|dischi|opere|progetti|mostre|boeken|projecten|livros|projetos|exposições|kitap(?:lar(?:ım|ı)?)?|albümler(?:imiz)?|eserler(?:im)?|projeler(?:imiz|im)?|sergiler(?:im)?'
const named = new RegExp(
  `(?<!\\p{L})(?:${nouns}|author|writer|novelist|poet|autor\\p{L}*|auteure?|schriftsteller\\p{L}*|escritora?|scrit\\p{L}*|schrijv\\p{L}*|yazar\\p{L}*)(?!\\p{L})`,
  'iu'
)
/** "Salt", "Salt" (2019); without quotes only with its year. */
const titles =
  /["“„«‘](?<quoted>[^"”“„»’\n]{2,80})["”“»’](?: \((?<year>(?:19|20)\d{2})\))?|(?<=^|[.!?,;:] |and )(?<bare>\p{Lu}[\p{L}\p{N} '’&!?-]{1,50}) \((?<bareYear>(?:19|20)\d{2})\)/gmu
/** Titles with their years: in quotes, or several where the prompt speaks of books or songs. */
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
  for (const { title, year, isQuoted, start, end } of found) {
    if (!year || !(isList || isQuoted)) continue
    const value = { title, year }
    claim(reading, 'works', { field: 'works', value, from: [start, end] })
  }
}
