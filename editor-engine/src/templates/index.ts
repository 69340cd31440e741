import type { Page } from '../core/page/page.ts'
import { findCode, LANGUAGES } from './languages.ts'
import { TemplatePage } from './template_page.ts'

/** The options of `openTemplate`. */
export interface TemplateOptions {
  /**
   * The marks around template code, for example `'{{ }}'`. Without them: `{{ }}`, `{% %}`, `{# #}`,
   * `<% %>` and `<? ?>`.
   */
  readonly languages?: readonly string[]
  /** The operations are written by a program, so they may bring template code that the page lacks. */
  readonly isTrusted?: boolean
}

/**
 * Opens a page that is a template. Its template code is no part of the HTML: it is read as it is
 * written, edits leave it as it is, and an edit that would change a part of it is refused
 * (`cuts_template`). An edit may move, copy or remove whole pieces of code. Code that is not on the page
 * yet is refused too (`new_template`): a template runs it.
 */
export function openTemplate(html: string, options: TemplateOptions = {}): Page {
  if (typeof html !== 'string') throw new TypeError('A page is a string.')
  const { languages = LANGUAGES, isTrusted = false } = options
  return new TemplatePage(html, { find: findCode(languages), isTrusted })
}
