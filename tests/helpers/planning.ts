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

  approve(planId: string) {
    return this.#post(`approve-plan/${planId}`)
  }

  status(taskId: string) {
    return this.client.get(`/api/spa/websites/task-status/${taskId}/`).bearerToken(this.bearer)
  }

  async draft(fields: object = {}): Promise<string> {
    const response = await this.analyze(fields)
    response.assertStatus(200)
    return response.body().plan_id
  }

  async website(id: string): Promise<{ title: string; html_content: string }> {
    const response = await this.client.get(`/api/spa/websites/${id}/`).bearerToken(this.bearer)
    response.assertStatus(200)
    return response.body()
  }

  async usage(): Promise<number> {
    const path = '/api/spa/websites/user_plan_info/'
    const response = await this.client.get(path).bearerToken(this.bearer)
    return response.body().plan_info.current_usage.websites
  }

  #post(path: string) {
    return this.client.post(`/api/spa/websites/${path}/`).bearerToken(this.bearer)
  }
}
