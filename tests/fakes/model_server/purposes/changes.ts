import type { Purpose } from '#tests/fakes/model_server/purposes/purpose'

const THEMES = [
  { value: 'dark', words: /\b(?:dark|koyu)\b/i, says: 'The page is dark now.' },
  { value: 'light', words: /\b(?:light|açık)\b/i, says: 'The page is light now.' },
]

/** Feedback on a plan: understands only light and dark. */
export const changes: Purpose = {
  field: 'not_understood',
  answer(material) {
    const feedback = material.get('Feedback')
    const theme = THEMES.find(({ words }) => words.test(feedback))
    if (!theme) return { changes: [], not_understood: [feedback] }
    const { value, words, says } = theme
    const [quote] = words.exec(feedback)!
    const nothing = { entry: null, which: null, place: null, days: [], spans: [], hex: null }
    const change = { field: 'wishes.theme', do: 'set', value, closed: false, quote, says }
    return { changes: [{ ...nothing, ...change }], not_understood: [] }
  },
}
