/** The script of the sandbox's own pages. Without it, everything works except the test cards' buttons. */
export const PAGES_SCRIPT = `'use strict'
{
  const { app, event } = document.body.dataset
  const isFramed = window.parent !== window
  const tell = (message) => window.parent.postMessage(message, app)

  // Not by the attribute autofocus, which browsers refuse in the frame of another origin.
  document.querySelector('[aria-invalid]')?.focus()
  if (isFramed && event) tell(JSON.parse(event))
  addEventListener('keydown', ({ key }) => {
    if (isFramed && key === 'Escape') tell({ event: 'Close' })
  })

  for (const button of document.querySelectorAll('button[data-number]')) {
    button.addEventListener('click', () => {
      const typed = { number: button.dataset.number, expiry: '12/34', code: '123' }
      for (const [id, value] of Object.entries(typed)) document.getElementById(id).value = value
      document.getElementById('number').focus()
    })
  }

  for (const form of document.querySelectorAll('form[data-once]')) {
    form.addEventListener('submit', (submission) => {
      if (form.dataset.sent) submission.preventDefault()
      form.dataset.sent = 'yes'
    })
    // A page that the browser shows again from its memory can be sent again.
    addEventListener('pageshow', () => delete form.dataset.sent)
  }
}
`
