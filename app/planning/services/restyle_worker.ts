import { answerQuestions } from '#core/answer_questions'
import type { PageQuestion } from '#core/page_work'
import { pageJobs } from '#planning/services/page_jobs'

const jobs: Record<string, (...values: any[]) => unknown> = pageJobs

answerQuestions(({ job, values }: PageQuestion) => jobs[job](...values))
