import { gzipSync } from 'node:zlib'
import { animation, flatPng, picture } from '#tests/helpers/pictures'

export interface BadUpload {
  what: string
  bytes: Buffer
  name: string
  type?: string
}

const SCRIPT = '<script>document.title="ran"</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`

/** Hostile files, one of each type. */
export async function hostileUploads(): Promise<BadUpload[]> {
  const good = await picture('jpeg')
  const gif = await picture('gif')
  const text = (words: string) => Buffer.from(words)
  const zip = Buffer.concat([text('PK\x03\x04'), gzipSync('x'.repeat(9_000))])
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic'), Buffer.alloc(64)])
  return [
    { what: 'an SVG', bytes: text(SVG), name: 'logo.svg', type: 'image/svg+xml' },
    { what: 'an SVG named .png', bytes: text(SVG), name: 'logo.png', type: 'image/png' },
    { what: 'HTML named .png', bytes: text(`<html>${SCRIPT}</html>`), name: 'a.png' },
    { what: 'a PDF', bytes: text('%PDF-1.4\n%%EOF'), name: 'a.jpg' },
    { what: 'a ZIP', bytes: zip, name: 'a.webp' },
    { what: 'a HEIC', bytes: heic, name: 'photo.heic', type: 'image/heic' },
    { what: 'a TIFF', bytes: text('II*\0\x08\0\0\0'), name: 'a.tiff', type: 'image/tiff' },
    { what: 'nothing', bytes: Buffer.alloc(0), name: 'empty.png' },
    { what: 'one byte', bytes: text('\xff'), name: 'a.jpg' },
    { what: 'only a signature', bytes: good.subarray(0, 12), name: 'a.jpg' },
    { what: 'a cut JPEG', bytes: good.subarray(0, good.length / 2), name: 'a.jpg' },
    { what: 'a cut GIF', bytes: gif.subarray(0, 40), name: 'a.gif' },
    { what: '20000 × 20000 pixels', bytes: flatPng(20_000, 20_000), name: 'bomb.png' },
    { what: '100000 × 500 pixels', bytes: flatPng(100_000, 500), name: 'long.png' },
    { what: 'an endless animation', bytes: await animation(150), name: 'a.gif' },
    {
      what: 'a GIF that is a script too',
      bytes: text('GIF89a=1;alert(document.domain)//'),
      name: 'a.gif',
    },
  ]
}

/** Valid pictures with additional data before or after them, which must not be stored. */
export async function polyglots(): Promise<BadUpload[]> {
  const [jpeg, png, gif] = await Promise.all([picture('jpeg'), picture('png'), picture('gif')])
  const behind = (bytes: Buffer, words: string) => Buffer.concat([bytes, Buffer.from(words)])
  return [
    { what: 'a JPEG with a script behind it', bytes: behind(jpeg, SCRIPT), name: 'a.jpg' },
    { what: 'a PNG with HTML behind it', bytes: behind(png, `<html>${SCRIPT}`), name: 'a.html' },
    { what: 'a GIF with a ZIP behind it', bytes: behind(gif, 'PK\x03\x04'), name: 'a.zip' },
    { what: 'a JPEG with a comment', bytes: withComment(jpeg, SCRIPT), name: '../../x.svg' },
  ]
}

function withComment(jpeg: Buffer, words: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(words.length + 2)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(words)])
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

/** Valid files, each damaged in one of several ways; the same seed gives the same files. */
export async function* spoiltPictures(count: number, seed = 1): AsyncGenerator<BadUpload> {
  let state = seed
  const chance = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const formats = ['jpeg', 'png', 'gif', 'webp'] as const
  // Each is a different picture: after re-encoding, the PNG of a picture would equal its WebP.
  const good = await Promise.all(
    formats.map((format, at) => picture(format, { width: 90, height: 70, seed: at + 1 }))
  )
  for (let at = 0; at < count; at++) {
    const kind = chance(formats.length)
    const ways = [flipped, cut, swapped, doubled, stuffed]
    const way = ways[chance(ways.length)]
    const bytes = way(Buffer.from(good[kind]), chance, good[chance(good.length)])
    yield { what: `${way.name} ${formats[kind]} no. ${at}`, bytes, name: `a.${formats[chance(4)]}` }
  }
}

type Chance = (below: number) => number

function flipped(bytes: Buffer, chance: Chance): Buffer {
  for (let times = 1 + chance(24); times > 0; times--) bytes[chance(bytes.length)] ^= 1 << chance(8)
  return bytes
}

function cut(bytes: Buffer, chance: Chance): Buffer {
  return bytes.subarray(0, chance(bytes.length))
}

/** The first bytes of another file type. */
function swapped(bytes: Buffer, chance: Chance, other: Buffer): Buffer {
  other.copy(bytes, 0, 0, 2 + chance(40))
  return bytes
}

function doubled(bytes: Buffer, chance: Chance, other: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, chance(bytes.length)), other])
}

function stuffed(bytes: Buffer, chance: Chance): Buffer {
  const at = chance(bytes.length)
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(SVG), bytes.subarray(at)])
}
