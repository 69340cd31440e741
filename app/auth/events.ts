import { BaseEvent } from '@adonisjs/core/events'

/** Told when a person leaves: what they have on the internet goes offline. May be told twice. */
export class AccountClosing extends BaseEvent {
  constructor(readonly userId: string) {
    super()
  }
}

/** Told before an account is erased: what belongs to it goes first. May be told twice. */
export class AccountErasing extends BaseEvent {
  constructor(readonly userId: string) {
    super()
  }
}

/** Asks every module for the files that it keeps of a person. */
export class AccountExporting extends BaseEvent {
  constructor(
    readonly userId: string,
    readonly add: (path: string, content: string | Buffer) => void
  ) {
    super()
  }
}
