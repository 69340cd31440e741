import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { queryClient } from '../lib/api/main.ts'
import { useSessionUpkeep } from '../lib/session/use_session.ts'
import { t } from '../lib/text/text.ts'
import { Waiting } from '../ui/states/states.tsx'
import { Toaster } from '../ui/toast/toaster.tsx'
import { ErrorBoundary } from './error/error_boundary.tsx'
import { AppRoutes } from './routes/app_routes.tsx'
import { RouteChanges } from './routes/route_changes.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>
  )
}

function Screens() {
  useSessionUpkeep()
  const { pathname } = useLocation()
  return (
    <ErrorBoundary address={pathname}>
      <RouteChanges />
      <Suspense fallback={<Waiting whole label={t('shell.loading')} />}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  )
}
