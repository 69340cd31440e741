import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { TargetFailure, type TargetDeployment } from '#deploy/targets/deploy_target'

// The parts of Vercel's answers that we use.

const name = () => vine.string().maxLength(300)
const host = () => vine.string().maxLength(300)

export const errorAnswer = vine.create({
  error: vine.object({
    code: vine.string(),
    message: vine.string().optional(),
    missing: vine.array(vine.string().regex(/^[0-9a-f]{40}$/)).optional(),
  }),
})

export const projectAnswer = vine.create({
  id: name(),
  targets: vine
    .object({ production: vine.object({ id: name() }).nullable().optional() })
    .nullable()
    .optional(),
})

const STATES = {
  QUEUED: 'pending',
  INITIALIZING: 'pending',
  BUILDING: 'building',
  READY: 'ready',
  ERROR: 'error',
  CANCELED: 'error',
  BLOCKED: 'error',
} as const satisfies Record<string, TargetDeployment['status']>

export const deploymentAnswer = vine.create({
  id: name(),
  readyState: vine.enum(Object.keys(STATES) as (keyof typeof STATES)[]),
  /** Hosts without a protocol. */
  url: host().nullable().optional(),
  alias: vine.array(host()).optional(),
})

export const deploymentsAnswer = vine.create({
  deployments: vine.array(
    vine.object({
      uid: name(),
      state: vine.string().optional(),
      meta: vine.object({ opId: vine.string().optional() }).optional(),
    })
  ),
  pagination: vine.object({ next: vine.number().nullable().optional() }).optional(),
})

type DeploymentAnswer = Infer<typeof deploymentAnswer>

/** The status as the API says it, and the hosts of a deployment. */
export function stateIn({ id, readyState, url, alias = [] }: DeploymentAnswer) {
  // Vercel makes longer names beside the one that people use.
  const [shortest] = alias.toSorted((a, b) => a.length - b.length)
  return { id, status: STATES[readyState], host: url ?? null, alias: shortest ?? null }
}

/** Whether a listed deployment will not come online any more. */
export function hasFailed({ state }: { state?: string }): boolean {
  return state !== undefined && STATES[state as keyof typeof STATES] === 'error'
}

/** The answer, if it has the form; throws a `TargetFailure` otherwise. */
export async function checked<T>(
  form: { validate(value: unknown): Promise<T> },
  value: unknown
): Promise<T> {
  try {
    return await form.validate(value)
  } catch (cause) {
    throw new TargetFailure('unreadable', 'Vercel answers in a form that it does not describe.', {
      cause,
    })
  }
}
