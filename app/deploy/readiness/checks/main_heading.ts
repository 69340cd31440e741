import { listed, type Check } from '#deploy/readiness/check'

export const mainHeading: Check = {
  id: 'main_heading',
  severity: 'should',
  passed: 'There is one main heading',
  look(page) {
    const headings = page.elements.filter(({ tag }) => tag === 'h1')
    if (headings.length === 1) return false
    if (headings.length === 0) {
      return {
        title: 'There is no main heading',
        fix: 'Let the largest line of the page be a heading (<h1>) that says who you are.',
      }
    }
    return {
      title: `There are ${headings.length} main headings`,
      detail: listed(headings, (heading) => `“${page.textOf(heading).slice(0, 40)}”`),
      fix: 'Keep the first as it is, and make the others headings of a part (<h2>).',
    }
  },
}
