import { MOST_DOCUMENTS } from '#contract/documents'

const MOST_BYTES = 100 * 1024 * 1024

/** Whether one website can have all of these documents; their sizes are in bytes. */
export function fitAsDocuments(documents: readonly { size: number }[]): boolean {
  const size = documents.reduce((sum, one) => sum + one.size, 0)
  return documents.length <= MOST_DOCUMENTS && size <= MOST_BYTES
}
