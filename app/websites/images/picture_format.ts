export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp'

/** Bytes that are needed to tell. */
export const SIGNATURE_BYTES = 12

/** What a file is by its first bytes; its name and what the sender says of it count for nothing. */
export function pictureFormat(start: Buffer): PictureFormat | undefined {
  const at = (from: number, to: number) => start.toString('latin1', from, to)
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a') return 'gif'
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp'
  return undefined
}
