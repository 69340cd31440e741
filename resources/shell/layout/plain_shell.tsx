import { Suspense, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { MainContent, SkipLink } from '../../ui/main_content/main_content.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { ErrorBoundary } from '../error/error_boundary.tsx'
import { column, grow } from './layout.css.ts'
import { TopBar } from './top_bar.tsx'

/** The layout of public screens: a simple bar and the screen. */
export function PlainShell({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className={column}>
      <SkipLink />
      <TopBar />
      <MainContent className={grow}>
        <ErrorBoundary address={pathname}>
          <Suspense fallback={<Waiting whole />}>{children}</Suspense>
        </ErrorBoundary>
      </MainContent>
    </div>
  )
}
