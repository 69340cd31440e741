import { fold } from '#designer/text/letters'

/** A part of the year: what is closed then is open otherwise. Folded Turkish, or English. */
export const season =
  /(?<![\p{L}])(?:(?:in|during|over|throughout|every|this|next|all) (?:the )?(?:winter|summer|spring|autumn|fall|off[- ]season|low season|january|february|march|april|may|june|july|august|september|october|november|december|ramadan|school holidays)|winters?(?= months)|(?:first|last|second|third) (?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|(?:kis|yaz|guz|ramazan|bayram|sezon)(?:in|i|da|lari|larda)?(?: (?:ay|don|gun|sezon|mevsim)\p{L}*)?|ilkbahar\p{L}*|sonbahar\p{L}*|(?:ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)(?:'?[dt]a|'?[dt]e| ay\p{L}*)?)(?![\p{L}])/iu

const dayAndNight =
  /(?<!\d)(?:24\s?\/\s?7|7\s?[/x]\s?24)(?!\d)|24 hours a day|(?:a)?round the clock|24\s?saat|gece gunduz/gi
/** What answers or runs by itself at any hour, with nobody there. */
const unmanned =
  /(?<![\p{L}])(?:whats ?app\p{L}*|wp(?:'?den)?|mesaj\p{L}*|messag\p{L}*|text(?: us)?|e-?mails?|e-?posta\p{L}*|instagram\p{L}*|dm|online|internet\p{L}*|web\p{L}*|chat|support|destek\p{L}*|security|guvenlik\p{L}*|cctv|cameras?|kamera\p{L}*|recording|monitor\p{L}*|hot water|sicak su|reception desk phone|key ?box|lockers?)(?![\p{L}])/iu

/** Whether a text says that the business is there day and night, and not only its messages. */
export function isAlwaysOpen(text: string): boolean {
  const plain = fold(text)
  return [...plain.matchAll(dayAndNight)].some(({ index, 0: words }) => {
    const before = plain
      .slice(0, index)
      .split(/[.,;!?()\n]/)
      .at(-1)!
    const after = plain.slice(index + words.length).split(/[.,;:!?()\n]/)[0]
    return !unmanned.test(before) && !unmanned.test(after)
  })
}

/** The clause around a place in a text. */
export function clauseAt(text: string, at: number): string {
  const before = text
    .slice(0, at)
    .split(/[.,;!?()\n]/)
    .at(-1)!
  return before + text.slice(at).split(/[.,;!?()\n]/)[0]
}
