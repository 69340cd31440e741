import env from '#start/env'
import { VercelServer } from '#tests/fakes/vercel/vercel_server'

/** Makes the product publish to a fake of Vercel. Returns the fake, and a function that ends it. */
export async function publishToVercel(): Promise<{ vercel: VercelServer; end(): void }> {
  const vercel = await VercelServer.start()
  const { url, token, teamId } = vercel.settings
  env.set('DEPLOY_TARGET', 'vercel')
  env.set('VERCEL_API_URL', url)
  env.set('VERCEL_TOKEN', token)
  env.set('VERCEL_TEAM_ID', teamId)
  const end = () => {
    env.set('DEPLOY_TARGET', 'embedded')
    env.set('VERCEL_TOKEN', '')
    vercel.close()
  }
  return { vercel, end }
}
