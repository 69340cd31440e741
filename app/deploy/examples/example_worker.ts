import { answerQuestions } from '#core/answer_questions'
import { examplePage } from '#deploy/examples/example_page'

// In a thread, because the first page takes a processor for seconds, and its data is freed afterwards.

answerQuestions(examplePage)
