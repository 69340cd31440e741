import { commandsFor, edit, fillSite, read, revise, wordsOf } from 'site-designer'
import { answerQuestions } from '../../core/answer_questions.ts'
import type { EditRequest, Form, Outline, Sheet } from 'site-designer'

export type BuiltinQuestion =
  | { do: 'read'; prompt: string; form: Form }
  | { do: 'revise'; sheet: Sheet; outline: Outline; feedback: string; choices?: string[] }
  | { do: 'write'; sheet: Sheet; outline: Outline }
  | { do: 'edit'; request: EditRequest }
  | { do: 'commands'; html: string; now: number }

answerQuestions(answer)

function answer(question: BuiltinQuestion) {
  switch (question.do) {
    case 'read':
      return read(question.prompt, question.form)
    case 'revise': {
      const { sheet, outline, feedback, choices } = question
      const kinds = outline.sections.map(({ kind }) => kind)
      return revise(sheet, feedback, { kinds, page: outline, choices })
    }
    case 'write':
      return wordsOf(fillSite(question.sheet, question.outline))
    case 'edit':
      return edit(question.request)
    case 'commands':
      return commandsFor(question.html, question.now)
  }
}
