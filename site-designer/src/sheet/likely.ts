import type { Sheet } from '#designer/sheet/sheet'

/**
 * The sheet with the name that its page shows, and what it is. What is most likely is asked for, and
 * stands on the page meanwhile: whoever approves the page has seen it there.
 */
export function withLikelyName(sheet: Sheet): Sheet {
  const { who } = sheet
  const asked = (['name', 'description'] as const).filter(
    (field) => !who[field] && !(field === 'name' && who.has_no_name)
  )
  return asked.reduce(withLikely, sheet)
}

function withLikely(sheet: Sheet, field: 'name' | 'description'): Sheet {
  const path = `who.${field}` as const
  for (const { field: of, value, from, why } of sheet.suggestions) {
    if (of !== path || why !== 'most_likely' || sheet.edited.includes(path)) continue
    return {
      ...sheet,
      who: { ...sheet.who, [field]: { value, source: 'said', from } },
      suggestions: sheet.suggestions.filter((one) => one.field !== path),
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
