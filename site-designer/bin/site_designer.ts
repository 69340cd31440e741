#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { useDataFolder } from '#designer/data/data_folder'
import { defaultForm } from '#designer/site/form'
import type { Sheet } from '#designer/main'

const usage = `Usage:
  site-designer "A bakery in Lisbon…" > index.html     a page from a description
  site-designer --read "A bakery in Lisbon…"           the sheet of facts, as JSON
  site-designer --sheet sheet.json > index.html        a page from a sheet

Options:
  --seed TEXT   another seed, another composition (default: 1)
  --draft       keep the notes about places that the owner still has to fill in
  --data DIR    kinds and words from another folder than this package's own`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    read: { type: 'boolean' },
    sheet: { type: 'string' },
    seed: { type: 'string', default: '1' },
    draft: { type: 'boolean' },
    data: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})

const prompt = positionals.join(' ').trim()
if (values.help || (prompt === '' && values.sheet === undefined)) {
  console.error(usage)
  process.exit(values.help ? 0 : 1)
}

// Before anything of the data is read.
if (values.data !== undefined) useDataFolder(values.data)
const { compose, fillSite, read, renderSite, withoutTodos } = await import('#designer/main')

const sheet = values.sheet === undefined ? read(prompt, defaultForm) : sheetIn(values.sheet)
if (values.read) console.log(JSON.stringify(sheet, null, 2))
else {
  const html = renderSite(fillSite(sheet, compose(sheet, defaultForm, { seed: values.seed })))
  process.stdout.write(values.draft ? html : withoutTodos(html))
}

function sheetIn(file: string): Sheet {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Sheet
  } catch (error) {
    console.error(`${file} is no sheet that can be read: ${(error as Error).message}`)
    process.exit(1)
  }
}
