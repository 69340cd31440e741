import { BaseEvent } from '@adonisjs/core/events'

/** Emitted after a website and all its data are deleted. */
export class WebsiteDeleted extends BaseEvent {
  constructor(
    readonly websiteId: string,
    readonly slug: string
  ) {
    super()
  }
}
