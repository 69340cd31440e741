import { ring } from './spinner.css.ts'

/** Only the turning mark; whoever shows it says in words what is waited for. */
export function Spinner() {
  return <span className={ring} aria-hidden />
}
