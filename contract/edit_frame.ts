/** The attribute by which the editor names an element. */
export const ELEMENT_ID = 'data-element-id'

export const ELEMENT_ID_PATTERN = /^[a-z0-9-]{1,64}$/i

/** On the one element of an edit frame that holds the editor's outlines; it is never stored. */
export const EDIT_MARKS = 'data-sw-marks'
