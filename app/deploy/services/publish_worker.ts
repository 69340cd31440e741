import { answerJobs } from '#core/answer_questions'
import { pageJobs } from '#deploy/services/page_jobs'

answerJobs(pageJobs)
