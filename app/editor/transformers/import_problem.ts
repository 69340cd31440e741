import type { HttpContext } from '@adonisjs/core/http'
import { IMPORT_BYTES } from '#contract/imports'
import { problem, unsuccessful } from '#core/problem'
import { noRoomProblem } from '#websites/main'
import type { ImportFailure } from '#editor/actions/import_website'
import { TOO_COMPLEX } from '#editor/transformers/too_complex'

type Failure = ImportFailure | { reason: 'no_file' } | { reason: 'too_large' }

const SENTENCES = {
  no_file: () => 'Please select a ZIP or HTML file',
  damaged_archive: () => 'This ZIP file is damaged or incomplete. Download or pack it again.',
  too_many_files: () => 'This ZIP file has more than 500 files.',
  unpacks_too_large: () => 'This ZIP file becomes larger than 200 MB when it is unpacked.',
  encrypted: (name: string) => `“${name}” is encrypted. Pack the website without a password.`,
  unsafe_name: (name: string) =>
    `“${name}” is no name that a file of a website can have. Rename it and pack the website again.`,
  symbolic_link: (name: string) =>
    `“${name}” is a link to another file. Pack the file itself in its place.`,
  same_name: (name: string) => `“${name}” is in this ZIP file twice.`,
  false_size: (name: string) =>
    `“${name}” is not as large as this ZIP file says. Download or pack it again.`,
  no_page: () => 'This ZIP file has no index.html.',
  page_too_large: () => 'The page is larger than 2 MB.',
  not_utf8: () => 'The page is not written in UTF-8. Save it in that encoding and try again.',
  not_a_page: () => 'This is no whole HTML page: it needs an opening and a closing html tag.',
  bad_image: (name: string) =>
    `“${name}” is no picture that can be read, or it is larger than 10 MB or 8,000 pixels.`,
  bad_document: (name: string) => `“${name}” is no PDF file, or it is larger than 10 MB.`,
}

/** Why a file did not become a website. Nothing of it was stored. */
export function answerImport(response: HttpContext['response'], failure: Failure) {
  switch (failure.reason) {
    case 'website_limit':
    case 'image_limit':
    case 'document_limit':
      return response.forbidden(unsuccessful(noRoomProblem(failure)))
    case 'too_large':
      return response.requestEntityTooLarge(
        refusal('too_large', 'File size must be less than 60MB', { limit: IMPORT_BYTES })
      )
    case 'too_complex':
      return response.badRequest(refusal('too_complex', TOO_COMPLEX[failure.excess]))
    default: {
      const name = 'name' in failure ? failure.name : ''
      return response.badRequest(refusal(failure.reason, SENTENCES[failure.reason](shown(name))))
    }
  }
}

function refusal(code: string, sentence: string, details?: object) {
  return unsuccessful(problem(code, sentence, details))
}

const LONGEST_NAME = 120

/** A name from an archive in one line, without characters that would change how the sentence looks. */
function shown(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�').slice(0, LONGEST_NAME)
}
