import { problem } from '#core/problem'

export function limitProblem({ current_usage, limit }: { current_usage: number; limit: number }) {
  const places = limit === 1 ? 'website' : 'websites'
  return problem(
    'website_limit',
    `Your plan allows ${limit} ${places}, and you have ${current_usage}. ` +
      `Delete one or upgrade your plan to make another.`,
    { current_usage, limit }
  )
}
