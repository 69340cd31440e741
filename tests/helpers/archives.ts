import { buffer } from 'node:stream/consumers'
import type { ApiClient } from '@japa/api-client'
import { unzipSync } from 'fflate'
import { ZipFile, type Options } from 'yazl'
import { hosts } from '#config/hosts'

type Packed = [path: string, content: Buffer | string, options?: Partial<Options>]

/** A ZIP archive of these files. */
export async function packed(files: Packed[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content, options] of files) zip.addBuffer(Buffer.from(content), path, options)
  zip.end()
  return buffer(zip.outputStream)
}

/** The archive with other names of the same length, which a packer would refuse to write. */
export function renamed(archive: Buffer, from: string, to: string): Buffer {
  const bytes = Buffer.from(archive)
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at)
  return bytes
}

/** The archive with another number in the directory entry of its first file. */
export function directoryChanged(
  archive: Buffer,
  { offset, value, size }: { offset: number; value: number; size: 2 | 4 }
): Buffer {
  const bytes = Buffer.from(archive)
  const at = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + offset
  if (size === 2) bytes.writeUInt16LE(value, at)
  else bytes.writeUInt32LE(value, at)
  return bytes
}

/** Imports a file as the dialog does. */
export function sendImport(
  client: ApiClient,
  {
    bearer,
    bytes,
    name = 'site.zip',
    key,
  }: { bearer: string; bytes: Buffer; name?: string; key?: string }
) {
  const request = client
    .post('/api/spa/websites/import/')
    .bearerToken(bearer)
    .file('file', bytes, { filename: name, contentType: 'application/octet-stream' })
  return key === undefined ? request : request.header('idempotency-key', key)
}

export async function archiveOf(id: string, bearer: string): Promise<Buffer> {
  const answer = await fetch(`${hosts.appUrl}/api/spa/websites/${id}/export_archive/`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
  return Buffer.from(await answer.arrayBuffer())
}

export function filesOf(archive: Buffer): Record<string, Buffer> {
  const files = Object.entries(unzipSync(new Uint8Array(archive)))
  return Object.fromEntries(files.map(([path, bytes]) => [path, Buffer.from(bytes)]))
}
