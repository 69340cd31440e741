import env from '#start/env'

/** Whether people can search for photos of others. */
export function searchesPhotos(): boolean {
  return env.get('PHOTO_SEARCH') === 'on'
}
