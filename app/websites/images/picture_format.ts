export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic'

/** The number of bytes that detection needs. */
export const SIGNATURE_BYTES = 12

/** Detects the type of a file by its first bytes; the file name and the declared type are ignored. */
export function pictureFormat(start: Buffer): PictureFormat | undefined {
  const at = (from: number, to: number) => start.toString('latin1', from, to)
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a') return 'gif'
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp'
  if (at(4, 8) === 'ftyp' && HEIC.test(at(8, 12))) return 'heic'
  return undefined
}

/** The brands of files with HEVC pictures, and the general ones that some phones write. */
const HEIC = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/
