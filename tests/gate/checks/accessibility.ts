import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe-core calls a violation: WCAG 2.2 A and AA and its own good practice. */
export async function accessibility(page: Page): Promise<Finding[]> {
  // The other mode opens a window for itself each time; there are no frames that would need it.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  return findings(
    'accessibility',
    violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => ({ where: target.join(' '), says: `${id}: ${help}` }))
    )
  )
}
