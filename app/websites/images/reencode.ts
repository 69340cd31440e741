import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { ok, refused, type Result } from '#core/result'
import { decodeHeic } from '#websites/images/heic'
import { pictureFormat, SIGNATURE_BYTES, type PictureFormat } from '#websites/images/picture_format'
import { pictureLibrary, type PictureLibrary } from '#websites/images/picture_library'

/** Widths from which a page can choose, besides the full size. */
const WIDTHS = [480, 960, 1440]
/** A long picture, such as a menu, keeps its width; WebP allows no greater height. */
const WHOLE = { width: 1920, height: 16_383 }
const ANIMATED = { width: 960, height: 960 }

/** In pixels: the longest side that a JPEG can have. */
const LONGEST_SIDE = 65_535
/** In decoded bytes: a picture that is read row by row takes little memory, but time. */
const MOST_STREAMED = 600_000_000
/** In decoded bytes: a picture that is in memory as a whole. */
const MOST_HELD = 256_000_000
const BYTES_PER_PIXEL = 4
const MOST_FRAMES = 100
const SECONDS = 10

/** The number of parallel jobs, which run in threads. */
const JOBS = 2
const next = pLimit(JOBS)
/** Pictures that need much memory are decoded one at a time. */
const nextLarge = pLimit(1)

/** A picture in our stored form: WebP, upright, without metadata. */
export interface ReencodedImage {
  hash: string
  width: number
  height: number
  /** Of the narrower files. */
  widths: number[]
  whole: Buffer
  narrower: Map<number, Buffer>
}

export type PictureFailure =
  | { reason: 'not_an_image' }
  | { reason: 'unreadable' }
  | { reason: 'too_many_pixels'; width: number; height: number }
  | { reason: 'animation_too_long' }

/** Decodes a file and encodes it again, in several widths. No byte of the original file remains. */
export async function reencode(file: string): Promise<Result<ReencodedImage, PictureFailure>> {
  return next(async () => {
    const format = pictureFormat(await startOf(file))
    if (!format) return refused({ reason: 'not_an_image' })
    const sharp = await pictureLibrary()
    try {
      return await redrawn(sharp, file, format)
    } catch {
      // Every decoding error is caused by the file, because the file is the only input.
      return refused({ reason: 'unreadable' })
    }
  })
}

async function redrawn(
  sharp: PictureLibrary,
  file: string,
  format: PictureFormat
): Promise<Result<ReencodedImage, PictureFailure>> {
  if (format === 'heic') return fromHeic(sharp, file)
  const about = await sharp(file, { limitInputPixels: false, animated: true }).metadata()
  if (about.format !== format) return refused({ reason: 'unreadable' })
  const frames = about.pages ?? 1
  if (frames > MOST_FRAMES) return refused({ reason: 'animation_too_long' })
  // The height of an animation is that of all its frames together.
  const { width, height } = about
  const isHeld = frames > 1 || about.isProgressive || format === 'gif'
  const bytes = width * height * BYTES_PER_PIXEL
  const isTooLarge = Math.max(width, about.pageHeight ?? height) > LONGEST_SIDE
  if (isTooLarge || bytes > (isHeld ? MOST_HELD : MOST_STREAMED)) {
    return refused({ reason: 'too_many_pixels', width, height })
  }
  const draw = async () =>
    withHash(frames > 1 ? await moving(sharp, file) : await still(sharp, opened(sharp, file)))
  return ok(await (isHeld ? nextLarge(draw) : draw()))
}

async function fromHeic(
  sharp: PictureLibrary,
  file: string
): Promise<Result<ReencodedImage, PictureFailure>> {
  return nextLarge(async () => {
    const decoded = await decodeHeic({ file, mostBytes: MOST_HELD })
    if ('tooLarge' in decoded) return refused({ reason: 'too_many_pixels', ...decoded.tooLarge })
    const { data, width, height } = decoded
    const raw = { width, height, channels: 4 as const }
    return ok(withHash(await still(sharp, sharp(data, { raw }).removeAlpha())))
  })
}

type Files = Omit<ReencodedImage, 'hash' | 'widths'>

async function still(sharp: PictureLibrary, picture: Sharp): Promise<Files> {
  const { data, info } = await picture
    .autoOrient()
    .resize({ ...WHOLE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const from = () => sharp(data, { raw: { width, height, channels } })
  const narrower = new Map<number, Buffer>()
  for (const one of WIDTHS.filter((each) => each < width)) {
    narrower.set(one, await webp(from().resize({ width: one })))
  }
  return { width, height, whole: await webp(from()), narrower }
}

/** Small enough for a page, and in only one width, because an animation is decoded frame by frame. */
async function moving(sharp: PictureLibrary, file: string): Promise<Files> {
  const { data, info } = await opened(sharp, file, true)
    .resize({ ...ANIMATED, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS })
    .webp({ quality: 75, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const height = info.pageHeight ?? info.height
  return { width: info.width, height, whole: data, narrower: new Map() }
}

/** The caller has checked its size. */
function opened(sharp: PictureLibrary, file: string, animated = false): Sharp {
  return sharp(file, { limitInputPixels: false, failOn: 'error', animated })
}

function webp(picture: Sharp): Promise<Buffer> {
  return picture.timeout({ seconds: SECONDS }).webp({ quality: 80, effort: 4 }).toBuffer()
}

/** A picture in our stored form, named after its bytes. */
export function withHash(files: Files): ReencodedImage {
  const all = createHash('sha256').update(files.whole)
  for (const bytes of files.narrower.values()) all.update(bytes)
  return { ...files, hash: all.digest('hex').slice(0, 32), widths: [...files.narrower.keys()] }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const start = Buffer.alloc(SIGNATURE_BYTES)
    const { bytesRead } = await file.read(start, 0, SIGNATURE_BYTES, 0)
    return start.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
