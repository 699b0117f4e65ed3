import { Component, type ReactNode } from 'react';
import { ScreenFailure } from './screen-failure.tsx';

export interface ScreenBoundaryProps {
  /** A new value is another screen: what failed before is forgotten. */
  resetKey?: string | undefined;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Keeps a screen that throws from taking the page with it: a card with Retry stands in its place. */
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
