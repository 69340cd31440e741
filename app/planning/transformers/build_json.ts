import type { Approval, TaskStatus } from '#contract/api/planning'
import { CANCELLED } from '#core/tasks/cancel_task'
import type { Task } from '#core/tasks/task'
import { noticeJson } from '#planning/transformers/plan_json'

const FAILED = 'Something went wrong during website creation. Please try again.'

const STOPPED = 'You stopped this build. Its plan is still there.'

/** What became of an approval. A website is named once it is there to be seen. */
export function approvalJson(task: Task): Approval {
  return { status: task.status, task_id: task.id, website_id: websiteOf(task) }
}

/** How a build stands, as its worker reported it. What went wrong inside stays inside. */
export function buildJson(task: Task): TaskStatus {
  return {
    status: task.status,
    website_id: websiteOf(task),
    error: task.status === 'failed' ? (task.error === CANCELLED ? STOPPED : FAILED) : null,
    stage: task.stage,
    progress: task.progress,
    ...noticeJson(task.result?.notice),
  }
}

function websiteOf(task: Task): string | null {
  return task.status === 'completed' ? task.result.websiteId : null
}
