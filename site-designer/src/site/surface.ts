/** The ground that a section lies on. */
export type Surface = 'plain' | 'tint' | 'wash' | 'brand' | 'ink' | 'accent'
