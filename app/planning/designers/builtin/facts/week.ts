interface OpeningTime {
  days: number[]
  /** Minutes after midnight. */
  from: number
  to: number
}

export interface Hours {
  open: OpeningTime[]
  closed: number[]
  /** Days that are spoken of without hours, and are not closed: "Saturday by appointment". */
  unsaid?: number[]
  /** The person wrote "am" and "pm". */
  twelve: boolean
  always?: boolean
}

export interface ClassTime {
  day: number
  at: number
  what: string
}
