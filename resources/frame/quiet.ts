/** While a page is edited it does nothing by itself: no link leads away and no form is sent. */
export function keepQuiet(): void {
  const stop = (event: Event) => event.preventDefault()

  // Every way of leaving, whoever starts it: links, forms, a refresh written into the page.
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

/** Questions that fold open hold texts that must be reachable. */
function opensInPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('summary, a, button')?.localName === 'summary'
}

function takesInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, option, label *')
}
