import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Content } from '#websites/models/content'

const compress = promisify(gzip)
const expand = promisify(gunzip)

export interface PackedText {
  hash: string
  gzip: Buffer
  size: number
}

/** Called before a transaction begins, so that no transaction waits for the compression. */
export async function pack(text: string): Promise<PackedText> {
  const bytes = Buffer.from(text, 'utf8')
  return { hash: hashOf(bytes), gzip: await compress(bytes), size: bytes.length }
}

/** The hash under which a text is stored. */
export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Equal texts are stored once. */
export async function keepText(trx: TransactionClientContract, packed: PackedText): Promise<void> {
  await trx.table(Content.table).insert(packed).onConflict('hash').ignore()
}

/** The texts with these hashes, by hash. */
export async function readTexts(
  hashes: string[],
  trx?: TransactionClientContract
): Promise<Map<string, string>> {
  const rows = await Content.query({ client: trx }).whereIn('hash', hashes)
  const texts = rows.map(async (row) => {
    const bytes = await expand(row.gzip)
    return [row.hash, bytes.toString('utf8')] as const
  })
  return new Map(await Promise.all(texts))
}

/** Deletes those of the texts that no revision uses any more. */
export async function dropUnheldTexts(
  trx: TransactionClientContract,
  hashes: string[]
): Promise<void> {
  const AT_ONCE = 500
  for (let from = 0; from < hashes.length; from += AT_ONCE) {
    await trx
      .from(Content.table)
      .whereIn('hash', hashes.slice(from, from + AT_ONCE))
      .whereNotExists((query) =>
        query.from('revisions').whereColumn('revisions.content_hash', 'contents.hash')
      )
      .whereNotExists((query) =>
        query.from('revisions').whereColumn('revisions.sheet_hash', 'contents.hash')
      )
      .delete()
  }
}
