/** Stops links and forms of a page while it is edited. */
export function keepQuiet(): void {
  const stop = (event: Event) => event.preventDefault()

  // Every kind of navigation: links, forms, a meta refresh.
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    if (event.cancelable) event.preventDefault()
  })

  for (const type of [
    'submit',
    'reset',
    'dragstart',
    'drop',
    'beforeinput',
    'auxclick',
    'invalid',
  ]) {
    window.addEventListener(type, stop, true)
  }
  window.addEventListener('click', (event) => opensInPlace(event.target) || stop(event), true)
  window.addEventListener(
    'mousedown',
    (event) => (takesInput(event.target) || event.detail > 1) && stop(event),
    true
  )
}

/** Whether a click only opens or closes a `details`, whose texts must be reachable. */
function opensInPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('summary, a, button')?.localName === 'summary'
}

function takesInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, option, label *')
}
