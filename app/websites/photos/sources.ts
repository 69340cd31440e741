import type { PhotoSourceName } from '#contract/api/photos'
import { searchesPhotos } from '#config/photos'
import env from '#start/env'
import { NotFound } from '#core/not_found'
import { Openverse } from '#websites/photos/openverse'
import { Pexels } from '#websites/photos/pexels'
import type { PhotoSource } from '#websites/photos/photo'

/** The sources of this server, at least one; without a photo search the call does not exist. */
export function photoSources(): PhotoSource[] {
  if (!searchesPhotos()) throw new NotFound('call')
  const apiKey = env.get('PEXELS_API_KEY')
  return [
    new Openverse({ url: env.get('OPENVERSE_URL') }),
    ...(apiKey ? [new Pexels({ url: env.get('PEXELS_URL'), apiKey })] : []),
  ]
}

export function photoSource(name: PhotoSourceName): PhotoSource | undefined {
  return photoSources().find((source) => source.name === name)
}
