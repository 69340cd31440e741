const last = new Map<string, Promise<unknown>>()

/** Runs calls of one person one after the other, because each reads at the provider and then changes it. */
export async function oneAtATime<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(userId) ?? Promise.resolve()).then(work)
  const ended = turn.then(noMatter, noMatter)
  last.set(userId, ended)
  try {
    return await turn
  } finally {
    if (last.get(userId) === ended) last.delete(userId)
  }
}

function noMatter(): void {}
