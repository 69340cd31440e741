import { counted, listed, type Check } from '#deploy/readiness/check'

export const controls: Check = {
  id: 'controls',
  severity: 'should',
  passed: 'Every field and button says what it is for',
  concerns: ({ elements }) => elements.some(({ tag }) => CONTROL.test(tag)),
  look(page) {
    const fields = page.breaches('label')
    const buttons = page.breaches('empty_link').filter(({ element }) => element?.tag === 'button')
    const mute = [...fields, ...buttons]
    return (
      mute.length > 0 && {
        title: `${counted(mute.length, 'One field or button does', 'fields or buttons do')} not say what it is for`,
        detail: listed(mute, ({ element }) => element?.attributes.name ?? `<${element?.tag}>`),
        fix: 'Give each field a label, and each button a word.',
      }
    )
  },
}

const CONTROL = /^(?:input|select|textarea|button)$/
