import { documentPath, documentPathsIn, readDocumentPath } from '#contract/documents'
import { readDocumentFile } from '#websites/images/image_files'
import { Document } from '#websites/models/document'
import type { Website } from '#websites/models/website'

export interface DocumentCopy {
  /** The path that the page uses. */
  path: string
  contentType: 'application/pdf'
  bytes: Buffer
}

/** The documents of a website, newest first. */
export function documentsOf({ id }: Pick<Website, 'id'>) {
  return Document.query()
    .where('website_id', id)
    .orderBy([
      { column: 'uploaded_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
}

/** The files of the documents to which a page of the website links. */
export async function documentCopies(
  website: Pick<Website, 'id'>,
  html: string
): Promise<DocumentCopy[]> {
  const paths = documentPathsIn(html)
  if (paths.length === 0) return []
  const documents = await documentsOf(website)
  const byHash = new Map(documents.map((one) => [one.hash, one]))
  return copied(paths.map((path) => ({ path, document: byHash.get(readDocumentPath(path)!) })))
}

/** All documents of a website, by their paths. */
export async function wholeDocuments(website: Pick<Website, 'id'>): Promise<DocumentCopy[]> {
  const documents = await documentsOf(website)
  return copied(
    documents.map((document) => ({ path: documentPath(document.hash, document.name), document }))
  )
}

async function copied(
  named: { path: string; document: Document | undefined }[]
): Promise<DocumentCopy[]> {
  const copies = named.map(async ({ path, document }): Promise<DocumentCopy[]> => {
    const bytes = document && (await readDocumentFile(document.id))
    return bytes ? [{ path, contentType: 'application/pdf', bytes }] : []
  })
  const found = await Promise.all(copies)
  return found.flat()
}
