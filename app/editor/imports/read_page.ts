import { readFile, stat } from 'node:fs/promises'
import { PAGE_BYTES } from '#contract/limits'
import { ok, refused, type Result } from '#core/result'
import type { Excess } from '#editor/services/page_engine'
import { pages } from '#editor/services/pages'

export type PageFailure =
  | { reason: 'page_too_large' }
  | { reason: 'not_utf8' }
  | { reason: 'not_a_page' }
  | { reason: 'too_complex'; excess: Excess }

export interface ImportedPage {
  html: string
  title: string
}

/** A page from outside, with every byte that it has: a byte order mark too. */
export async function readPage(file: string): Promise<Result<ImportedPage, PageFailure>> {
  const { size } = await stat(file)
  if (size > PAGE_BYTES) return refused({ reason: 'page_too_large' })
  const html = textOf(await readFile(file))
  if (html === undefined) return refused({ reason: 'not_utf8' })
  const { isWhole, excess, title } = await pages.importable(html)
  if (!isWhole) return refused({ reason: 'not_a_page' })
  return excess ? refused({ reason: 'too_complex', excess }) : ok({ html, title })
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
