/** The largest file that can be uploaded. */
export const IMAGE_BYTES = 10 * 1024 * 1024

/** The maximum length of the title and the description of a picture, in characters. */
export const IMAGE_WORDS = 200

/** The maximum number of pictures of one website, or of one plan. */
export const MOST_IMAGES = 100

/** The accepted file types, in the syntax of a file input. */
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/heic',
  'image/heif',
  // Some systems do not know the type of these files.
  '.heic',
  '.heif',
]

/** The file names of a picture in a page: full size, or `-<width>` pixels wide. */
const FILE_NAME = /^images\/([0-9a-f]{32})(?:-(\d{2,4}))?\.webp$/

/** The path of one file of a picture in a page's HTML. */
export function imagePath(hash: string, width?: number): string {
  return `images/${hash}${width === undefined ? '' : `-${width}`}.webp`
}

/** The picture and the width of a path; undefined for any other path. */
export function readImagePath(path: string): { hash: string; width?: number } | undefined {
  const [, hash, width] = FILE_NAME.exec(path) ?? []
  if (hash === undefined) return undefined
  return width === undefined ? { hash } : { hash, width: Number(width) }
}

/** The paths of pictures that a page uses, each once. */
export function imagePathsIn(html: string): string[] {
  return [...new Set(html.match(/images\/[0-9a-f]{32}(?:-\d{2,4})?\.webp/g))]
}
