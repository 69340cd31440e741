import { account, tokens } from '../api/main.ts'

const PATIENCE = 2000

/** Always succeeds for the person; does not wait for the server. */
export async function signOut(): Promise<void> {
  const told = account.logout().catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  tokens.forget()
}
