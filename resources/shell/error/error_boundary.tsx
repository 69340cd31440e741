import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BrokenScreen } from './broken_screen.tsx'

interface State {
  error: Error | null
}

/** Catches the errors of a screen, so that the rest of the product keeps working. */
export class ErrorBoundary extends Component<{ children: ReactNode; address: string }, State> {
  state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  componentDidUpdate(before: { address: string }) {
    if (this.state.error && before.address !== this.props.address) this.setState({ error: null })
  }

  render() {
    const { error } = this.state
    return error ? <BrokenScreen error={error} /> : this.props.children
  }
}
