import type { Copy } from '#designer/designer/copy'
import type { Sheet } from '#designer/sheet/sheet'
export function claimsOnlyWhatWasSaid(_sheet: Sheet, _prompt: string, copy: Copy): Copy {
  return copy
}
