interface OpeningTime {
  /** None where hours were told and no days: "open 9-5", "women 9-17, men 18-23". */
  days: number[]
  /** Minutes after midnight. */
  from: number
  to: number
  /** In the owner's words, where it is not for everyone and always: "women", "lunch", "March to October". */
  for?: string
}

/** What was told of a week; of every other day nothing is known. */
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
