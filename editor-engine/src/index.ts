export {
  createEngine,
  type Applied,
  type Engine,
  type NotApplied,
  type Result,
} from './core/engine.ts'
export { addedDiagnostics } from './core/checks.ts'
export type { Change } from './core/changes/change.ts'
export { ChangeSet, type ChangeSetJson, type MapMode } from './core/changes/change_set.ts'
export { sourceMap, type SourceMap, type SourceMapOptions } from './core/changes/source_map.ts'
export { positions, type Position, type Positions } from './core/text/positions.ts'
export { Page, type Edited, type Verdicts } from './core/page/page.ts'
export { PageElement, type Range, type ReadOnly, type TextKind } from './core/page/element.ts'
export type { Attribute } from './core/html/attributes.ts'
export type { AttributeSpan } from './core/html/tag.ts'
export type { Locations } from './core/html/locations.ts'
export type {
  AnyPlugin,
  Diagnostic,
  EditInPlace,
  Operation,
  OperationOf,
  Plan,
  Plugin,
  ReadonlyPage,
  ReportOf,
  Severity,
} from './core/plugin.ts'
export type { RefusalCode, RefusalCodes } from './core/refusal_codes.ts'
export { isRefused, refuse, type Candidate, type Refusal, type Refused } from './core/result.ts'
export { targetOf } from './core/target.ts'
export { checkUrl, type UrlCheck, type UrlUse } from './core/url/check_url.ts'
export { typedUrl } from './core/url/typed_url.ts'
export { escapeAttribute, escapeText } from './core/html/escape.ts'
export { decode } from './core/html/entities.ts'

export { pagePlugins } from './page_plugins.ts'
export { elementIds, type Tag, type Untag } from './plugins/element_ids/element_ids.ts'
export { tag, tagWithChanges, untag } from './plugins/element_ids/tag.ts'
export { styles, type SetStyle, type StylesOptions } from './plugins/styles/styles.ts'
export { readTokens, tokens, type SetToken } from './plugins/tokens/tokens.ts'
export {
  cleanText,
  editableText,
  text,
  type SetText,
  type TextOptions,
} from './plugins/text/text.ts'
export { urls, type SetUrl, type UrlsOptions } from './plugins/urls/urls.ts'
export { images, type SetBackgroundImage, type SetImage } from './plugins/images/images.ts'
export { lineEdits, type EditLines } from './plugins/line_edits/line_edits.ts'
export type {
  DiffEdit,
  LineEdit,
  LineEditReport,
  Method,
  PageEdit,
  RangeEdit,
  SearchEdit,
} from './plugins/line_edits/line_edit.ts'
export { numberLines } from './plugins/line_edits/number_lines.ts'
export { readAnswer } from './plugins/line_edits/read_answer.ts'
export {
  listSections,
  sections,
  type AddSection,
  type DuplicateSection,
  type MoveSection,
  type RemoveSection,
  type SectionFacts,
  type SectionOperation,
} from './plugins/sections/sections.ts'
export { marks, stripMarks, type MarksOptions, type StripMarks } from './plugins/marks/marks.ts'
export {
  mend,
  validate,
  validation,
  type Mend,
  type Rule,
  type ValidationOptions,
} from './plugins/validation/validation.ts'
