import { lookFields, revisableFields, weekdays } from 'site-designer'
import {
  list,
  object,
  oneOf,
  orNull,
  text,
  textOrNull,
  texts,
  textsOrNull,
  wholeOrNull,
  yesOrNo,
} from '#planning/designers/openai/json_schema'

const entry = object(
  textsOrNull(
    ...['name', 'description', 'price', 'note', 'role', 'about', 'when', 'title', 'place'],
    ...['link', 'year', 'url', 'label', 'text', 'by']
  )
)

/** A model's answer to feedback: changes of the sheet, each with its quote. */
export const reviseSchema = object({
  changes: list(
    object({
      field: oneOf([...revisableFields, ...lookFields]),
      do: oneOf(['set', 'add', 'remove']),
      value: textOrNull,
      entry: orNull(entry),
      which: textOrNull,
      place: wholeOrNull,
      days: list(oneOf(weekdays)),
      spans: list(object(texts('opens', 'closes'))),
      closed: yesOrNo,
      hex: textOrNull,
      quote: text,
      says: text,
    })
  ),
  not_understood: list(text),
})
