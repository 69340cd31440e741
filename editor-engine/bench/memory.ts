import { Page } from '../src/index.ts'
import { makePage } from '../tests/helpers/make_page.ts'

/** Bytes that an open page holds, for one byte of its source. Needs --expose-gc. */
const bytes = Number(process.argv[2])
const COPIES = Math.max(4, Math.ceil(20_000_000 / bytes))
const settle = () => {
  for (let i = 0; i < 4; i++) globalThis.gc!()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return heapUsed + Math.max(external, arrayBuffers)
}

const source = Buffer.from(makePage(bytes, { seed: 11 }))
Page.open(source.toString('latin1')).locations
const before = settle()
const pages: Page[] = []
for (let i = 0; i < COPIES; i++) {
  const page = Page.open(source.toString('latin1'))
  void page.locations
  pages.push(page)
}
const after = settle()
process.stdout.write(
  JSON.stringify({ perByte: (after - before) / COPIES / source.length, pages: pages.length })
)
