import { readImagePath } from '#contract/images'
import { counted, listed, type Check } from '#deploy/readiness/check'

/** A deleted picture leaves a broken image on the page. */
export const lostPictures: Check = {
  id: 'lost_pictures',
  severity: 'should',
  passed: 'Every picture of yours on the page is still there',
  look({ lostPictures: lost, elements }) {
    const hashes = new Set(lost.map(hashOf))
    const shown = elements.filter(
      ({ tag, attributes }) => tag === 'img' && hashes.has(hashOf(attributes.src ?? ''))
    )
    return (
      lost.length > 0 && {
        title: `${counted(hashes.size, 'One picture', 'pictures')} on the page ${hashes.size === 1 ? 'was' : 'were'} deleted`,
        detail: listed(shown, ({ attributes }) => attributes.alt || 'a picture') || undefined,
        fix: 'Choose another picture in its place, or remove it. Undo does not bring a deleted picture back.',
      }
    )
  },
}

function hashOf(path: string): string | undefined {
  return readImagePath(path)?.hash
}
