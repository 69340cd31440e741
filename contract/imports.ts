/** The largest archive or page that can be imported. */
export const IMPORT_BYTES = 60 * 1024 * 1024

/** The accepted file types, in the syntax of a file input. */
export const IMPORT_TYPES = ['.zip', 'application/zip', '.html', '.htm', 'text/html']
