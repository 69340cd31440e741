/** The database could not keep what it was given. Nothing of the transaction remains. */
export class NotKept extends Error {}

// SQLite's codes for a disk that is full, broken, gone or closed to us, with their longer forms.
const STORAGE_CODES = ['FULL', 'IOERR', 'READONLY', 'CANTOPEN', 'CORRUPT', 'NOTADB']
// The system's own, when a file is written beside the database.
const FILE_CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']

/** Whether storing failed for a reason that lies in the storage, and not in what was to be stored. */
export function isStorageFailure(error: unknown): boolean {
  if (error instanceof NotKept) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return FILE_CODES.includes(code) || STORAGE_CODES.some((one) => code.startsWith(`SQLITE_${one}`))
}
