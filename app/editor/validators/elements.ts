import vine, { SimpleMessagesProvider } from '@vinejs/vine'

import { ELEMENT_ID_PATTERN } from '#contract/edit_frame'
import { STYLE_VALUE_LENGTH } from '#contract/page_operation'

/** More than any element contains; the page itself is limited by the body limit of the same call. */
const TEXT_LENGTH = 100_000
const URL_LENGTH = 4_096

const pixels = () => vine.number({ strict: true }).withoutDecimals().min(1).max(99_999)

const elementIdField = () => vine.string().regex(ELEMENT_ID_PATTERN)

export const elementContentValidator = vine.create({
  element_id: elementIdField(),
  content: vine.string().maxLength(TEXT_LENGTH),
})

export const elementStyleValidator = vine.create({
  element_id: elementIdField(),
  property: vine.string().minLength(1).maxLength(64),
  value: vine.string().maxLength(STYLE_VALUE_LENGTH),
})

export const elementUrlValidator = vine.create({
  element_id: elementIdField(),
  url: vine.string().maxLength(URL_LENGTH),
  element_type: vine.enum(['link', 'button', 'a'] as const),
})

const operationFields = vine.group([
  vine.group.if((data) => data.type === 'set_text', {
    type: vine.literal('set_text'),
    element: elementIdField(),
    text: vine.string().maxLength(TEXT_LENGTH),
  }),
  vine.group.if((data) => data.type === 'set_style', {
    type: vine.literal('set_style'),
    element: elementIdField(),
    property: vine.string().minLength(1).maxLength(64),
    value: vine.string().maxLength(STYLE_VALUE_LENGTH),
  }),
  vine.group.if((data) => data.type === 'set_url', {
    type: vine.literal('set_url'),
    element: elementIdField(),
    url: vine.string().maxLength(URL_LENGTH),
    kind: vine.enum(['link', 'button'] as const),
  }),
  vine.group.if((data) => data.type === 'set_image', {
    type: vine.literal('set_image'),
    element: elementIdField(),
    src: vine.string().maxLength(URL_LENGTH).optional(),
    alt: vine.string().maxLength(TEXT_LENGTH).optional(),
    sources: vine
      .array(vine.object({ src: vine.string().maxLength(URL_LENGTH), width: pixels() }))
      .maxLength(10)
      .optional(),
    sizes: vine.string().maxLength(200).optional(),
    width: pixels().optional(),
    height: pixels().optional(),
  }),
  vine.group.if((data) => data.type === 'set_background_image', {
    type: vine.literal('set_background_image'),
    element: elementIdField(),
    url: vine.string().maxLength(URL_LENGTH),
  }),
  vine.group.if((data) => data.type === 'set_token', {
    type: vine.literal('set_token'),
    name: vine.string().regex(/^--[\w-]{1,62}$/),
    value: vine.string().maxLength(STYLE_VALUE_LENGTH),
  }),
  vine.group.if((data) => data.type === 'tag', {
    type: vine.literal('tag'),
    now: vine.number({ strict: true }).withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER),
  }),
])

export const operationsValidator = vine.create({
  operations: vine.array(vine.object({}).merge(operationFields)).minLength(1).maxLength(200),
  base_version: vine.number({ strict: true }).withoutDecimals().min(0).optional(),
})

const sentences = new SimpleMessagesProvider({
  'element_id.required': 'Name the element by its element_id.',
  'element_id.string': 'An element_id is text.',
  'element_id.regex': 'An element_id has letters, digits and hyphens only.',
  'content.required': 'Send the text as content.',
  'content.string': 'The content must be text.',
  'content.maxLength': 'This text is too long for one element.',
  'property.required': 'Name the style property.',
  'property.minLength': 'Name the style property.',
  'value.required': 'Send the value; an empty one removes the property.',
  'value.maxLength': 'This value is too long.',
  'url.required': 'Send the address as url; an empty one removes the link.',
  'url.maxLength': 'This address is too long.',
  'element_type.required': 'Say whether the element is a link or a button.',
  'element_type.enum': 'An element with an address is a link or a button.',
  'operations.required': 'Send the changes as a list of operations.',
  'operations.array': 'Send the changes as a list of operations.',
  'operations.array.minLength': 'The list of operations is empty.',
  'operations.array.maxLength': 'At most 200 operations fit into one call.',
  'unionGroup': 'There is no such kind of operation.',
  'string': 'The {{ field }} must be text.',
  'required': 'The {{ field }} is missing.',
  'regex': 'The {{ field }} is not valid.',
  'enum': 'The {{ field }} is not valid.',
  'number': 'The {{ field }} must be a whole number.',
  'withoutDecimals': 'The {{ field }} must be a whole number.',
  'min': 'The {{ field }} is too small.',
  'max': 'The {{ field }} is too large.',
  'object': 'An operation is an object with a type.',
  'maxLength': 'The {{ field }} is too long.',
})

for (const validator of [
  elementContentValidator,
  elementStyleValidator,
  elementUrlValidator,
  operationsValidator,
]) {
  validator.messagesProvider = sentences
}
