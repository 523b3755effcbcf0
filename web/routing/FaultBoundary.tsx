import { Component, type ReactNode } from 'react'

type Props = { fallback: ReactNode; children: ReactNode /** Another value tries again. */; attempt: unknown }
type State = { failedAt: unknown; hasFailed: boolean }

/** Shows the fallback where a part of the frame fails. The rest of the page is kept. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { failedAt: null, hasFailed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (state.failedAt === props.attempt) return null
    return { failedAt: props.attempt, hasFailed: false }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
