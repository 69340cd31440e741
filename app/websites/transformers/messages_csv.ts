import type { Message } from '#websites/models/message'
import { messageJson } from '#websites/transformers/message_json'

const COLUMNS = ['Received', 'Website', 'Name', 'Email', 'Message', 'Other fields', 'Read']
/** Spreadsheets take a file that begins with it for UTF-8. */
const BOM = '\uFEFF'

/** Messages as a CSV file, record by record. */
export async function* messagesCsv(messages: AsyncIterable<Message>): AsyncGenerator<string> {
  yield BOM + recordOf(COLUMNS)
  for await (const message of messages) {
    const { created_at: received, website_title: website, ...rest } = messageJson(message)
    const others = rest.others.map(([label, value]) => `${label}: ${value}`).join('\n')
    const isRead = rest.is_read ? 'yes' : 'no'
    yield recordOf([received, website, rest.name, rest.email, rest.text, others, isRead])
  }
}

/** As in RFC 4180. */
function recordOf(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(withoutFormula(cell))).join(',')}\r\n`
}

/** Strangers wrote these texts, and a spreadsheet runs what begins like a formula. */
function withoutFormula(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
