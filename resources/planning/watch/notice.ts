export interface Notice {
  type: 'success' | 'info' | 'error' | 'default'
  title: string
  message: string
  /** The task whose end is awaited, or has come. */
  taskId?: string
  /** The website that came of it. */
  websiteId?: string
  /** Milliseconds since 1970. */
  timestamp: number
}

export interface TaskProgress {
  /** 'Creating...' while it is processing; any other state as the server names it. */
  status: string
  /** What is being done just now, in the server's words. */
  stage: string
  percentage: number
}

export interface NoticeWords {
  started_title: string
  started_message: string
  creating: string
  ready_title: string
  ready_message: string
  failed_title: string
  failed_message: string
  timeout_title: string
  timeout_message: string
}

/** What the person is told when their website begins to be built. */
export function startedNotice(words: NoticeWords, taskId: string, now: number): Notice {
  const { started_title: title, started_message: message } = words
  return { type: 'info', title, message, taskId, timestamp: now }
}
