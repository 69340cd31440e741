import { emptySheet, type Sheet } from '#designer/sheet/sheet'

/** What the rules have read: nothing, but that all of the prompt is unplaced. */
export function nothingRead(text: string): Sheet {
  const sheet = emptySheet({ value: 'en', source: 'said' })
  if (text !== '') sheet.coverage = [{ from: [0, text.length], as: 'unplaced' }]
  return sheet
}
