import { counted, listed, type Check } from '#deploy/readiness/check'

export const linkWords: Check = {
  id: 'link_words',
  severity: 'should',
  passed: 'Every link says where it leads',
  concerns: ({ elements }) => elements.some(({ tag }) => tag === 'a'),
  look(page) {
    const mute = page.breaches('empty_link').filter(({ element }) => element?.tag === 'a')
    return (
      mute.length > 0 && {
        title: `${counted(mute.length, 'One link has', 'links have')} no words`,
        detail: listed(mute, ({ element }) => element!.attributes.href),
        fix: 'Write where it leads, or delete it.',
      }
    )
  },
}
