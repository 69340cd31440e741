import { counted, listed, type Check } from '#deploy/readiness/check'

/** An element that is never closed contains everything after it. */
export const closedTags: Check = {
  id: 'closed_tags',
  severity: 'must',
  passed: 'Every part of the page is closed where it ends',
  look(page) {
    const open = page.breaches('unclosed_tag')
    return (
      open.length > 0 && {
        title: `${counted(open.length, 'One part of the page is', 'parts of the page are')} never closed`,
        detail: listed(open, ({ message }) => message.replace(/\.$/, '')),
        fix: 'Undo the last change, or close them where the page’s code is written.',
      }
    )
  },
}
