import { Component, type ReactNode } from 'react';
import { ScreenFailure } from './screen-failure.tsx';

export interface ScreenBoundaryProps {
  /** A new value means another screen, and clears the failure. */
  resetKey?: string | undefined;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Contains a screen that throws: a card with Retry replaces it, and the rest of the page stays. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ScreenBoundaryProps, before: State): Partial<State> | null {
    return resetKey === before.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ScreenFailure onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
