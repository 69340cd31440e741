import { useEffect, useRef } from 'react'
import type { GrowingPage } from '../../../lib/api/main.ts'
import { measureBuild } from './measured_build.ts'
import type { MeasuredPages } from './measured_pages.ts'

/** Measures the designed sections of a build while the person watches it, for the server to mend them. */
export function useMeasuring(taskId: string, page: GrowingPage | undefined, isRunning: boolean) {
  const pages = useRef<MeasuredPages>(undefined)

  useEffect(() => {
    if (!isRunning) return undefined
    const started = measureBuild(taskId)
    pages.current = started
    return () => started.stop()
  }, [taskId, isRunning])

  useEffect(() => {
    if (page) pages.current?.take(page)
  }, [page, taskId, isRunning])
}
