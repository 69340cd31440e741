import { test } from '@japa/runner'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataFolder } from '#designer/data/data_folder'

const run = promisify(execFile)
const program = join(import.meta.dirname, '../../bin/site_designer.ts')

const kind = `
schema_type: Museum
offer_kind: menu
goal: visit
directions: [civic, poster, studio]
artefacts: [plate]
groups: [places, offers, contact, happenings]
sections: [events, prices, visit]
palettes:
  - { color: '#12654A', heading: Oswald, body: Lato, corners: 3 }
nouns:
  en: ropewalk museum, ropewalk!
---
en:
  headings: [Ropes on show]
  ask: Walk the rope
  typical: [Guided walk, Rope making, Group visit]
  photos: ['Photo: the long shed, landscape', 'Photo: a rope, close up']
  chips: [Dogs welcome]
  questions: []
  samples: []
`
const trade = `
refines: ropewalk
nouns:
  en: sail loft
---
en:
  headings: [Sails of the loft]
  typical: [Mainsails, Jibs, Covers]
  photos: ['Photo: the loft floor, landscape', 'Photo: a seam, close up']
`

test.group('A new kind', () => {
  test('is one file and no code, and a new trade another', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'kinds-'))
    cleanup(() => rm(folder, { recursive: true }))
    await cp(dataFolder(), folder, { recursive: true })
    await writeFile(join(folder, 'kinds/ropewalk.yaml'), kind)
    await writeFile(join(folder, 'trades/sail_loft.yaml'), trade)

    const told = 'We are a sail loft in Leith called Saltmarsh. Mainsails £500, jibs £120.'
    const { stdout: page } = await run(process.execPath, [program, '--data', folder, told])
    // What it is comes from the kind, and what it offers from the trade.
    assert.include(page, '"@type":"Museum"')
    assert.match(page, /--font-heading: ['"]?Oswald/)
    assert.include(page, 'Sails of the loft')
  }).timeout(60_000)
})
