import { listed, type Check } from '#deploy/readiness/check'
import { ownContrast } from '#deploy/readiness/colour_pairs'
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
    const gone = main && ownContrast(page, main)! < GONE
    const faint = page.elements.filter(
      (element) => !(gone && element === main) && isFaint(page, element)
    )
    return (
      faint.length > 0 && {
        title: 'Some words are hard to read on the colour behind them',
        detail: listed(faint, (element) => `“${page.textOf(element).slice(0, 40)}”`),
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
      ownContrast(page, element)! < GONE && {
        title: 'The main heading cannot be seen: it has the colour of what is behind it',
        detail: `“${page.textOf(element).slice(0, 40)}”`,
        fix: 'Select the heading in the editor and choose another text or background colour.',
      }
    )
  },
}

/** The first main heading with colours of its own. */
function heading(page: PublicPage): PageElement | undefined {
  return page.elements.find(
    (element) => element.tag === 'h1' && ownContrast(page, element) !== undefined
  )
}

function isFaint(page: PublicPage, element: PageElement): boolean {
  if (!TEXTS.test(element.tag)) return false
  const ratio = ownContrast(page, element)
  if (ratio === undefined) return false
  const least = /^h[1-3]$/.test(element.tag) ? LEAST.heading : LEAST.text
  return ratio < least && page.textOf(element) !== ''
}
