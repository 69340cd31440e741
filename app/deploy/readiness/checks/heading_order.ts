import { listed, type Check } from '#deploy/readiness/check'

export const headingOrder: Check = {
  id: 'heading_order',
  severity: 'should',
  passed: 'The headings follow each other level by level',
  concerns: ({ elements }) => elements.some(({ tag }) => HEADING.test(tag)),
  look(page) {
    const headings = page.elements.filter(({ tag }) => HEADING.test(tag))
    const early = headings.filter(
      ({ tag }, at) => at > 0 && Number(tag[1]) > Number(headings[at - 1].tag[1]) + 1
    )
    return (
      early.length > 0 && {
        title: 'The headings skip a level',
        detail: listed(early, (heading) => `“${page.textOf(heading).slice(0, 40)}”`),
        fix: 'After a heading of level 2 comes one of level 3, not 4: people who listen find their way by them.',
      }
    )
  },
}

const HEADING = /^h[1-6]$/
