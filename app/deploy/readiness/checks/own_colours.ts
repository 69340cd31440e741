import { listed, type Check } from '#deploy/readiness/check'
import { inWords, ownPair } from '#deploy/readiness/colour_pairs'
import type { PageElement, PublicPage } from '#deploy/readiness/public_page'

/** Text of heading size needs less contrast. */
const LEAST = { heading: 3, text: 4.5 }
/** Below this contrast text of any size is unreadable. */
const GONE = 1.6

const TEXTS = /^(?:h[1-6]|p|li|a|button|blockquote|figcaption|label|td|th|dt|dd|span|strong|em)$/

export const ownColours: Check = {
  id: 'own_colours',
  severity: 'should',
  passed: 'Colours that were chosen for single parts can be read',
  concerns: (page) =>
    page.elements.some(({ attributes }) => /colou?r|background/i.test(attributes.style ?? '')),
  look(page) {
    const main = heading(page)
    // Invisible text is reported by the other check.
    const gone = main && ownPair(page, main)!.ratio < GONE
    const faint = page.elements.filter(
      (element) => !(gone && element === main) && isFaint(page, element)
    )
    return (
      faint.length > 0 && {
        title: 'Some words are hard to read on the colour behind them',
        detail: listed(faint, (element) => measured(page, element)),
        fix: 'Select them in the editor and choose a darker or a lighter text or background colour.',
      }
    )
  },
}

export const headingColour: Check = {
  id: 'heading_colour',
  severity: 'must',
  passed: 'The main heading can be seen',
  concerns: (page) => heading(page) !== undefined,
  look(page) {
    const element = heading(page)!
    return (
      ownPair(page, element)!.ratio < GONE && {
        title: 'The main heading can hardly be seen on the colour behind it',
        detail: measured(page, element),
        fix: 'Select the heading in the editor and choose another text or background colour.',
      }
    )
  },
}

/** The words and their measured colours. */
function measured(page: PublicPage, element: PageElement): string {
  return `“${page.textOf(element).slice(0, 40)}” (${inWords(ownPair(page, element)!)})`
}

/** The first main heading with colours of its own. */
function heading(page: PublicPage): PageElement | undefined {
  return page.elements.find(
    (element) => element.tag === 'h1' && ownPair(page, element) !== undefined
  )
}

function isFaint(page: PublicPage, element: PageElement): boolean {
  if (!TEXTS.test(element.tag)) return false
  const pair = ownPair(page, element)
  if (!pair) return false
  const least = /^h[1-3]$/.test(element.tag) ? LEAST.heading : LEAST.text
  return pair.ratio < least && page.textOf(element) !== ''
}
