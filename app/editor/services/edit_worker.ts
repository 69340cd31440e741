import { answerJobs } from '#core/answer_questions'
import { pageJobs } from '#editor/services/page_jobs'

answerJobs(pageJobs)
