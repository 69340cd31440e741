import { problem, unsuccessful } from '#core/problem'
import type { Website } from '#websites/main'
import { Suspension } from '#deploy/models/suspension'

/** The refusal for a website that the operator has suspended; null for every other one. */
export async function suspendedProblem({ slug }: Pick<Website, 'slug'>) {
  if (!(await Suspension.find(slug))) return null
  const sentence = 'The people who run this service have taken this website offline.'
  return unsuccessful(problem('suspended', sentence))
}
