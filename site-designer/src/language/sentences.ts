/** Offsets in a text, in UTF-16 units; `end` is exclusive. */
export type Stretch = [start: number, end: number]

/** Nobody says more; what comes further down is read by shape only. */
export const mostSentences = 300

/** A full stop behind these ends no sentence; those of single letters are typed with spaces or without. */
const abbreviations = new Set(
  `st str rd ave av avda nr no nº tel dr mr mrs ms prof approx ca inh sk cad cd mah mh apt ste co inc ltd vs
  inkl exkl bzw geb jr sr sig dott est min max sra dra pça bd blvd blv std bl sok kat tic pbx ext mob ph fl
  dpt art ing arch hl bros lda incl doç yrd öğr gör uzm op dt psk rev revd hon capt lt mme mlle avv rag geom
  dipl mag drs tél tlf n e.g i.e z.b d.h u.a s.a s.l s.r.l`.split(/\s+/)
)
/** Scripts without spaces, and those with marks of their own, end sentences by these alone. */
const ends = /\n|[.!?…]+["'”’»\)]*(?=\s|$)|[\p{STerm}--[.!?]]+["'”’»\)」』]*/gv

/** The sentences of a text, in order, without their bullets. */
export function sentencesOf(text: string): string[] {
  return sentencesIn(text)
    .map((sentence) =>
      text
        .slice(...sentence)
        .replace(/^[-*•·–—]\s*/, '')
        .trim()
    )
    .filter((sentence) => sentence !== '')
}

/**
 * The sentences of a stretch, in order; none goes over the end of a line. Together with the spaces between
 * them they are the stretch.
 */
export function sentencesIn(whole: string, [start, to]: Stretch = [0, whole.length]): Stretch[] {
  const text = whole.slice(start, to)
  const sentences: Stretch[] = []
  let from = 0
  const add = (end: number) => {
    if (end > from) sentences.push([start + from, start + end])
  }
  for (const { 0: mark, index } of text.matchAll(ends)) {
    const close = index + mark.length
    if (mark === '\n') {
      add(index)
      from = close
      continue
    }
    if (mark === '.' && goesOn(text, from, index)) continue
    if (/^(?:\.{2,}|…)$/.test(mark) && /^ \p{Ll}/u.test(text.slice(close, close + 2))) continue
    add(close)
    from = close + /^[^\S\n]*/.exec(text.slice(close, close + 20))![0].length
  }
  add(text.length)
  return sentences
}

/** Whether it ends as a sentence does, also within quotation marks or brackets. */
export function isEnded(text: string): boolean {
  return /[.!?…]["”'’)]?$/.test(text)
}

const closed = /[.!?…:;,]["”'’»)]*$|["”»]$/u

/** With the full stop that a sentence in a text needs. */
export function ended(sentence: string): string {
  return closed.test(sentence) ? sentence : `${sentence}.`
}

/** Letters that each stand for a word: "e. V", "p.m", "T". */
const letters = /(?<![\p{L}\p{N}])\p{L}(?:\. ?\p{L}){0,3}$/u
const word = /[\p{L}\p{N}º]{1,12}$/u

/** Whether a full stop ends an abbreviation, an initial or the day of a date, and no sentence. */
function goesOn(line: string, from: number, stop: number): boolean {
  const before = line.slice(Math.max(from, stop - 12), stop)
  const [ahead] = line.slice(stop + 1, stop + 12).split('\n', 1)
  const next = ahead.trimStart()
  if (next === '') return false
  const initials = letters.exec(before)?.[0].replaceAll(' ', '')
  const last = initials ?? word.exec(before)?.[0] ?? ''
  if (abbreviations.has(last.toLowerCase())) return true
  if (initials) {
    if (/^\p{L}\.(?!\p{N})/u.test(next)) return true
    if (initials.length > 1) return /^[\p{Ll}\p{N}]/u.test(next)
    return stop - from > 1 && /^\p{Lu}$/u.test(initials) && /^\p{Lu}/u.test(next)
  }
  const isDay = /^\d{1,2}$/.test(last) && !/\d[.: ][\d ]*$/.test(before.slice(0, -last.length))
  return isDay && monthStart.test(next)
}

const monthStart =
  /^(?:Jan|Feb|Mär|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara|yıl|Jahr|und |bis |oder |blok|kat|sınıf)/iu
