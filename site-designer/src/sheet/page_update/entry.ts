/** What is listed row by row: things with prices, lines, people, dates, works. */
export interface Entry {
  name: string
  /** The other texts of its row by the slots that they may stand in. */
  texts: { slots: string[]; text?: string; label?: string }[]
}
