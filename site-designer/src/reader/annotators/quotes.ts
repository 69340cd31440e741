import { isEnded } from '#designer/language/sentences'
import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { speakerBefore, speakerBehind, type Speaker } from '#designer/reader/shapes/speaker'
import type { Stretch } from '#designer/sheet/sheet'

const marked = /["“„«] ?([^"“”„«»\n]{12,500}?) ?["”“»]/gu
/** In simple marks only behind a verb of saying, where they are no apostrophe. */
const simple = /(?<=\p{L}[,:]? )['‘]((?:[^'’\n]|['’]\p{L}){12,300})['’](?!\p{L})/gu
/** "It gave me my Sundays back. – Pauline Rudge": without marks, only before a dash and a name. */
const signed =
  /(?<=(?:^|[.!?…\n]) ?)(\p{Lu}[^.!?…\n"“„«]{12,200}[.!…])(?=\s{1,2}[–—-]{1,2} ?\p{Lu})/gmu

const fewestWords = 4

/** What others said, with who said it; without a name only where it is a sentence of its own beside such a one. */
export function annotateQuotes(reading: Reading): void {
  const { prompt } = reading
  const waiting: { text: string; from: Stretch }[] = []
  let count = 0
  for (const [pattern, needs] of [[marked], [simple, 'verb'], [signed, 'dash']] as const) {
    for (const { 0: whole, 1: text, index } of prompt.matchAll(pattern)) {
      const from: Stretch = [index, index + whole.length]
      if (text.trim().split(/\s+/).length < fewestWords || !reading.isFree(from)) continue
      const speaker = speakerOf(reading, from, isEnded(text))
      const isSure = speaker && (!needs || (speaker.by === needs && speaker.isNamed))
      if (isSure) count += Number(put(reading, text, from, speaker))
      else if (!needs && isApart(reading, from, text)) waiting.push({ text, from })
    }
  }
  if (count > 0) for (const { text, from } of waiting) put(reading, text, from)
}

function speakerOf(reading: Reading, [start, end]: Stretch, isWhole: boolean) {
  const { code } = reading.language
  const behind = speakerBehind(reading.prompt.slice(end, end + 100), code, isWhole)
  const front = speakerBefore(reading.prompt.slice(Math.max(0, start - 100), start), code)
  return behind?.by === 'dash' ? behind : (front ?? behind)
}

/** A sentence of its own, and no title: "Fair, quick and kind." */
function isApart({ prompt }: Reading, [start, end]: Stretch, text: string): boolean {
  const isStart = /(?:^|[.!?:;…)"”»\n])\s*$/u.test(prompt.slice(0, start))
  return isStart && (isEnded(text) || /^\s*(?:$|[.\n])/u.test(prompt.slice(end)))
}

function put(reading: Reading, said: string, [start, end]: Stretch, speaker?: Speaker): boolean {
  const { name, before = 0, behind = 0 } = speaker ?? {}
  const text = said.trim().replace(/,$/, '')
  return claim(reading, 'quotes.sourced', {
    field: 'own_words.quotes',
    value: name ? { text, by: name } : { text },
    from: [start - before, end + behind],
  })
}
