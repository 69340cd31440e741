import { useQuery } from '@tanstack/react-query'
import { likelyKind } from 'site-designer/sheet'
import { keys, planning, type Kind } from '../../../lib/api/main.ts'
import { useSheetContext } from '../state/sheet_context.ts'

/** The kinds of business with their questions. */
export function useKinds(language: string) {
  return useQuery({
    queryKey: keys.kinds(language),
    queryFn: ({ signal }) => planning.kinds(language, signal),
    staleTime: Infinity,
  })
}

/** The questions of the neutral kind. */
const neutral = 'business'

/** The kind of a page: the stated one, else the most likely, else the neutral one. */
export function useKind(): Kind | undefined {
  const { sheet, values } = useSheetContext()
  const { data } = useKinds(values.wishes.language)
  const id = values.who.kind || likelyKind(sheet)
  return data?.find((kind) => kind.id === id) ?? data?.find((kind) => kind.id === neutral)
}
