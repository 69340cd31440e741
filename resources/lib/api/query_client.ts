import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api_error.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      // The server may be this very machine: being without internet is no reason not to ask.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** A refusal stays a refusal; only silence and the server's own failures are asked again. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}
