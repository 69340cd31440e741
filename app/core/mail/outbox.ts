import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hosts } from '#config/hosts'
import { dataDir } from '#config/storage'
import env from '#start/env'

/** Mails are stored and shown at `/outbox` instead of being sent. */
export const keepsMail = !env.get('SMTP_URL') && !hosts.isPublic

const folder = join(dataDir, 'outbox')

/** Writes the message as `<id>.eml`, completely or not at all; the same id writes the same file. */
export async function postToOutbox(id: string, eml: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${id}`)
  await writeFile(draft, eml)
  await rename(draft, join(folder, `${id}.eml`))
}

export interface PostedMail {
  id: string
  /** The message as it would be sent. */
  source: string
}

/** Newest last. */
export async function readOutbox(): Promise<PostedMail[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readMail(join(folder, name)))
  )
  return mails.sort((a, b) => a.written - b.written).map(({ id, source }) => ({ id, source }))
}

async function readMail(path: string): Promise<PostedMail & { written: number }> {
  const [{ mtimeMs }, source] = await Promise.all([stat(path), readFile(path, 'utf8')])
  return { id: basename(path, '.eml'), source, written: mtimeMs }
}
