import type { Page } from 'playwright'
import { axeViolations } from '#tests/helpers/axe'
import { type Finding, findings } from '#tests/gate/finding'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations that axe-core finds: WCAG 2.2 A and AA and its best practices. */
export async function accessibility(page: Page): Promise<Finding[]> {
  const violations = await axeViolations(page, tags)
  return findings(
    'accessibility',
    violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => ({ where: target.join(' '), says: `${id}: ${help}` }))
    )
  )
}
