import type { User } from '#auth/main'
import { NotFound } from '#core/not_found'
import { Task } from '#core/tasks/task'

export const BUILD = 'build_website'

/** The task that builds a website for this person. */
export async function ownedBuild(user: User, id: string): Promise<Task> {
  const task = await Task.query().where({ id, user_id: user.id, kind: BUILD }).first()
  if (!task) throw new NotFound('task')
  return task
}
