import { BaseEvent } from '@adonisjs/core/events'

/** Told once the website and all that belongs to it are gone. */
export class WebsiteDeleted extends BaseEvent {
  constructor(
    readonly websiteId: string,
    readonly slug: string
  ) {
    super()
  }
}
