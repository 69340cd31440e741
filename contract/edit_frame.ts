/** The attribute by which the editor names an element. */
export const ELEMENT_ID = 'data-element-id'

export const ELEMENT_ID_PATTERN = /^[a-z0-9-]{1,64}$/i

/** On an element whose text was made longer by hand than texts are that a hand is offered; never published. */
export const LONG_TEXT = 'data-long-text'

/** On the one element of an edit frame that holds the editor's outlines; it is never stored. */
export const EDIT_MARKS = 'data-sw-marks'
