const READ_ALOUD = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label'])
const WORD = /\p{L}{2,}/u

/** Words that people read come from the catalogue in resources/lib/text, so that they can be translated. */
export const noLiteralText = {
  meta: { type: 'problem', messages: { literal: 'Put "{{ text }}" into resources/lib/text.' } },
  create(context) {
    const report = (node, text) => {
      if (WORD.test(text))
        context.report({ node, messageId: 'literal', data: { text: text.trim() } })
    }
    return {
      JSXText: (node) => report(node, node.value),
      JSXAttribute(node) {
        if (!READ_ALOUD.has(node.name.name) || node.value?.type !== 'Literal') return
        report(node, String(node.value.value))
      },
    }
  },
}
