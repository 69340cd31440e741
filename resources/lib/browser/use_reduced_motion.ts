import { useMedia } from './use_media.ts'

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)')
}
