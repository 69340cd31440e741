/** The largest document that can be uploaded. */
export const DOCUMENT_BYTES = 10 * 1024 * 1024

/** The maximum number of documents of one website. */
export const MOST_DOCUMENTS = 30

export const DOCUMENT_TYPE = 'application/pdf'

const PATH = /files\/[0-9a-f]{32}\/[a-z0-9-]{1,60}\.pdf/g

/**
 * The path of a document in a page's HTML: the last part is its file name, which a saved copy keeps.
 */
export function documentPath(hash: string, name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.pdf$/, '')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return `files/${hash}/${bare || 'document'}.pdf`
}

/** The document of a path; undefined for any other path. */
export function readDocumentPath(path: string): string | undefined {
  return /^files\/([0-9a-f]{32})\/[a-z0-9-]{1,60}\.pdf$/.exec(path)?.[1]
}

/** The paths of documents to which a page links, each once. */
export function documentPathsIn(html: string): string[] {
  return [...new Set(html.match(PATH))]
}
