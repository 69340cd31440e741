import { releaseFonts, type ReleasedFonts } from '#deploy/services/release_fonts'
import { releaseStills } from '#deploy/services/release_stills'

/** The page as a release has it, with those fonts and pictures of ours that it uses. */
export async function releasedFiles(html: string): Promise<ReleasedFonts> {
  const stills = await releaseStills(html)
  const fonts = await releaseFonts(stills.html)
  return { ...fonts, files: [...fonts.files, ...stills.files] }
}
