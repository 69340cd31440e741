/** The names of server state in the cache. `websites.all` covers lists and single ones. */
export const keys = {
  session: ['session'],
  configuration: ['configuration'],
  devices: ['devices'],
  planInfo: ['plan_info'],
  subscription: ['subscription'],
  payments: ['payments'],
  plan: {
    unfinished: ['plan', 'unfinished'],
    directions: (id: string) => ['plan', id, 'directions'],
    images: (id: string) => ['plan', id, 'images'],
    /** Changes of the plan without an answer yet. */
    changes: (id: string) => ['plan', id, 'changes'],
  },
  websites: {
    all: ['websites'],
    list: (page: number) => ['websites', 'list', page],
    one: (id: string) => ['websites', 'one', id],
    revisions: (id: string) => ['websites', 'one', id, 'revisions'],
    readiness: (id: string) => ['websites', 'one', id, 'readiness'],
    address: (id: string) => ['websites', 'one', id, 'address'],
    changes: (id: string) => ['websites', 'one', id, 'changes'],
    domain: (id: string) => ['websites', 'one', id, 'domain'],
    visits: (id: string, days: number) => ['websites', 'one', id, 'visits', days],
    releases: (id: string) => ['websites', 'one', id, 'releases'],
    commands: (id: string) => ['websites', 'one', id, 'commands'],
    sections: (id: string) => ['websites', 'one', id, 'sections'],
    documents: (id: string) => ['websites', 'one', id, 'documents'],
    sectionPreview: (id: string, kind: string) => ['websites', 'one', id, 'section', kind],
    images: (id: string) => ['websites', 'one', id, 'images'],
    photos: (id: string, words: string) => ['websites', 'one', id, 'photos', words],
    editFrame: (id: string) => ['websites', 'one', id, 'edit_frame'],
  },
  /** `all` covers the lists and the number of unread ones. */
  messages: {
    all: ['messages'],
    list: (selection: object) => ['messages', 'list', selection],
    unread: ['messages', 'unread'],
    /** Deletions that can still be undone, or that have no answer yet. */
    deletions: ['messages', 'deletions'],
  },
  kinds: (language: string) => ['kinds', language],
  deployments: ['deployments'],
  task: (id: string) => ['task', id],
} as const
