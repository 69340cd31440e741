import type { Website } from '#websites/main'
import { Suspension } from '#deploy/models/suspension'

export const SUSPENDED = 'The people who run this service have taken this website offline.'

/** Whether the operator has suspended the website. */
export async function isSuspended({ slug }: Pick<Website, 'slug'>): Promise<boolean> {
  return (await Suspension.find(slug)) !== null
}
