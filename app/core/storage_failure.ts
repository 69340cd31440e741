/** The database could not keep what it was given. Nothing of the transaction remains. */
export class NotKept extends Error {}

// SQLite's codes for a disk that is full, broken, gone or closed to us, with their longer forms.
const STORAGE_CODES = ['FULL', 'IOERR', 'READONLY', 'CANTOPEN', 'CORRUPT', 'NOTADB']
// The system's own, when a file is written beside the database: no room for all, for this user, or
// for this process.
const FILE_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']

/**
 * One sentence for the person who starts the product where its data cannot be read or written; null
 * for an error that has nothing to do with the storage.
 */
export function explainStorage(error: unknown, dataDir: string): string | null {
  if (!isStorageFailure(error)) return null
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CORRUPT|NOTADB/.test(code)) {
    return `The database in "${dataDir}" is damaged. Put a copy from a backup in its place, or move it away to begin with an empty one.`
  }
  if (/READONLY|CANTOPEN|EROFS/.test(code)) {
    return `"${dataDir}" cannot be written. Set DATA_DIR to a folder that this user may write to.`
  }
  return `Nothing can be stored in "${dataDir}" (${code}). Look whether its disk is full, then start again.`
}

/** Whether storing failed for a reason that lies in the storage, and not in what was to be stored. */
export function isStorageFailure(error: unknown): boolean {
  if (error instanceof NotKept) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return FILE_CODES.includes(code) || STORAGE_CODES.some((one) => code.startsWith(`SQLITE_${one}`))
}
