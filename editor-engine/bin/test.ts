import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'

process.chdir(new URL('..', import.meta.url).pathname)
processCLIArgs(process.argv.slice(2))
configure({ files: ['tests/**/*.{spec,long}.ts'], plugins: [assert()], timeout: 300_000 })
void run()
