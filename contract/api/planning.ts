export interface DesignPlan {
  plan_id: string
  /** Markdown. */
  design_plan: string
  understood: Understood
}

export interface TradeName {
  id: string
  label: string
}

/** What a plan takes the business for. */
export interface Understood {
  trade: string
  trade_label: string
  /** What the person calls the business, as the page will; null where nothing was said. */
  own_word: string | null
  /** 0 to 1; 0 where nothing could be told. */
  confidence: number
  alternatives: TradeName[]
}

/** One of the looks that a plan can take. */
export interface Direction {
  id: string
  name: string
  words: string
  chosen: boolean
  /** A whole page: never to be run on the app's origin. */
  html: string
}

export interface Approval {
  status: TaskState
  task_id: string
  /** Named once the website is there to be seen. */
  website_id: string | null
}

/** How a build stands. */
export interface TaskStatus {
  status: TaskState
  website_id: string | null
  /** In words for a person; null unless it failed. */
  error: string | null
  /** What is being done, in words for a person. */
  stage: string
  /** 0 to 100. */
  progress: number
}

export type TaskState = 'processing' | 'completed' | 'failed'
