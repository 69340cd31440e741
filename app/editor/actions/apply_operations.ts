import type { PageOperation } from '#contract/page_operation'
import { ok, refused, type Result } from '#core/result'
import { currentHtml, SaveRevision, writeSequentially, type Website } from '#websites/main'
import { followedPage } from '#editor/services/followed_page'
import type { Refusal } from '#editor/services/page_engine'
import { pages } from '#editor/services/pages'

export interface ApplyInput {
  website: Website
  operations: readonly PageOperation[]
  /** The version on which the client's change is based; undefined means the current one. */
  baseVersion?: number
}

export interface Edit {
  /** The number of changed places in the text. */
  changes: number
  /** The page, if a fact was also changed in other places than the operations name. */
  html?: string
  /** What was changed there, in words for the person. */
  alsoChanged?: string[]
}

export type EditFailure =
  { reason: 'refused'; refusal: Refusal } | { reason: 'stale'; version: number }

/**
 * Applies all operations or none, as one revision, and updates `website`. Operations refer to elements,
 * not to offsets, so without a base version they are applied to the newest page. If a text was a fact
 * of the website, such as its telephone number, the sheet and the rest of the page follow.
 */
export class ApplyOperations {
  async handle({
    website,
    operations,
    baseVersion,
  }: ApplyInput): Promise<Result<Edit, EditFailure>> {
    return writeSequentially({ website, baseVersion }, async () => {
      const before = await currentHtml(website)
      const page = await pages.edited(before, operations)
      if (!page.ok) return refused({ reason: 'refused', refusal: page.error })
      const { html, changes } = page.value
      const isText = operations.some(({ type }) => type === 'set_text')
      const followed = isText ? await followedPage(website, before, html) : undefined

      const saved = await new SaveRevision().handle({
        website,
        html: followed?.html ?? html,
        sheet: followed?.sheet,
        author: 'you',
        summary: summaryOf(operations),
        foldKey: foldKeyOf(operations),
        baseVersion: website.version,
      })
      if (!saved.ok) return saved
      const isMore = followed !== undefined && followed.html !== html
      return ok({ changes, ...(isMore && { html: followed.html, alsoChanged: followed.changed }) })
    })
  }
}

const SUMMARIES: Record<PageOperation['type'], string> = {
  set_text: 'Text changed',
  set_style: 'Look changed',
  set_url: 'Link changed',
  set_image: 'Picture changed',
  set_background_image: 'Background picture changed',
  set_token: 'Theme changed',
  tag: 'Made editable',
}

function summaryOf(operations: readonly PageOperation[]): string {
  const kinds = new Set(operations.map(({ type }) => SUMMARIES[type]))
  return kinds.size === 1 ? [...kinds][0] : `${operations.length} changes`
}

/** Dragging in a colour picker sends many values; they are one step of undo. */
function foldKeyOf(operations: readonly PageOperation[]): string | undefined {
  const [first] = operations
  if (operations.length === 1 && first.type === 'set_style') {
    return `style/${first.element}/${first.property}`
  }
  const names = operations.map((operation) => operation.type === 'set_token' && operation.name)
  return names.every(Boolean) ? `tokens/${names.join(' ')}` : undefined
}
