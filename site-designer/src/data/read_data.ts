import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { dataFolder } from '#designer/data/data_folder'
import { oncePerKey } from '#designer/data/once_per_key'

const extension = '.yaml'

/** A folder of the data by the names of its files, the first document of each; read once a process. */
export function readData<T>(folder: string): ReadonlyMap<string, T> {
  return filesIn(folder) as Map<string, T>
}

const filesIn = oncePerKey(
  (folder: string) => new Map(namesIn(folder).map((name) => [name, parsed(folder, name, 0)]))
)

/**
 * The second document of a file, behind its line `---`. Most of what is known of a kind stands
 * there, and a page needs it of one kind: it is not parsed before it is asked for.
 */
export function readDetails<T>(folder: string, name: string): T {
  return parsed(folder, name, 1) as T
}

/**
 * One file of a folder of which no other is needed, its first document; undefined where there is none.
 */
export function readOne<T>(folder: string, name: string): T | undefined {
  return namesIn(folder).includes(name) ? (parsed(folder, name, 0) as T) : undefined
}

/** A file of the data as it stands. */
export function readText(folder: string, file: string): string {
  return readFileSync(join(dataFolder(), folder, file), 'utf8')
}

/** A file of the data that holds no text. */
export function readBytes(folder: string, file: string): Buffer {
  return readFileSync(join(dataFolder(), folder, file))
}

/** The words of a plain list; lines that begin with # are notes. */
export function readWords(folder: string, name: string): string[] {
  return readText(folder, `${name}.txt`).replace(/^#.*$/gm, '').split(/\s+/).filter(Boolean)
}

const namesIn = oncePerKey((folder: string) =>
  readdirSync(join(dataFolder(), folder))
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort()
)

function parsed(folder: string, name: string, document: number): unknown {
  return load(readText(folder, name + extension).split('\n---\n')[document] ?? '')
}
