import { useQuery } from '@tanstack/react-query'
import { keys, planning, type Kind } from '../../../lib/api/main.ts'

/** The kinds of business that there are, and what each is asked. */
export function useKinds(language: string) {
  return useQuery({
    queryKey: keys.kinds(language),
    queryFn: ({ signal }) => planning.kinds(language, signal),
    staleTime: Infinity,
  })
}

/** What is asked of a page that could be for anything. */
const neutral = 'business'

/** The kind that a page is for; the neutral one where nobody has said it. */
export function useKind(id: string, language: string): Kind | undefined {
  const { data } = useKinds(language)
  return data?.find((kind) => kind.id === id) ?? data?.find((kind) => kind.id === neutral)
}
