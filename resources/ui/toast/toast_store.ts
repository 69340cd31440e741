import { createStore } from 'zustand/vanilla'

export interface Toast {
  id: number
  type: 'success' | 'info' | 'warning' | 'error'
  text: string
  duration: number
  action?: { label: string; onClick: () => void }
  /** Called when it is no longer shown, whatever the reason. */
  onClose?: () => void
}

type ToastOptions = Partial<Pick<Toast, 'duration' | 'action' | 'onClose'>>

const SHORT = 5000
const LONG = 8000

/** The toast that is shown. */
export const toastStore = createStore<{ current: Toast | null }>(() => ({ current: null }))

let lastId = 0

function show(type: Toast['type'], text: string, options: ToastOptions = {}): number {
  const duration = type === 'error' || type === 'warning' ? LONG : SHORT
  const id = ++lastId
  replaceBy({ duration, ...options, id, type, text })
  return id
}

function replaceBy(next: Toast | null) {
  const { current: before } = toastStore.getState()
  toastStore.setState({ current: next })
  before?.onClose?.()
}

/** One toast at a time; a new one replaces the old one. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  /** Without an id, whatever is shown goes. */
  dismiss: (id?: number) => {
    const { current } = toastStore.getState()
    if (!current || (id !== undefined && current.id !== id)) return
    replaceBy(null)
  },
}
