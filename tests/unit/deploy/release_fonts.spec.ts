import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { fontFile } from '#core/fonts/main'
import { fontFaces } from 'site-designer/fonts'
import { releaseFonts } from '#deploy/services/release_fonts'

const styled = (words: string) =>
  `<style>${fontFaces([{ family: 'Merriweather', weights: [400] }])}</style><p>${words}</p>`

test.group('The fonts of a release', () => {
  test('are less than 60 % of the size of the originals', async ({ assert }) => {
    const { files } = await releaseFonts(styled('Bread in İzmir'))
    assert.lengthOf(files, 2)
    for (const { path, bytes } of files) {
      const whole = readFileSync(fontFile(path.replace(/^fonts\/|-[\da-f]{12}/g, ''))!)
      assert.equal(bytes.subarray(0, 4).toString(), 'wOF2')
      assert.isBelow(bytes.length, whole.length * 0.6)
    }
  })

  test('are named in the page like their files', async ({ assert }) => {
    const { html, files } = await releaseFonts(styled('Bread'))
    for (const { path } of files) assert.include(html, `url(${path})`)
    const page = html.replace(/^(?:<link [^>]*>)+/, '').replace(/-[\da-f]{12}\.woff2/g, '.woff2')
    assert.equal(page, styled('Bread'))
  })

  test('fonts that every page needs are preloaded before the stylesheet', async ({ assert }) => {
    const { html, files } = await releaseFonts(`<title>Bread</title>${styled('Bread')}`)
    const { path } = files.find((file) => file.path.includes('-latin-400'))!
    const link = `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`
    assert.include(html, `<title>Bread</title>${link}<style>`)
    assert.lengthOf(html.match(/rel="preload"/g)!, 1)
  })

  test('italics are files of their own, and never preloaded', async ({ assert }) => {
    const faces = fontFaces([{ family: 'Playfair Display', weights: [700], italics: [700] }])
    const { html, files } = await releaseFonts(`<style>${faces}</style><h1>Bread</h1>`)
    const italics = files.filter(({ path }) => path.includes('-700-italic-'))
    assert.lengthOf(files, 4)
    assert.lengthOf(italics, 2)
    for (const { path, bytes } of italics) {
      assert.equal(bytes.subarray(0, 4).toString(), 'wOF2')
      assert.include(html, `font-style:italic;font-weight:700;font-display:swap;src:url(${path})`)
    }
    const preloads = html.match(/<link rel="preload"[^>]*>/g)!
    assert.lengthOf(preloads, 1)
    assert.include(preloads[0], '-latin-700-normal-')
  })

  test('nothing is preloaded for a stylesheet in a script or a comment', async ({ assert }) => {
    const sheet = styled('Bread')
    for (const page of [`<script>'${sheet}'</script>`, `<!-- ${sheet} -->`]) {
      assert.notInclude((await releaseFonts(page)).html, 'preload')
    }
  })

  test('are equal for pages with the same letters, and larger with a new letter', async ({
    assert,
  }) => {
    const names = async (words: string) => (await releaseFonts(styled(words))).files.map(({ path }) => path) // prettier-ignore
    assert.deepEqual(await names('Bread'), await names('Cakes'))
    for (const words of ['Crème', 'Cr&egrave;me', 'Cr&#232;me', 'Cr&#xE8;me']) {
      assert.notDeepEqual(await names(words), await names('Creme'), words)
    }
  })

  test('a page without our fonts stays unchanged', async ({ assert }) => {
    const html = '<p>fonts/mine.woff2</p>'
    assert.deepEqual(await releaseFonts(html), { html, files: [], uncut: [] })
  })
})
