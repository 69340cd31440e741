import type { Edit, EditRequest } from '#designer/edit/edit'
import { editPage } from '#designer/edit/edit_page'
import { readRequest } from '#designer/edit/read_request'

/** What a sentence about a page comes to, by the grammar of instructions. */
export function edit(request: EditRequest): Edit {
  return editPage(readRequest(request))
}
