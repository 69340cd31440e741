import { writeFileSync } from 'node:fs'
import { characterEntities } from 'character-entities'
import { encodeNames } from './encode_names.ts'

/** `node bin/entities.ts`: writes the table of all named character references, from character-entities. */
const FILE = new URL('../src/entities/names.ts', import.meta.url)

writeFileSync(FILE, encodeNames(characterEntities))
