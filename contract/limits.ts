/** How long a plan, or a change of a plan, may take at most, in seconds. Screens wait a little longer. */
export const PLAN_SECONDS = 180

/** How long an edit of a page by an instruction may take at most, in seconds. */
export const EDIT_SECONDS = 120

/** The length of a new password, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 200 }

/** The default number of websites on one page of a list. */
export const WEBSITES_PER_PAGE = 3

/** How long a signed address of a preview or an edit frame is valid. */
export const PREVIEW_MINUTES = 10

/** The maximum length of a website's description, in characters. */
export const PROMPT_LENGTH = 20_000

/** The maximum size of a page, in bytes. */
export const PAGE_BYTES = 2 * 1024 * 1024

/** The maximum length of an instruction for a page, in characters. */
export const INSTRUCTION_LENGTH = 2_000

/** Search engines show even less of a page's title and description. */
export const PAGE_TITLE_LENGTH = 120
export const PAGE_DESCRIPTION_LENGTH = 320
