import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { crc32 } from 'node:zlib'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'gif' | 'webp'

/** A picture of noise, so that it has a realistic size and two seeds give different pictures. */
export async function picture(
  format: Format,
  { width = 64, height = 48, seed = 1 }: { width?: number; height?: number; seed?: number } = {}
): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3)
  let state = seed
  for (let at = 0; at < raw.length; at++) {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    raw[at] = (state >> 16) & 0xff
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** A photo as from a phone: rotated, with the location in its metadata. */
export async function phonePhoto(): Promise<Buffer> {
  const raw = { width: 80, height: 40, channels: 3 as const, background: '#c33' }
  return sharp({ create: raw })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '51/1 30/1 0/1' }, IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer()
}

/** A red picture of 96 × 64 pixels with a white disc, in the format of phones. */
export function heicPhoto(): Buffer {
  return readFileSync(new URL('photo.heic', import.meta.url))
}

/** A picture of one colour, which takes few bytes whatever its size is. */
export async function plainPicture(
  format: 'jpeg' | 'png',
  { width, height }: { width: number; height: number }
): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#a54' }
  return sharp({ create, limitInputPixels: false }).toFormat(format).toBuffer()
}

/** An animated GIF with this number of frames. */
export async function animation(frames: number): Promise<Buffer> {
  const [width, height] = [8, 8]
  const raw = Buffer.alloc(width * height * frames * 3, 0)
  for (let at = 0; at < raw.length; at++) raw[at] = (at * 7919) % 251
  return sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif({ delay: Array.from({ length: frames }, () => 100), interFrameMaxError: 0 })
    .toBuffer()
}

/** A small PNG file of `width` × `height` pixels. */
export function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

interface Sent {
  bearer: string
  bytes: Buffer
  name?: string
  title?: string
  type?: string
}

/** Uploads a picture as the gallery does. */
export function sendPicture(
  client: ApiClient,
  websiteId: string,
  { bearer, bytes, name = 'bread.jpg', title, type }: Sent
) {
  const request = client
    .post(`/api/spa/websites/${websiteId}/upload_image/`)
    .bearerToken(bearer)
    .file('image', bytes, { filename: name, contentType: type })
  return title === undefined ? request : request.field('title', title)
}
