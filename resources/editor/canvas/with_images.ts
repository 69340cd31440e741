import { imagePathsIn } from '#contract/images'

/** The page for a frame inside the app: its pictures are loaded from its preview host, with this address. */
export function withImages(html: string, url: string): string {
  const { origin } = new URL(url)
  return imagePathsIn(html).reduce((text, path) => text.replaceAll(path, `${origin}/${path}`), html)
}
