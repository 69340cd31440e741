import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

/** A prompt for the model. Its version is increased when its text changes. */
export interface Prompt {
  version: string
  text: string
}

const FOLDER = 'app/planning/designers/openai/prompts'
const names = [
  'read',
  'revise',
  'concept',
  'design',
  'claims',
  'write',
  'edit',
  'edit_lines',
] as const
export type PromptName = (typeof names)[number]

const prompts = new Map<PromptName, Prompt>()

/**
 * A prompt by its name. It is found from the root of the project, so that the compiled server, whose
 * code is in another folder, finds it too.
 */
export function promptNamed(name: PromptName): Prompt {
  const known = prompts.get(name)
  if (known) return known
  const [, version, text] =
    /^---\nversion: (\S+)\n---\n([^]+)$/.exec(
      readFileSync(app.makePath(FOLDER, `${name}.md`), 'utf8')
    ) ?? []
  if (!version) throw new Error(`The prompt "${name}" does not begin with its version.`)
  const prompt = { version, text: text.trim() }
  prompts.set(name, prompt)
  return prompt
}

/** "read 1, revise 1, …": the prompts that were used for an answer. */
export function promptVersions(): string {
  return names.map((name) => `${name} ${promptNamed(name).version}`).join(', ')
}
