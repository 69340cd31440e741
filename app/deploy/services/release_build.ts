import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { newId } from '#core/ids'
import { documentCopies, imageCopies, owedCredits, type Website } from '#websites/main'
import { Release } from '#deploy/models/release'
import { ReleaseFile } from '#deploy/models/release_file'
import { pages } from '#deploy/services/pages'
import { publicAddress } from '#deploy/services/public_address'
import { siteFiles } from '#deploy/services/site_files'
import { storeFiles } from '#deploy/services/stored_files'
import type { StoredFile } from '#deploy/targets/deploy_target'

/** What is stored before a release points to it. */
export interface Built {
  files: StoredFile[]
  /** In bytes; null if it was not counted. */
  size: number | null
  /** The address that its pages name. */
  address: string
}

/** Makes and stores all files of a website for its public page. */
export async function buildRelease(website: Website, page: string): Promise<Built> {
  const address = publicAddress(website)
  const draft = await pages.withPhotoCredits(page, await owedCredits(website, page))
  const files = [
    ...(await siteFiles(website, { draft, address })),
    ...(await imageCopies(website, page)),
    ...(await documentCopies(website, page)),
  ]
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return { files: await storeFiles(files), size, address }
}

/** Which state of a website a release shows. */
interface Shown {
  revisionId: string
  version: number
  summary: string
  /** Now, if omitted. */
  createdAt?: DateTime
}

/** A new release of stored files. */
export async function insertRelease(
  trx: TransactionClientContract,
  websiteId: string,
  shown: Shown,
  { files, size, address }: Built
): Promise<Release> {
  const row = { id: newId(), websiteId, size, address, ...shown }
  const release = await Release.create(row, { client: trx })
  const rows = files.map((file) => ({ ...file, releaseId: release.id }))
  await ReleaseFile.createMany(rows, { client: trx })
  return release
}
