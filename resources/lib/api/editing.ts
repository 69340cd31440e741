import type {
  EditFrame,
  Edited,
  EditedByInstruction,
  KnownCommands,
  PageDifference,
  PageSections,
  Repair,
  SectionChanged,
  SectionEdit,
  SectionPreview,
} from '#contract/api/editing'
import type { StepAnswer } from '#contract/api/websites'
import { EDIT_SECONDS } from '#contract/limits'
import type { PageOperation } from '#contract/page_operation'
import { call } from './client.ts'

/** What search engines, browser tabs and shared links show; missing fields do not change. */
export type PageDetails = {
  title?: string
  description?: string
  /** Ids of pictures of the website; null removes the owner's picture. */
  icon?: string | null
  picture?: string | null
}

const one = (id: string) => `/spa/websites/${id}/`

export const editing = {
  frame: (id: string, signal?: AbortSignal) => call<EditFrame>(`${one(id)}edit_frame/`, { signal }),

  /** With `etag` a change is refused (409) if the page was changed in between. */
  operations: (id: string, operations: readonly PageOperation[], etag?: string) =>
    call<Edited>(`${one(id)}operations/`, {
      method: 'POST',
      body: { operations },
      headers: ifMatch(etag),
    }),

  restore: (id: string, revisionId: string, etag?: string) =>
    call<StepAnswer>(`${one(id)}revisions/${revisionId}/restore/`, {
      method: 'POST',
      headers: ifMatch(etag),
    }),

  sectionPreview: (id: string, kind: string, signal?: AbortSignal) =>
    call<SectionPreview>(`${one(id)}section_previews/${kind}/`, { signal }),

  /** The differences between the current page and a revision. */
  difference: (id: string, revisionId: string, signal?: AbortSignal) =>
    call<PageDifference>(`${one(id)}revisions/${revisionId}/difference/`, { signal }),

  undo: (id: string, etag?: string) =>
    call<StepAnswer>(`${one(id)}undo/`, { method: 'POST', headers: ifMatch(etag) }),

  redo: (id: string, etag?: string) =>
    call<StepAnswer>(`${one(id)}redo/`, { method: 'POST', headers: ifMatch(etag) }),

  /** A model may take its time; the screen waits longer than the server. */
  aiEdit: (
    id: string,
    body: { user_request: string; selection?: string; choices?: string[]; repairs?: Repair },
    { etag, signal }: { etag?: string; signal?: AbortSignal } = {}
  ) =>
    call<EditedByInstruction>(`${one(id)}ai_line_edit/`, {
      method: 'POST',
      body,
      headers: ifMatch(etag),
      signal,
      timeout: (EDIT_SECONDS + 30) * 1_000,
    }),

  commands: (id: string, signal?: AbortSignal) =>
    call<KnownCommands>(`${one(id)}commands/`, { signal }),

  sections: (id: string, signal?: AbortSignal) =>
    call<PageSections>(`${one(id)}sections/`, { signal }),

  changeSection: (id: string, edit: SectionEdit, etag?: string) =>
    call<SectionChanged>(`${one(id)}section_changes/`, {
      method: 'POST',
      body: edit,
      headers: ifMatch(etag),
    }),

  changeDetails: (id: string, details: PageDetails, etag?: string) =>
    call<StepAnswer>(`${one(id)}page_details/`, {
      method: 'PATCH',
      body: details,
      headers: ifMatch(etag),
    }),

  updateContent: (id: string, body: { element_id: string; content: string }, etag?: string) =>
    call<Edited>(`${one(id)}update_element_content/`, {
      method: 'POST',
      body,
      headers: ifMatch(etag),
    }),

  updateStyle: (
    id: string,
    body: { element_id: string; property: string; value: string },
    etag?: string
  ) =>
    call<Edited>(`${one(id)}update_element_style/`, {
      method: 'POST',
      body,
      headers: ifMatch(etag),
    }),

  updateUrl: (
    id: string,
    body: { element_id: string; url: string; element_type: string },
    etag?: string
  ) =>
    call<Edited>(`${one(id)}update_element_url/`, {
      method: 'POST',
      body,
      headers: ifMatch(etag),
    }),

  saveHtml: (id: string, html: string, etag: string) =>
    call<Edited>(`${one(id)}update_html/`, {
      method: 'PUT',
      body: { html_content: html },
      headers: ifMatch(etag),
    }),
}

function ifMatch(etag: string | undefined): Record<string, string> {
  return etag ? { 'if-match': etag } : {}
}
