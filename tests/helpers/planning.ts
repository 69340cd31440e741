import type { ApiClient } from '@japa/api-client'

export const WISH =
  'A website for Rye & Co, a small bakery in Leeds. We bake sourdough, rye bread and cinnamon ' +
  'buns. Open Tuesday to Saturday from 7:00 to 15:00. Call us on 0113 496 0000.'

export const FEEDBACK = 'Please add a gallery.'

/** The calls of the plan flow, as a signed-in person's screen makes them. */
export class Planner {
  constructor(
    readonly client: ApiClient,
    readonly bearer: string
  ) {}

  analyze(fields: object = {}) {
    return this.#post('analyze_prompt').json({ prompt: WISH, ...fields })
  }

  update(planId: string, feedback: unknown) {
    return this.#post(`update-plan/${planId}`).json({ feedback })
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

  /** Changes a plan's sheet; `etag` as the plan was answered with. */
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

  status(taskId: string) {
    return this.#get(`task-status/${taskId}`)
  }

  /** The plans that were begun and not built. */
  unfinished() {
    return this.#get('plans')
  }

  deletePlan(planId: string) {
    return this.client.delete(`/api/spa/websites/plan/${planId}/`).bearerToken(this.bearer)
  }

  /** Calls a build off. */
  cancel(taskId: string) {
    return this.client.delete(`/api/spa/websites/task-status/${taskId}/`).bearerToken(this.bearer)
  }

  async draft(fields: object = {}): Promise<string> {
    const response = await this.analyze(fields)
    response.assertStatus(200)
    return response.body().plan_id
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
