export type PictureLibrary = (typeof import('sharp'))['default']

let loaded: Promise<PictureLibrary> | undefined

/**
 * Loads sharp for the first upload, because libvips takes memory that a server without uploads does not
 * need.
 */
export function pictureLibrary(): Promise<PictureLibrary> {
  loaded ??= prepared()
  return loaded
}

async function prepared(): Promise<PictureLibrary> {
  const { default: sharp } = await import('sharp')
  // libvips reads about a hundred file types, including SVG and PDF; only these four are enabled.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}File`),
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
