import { holds, sectionSchema } from '#designer/sections/schema'

export const statement = sectionSchema({
  layouts: {
    big: 'saying',
    offset: 'saying offset',
    framed: 'saying centred',
    side: 'saying offset',
  },
  rank: 15,
  loud: 'always',
  content: holds<{ text: string; by?: string }>(),
})
