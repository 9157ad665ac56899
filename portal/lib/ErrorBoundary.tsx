import { Component, type ReactNode } from 'react'

type Props = Readonly<{
  /** What stands in place of the children after they have thrown; `reset` tries them again. */
  fallback: (failure: Readonly<{ error: unknown; reset: () => void }>) => ReactNode
  /** Tries the children again whenever it changes. */
  resetKey?: unknown
  children: ReactNode
}>

type State = Readonly<{ failure: Readonly<{ error: unknown }> | null; resetKey: unknown }>

/** Keeps what its children throw from reaching the rest of the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey }
  }

  readonly reset = (): void => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.fallback({ error: failure.error, reset: this.reset }) : this.props.children
  }
}
