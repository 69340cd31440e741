import type { Loose } from '#designer/sheet/readings/loose'
import type { Quoted } from '#designer/sheet/readings/quoted'
import { languageCodes } from '#designer/sheet/schema/language_codes'
import type { Sheet } from '#designer/sheet/sheet'
import { sectionKinds } from '#designer/site/kinds'

/** What the person wants of the page. The language needs no quote: it is that of the whole text. */
export function readWishes({ wishes }: Sheet, answer: Loose, quoted: Quoted): void {
  const language = answer.text('language')
  if (language && languageCodes.includes(language)) {
    wishes.language = { value: language, source: 'model' }
  }
  for (const list of ['sections_wanted', 'sections_refused'] as const) {
    wishes[list] = answer.list(list).flatMap((entry) => {
      const kind = sectionKinds.find((known) => known === entry.text('section'))
      return quoted.concluded(entry, `wishes.${list}`, kind) ?? []
    })
  }
  wishes.moods = quoted.texts(answer.list('moods'), 'wishes.moods')
  for (const list of ['colours', 'colours_refused'] as const) {
    wishes[list] = answer.list(list).flatMap((entry) => {
      const { hex, word } = { hex: entry.text('hex'), word: entry.text('word') }
      const value = hex && word ? { hex: hex.toLowerCase(), word } : undefined
      return quoted.entry(entry, `wishes.${list}`, value, word) ?? []
    })
  }
  const theme = answer.one('theme')
  const value = (['light', 'dark'] as const).find((known) => known === theme.text('value'))
  const found = quoted.concluded(theme, 'wishes.theme', value)
  if (found) wishes.theme = found
}
