import { counted, listed, type Check } from '#deploy/readiness/check'

export const pictures: Check = {
  id: 'pictures',
  severity: 'should',
  passed: 'Every picture has a description',
  concerns: ({ elements }) => elements.some(({ tag }) => tag === 'img'),
  look(page) {
    const bare = page.breaches('alternative_text')
    return (
      bare.length > 0 && {
        title: `${counted(bare.length, 'One picture has', 'pictures have')} no description`,
        detail: listed(bare, ({ element }) => fileOf(element?.attributes.src)),
        fix: 'Say in a few words what it shows (alt), for people who cannot see it. Leave the words empty where it is only decoration.',
      }
    )
  },
}

function fileOf(src = ''): string {
  return src.startsWith('data:')
    ? 'a drawing'
    : src.split(/[?#]/)[0].split('/').at(-1) || 'a picture'
}
