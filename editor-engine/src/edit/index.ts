export { edit, EditRefused, Editing, Selection } from './edit.ts'
export {
  elements,
  type ChangeClasses,
  type ElementOperation,
  type ElementsOptions,
  type InsertHtml,
  type MoveElement,
  type Place,
  type RemoveElement,
  type ReplaceElement,
  type ReplaceText,
  type SetAttributes,
  type WrapElement,
} from './elements.ts'
export type { Target } from './target.ts'
export { select } from '../select/index.ts'
