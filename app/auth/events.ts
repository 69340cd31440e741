import { BaseEvent } from '@adonisjs/core/events'

/** Emitted when a person deletes their account: their sites go offline. May be emitted twice. */
export class AccountClosing extends BaseEvent {
  constructor(readonly userId: string) {
    super()
  }
}

/** Emitted before an account is erased: its data is erased first. May be emitted twice. */
export class AccountErasing extends BaseEvent {
  constructor(readonly userId: string) {
    super()
  }
}

/** Asks every module for the stored files of a person. */
export class AccountExporting extends BaseEvent {
  constructor(
    readonly userId: string,
    readonly add: (path: string, content: string | Buffer) => void
  ) {
    super()
  }
}
