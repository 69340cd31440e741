/** An outcome that the caller can act on. A broken assumption throws instead. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

export function ok(): { ok: true; value: undefined }
export function ok<T>(value: T): { ok: true; value: T }
export function ok<T>(value?: T) {
  return { ok: true, value }
}

export function refused<const E>(error: E): { ok: false; error: E } {
  return { ok: false, error }
}
