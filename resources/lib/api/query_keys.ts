/** The names of server state in the cache. `websites.all` covers lists and single ones. */
export const keys = {
  session: ['session'],
  configuration: ['configuration'],
  planInfo: ['plan_info'],
  websites: {
    all: ['websites'],
    list: (page: number) => ['websites', 'list', page],
    one: (id: string) => ['websites', 'one', id],
    revisions: (id: string) => ['websites', 'one', id, 'revisions'],
    images: (id: string) => ['websites', 'one', id, 'images'],
    editFrame: (id: string) => ['websites', 'one', id, 'edit_frame'],
  },
  deployments: ['deployments'],
  task: (id: string) => ['task', id],
} as const
