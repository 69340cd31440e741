/** How a language speaks of others, and of what one no longer does. */
export interface Others {
  /** The text without those who are never the business, and without what is over. */
  without(text: string): string
  /** The text without what one's family does, and what one once learned. */
  withoutFamily(text: string): string
  /** Whether a text says what one does oneself. */
  speaks(text: string): boolean
  /** Whether it wants a page, perhaps for another. */
  asks(text: string): boolean
}
