import type { Material } from '#tests/fakes/model_server/material'
import type { Purpose } from '#tests/fakes/model_server/purposes/purpose'

const COLOURS = ['red', 'blue', 'green', 'orange', 'purple', 'black', 'white', 'teal', 'brown']
const WHY =
  'This stand-in knows "remove this", a colour, "two columns", and new words in quotation marks.'

/** An instruction for a page: a new text, a colour, a removal, or a section in columns. */
export const edit: Purpose = {
  field: 'operations',
  answer(material) {
    const operation = operationFor(material)
    const instruction = material.get('Instruction')
    const nothing = { question: '', why: '', readings: [], operations: [], summary: '' }
    const analysis = `You want: ${instruction}`
    if (!operation) return { ...nothing, outcome: 'cannot', analysis, why: WHY }
    return { ...nothing, ...operation, outcome: 'done', analysis }
  },
}

function operationFor(material: Material): { operations: object[]; summary: string } | null {
  const instruction = material.get('Instruction')
  const columns = /\bcolumns\b/i.test(instruction) && columnsIn(material.get('Styles'))
  if (columns) return { operations: [columns], summary: 'It has two columns now.' }
  const selected = material.get('Selected')
  const element = selected || elementOf(material.get('Page'), instruction)
  if (!element) return null

  const [, words] = /["“]([^"”]+)["”]/.exec(instruction) ?? []
  if (words && /\badd\b/i.test(instruction)) {
    const html = `<p>${words}</p>`
    const operations = [{ type: 'insert_html', where: 'after', element, html }]
    return { operations, summary: 'A paragraph was added.' }
  }
  if (words) {
    return {
      operations: [{ type: 'set_text', element, text: words }],
      summary: `It says “${words}” now.`,
    }
  }
  const value = COLOURS.find((colour) => instruction.toLowerCase().includes(colour))
  if (value) {
    const operations = [{ type: 'set_style', element, property: 'color', value }]
    return { operations, summary: `It is ${value} now.` }
  }
  if (selected && /\b(?:remove|delete|kaldır|sil)\b/i.test(instruction)) {
    return { operations: [{ type: 'remove', element }], summary: 'It is gone.' }
  }
  return null
}

/** The first section whose rules are told, with those that it has. */
function columnsIn(styles: string): object | null {
  const [, section, id, rules] =
    /^\/\* (e\d+) #([\w-]+) \*\/\n([^]*?)(?=\n\/\* e\d|$)/.exec(styles) ?? []
  if (!section) return null
  const isDesigned = rules.includes(`.x-${id}`)
  const columns = `${isDesigned ? `.x-${id}` : `#${id}`} .wrap{columns:2}`
  const css = `${isDesigned ? `${rules}\n` : ''}@media (min-width:50rem){${columns}}`
  return { type: 'set_section_css', section, css }
}

/** The element that the instruction names; each line of the page is one element. */
function elementOf(page: string, instruction: string): string | null {
  const tag = /\b(?:button|düğme)\b/i.test(instruction) ? 'a' : 'h1'
  const line = page.split('\n').find((one) => one.trimStart().startsWith(`<${tag} `))
  return line?.trimStart().split(/[ >]/)[1] ?? null
}
