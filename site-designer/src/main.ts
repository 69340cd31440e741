export type {
  ClauseEdit,
  Designer,
  DesignRequest,
  Edit,
  EditRequest,
  Plan,
  PlanData,
  Progress,
  Proposal,
  TradeName,
  Understanding,
} from '#designer/designer/designer'
export { BuiltinDesigner } from '#designer/designer/builtin_designer'
export { namedDirection } from '#designer/outline/direction_names'
export { contrast, parseHex } from '#designer/renderer/color/oklch'
export { applyEdit, type EditOperation } from '#designer/renderer/reading/edit_operation'
export { renderSite } from '#designer/renderer/render'
export { lookOf } from '#designer/renderer/restyle'
export { restyled } from '#designer/renderer/restyle/restyled'
export { renderPage } from '#designer/renderer/tagged'
export { todosIn, withoutTodos } from '#designer/renderer/todos'
export type { Fingerprint } from '#designer/site/fingerprint'
export { directions, type DirectionId } from '#designer/site/kinds'
export { chance } from '#designer/site/seeded'
export type { Look, Site } from '#designer/site/site'
export type { Language } from '#designer/text/language'
