/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { findChromium } from '../../bin/chromium.mjs'
import { fontFile } from '#core/fonts/main'
import { releaseFonts } from '#deploy/services/release_fonts'
import { fontFaces, fontFamilies } from 'site-designer/fonts'
import { openBrowser } from '#tests/helpers/browser'

/** The letters of the eight languages of pages beside plain letters and digits. */
const ALPHABETS: Record<string, string> = {
  English: '‘’“”–—…£€&@#%*()[]/+=',
  Turkish: 'ÇĞİIÖŞÜçğıiöşüÂÎÛâîû',
  German: 'ÄÖÜäöüß„“',
  French: 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»',
  Spanish: 'ÁÉÍÑÓÚÜáéíñóúü¿¡ªº',
  Italian: 'ÀÈÉÌÒÙàèéìòù',
  Dutch: 'ÁÉËÍÏÓÖÚÜáéëíïóöúü',
  Portuguese: 'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú',
}
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'
const letters = [...new Set(PLAIN + Object.values(ALPHABETS).join(''))]

process.env.CHROMIUM_PATH ||= findChromium() ?? ''
// Subset fonts have no hints, but the headless shell would use those of the full fonts.
const browser = await openBrowser('--font-render-hinting=none')
const page = await browser.newPage()
const faults: string[] = []
for (const { italic, name, weights } of fontFamilies) {
  const plain = weights.includes(400) ? 400 : weights[0]
  const faces = [...new Set([plain, weights.at(-1)!])].map((weight) => face(name, weight, 'normal'))
  for (const one of italic ? [...faces, face(name, plain, 'italic')] : faces) {
    const found = await compare(page, one)
    const said = `${name} ${one.weight} ${one.style}`
    if (found.missing) faults.push(`${said} has no ${found.missing}`)
    if (found.otherwise) faults.push(`${said}: the subset is drawn differently: ${found.otherwise}`)
  }
}
await browser.close()
console.log(
  faults.length > 0 ? faults.join('\n') : `${fontFamilies.length} families draw every letter.`
)
process.exit(faults.length > 0 ? 1 : 0)

interface Face {
  name: string
  weight: number
  style: 'normal' | 'italic'
}

function face(name: string, weight: number, style: Face['style']): Face {
  return { name, weight, style }
}

/** Draws each letter with the full font and with the subset that publishing makes of it. */
async function compare(on: Page, { name, weight, style }: Face) {
  const [weights, italics] = style === 'italic' ? [[], [weight]] : [[weight], []]
  const css = fontFaces([{ family: name, weights, italics }])
  const released = await releaseFonts(`<style>${css}</style><p>${letters.join('')}</p>`)
  const sheet = /<style>([^]*)<\/style>/.exec(released.html)![1]
  const subsetBytes = (path: string) => released.files.find((file) => file.path === path)!.bytes
  const styles = [
    named(
      'Full',
      inside(css, (path) => readFileSync(fontFile(path.slice('fonts/'.length))!))
    ),
    named('Subset', inside(sheet, subsetBytes)),
  ].join('\n')
  await on.setContent(`<style>${styles}</style><canvas width="80" height="80"></canvas>`)
  return on.evaluate(draw, { letters, font: `${style} ${weight} 40px` })

  function named(alias: string, rules: string): string {
    return rules.replaceAll(`font-family:'${name}';`, `font-family:'${alias}';`)
  }
}

function inside(css: string, read: (path: string) => Buffer): string {
  return css.replace(
    /url\((fonts\/[^)]+)\)/g,
    (_, path: string) => `url(data:font/woff2;base64,${read(path).toString('base64')})`
  )
}

/** Runs in the browser. A letter that changes with the last font of the list is in no font before it. */
async function draw({ letters: all, font }: { letters: string[]; font: string }) {
  for (const family of ['Full', 'Subset']) {
    await document.fonts.load(`${font} ${family}`, all.join(''))
  }
  const canvas = document.querySelector('canvas')!.getContext('2d', { willReadFrequently: true })!
  const drawn = (families: string, letter: string) => {
    canvas.clearRect(0, 0, 80, 80)
    canvas.font = `${font} ${families}`
    canvas.fillText(letter, 20, 55)
    const { data } = canvas.getImageData(0, 0, 80, 80)
    const ink = data.reduce((sum, value, at) => (at % 4 === 3 ? sum + value : sum), 0)
    return { text: data.join(), ink, width: canvas.measureText(letter).width }
  }
  const lacks = (family: string) => (letter: string) =>
    drawn(`${family}, monospace`, letter).text !== drawn(`${family}, serif`, letter).text
  // Without hints the edges of a small letter are smoothed differently, so widths and amounts of ink
  // are compared.
  const differs = (letter: string) => {
    const [full, subset] = [drawn('Full', letter), drawn('Subset', letter)]
    return full.width !== subset.width || Math.abs(full.ink - subset.ink) > full.ink * 0.1
  }
  const missing = all.filter(lacks('Full'))
  const there = all.filter((letter) => !missing.includes(letter))
  const otherwise = there.filter((letter) => lacks('Subset')(letter) || differs(letter))
  return { missing: missing.join(''), otherwise: otherwise.join('') }
}
