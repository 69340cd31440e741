import { useSearchParams } from 'react-router-dom'
import type { MessageFolder } from '../../lib/api/main.ts'

interface Place {
  folder: MessageFolder
  website_id?: string
  page: number
}

/** The shown messages; in the address, so that a reload and the back button keep them. */
export function useMessageSelection(): [Place, (next: Partial<Place>) => void] {
  const [query, setQuery] = useSearchParams()
  const place: Place = {
    folder: query.get('folder') === 'spam' ? 'spam' : 'inbox',
    website_id: query.get('website') || undefined,
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
  }
  return [place, (next) => setQuery(queryOf({ ...place, page: 1, ...next }))]
}

function queryOf({ folder, website_id: website, page }: Place): Record<string, string> {
  return {
    ...(folder === 'spam' && { folder }),
    ...(website && { website }),
    ...(page > 1 && { page: String(page) }),
  }
}
