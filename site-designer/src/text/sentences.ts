import type { Stretch } from '#designer/sheet/sheet'

/** Nobody says more; what comes further down is read by shape only. */
export const mostSentences = 300

const abbreviations = new Set(
  `st str rd ave av avda nr no nº tel dr mr mrs ms prof approx ca e.g i.e z.b d.h u.a inh sk cad cd mah
  apt ste co inc ltd p.m a.m vs inkl exkl bzw geb jr sr sig dott est min max sra dra pça bd blvd min std
  bl sok kat tic pbx ext mob ph fl dpt art ing arch hl bros s.a s.r.l s.l lda n incl`.split(/\s+/)
)
const end = /[.!?…]+["'”’»)]*(?=\s|$)/g

/** The sentences of one line, in order; together with the spaces between them they are the line. */
export function sentencesOf(text: string, [start, to]: Stretch): Stretch[] {
  const line = text.slice(start, to)
  const sentences: Stretch[] = []
  let from = 0
  for (const { 0: mark, index } of line.matchAll(end)) {
    if (mark.startsWith('.') && mark.length === 1 && goesOn(line, from, index)) continue
    const close = index + mark.length
    if (/^(?:\.{2,}|…)$/.test(mark) && /^ \p{Ll}/u.test(line.slice(close))) continue
    sentences.push([start + from, start + close])
    from = close + /^\s*/.exec(line.slice(close, close + 20))![0].length
  }
  if (from < line.length) sentences.push([start + from, to])
  return sentences
}

/** The sentences of all lines, in order, without their bullets. */
export function sentencesIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => sentencesOf(line, [0, line.length]).map((from) => line.slice(...from)))
    .map((sentence) => sentence.replace(/^\s*[-*•·–—]\s*/, '').trim())
    .filter((sentence) => sentence !== '')
}

/** Whether a full stop ends an abbreviation, an initial or the day of a date, and no sentence. */
function goesOn(line: string, from: number, stop: number): boolean {
  const word = /[\p{L}\p{N}.º]{1,12}$/u.exec(line.slice(Math.max(from, stop - 12), stop))?.[0] ?? ''
  const next = line.slice(stop + 1, stop + 12).trimStart()
  if (next === '') return false
  if (/^\p{Lu}$/u.test(word)) return stop - from > 1 && /^\p{Lu}/u.test(next)
  if (
    /^\d{1,2}$/.test(word) &&
    !/\d [\d ]*$/.test(line.slice(Math.max(0, stop - 12), stop - word.length))
  )
    return monthStart.test(next)
  return abbreviations.has(word.toLowerCase())
}

const monthStart =
  /^(?:Jan|Feb|Mär|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara|yıl|Jahr|und |bis |oder |blok|kat|sınıf)/iu
