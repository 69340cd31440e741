import { customAlphabet } from 'nanoid'

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A public id: 20 characters, about 103 bits, so that it cannot be guessed or counted. */
export const newId = customAlphabet(ALPHABET, 20)

/** A short suffix that makes a readable name unique, such as a site's address. */
export const shortTail = customAlphabet(ALPHABET, 5)
