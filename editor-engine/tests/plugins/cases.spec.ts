import { test } from '@japa/runner'
import { caseFolders, runCase } from '../../src/cli/cases.ts'

const CASES = new URL('../cases', import.meta.url).pathname

test.group('Cases', () => {
  for (const folder of caseFolders(CASES)) {
    const name = folder.slice(CASES.length + 1)
    test(name.replaceAll('_', ' '), ({ assert }) => {
      assert.isUndefined(runCase(folder).problem)
    })
  }
})
