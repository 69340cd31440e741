import { Exception } from '@adonisjs/core/exceptions'

/** What does not exist and what belongs to somebody else look the same from outside. */
export class NotFound extends Exception {
  static status = 404
  static code = 'not_found'

  constructor(what: string) {
    super(`This ${what} does not exist, or it is not yours.`)
  }
}
