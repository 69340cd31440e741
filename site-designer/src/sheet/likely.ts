import type { Sheet, Suggestion, SuggestionReason } from '#designer/sheet/sheet'

/**
 * The sheet with the most likely name and description in their fields, if these are empty. The page
 * shows them while the person is asked about them, so whoever approves the page has seen them.
 */
export function withLikelyFacts(sheet: Sheet): Sheet {
  const { who } = sheet
  const asked = (['name', 'description'] as const).filter(
    (field) => !who[field] && !(field === 'name' && who.has_no_name)
  )
  return asked.reduce(withLikely, sheet)
}

/** Whether the page shows what is suggested until somebody says otherwise. */
export const isShown = (why: SuggestionReason): boolean =>
  why === 'most_likely' || why === 'introduced'

/**
 * The words for what it is that a prompt begins with are what somebody calls themselves: "nail bar in
 * Galway". In Turkish they may have the ending of "my" and "our", so only where nothing else is known.
 */
export function opensPrompt({ field, from }: Suggestion, { who, wishes }: Sheet): boolean {
  const isPlain = wishes.language.value !== 'tr' || (!who.name && !who.kind)
  return field === 'who.description' && from[0] === 0 && isPlain
}

function withLikely(sheet: Sheet, field: 'name' | 'description'): Sheet {
  const path = `who.${field}` as const
  for (const suggestion of sheet.suggestions) {
    const { field: of, value, from, why } = suggestion
    const shows = isShown(why) || opensPrompt(suggestion, sheet)
    if (of !== path || !shows || sheet.edited.includes(path)) continue
    return {
      ...sheet,
      who: { ...sheet.who, [field]: { value, source: 'said', from } },
      suggestions: sheet.suggestions.filter((one) => one.field !== path),
    }
  }
  return sheet
}

/** The most likely kind; the page is designed for it until the person answers. */
export function likelyKind({ suggestions, edited }: Sheet): string | undefined {
  if (edited.includes('who.kind')) return undefined
  for (const { field, value, why } of suggestions)
    if (field === 'who.kind' && why === 'most_likely') return value
  return undefined
}
