import { account, tokens } from '../api/main.ts'

const PATIENCE = 2000

/** Always succeeds for the person; a server that is slow to hear of it is not waited for. */
export async function signOut(): Promise<void> {
  const told = account.logout().catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  tokens.forget()
}
