import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keys, planning } from '../../lib/api/main.ts'
import { schedule } from '../../lib/browser/schedule.ts'
import { kept } from '../../lib/browser/storage.ts'
import { useStore } from '../../lib/store.ts'
import { t } from '../../lib/text/text.ts'
import { useUnseenMeasuring } from '../build/measuring/use_unseen_measuring.ts'
import { BuildWatch } from './build_watch.ts'
import { startedNotice, type Notice, type NoticeWords } from './notice.ts'
import { SavedNotice } from './saved_notice.ts'

/**
 * The notice about a website that is being built: the one that `arrived` with the navigation, else the
 * one that was watched before. Its page is measured meanwhile.
 */
export function useBuildWatch(arrived: Notice | null) {
  const client = useQueryClient()
  const [watch] = useState(() => buildWatch(client))
  const [first] = useState(arrived)
  const { notice, progress } = useStore(watch)
  useUnseenMeasuring(progress ? notice?.taskId : undefined)

  useEffect(() => {
    if (first) watch.arrive(first)
    else watch.resume()
    return () => watch.pause()
  }, [watch, first])

  return { notice, progress, dismiss: () => watch.dismiss() }
}

/** Shows this build on My Websites at the next visit, wherever the person goes meanwhile. */
export function rememberBuild(taskId: string): Notice {
  const notice = startedNotice(noticeWords(), taskId, Date.now())
  new SavedNotice(kept).write(notice)
  return notice
}

/** The build was cancelled, so its end is not reported. */
export function forgetBuild(): void {
  new SavedNotice(kept).clear()
}

function buildWatch(client: QueryClient): BuildWatch {
  return new BuildWatch({
    words: noticeWords(),
    saved: new SavedNotice(kept),
    fetchStatus: (taskId) =>
      client.fetchQuery({
        queryKey: keys.task(taskId),
        queryFn: ({ signal }) => planning.taskStatus(taskId, signal),
        staleTime: 0,
        retry: false,
      }),
    now: Date.now,
    schedule,
    log: (error) => console.error(error),
    onReady: () => {
      void client.invalidateQueries({ queryKey: keys.websites.all })
      void client.invalidateQueries({ queryKey: keys.planInfo })
    },
  })
}

function noticeWords(): NoticeWords {
  return {
    started_title: t('planning.notice.started_title'),
    started_message: t('planning.notice.started_message'),
    creating: t('planning.notice.creating'),
    ready_title: t('planning.notice.ready_title'),
    ready_message: t('planning.notice.ready_message'),
    failed_title: t('planning.notice.failed_title'),
    failed_message: t('planning.notice.failed_message'),
    timeout_title: t('planning.notice.timeout_title'),
    timeout_message: t('planning.notice.timeout_message'),
  }
}
