/** The attribute with the id that the editor gives to an element. */
export const ELEMENT_ID = 'data-element-id'

export const ELEMENT_ID_PATTERN = /^[a-z0-9-]{1,64}$/i

/** Set on an element whose text was made longer than the limit of manual editing; never published. */
export const LONG_TEXT = 'data-long-text'

/** Set on the one element of an edit frame that contains the editor's outlines; it is never stored. */
export const EDIT_MARKS = 'data-sw-marks'
