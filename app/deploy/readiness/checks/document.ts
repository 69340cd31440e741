import { listed, type Check } from '#deploy/readiness/check'

export const document: Check = {
  id: 'document',
  severity: 'should',
  passed: 'The page is built as browsers expect it',
  look(page) {
    const odd = ['doctype', 'outer_element', 'stray_end_tag'].flatMap(page.breaches)
    return (
      odd.length > 0 && {
        title: 'The page is not quite built as browsers expect it',
        detail: listed(odd, ({ message }) => message.replace(/\.$/, '')),
        fix: 'It may look different from browser to browser. Mend it where the page’s code is written.',
      }
    )
  },
}
