/** The maximum length of the words of a photo search, in characters. */
export const PHOTO_WORDS = 200

/** Openverse shows no more pages to those without a key. */
export const MOST_PHOTO_PAGES = 12
