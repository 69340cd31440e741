import type { Approval, TaskStatus } from '#contract/api/planning'
import { CANCELLED } from '#core/tasks/cancel_task'
import type { Task } from '#core/tasks/task'
import { noticeJson } from '#planning/transformers/plan_json'

const FAILED = 'Something went wrong during website creation. Please try again.'

const STOPPED = 'You stopped this build. Its plan is still there.'

/** The result of an approval. The website is included once it exists. */
export function approvalJson(task: Task): Approval {
  return { status: task.status, task_id: task.id, website_id: websiteOf(task) }
}

/** The state of a build as its worker reported it, without internal errors. */
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
