import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { exact } from '#designer/sheet/schema/exact'
import { line, prose, time, url } from '#designer/sheet/schema/texts'

type MakeObject = <Fields extends Record<string, SchemaTypes>>(
  fields: Fields
) => ReturnType<typeof exact<Fields>>

interface Bounds {
  object: MakeObject
  /** How long a text may be that is usually so long. */
  length: (usual: number) => number
}

/** What stands in the lists of a sheet, for one that a person changes and for a stored one. */
export function parts({ object, length }: Bounds) {
  const text = (usual: number) => line(length(usual))
  const long = (usual: number) => prose(length(usual))
  const span = object({ opens: time(), closes: time() })
  return {
    item: () =>
      object({
        name: text(200),
        description: long(1000).optional(),
        price: text(60).optional(),
        note: text(200).optional(),
      }),
    person: () =>
      object({ name: text(120), role: text(120).optional(), about: long(2000).optional() }),
    datedEvent: () =>
      object({
        when: text(120),
        title: text(200),
        place: text(200).optional(),
        link: url().optional(),
      }),
    work: () =>
      object({ title: text(200), year: text(40).optional(), about: long(2000).optional() }),
    quote: () => object({ text: long(2000), by: text(200).optional() }),
    link: () => object({ url: url(), label: text(80) }),
    /** Closed where it holds neither a span nor a text. */
    dayHours: () => object({ spans: vine.array(span).maxLength(6), text: text(200).optional() }),
  }
}

/** Where something stands in the prompt. */
export function stretch() {
  const offset = vine.number({ strict: true })
  return vine.tuple([offset, offset.clone()]).use(isStretch())
}

const isStretch = vine.createRule((value, _options: undefined, field) => {
  if (!Array.isArray(value)) return
  const [start, end] = value as [number, number]
  const isOne = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end > start
  if (!isOne) field.report('It must be a stretch of the prompt', 'stretch', field)
})
