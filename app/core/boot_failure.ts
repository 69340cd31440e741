/** A configuration with which the product does not start; the message explains it. */
export class Misconfigured extends Error {
  readonly code = 'E_MISCONFIGURED'
}

interface BootError extends Error {
  code?: string
  help?: string
  port?: number
  path?: string
}

/**
 * One sentence for the person who started a process: what is wrong, and what to do. `portVariable` sets
 * the port that the process listens on.
 */
export function explainBootFailure(error: BootError, portVariable = 'PORT'): string {
  switch (error.code) {
    case 'E_MISCONFIGURED':
      return error.message
    case 'E_INVALID_ENV_VARIABLES':
      return (error.help ?? error.message).replace(/^- /gm, '').trim()
    case 'EADDRINUSE':
      return `Port ${error.port} is taken by another program. Stop it, or set ${portVariable} to a free one.`
    case 'EACCES':
      if (error.port)
        return `Port ${error.port} may not be used. Set ${portVariable} to one above 1023.`
    // falls through
    case 'EPERM':
    case 'EROFS':
      return `"${error.path}" cannot be written. Set DATA_DIR to a folder that this user may write to.`
    case 'EEXIST':
    case 'ENOTDIR':
      return `"${error.path}" is not a folder. Set DATA_DIR to a folder.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no room left for "${error.path}". Make room on its disk, then start again.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all.`
    default:
      return error.stack ?? error.message
  }
}
