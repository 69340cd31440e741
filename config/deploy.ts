import { Misconfigured } from '#core/boot_failure'
import env from '#start/env'

/** Where sites are published: on the site host of this process, or at Vercel. */
export function deployConfig() {
  if (env.get('DEPLOY_TARGET') === 'embedded') return { target: 'embedded' as const }
  const token = env.get('VERCEL_TOKEN')
  if (!token) {
    throw new Misconfigured('VERCEL_TOKEN is not set. It must be, because DEPLOY_TARGET is vercel.')
  }
  const url = env.get('VERCEL_API_URL')
  return { target: 'vercel' as const, url, token, teamId: env.get('VERCEL_TEAM_ID') }
}
