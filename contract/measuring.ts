/** The widths at which a browser measures designed sections, in pixels: phones, tablets, a desk. */
export const MEASURED_WIDTHS = [320, 375, 768, 1024, 1280] as const

/** The widest phone of these. */
export const PHONE_WIDTH = 375

/**
 * What a browser finds: wider than the page, a word on two lines, text that its box cuts off, text on
 * text, text that cannot be read on its ground.
 */
export const MEASURED_FAULTS = [
  'overflow',
  'broken_word',
  'clipped',
  'overlap',
  'contrast',
] as const

/** The maximum number of findings in a report, and the length of the text in one, in characters. */
export const MOST_FINDINGS = 40
export const FOUND_TEXT_LENGTH = 60

export type MeasuredWidth = (typeof MEASURED_WIDTHS)[number]

/** One finding of a browser on a section of the page. */
export interface MeasuredFinding {
  /** The id of the section. */
  section: string
  fault: (typeof MEASURED_FAULTS)[number]
  width: MeasuredWidth
  /** The words that it is about; empty for a picture. */
  text: string
  /** The class by which the section's style names the element. */
  class_name: string
}

/** A designed section, and which of the model's answers it shows: 1, or 2 once it is repaired. */
export interface DesignedPart {
  id: string
  round: number
}

/** What a browser has measured on the page of a build; without sections it says only that somebody watches. */
export interface MeasuredReport {
  sections: DesignedPart[]
  findings: MeasuredFinding[]
}
