import type { PageOperation } from '#contract/page_operation'

/** Several operations that are applied together or not at all, and undone as one. */
interface Batch {
  type: 'batch'
  operations: PageOperation[]
}

/** A new text for the whole page; valid only for one version of it. */
export interface WholePage {
  type: 'page'
  html: string
  version: number
}

/** A manual change as plain data: applied here, stored, sent, and applied by the server. */
export type EditOperation = PageOperation | Batch | WholePage

export function singleOperations(operation: Exclude<EditOperation, WholePage>): PageOperation[] {
  return operation.type === 'batch' ? operation.operations : [operation]
}

/** Identifies what an operation sets; a later operation with the same key replaces it. */
export function aimOf(operation: EditOperation): string {
  switch (operation.type) {
    case 'batch':
      return operation.operations.map(aimOf).join(' ')
    case 'set_style':
      return `style/${operation.element}/${operation.property}`
    case 'set_token':
      return `token/${operation.name}`
    case 'tag':
    case 'page':
      return operation.type
    default:
      return `${operation.type}/${operation.element}`
  }
}

/** Reads a stored operation; undefined if it is invalid. */
export function readOperation(value: unknown): EditOperation | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type, operations } = value as Partial<Batch>
  if ((type as string) === 'page') return readWhole(value as Partial<WholePage>)
  if (type !== 'batch') return readSingle(value)
  const isWhole = Array.isArray(operations) && operations.length > 0
  return isWhole && operations.every((each) => readSingle(each)) ? (value as Batch) : undefined
}

function readWhole(value: Partial<WholePage>): WholePage | undefined {
  const isWhole = typeof value.html === 'string' && typeof value.version === 'number'
  return isWhole ? (value as WholePage) : undefined
}

function readSingle(value: unknown): PageOperation | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = FIELDS[(value as PageOperation).type]
  const isWhole = fields?.every(([name, type]) => typeof (value as never)[name] === type)
  return isWhole ? (value as PageOperation) : undefined
}

const texts = (...names: string[]) => names.map((name) => [name, 'string'] as const)

const FIELDS: Record<PageOperation['type'], readonly (readonly [string, string])[]> = {
  set_text: texts('element', 'text'),
  set_style: texts('element', 'property', 'value'),
  set_url: texts('element', 'url', 'kind'),
  set_image: texts('element'),
  set_background_image: texts('element', 'url'),
  set_token: texts('name', 'value'),
  tag: [['now', 'number']],
}
