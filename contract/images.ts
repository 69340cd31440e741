/** The largest file that can be uploaded. */
export const IMAGE_BYTES = 10 * 1024 * 1024

/** What the title and the description of a picture may hold, in characters. */
export const IMAGE_WORDS = 200

/** Pictures of one website, or of one plan. */
export const MOST_IMAGES = 100

/** The kinds of file that are accepted, as a file dialog asks for them. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** A picture's files as a page names them: whole, or `-<width>` pixels wide. */
const FILE_NAME = /^images\/([0-9a-f]{32})(?:-(\d{2,4}))?\.webp$/

/** The address of one file of a picture as it stands in a page's HTML. */
export function imagePath(hash: string, width?: number): string {
  return `images/${hash}${width === undefined ? '' : `-${width}`}.webp`
}

/** Which picture, and which width of it, a path names; undefined for any other path. */
export function readImagePath(path: string): { hash: string; width?: number } | undefined {
  const [, hash, width] = FILE_NAME.exec(path) ?? []
  if (hash === undefined) return undefined
  return width === undefined ? { hash } : { hash, width: Number(width) }
}

/** The paths of pictures that a page names, each once. */
export function imagePathsIn(html: string): string[] {
  return [...new Set(html.match(/images\/[0-9a-f]{32}(?:-\d{2,4})?\.webp/g))]
}
