import { Component, type ReactNode } from 'react';
import { PartLoadError } from './load-part.ts';

export interface PartFailure {
  /** The code did not load; if false, the part threw. */
  isNotLoaded: boolean;
  onRetry: () => void;
}

export interface PartBoundaryProps {
  children: ReactNode;
  /** Replaces the part. */
  failed: (failure: PartFailure) => ReactNode;
  /** Runs before the retry. */
  onRetry?: ((failure: Pick<PartFailure, 'isNotLoaded'>) => void) | undefined;
}

interface State {
  failure: { isNotLoaded: boolean } | null;
}

/** Contains a failing part of a screen, so that the rest of the screen stays. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { isNotLoaded: error instanceof PartLoadError } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const onRetry = () => {
      this.props.onRetry?.(failure);
      this.setState({ failure: null });
    };
    return this.props.failed({ ...failure, onRetry });
  }
}
