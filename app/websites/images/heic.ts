import { Thread } from '#core/thread'

/** Upright pixels of four bytes: red, green, blue, opacity. */
export interface RawPicture {
  data: Uint8ClampedArray
  width: number
  height: number
}

export interface TooLarge {
  tooLarge: { width: number; height: number }
}

export interface HeicQuestion {
  file: string
  mostBytes: number
}

/** The decoder is WebAssembly and takes a second for a photo, so it has a thread of its own. */
const thread = new Thread<HeicQuestion, RawPicture | TooLarge>(import.meta.url, 'heic_worker', {
  patience: 20_000,
  idle: 10_000,
  aliases: true,
})

/** The main picture of a HEIC file, the format of phones; rejects if it cannot be decoded. */
export function decodeHeic(question: HeicQuestion): Promise<RawPicture | TooLarge> {
  return thread.ask(question)
}
