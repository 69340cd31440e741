import { writableAttributes } from 'site-designer'
import {
  list,
  object,
  oneOf,
  text,
  textOrNull,
  texts,
} from '#planning/designers/openai/json_schema'

const operation = {
  anyOf: [
    object({ type: oneOf(['set_text']), ...texts('element', 'text') }),
    object({
      type: oneOf(['set_style']),
      ...texts('element', 'property'),
      value: textOrNull,
    }),
    object({ type: oneOf(['set_link']), ...texts('element', 'url') }),
    object({
      type: oneOf(['set_attribute']),
      element: text,
      name: oneOf(writableAttributes),
      value: text,
    }),
    object({ type: oneOf(['set_token']), ...texts('name', 'value') }),
    object({
      type: oneOf(['insert_html']),
      where: oneOf(['before', 'after', 'first', 'last']),
      ...texts('element', 'html'),
    }),
    object({ type: oneOf(['replace_html']), ...texts('element', 'html') }),
    object({ type: oneOf(['remove']), element: text }),
    object({
      type: oneOf(['move']),
      where: oneOf(['before', 'after']),
      ...texts('element', 'target'),
    }),
    object({ type: oneOf(['set_section_css']), ...texts('section', 'css') }),
    object({ type: oneOf(['replace_section']), ...texts('section', 'html', 'css') }),
    object({
      type: oneOf(['add_section']),
      where: oneOf(['before', 'after']),
      ...texts('section', 'html', 'css'),
    }),
    object({ type: oneOf(['edit_lines']), edits: list(object(texts('search', 'replace'))) }),
  ],
}

/** A model's answer to an instruction: operations, a question, or why it cannot be done. */
export const editSchema = object({
  outcome: oneOf(['done', 'unclear', 'cannot']),
  ...texts('analysis', 'summary', 'question', 'why'),
  readings: list(text),
  operations: list(operation),
})
