import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api_error.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      // The server may be this machine, so requests are made also without an internet connection.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Repeats requests without an answer and failures of the server, but not refusals. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}
