import { deployConfig } from '#config/deploy'
import type { DeployTarget } from '#deploy/targets/deploy_target'
import { embeddedTarget } from '#deploy/targets/embedded/embedded_target'
import { VercelTarget } from '#deploy/targets/vercel/vercel_target'

/** The target that DEPLOY_TARGET names. A third one is a folder here and a line below. */
export function currentTarget(): DeployTarget {
  const config = deployConfig()
  return config.target === 'vercel' ? new VercelTarget(config) : embeddedTarget
}
