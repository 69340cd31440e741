import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { editing, keys, websites } from '../lib/api/main.ts'
import { useTitle } from '../lib/browser/use_title.ts'
import { t } from '../lib/text/text.ts'
import { paths } from '../shell/paths.ts'
import { Waiting } from '../ui/states/states.tsx'
import { toast } from '../ui/toast/toast_store.ts'
import { EditorScreen } from './editor_screen.tsx'

/** Loads the website and the address of its frame once; the editor does the rest. */
export function EditorPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const once = { refetchOnMount: 'always', refetchOnWindowFocus: false, staleTime: 0 } as const
  const website = useQuery({
    queryKey: keys.websites.one(id),
    queryFn: ({ signal }) => websites.get(id, signal),
    ...once,
  })
  const frame = useQuery({
    queryKey: keys.websites.editFrame(id),
    queryFn: ({ signal }) => editing.frame(id, signal),
    ...once,
    gcTime: 0,
  })
  useTitle(website.data ? t('editor.title', { title: website.data.title }) : t('editor.tab'))

  const failed = website.isError || frame.isError
  useEffect(() => {
    if (!failed) return
    toast.error(t('editor.load_failed'))
    void navigate(paths.websites, { replace: true })
  }, [failed, navigate])

  // The cached website may be outdated; the editor needs the newest one.
  const isFresh = website.isFetchedAfterMount && frame.isFetchedAfterMount
  if (!isFresh || !website.data || !frame.data) {
    return (
      <main id="main" tabIndex={-1}>
        <Waiting whole label={t('editor.loading')} />
      </main>
    )
  }
  return <EditorScreen key={id} website={website.data} frame={frame.data} />
}
