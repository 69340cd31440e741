import vine from '@vinejs/vine'

/** A stretch of the prompt. */
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
