import type { Sheet } from '#designer/sheet/sheet'

/**
 * The sheet with the name that its page shows. The name that is most likely is asked for, and stands
 * on the page meanwhile: whoever approves the page has seen it there.
 */
export function withLikelyName(sheet: Sheet): Sheet {
  const { who, suggestions } = sheet
  if (who.name || who.has_no_name) return sheet
  for (const { field, value, from, why } of suggestions) {
    if (field !== 'who.name' || why !== 'most_likely') continue
    return {
      ...sheet,
      who: { ...who, name: { value, source: 'said', from } },
      suggestions: suggestions.filter((one) => one.field !== 'who.name'),
    }
  }
  return sheet
}

/** The kind that its page is set by while nobody has said one: what the words of the prompt tell of. */
export function likelyKind({ suggestions, edited }: Sheet): string | undefined {
  if (edited.includes('who.kind')) return undefined
  for (const { field, value, why } of suggestions)
    if (field === 'who.kind' && why === 'most_likely') return value
  return undefined
}
