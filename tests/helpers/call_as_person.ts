import type { Page } from 'playwright'

/** Makes an API call as the person who is signed in on this page; throws if it is refused. */
export async function callAsPerson(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([verb, address, content]) => {
      const response = await fetch(`/api${address}`, {
        method: verb!,
        headers: {
          'authorization': `Bearer ${localStorage.getItem('access')}`,
          'content-type': 'application/json',
        },
        body: content,
      })
      if (!response.ok) throw new Error(`${verb} ${address}: ${await response.text()}`)
      return response.json()
    },
    [method, path, body && JSON.stringify(body)] as const
  )
}

/** Replaces the built page with a page of the test. */
export async function savePage(page: Page, website: string, html: string): Promise<void> {
  await callAsPerson(page, 'PUT', `/spa/websites/${website}/update_html/`, { html_content: html })
}
