/** The maximum length of the words of a photo search, in characters. */
export const PHOTO_WORDS = 200

/** The same of the words for a picture that a model makes. */
export const PICTURE_WORDS = 1_000

/** Openverse shows no more pages to those without a key. */
export const MOST_PHOTO_PAGES = 12
