/**
 * Replaces `from..to` of a text with `insert`. Offsets are UTF-16 units of the text before any change.
 */
export interface Change {
  readonly from: number
  readonly to: number
  readonly insert: string
}
