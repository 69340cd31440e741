/** The database could not store the data. The transaction had no effect. */
export class StorageError extends Error {}

// SQLite's codes for a disk that is full, broken, missing or read-only, with their extended forms.
const STORAGE_CODES = ['FULL', 'IOERR', 'READONLY', 'CANTOPEN', 'CORRUPT', 'NOTADB']
// Error codes of the operating system for files beside the database: no space, no permission, or too
// many open files.
const FILE_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']

/**
 * One sentence for the operator when the data cannot be read or written at start; null for an error
 * that is not about the storage.
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

/** Whether storing failed because of the storage, and not because of the data. */
export function isStorageFailure(error: unknown): boolean {
  if (error instanceof StorageError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return FILE_CODES.includes(code) || STORAGE_CODES.some((one) => code.startsWith(`SQLITE_${one}`))
}
