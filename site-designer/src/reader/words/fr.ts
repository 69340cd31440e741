import type { Words } from '#designer/reader/words/words'
import { en } from '#designer/reader/words/en'

export const fr: Words = en
