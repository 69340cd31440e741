/** Characters of a new password. */
export const PASSWORD_LENGTH = { min: 8, max: 200 }

/** On one page of a person's list, unless the call asks for another number. */
export const WEBSITES_PER_PAGE = 3

/** How long a signed address of a preview or an edit frame is good. */
export const PREVIEW_MINUTES = 10

/** Characters of what a person says about the website that they want. */
export const PROMPT_LENGTH = 20_000

/** Characters of what a person says about a page to have it changed. */
export const INSTRUCTION_LENGTH = 2_000

/** What search engines show of a page is shorter still. */
export const PAGE_TITLE_LENGTH = 120
export const PAGE_DESCRIPTION_LENGTH = 320

/** The reading by which a person agrees to a change of very much of a page. */
export const AGREED_TO_MANY = 'many'
