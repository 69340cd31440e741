import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { list } from '#designer/renderer/sections/parts'
import type { SectionType } from '#designer/sections/section_type'
import type { HouseRules } from '#designer_tests/helpers/house_rules/schema'

const rulesOf = (section: object) => (section as HouseRules).rules

export const houseRulesSection: SectionType = {
  fill: ({ sheet }) =>
    ({
      heading: 'While you stay with us',
      rules: sheet.good_to_know.map(({ value }) => value),
    }) as never,
  print: (section) =>
    list('lines', 'Line', rulesOf(section), (rule) => html`${text('span', 'rule', rule)}`),
  isCalledPlainly: true,
  says: (section) => rulesOf(section).join(' '),
}
