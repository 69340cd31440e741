export type PictureLibrary = (typeof import('sharp'))['default']

let loaded: Promise<PictureLibrary> | undefined

/** Sharp, loaded for the first upload only: libvips takes memory that a server without uploads can spare. */
export function pictureLibrary(): Promise<PictureLibrary> {
  loaded ??= prepared()
  return loaded
}

async function prepared(): Promise<PictureLibrary> {
  const { default: sharp } = await import('sharp')
  // libvips reads a hundred kinds of file, SVG and PDF among them; these four are all that it may.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}File`),
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
