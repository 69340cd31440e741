/**
 * The script that the app loads: it shows pages of the sandbox in an overlay and reports what happens in
 * them. It runs on the app's origin, so it sets styles on its elements only.
 */
export function lemonScript(origin: string): string {
  return `'use strict'
;(() => {
  const ORIGIN = ${JSON.stringify(new URL(origin).origin)}
  let handler = () => {}
  let open = null

  const style = (element, styles) => Object.assign(element.style, styles)

  function overlay(url) {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Payment')
    style(dialog, {
      width: '100vw', maxWidth: 'none', height: '100dvh', maxHeight: 'none', margin: '0', padding: '0',
      border: '0', boxSizing: 'border-box', overflow: 'hidden', background: '#fff', color: '#1d2433',
      flexDirection: 'column', inset: '0', position: 'fixed',
    })

    const bar = document.createElement('div')
    style(bar, {
      display: 'flex', justifyContent: 'flex-end', alignItems: 'center', padding: '4px 12px',
      borderBottom: '1px solid #d5d9e2', flex: 'none',
    })
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = 'Close'
    style(close, {
      font: '600 16px/1.5 system-ui, sans-serif', minHeight: '44px', padding: '0 16px', cursor: 'pointer',
      color: '#1d2433', background: '#fff', border: '1px solid #6b7385', borderRadius: '8px',
    })
    close.addEventListener('click', () => Url.Close())
    bar.append(close)

    const frame = document.createElement('iframe')
    frame.title = 'Payment'
    frame.src = url
    frame.allow = 'payment'
    style(frame, { flex: '1', width: '100%', border: '0', minHeight: '0', background: '#fff' })

    dialog.append(bar, frame)
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      Url.Close()
    })
    return { dialog, frame, isForCard: new URL(url).pathname.endsWith('/payment-details') }
  }

  const Url = {
    Open(address) {
      const url = new URL(address, location.href)
      if (url.origin !== ORIGIN) throw new Error('LemonSqueezy.Url.Open: not an address of the sandbox.')
      Url.Close()
      const root = document.documentElement
      open = { ...overlay(url.href), focused: document.activeElement, overflow: root.style.overflow }
      root.style.overflow = 'hidden'
      document.body.append(open.dialog)
      // A closed dialog must not be displayed as a flex box, so this is not among its first styles.
      open.dialog.showModal()
      open.dialog.style.display = 'flex'
      open.frame.focus()
    },
    Close() {
      if (!open) return
      const closed = open
      open = null
      closed.dialog.remove()
      document.documentElement.style.overflow = closed.overflow
      closed.focused?.focus?.()
      if (closed.isForCard) handler({ event: 'PaymentMethodUpdate.Closed' })
    },
  }

  addEventListener('message', ({ origin, source, data }) => {
    if (!open || origin !== ORIGIN || source !== open.frame.contentWindow) return
    if (data?.event === 'Close') Url.Close()
    else if (typeof data?.event === 'string') handler(data)
  })

  function Refresh() {
    for (const link of document.querySelectorAll('a.lemonsqueezy-button')) {
      if (link.dataset.lemonsqueezy) continue
      link.dataset.lemonsqueezy = 'ready'
      link.addEventListener('click', (event) => {
        event.preventDefault()
        Url.Open(link.href)
      })
    }
  }

  window.createLemonSqueezy = () => {
    window.LemonSqueezy = {
      Setup({ eventHandler } = {}) {
        if (typeof eventHandler === 'function') handler = eventHandler
      },
      Refresh,
      Url,
    }
    Refresh()
  }
  window.createLemonSqueezy()
  addEventListener('DOMContentLoaded', Refresh)
})()
`
}
