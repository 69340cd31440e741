import { emptySheet, type Sheet } from 'site-designer'
import { currentSheet, type Website } from '#websites/main'

/** What is known about a website; nothing yet of one that was made before there were sheets. */
export async function websiteSheet(website: Website): Promise<Sheet> {
  const text = await currentSheet(website)
  if (text !== undefined) return JSON.parse(text)
  const { prompt } = website
  const sheet = emptySheet({ value: 'en', source: 'said' })
  return prompt ? { ...sheet, coverage: [{ from: [0, prompt.length], as: 'dropped' }] } : sheet
}
