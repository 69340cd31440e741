import { holds, sectionSchema } from '#designer/sections/schema'
import type { Row } from '#designer/site/content'

export const facts = sectionSchema({
  layouts: { strip: 'strip', ledger: 'strip', line: 'strip' },
  rank: 2,
  content: holds<{ rows: Row[] }>(),
})
