import vine from '@vinejs/vine'
import { sectionKinds } from 'site-designer'
import { ELEMENT_ID_PATTERN } from '#contract/edit_frame'
import { validationMessages } from '#core/validation_messages'

const elementIdField = () => vine.string().regex(ELEMENT_ID_PATTERN)

const changes = vine
  .group([
    vine.group.if((data) => data.do === 'move', {
      do: vine.literal('move'),
      section: elementIdField(),
      to: vine.enum(['up', 'down'] as const),
    }),
    vine.group.if((data) => data.do === 'duplicate', {
      do: vine.literal('duplicate'),
      section: elementIdField(),
    }),
    vine.group.if((data) => data.do === 'remove', {
      do: vine.literal('remove'),
      section: elementIdField(),
    }),
    vine.group.if((data) => data.do === 'layout', {
      do: vine.literal('layout'),
      section: elementIdField(),
      layout: vine.string().maxLength(40),
    }),
    vine.group.if((data) => data.do === 'add', {
      do: vine.literal('add'),
      kind: vine.enum(sectionKinds),
      after: elementIdField().optional(),
    }),
  ])
  // Reported for the field itself.
  .otherwise(() => {})

export const sectionChangeValidator = vine.create(
  vine
    .object({ do: vine.enum(['move', 'duplicate', 'remove', 'layout', 'add'] as const) })
    .merge(changes)
)

sectionChangeValidator.messagesProvider = validationMessages({
  do: 'Say whether to move, duplicate, remove, add or set a section',
  section: 'Name the section by the id of its element',
  to: 'A section is moved up or down',
  layout: 'Name one of the layouts of this section',
  kind: 'Name one of the sections that there are',
  after: 'Name the section in front by the id of its element',
})
