import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'

/** The module of each table. Imports do not show which module uses a table by its name. */
const OWNER: Record<string, string> = {
  users: 'auth',
  sessions: 'auth',
  access_tokens: 'auth',
  retired_tokens: 'auth',
  email_tokens: 'auth',
  used_credentials: 'auth',
  billing_accounts: 'billing',
  subscriptions: 'billing',
  payments: 'billing',
  checkouts: 'billing',
  webhook_deliveries: 'billing',
  tasks: 'core',
  model_uses: 'core',
  plans: 'planning',
  measured_sections: 'planning',
  websites: 'websites',
  revisions: 'websites',
  contents: 'websites',
  messages: 'websites',
  slug_reservations: 'websites',
  slug_redirects: 'websites',
  contact_confirmations: 'websites',
  images: 'websites',
  documents: 'websites',
  pending_edits: 'editor',
  releases: 'deploy',
  release_files: 'deploy',
  deployments: 'deploy',
  suspensions: 'deploy',
  domains: 'deploy',
  domain_hosts: 'deploy',
  visit_days: 'deploy',
  visit_sources: 'deploy',
  visit_hashes: 'deploy',
  visit_salts: 'deploy',
}

test.group('Table ownership', () => {
  test('no module uses a table of another module', async ({ assert }) => {
    const strays: string[] = []
    for (const file of await readdir('app', { recursive: true })) {
      if (!file.endsWith('.ts')) continue
      const module = file.split('/')[0]
      const source = await readFile(join('app', file), 'utf8')
      const named = source.matchAll(/(?:table\s*=\s*|\.table\(|\.from\()['"`]([a-z_]+)['"`]/g)
      for (const [, table] of named) {
        if (OWNER[table] && OWNER[table] !== module) strays.push(`app/${file} names ${table}`)
      }
    }
    assert.deepEqual(strays, [])
  })

  test('every table of the migrations has an owner', async ({ assert }) => {
    const folder = 'database/migrations'
    const sources = await Promise.all(
      (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8'))
    )
    const made = sources.flatMap((source) =>
      [...source.matchAll(/createTable\('([a-z_]+)'/g)].map(([, table]) => table)
    )
    assert.sameMembers(made, Object.keys(OWNER))
  })
})
