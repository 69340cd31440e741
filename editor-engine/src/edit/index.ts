export { edit, EditRefused, Editing, Selection } from './edit.ts'
export { elements, type ElementsOptions } from './elements.ts'
export type {
  ChangeClasses,
  ElementOperation,
  InsertComment,
  InsertHtml,
  MoveElement,
  NewText,
  Place,
  RemoveElement,
  ReplaceElement,
  ReplaceInText,
  ReplaceText,
  SearchOptions,
  SetAttributes,
  SetTexts,
  TextOperation,
  WrapElement,
} from './operations.ts'
export type { Target } from './target.ts'
export type { TextsReport } from './text_plans.ts'
export { texts } from './texts.ts'
export { textsOf, type TextNode } from './text_nodes.ts'
export { insertComment, replaceInText, setTexts, textsIn, type Chain } from './in_texts.ts'
export { select } from '../select/index.ts'
