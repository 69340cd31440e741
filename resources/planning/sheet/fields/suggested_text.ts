import type { Suggestion } from 'site-designer/sheet'
import { weekdays } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'

/** A suggestion as text. */
export function suggestedText(suggestion: Suggestion): string {
  switch (suggestion.field) {
    case 'offers':
      return joined(suggestion.value.name, suggestion.value.price)
    case 'people':
      return joined(suggestion.value.name, suggestion.value.role)
    case 'dates':
      return joined(suggestion.value.when, suggestion.value.title)
    case 'works':
      return joined(suggestion.value.title, suggestion.value.year)
    case 'contact.links':
      return joined(suggestion.value.label, suggestion.value.url)
    case 'own_words.quotes':
      return joined(suggestion.value.text, suggestion.value.by)
    case 'where.opening_hours':
      return weekText(suggestion.value)
    default:
      return suggestion.value
  }
}

type Week = Extract<Suggestion, { field: 'where.opening_hours' }>['value']

function weekText(week: Week): string {
  const days = weekdays.flatMap((day) => {
    const dayHours = week[day]
    if (!dayHours) return []
    const times = dayHours.spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
    const text = times || dayHours.text || t('planning.sheet.hours.closed')
    return [`${t(`planning.sheet.hours.day.${day}`)} ${text}`]
  })
  return days.join('; ')
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
