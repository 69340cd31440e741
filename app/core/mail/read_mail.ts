import PostalMime from 'postal-mime'

/** A message as its reader sees it. */
export interface ReadMail {
  to: string
  subject: string
  text: string
  html: string
}

export async function readMail(source: string): Promise<ReadMail> {
  const { to, subject, text, html } = await PostalMime.parse(source)
  return {
    to: (to ?? []).map(({ address }) => address).join(', '),
    subject: subject ?? '',
    text: (text ?? '').trim(),
    html: html ?? '',
  }
}
