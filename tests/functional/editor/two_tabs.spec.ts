import { test } from '@japa/runner'
import { hosts } from '#config/hosts'
import { signedInUser } from '#tests/helpers/people'
import { longPage, twoTabs } from '#tests/helpers/two_tabs'
import { readyWebsite } from '#tests/helpers/websites'
import { loadTexts } from '../../../resources/lib/text/text.ts'

test.group('Two tabs that edit one website', (group) => {
  group.setup(() => loadTexts(['editor']))

  test('neither lose nor repeat changes over a failing connection, and undo leads to the first state', async ({
    assert,
  }) => {
    const { user, bearer } = await signedInUser()
    const { id } = await readyWebsite(user, { html: longPage() })
    const url = `${hosts.appUrl}/api`
    const report = await twoTabs({ url, token: bearer, id, edits: 40, seed: 7 })
    assert.isAbove(report.made, 20)
    assert.containsSubset(report, {
      edits: 40,
      lost: [],
      doubled: [],
      is_their_sum: true,
      tabs_show_it: true,
      undo_leads_to_start: true,
      redo_leads_to_end: true,
    })
  }).timeout(60_000)
})
