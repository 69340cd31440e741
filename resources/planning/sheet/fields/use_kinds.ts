import { useQuery } from '@tanstack/react-query'
import { keys, planning } from '../../../lib/api/main.ts'

/** The kinds of business that there are, and what each is asked. */
export function useKinds(language: string) {
  return useQuery({
    queryKey: keys.kinds(language),
    queryFn: ({ signal }) => planning.kinds(language, signal),
    staleTime: Infinity,
  })
}
