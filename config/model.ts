import { Misconfigured } from '#core/boot_failure'
import env from '#start/env'

const apiKey = env.get('OPENAI_API_KEY')
const baseUrl = env.get('OPENAI_BASE_URL')

/** The model's server, or null if none is configured and the built-in designer does everything. */
export const modelConfig = apiKey || baseUrl ? configured() : null

function configured() {
  const fallback = env.get('OPENAI_MODEL')
  return {
    // A local server needs no key, but the package requires one.
    apiKey: apiKey ?? 'none',
    baseUrl: baseUrl ?? 'https://api.openai.com/v1',
    models: {
      plan: named(env.get('OPENAI_MODEL_PLAN') ?? fallback),
      build: named(env.get('OPENAI_MODEL_BUILD') ?? fallback),
      edit: named(env.get('OPENAI_MODEL_EDIT') ?? fallback),
    },
    /** For pictures; nobody can have one made without it. */
    pictureModel: env.get('OPENAI_IMAGE_MODEL'),
    /** Whether it designs pages, or writes words for ours. */
    design: env.get('OPENAI_DESIGN'),
    jsonMode: env.get('OPENAI_JSON_MODE'),
    dailyTokens: env.get('OPENAI_DAILY_TOKENS'),
  }
}

function named(model: string | undefined): string {
  if (model) return model
  throw new Misconfigured(
    'OPENAI_MODEL is not set. Set it to the name of a model that the server at OPENAI_BASE_URL has.'
  )
}
