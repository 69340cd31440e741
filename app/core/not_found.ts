import { Exception } from '@adonisjs/core/exceptions'

/** Used both for missing objects and for those of other people, so that the two look the same. */
export class NotFound extends Exception {
  static status = 404
  static code = 'not_found'

  constructor(what: string) {
    super(`This ${what} does not exist, or it is not yours.`)
  }
}
