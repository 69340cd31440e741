import type { ApiClient } from '@japa/api-client'
import type { TaskStatus } from '#contract/api/planning'
import type { User } from '#auth/main'
import { eventually } from '#tests/helpers/eventually'
import { signedInUser } from '#tests/helpers/people'

export const WISH =
  'A website for Rye & Co, a small bakery in Leeds. We bake sourdough, rye bread and cinnamon ' +
  'buns. Open Tuesday to Saturday from 7:00 to 15:00. Call us on 0113 496 0000.'

export const FEEDBACK = 'Please add a gallery.'

/** The API calls of the plan flow for a signed-in person. */
export class Planner {
  constructor(
    readonly client: ApiClient,
    readonly bearer: string
  ) {}

  /** The API calls for a new person. */
  static async signedIn(
    client: ApiClient,
    overrides: Partial<User> = {}
  ): Promise<Planner & { user: User }> {
    const { user, bearer } = await signedInUser(overrides)
    return Object.assign(new Planner(client, bearer), { user })
  }

  analyze(fields: object = {}) {
    return this.#post('analyze_prompt').json({ prompt: WISH, ...fields })
  }

  update(planId: string, feedback: unknown, choices?: unknown) {
    return this.#post(`update-plan/${planId}`).json({ feedback, ...(choices ? { choices } : {}) })
  }

  directions(planId: string) {
    return this.#get(`plan/${planId}/directions`)
  }

  choose(planId: string, direction: unknown) {
    return this.#post(`plan/${planId}/directions`).json({ direction })
  }

  plan(planId: string) {
    return this.#get(`plan/${planId}`)
  }

  /** Changes a plan's sheet; `etag` is that of the plan's answer. */
  changeSheet(planId: string, change: object, etag?: string) {
    const call = this.client
      .patch(`/api/spa/websites/plan/${planId}/sheet/`)
      .bearerToken(this.bearer)
      .json(change)
    return etag === undefined ? call : call.header('if-match', etag)
  }

  approve(planId: string) {
    return this.#post(`approve-plan/${planId}`)
  }

  /** The task of a plan’s build, approved by this call; of a new plan by default. */
  async begun(planId?: string): Promise<string> {
    const approval = await this.approve(planId ?? (await this.draft()))
    approval.assertStatus(200)
    return approval.body().task_id
  }

  status(taskId: string) {
    return this.#get(`task-status/${taskId}`)
  }

  /** The unfinished plans. */
  unfinished() {
    return this.#get('plans')
  }

  deletePlan(planId: string) {
    return this.client.delete(`/api/spa/websites/plan/${planId}/`).bearerToken(this.bearer)
  }

  /** Cancels a build. */
  cancel(taskId: string) {
    return this.client.delete(`/api/spa/websites/task-status/${taskId}/`).bearerToken(this.bearer)
  }

  async draft(fields: object = {}): Promise<string> {
    const response = await this.analyze(fields)
    response.assertStatus(200)
    return response.body().plan_id
  }

  /** The final state of a build. */
  outcome(taskId: string): Promise<TaskStatus> {
    return eventually(
      async () => {
        const task: TaskStatus = (await this.status(taskId)).body()
        return task.status !== 'processing' && task
      },
      { within: 20_000, every: 50 }
    )
  }

  /** The website of a plan, approved and completely built; of a new plan by default. */
  async built(planId?: string): Promise<string> {
    const { status, website_id: id, error } = await this.outcome(await this.begun(planId))
    if (status !== 'completed' || !id) throw new Error(`The build has failed: ${error}`)
    return id
  }

  async website(id: string): Promise<{ title: string; html_content: string }> {
    const response = await this.#get(id)
    response.assertStatus(200)
    return response.body()
  }

  async usage(): Promise<number> {
    const response = await this.#get('user_plan_info')
    return response.body().plan_info.current_usage.websites
  }

  #get(path: string) {
    return this.client.get(`/api/spa/websites/${path}/`).bearerToken(this.bearer)
  }

  #post(path: string) {
    return this.client.post(`/api/spa/websites/${path}/`).bearerToken(this.bearer)
  }
}
