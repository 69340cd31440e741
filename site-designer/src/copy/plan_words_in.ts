import type { Counted, PlanData, PlanWords } from '#designer/copy/plan_words'
import { put } from '#designer/copy/template'
import { wordsData } from '#designer/copy/words_data'
import { oncePerKey } from '#designer/data/once_per_key'
import type { Language } from '#designer/language/language'

export const planWordsIn = oncePerKey((language: Language): PlanWords => {
  const data = wordsData(language).plan as unknown as PlanData
  const { outline } = data
  const say = (template: string, values: Record<string, string | number>) =>
    put(template, values, language)
  const counted = (texts: Counted, count: number, values = {}) => {
    const form = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'
    return say(texts[form], { count, ...values })
  }
  return {
    ...data,
    title: (name) => say(data.title, { name }),
    notUnderstood: (asked) => say(data.notUnderstood, { asked }),
    likely: (what) => say(data.likely, { what }),
    unknownLanguage: (spoken, words) => say(data.unknownLanguage, { language: spoken, words }),
    notOnPage: (words) => say(data.notOnPage, { words }),
    direction: (id) => data.directions[id],
    color: (hex, theme) => say(data.color, { hex, theme: data.themes[theme] }),
    colorFrom: (color) => say(data.colorFrom, { color }),
    wished: (wish) => say(data.wished, { words: wish }),
    letters: (heading, body) => say(data.letters, { heading, body }),
    corners: (radius) =>
      radius === 0 ? data.corners.square : say(data.corners.rounded, { radius }),
    suggested: (offers) => say(data.suggested, { offers }),
    outline: {
      ...outline,
      quoted: (text) => say(outline.quoted, { text }),
      heroWith: (title, artefact) => say(outline.heroWith, { title, artefact }),
      list: (count) => say(outline.list, { count }),
      suggestedList: (names) => say(outline.suggestedList, { names }),
      more: (known, rest) => say(outline.more, { known, rest }),
      suggestions: (names) => say(outline.suggestions, { names }),
      classDays: (count) => counted(outline.classDays, count),
      photos: (count) => counted(outline.photos, count),
    },
  }
})
