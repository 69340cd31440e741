import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { tag } from 'editor-engine'
import type { Product } from '#tests/helpers/product'

/**
 * Writes a page to the database of a running product as the website's newest revision, for pages that
 * no call accepts: they stand for pages from before saved pages were checked.
 */
export function storePage({ dataDir }: Pick<Product, 'dataDir'>, id: string, html: string): void {
  const text = tag(html, { now: Date.now() })
  const hash = createHash('sha256').update(text).digest('hex')
  const revision = randomBytes(16).toString('hex')
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'))
  try {
    db.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE')
    db.prepare('INSERT OR IGNORE INTO contents (hash, gzip, size) VALUES (?, ?, ?)').run(
      hash,
      gzipSync(text),
      Buffer.byteLength(text)
    )
    db.prepare(
      `INSERT INTO revisions (id, website_id, parent_id, version, content_hash, sheet_hash, author, summary, folded, created_at)
       SELECT ?, w.id, r.id, w.version + 1, ?, r.sheet_hash, 'you', 'Page saved', 0, r.created_at
       FROM websites w JOIN revisions r ON r.id = w.revision_id WHERE w.id = ?`
    ).run(revision, hash, id)
    db.prepare(
      `UPDATE websites SET revision_id = ?, version = version + 1, revision_version = version + 1
       WHERE id = ?`
    ).run(revision, id)
    db.exec('COMMIT')
  } finally {
    db.close()
  }
}
