import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { editing, keys } from '../../lib/api/main.ts'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'

/** Commands that work on the page as it stands: they are read again after each instruction. */
export function useKnownCommands({ websiteId, instructions }: Editor) {
  const { last } = useStore(instructions)
  return useQuery({
    queryKey: [...keys.websites.commands(websiteId), last?.answer.version ?? 0],
    queryFn: ({ signal }) => editing.commands(websiteId, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}
