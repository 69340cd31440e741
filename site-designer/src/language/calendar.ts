import { oncePerKey } from '#designer/data/once_per_key'
import { calendarWords } from '#designer/language/calendar_words'

/** A date with what belongs to it: "Sat 12 May, 7 pm", "12.–14. Mai". */
export interface DateFound {
  start: number
  end: number
}

/** Every date with a month in `text`, or written as 12.05.2026. */
export function datesIn(text: string, language: string): DateFound[] {
  if (!/\d/.test(text)) return []
  return Array.from(text.matchAll(patternOf(language)), ({ 0: found, index }) => ({
    start: index,
    end: index + found.replace(/(?<=\p{L})\.$/u, '').length,
  }))
}

const patternOf = oncePerKey((language: string): RegExp => {
  const { days, months } = calendarWords(language)
  const names = (all: Iterable<string>) =>
    [...all]
      .filter((name) => name.length > 1 && !name.includes(' '))
      .sort((a, b) => b.length - a.length)
      .join('|')
  const month = `(?:${names(months)})(?![\\p{L}])\\.?`
  const day = '\\d{1,2}(?:st|nd|rd|th|er|\\.|º|°)?'
  const range = `${day}(?:\\s?(?:[-–—&/]|to|and|bis|au|al|tot|ile|a)\\s?${day})?`
  const weekday = `(?:(?:${names(days.keys())})(?!\\p{L})[.,]?\\s(?:(?:the|den|dem|le|el|il)\\s)?)?`
  const year = '(?:,?\\s(?:de\\s|del\\s)?(?:19|20)\\d{2}(?!\\d))?'
  const clock =
    '(?:\\d{1,2}[:.h]\\d{2}(?:\\s?[ap]\\.?m\\.?|\\s?uhr|\\s?uur)?|\\d{1,2}\\s?(?:[ap]\\.?m\\.?|uhr|uur|h))(?![\\p{L}\\d])'
  const time = `(?:,?\\s(?:(?:at|from|um|ab|à|a las|alle|om|às|saat)\\s)?${clock}(?:\\s?[-–—]\\s?${clock})?)?`
  const written = [
    `${range}\\s(?:of\\s|de\\s)?${month}(?:\\s?[-–—]\\s?${day}\\s(?:de\\s)?${month})?${year}`,
    `${month}\\s${range}(?![\\d:.])${year}`,
    '\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d{2}',
    '20\\d{2}-\\d{2}-\\d{2}',
  ].join('|')
  return new RegExp(`(?<![\\p{L}\\d./-])${weekday}(?:${written})(?!\\d)${time}`, 'giu')
})
