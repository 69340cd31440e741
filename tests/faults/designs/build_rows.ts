import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import type { Copy, Outline, Sheet } from 'site-designer'
import { numberOf, rowsOf } from '#tests/faults/writers/writer'

/** An approved plan, its build and the page that is stored for it. */
export interface BuildRow {
  prompt: string
  sheet: Sheet
  outline: Outline
  taskId: string
  status: string
  attempts: number
  written: Copy
  html: string
}

const ROWS = `
  SELECT json_extract(p.request, '$.prompt') AS prompt, p.sheet, p.outline,
         t.id AS taskId, t.status, t.attempts, t.checkpoint, c.gzip
  FROM tasks t
  JOIN plans p ON p.id = json_extract(t.payload, '$.planId')
  LEFT JOIN websites w ON w.id = json_extract(t.payload, '$.websiteId')
  LEFT JOIN revisions r ON r.id = w.revision_id
  LEFT JOIN contents c ON c.hash = r.content_hash
  WHERE t.kind = 'build_website'`

/** In milliseconds: a product that starts after a kill locks its database. */
const PATIENCE = 5_000

/** What the product has stored about its builds; it is read while the product runs. */
export class BuildRows {
  readonly #db: DatabaseSync

  constructor(file: string) {
    this.#db = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE })
  }

  all(): BuildRow[] {
    return rowsOf<Record<string, any>>(this.#db, ROWS).map((row) => ({
      ...(row as BuildRow),
      sheet: JSON.parse(row.sheet),
      outline: JSON.parse(row.outline),
      written: JSON.parse(row.checkpoint ?? 'null')?.written ?? {},
      html: row.gzip ? gunzipSync(row.gzip).toString() : '',
    }))
  }

  /** The build of the plan whose prompt has this text. */
  of(text: string): BuildRow | undefined {
    return this.all().find(({ prompt }) => prompt.includes(text))
  }

  /** The number of uses of the model that were counted for people. */
  usesAnswered(): number {
    return numberOf(this.#db, "SELECT count(*) FROM model_uses WHERE outcome = 'answered'")
  }

  /** Every page that is stored, of any website. */
  pages(): string[] {
    const rows = rowsOf<{ gzip: Uint8Array }>(this.#db, 'SELECT gzip FROM contents')
    return rows.map(({ gzip }) => gunzipSync(gzip).toString())
  }

  /** The rows that a build leaves out when it ends. */
  measuredSections(): number {
    return numberOf(this.#db, 'SELECT count(*) FROM measured_sections')
  }

  close(): void {
    this.#db.close()
  }
}
