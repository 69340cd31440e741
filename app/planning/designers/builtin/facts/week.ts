interface OpeningTime {
  days: number[]
  /** Minutes after midnight. */
  from: number
  to: number
}

export interface Hours {
  open: OpeningTime[]
  closed: number[]
  /** The person wrote "am" and "pm". */
  twelve: boolean
  always?: boolean
}

export interface ClassTime {
  day: number
  at: number
  what: string
}
