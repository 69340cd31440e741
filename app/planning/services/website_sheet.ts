import { emptySheet, type Sheet } from 'site-designer'
import { toJson, type Json } from '#core/json_text'
import { currentSheet, type Website } from '#websites/main'

/** The sheet of a website; empty for a website from before there were sheets. */
export async function websiteSheet(website: Website): Promise<Json<Sheet>> {
  const text = await currentSheet(website)
  if (text !== undefined) return text
  const { prompt } = website
  const sheet = emptySheet({ value: 'en', source: 'said' })
  const coverage: Sheet['coverage'] = [{ from: [0, prompt.length], as: 'dropped' }]
  return toJson(prompt ? { ...sheet, coverage } : sheet)
}
