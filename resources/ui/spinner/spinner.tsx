import { ring } from './spinner.css.ts'

/** Only the spinner; its user shows in words what is being loaded. */
export function Spinner() {
  return <span className={ring} aria-hidden />
}
