import { Component, type ReactNode } from 'react';
import { PartLoadError } from './load-part.ts';

export interface PartFailure {
  /** Its code did not come; otherwise it threw. */
  isNotLoaded: boolean;
  onRetry: () => void;
}

export interface PartBoundaryProps {
  children: ReactNode;
  /** What appears in place of the part. */
  failed: (failure: PartFailure) => ReactNode;
  /** Before the part is tried again. */
  onRetry?: ((failure: Pick<PartFailure, 'isNotLoaded'>) => void) | undefined;
}

interface State {
  failure: { isNotLoaded: boolean } | null;
}

/** Keeps a part of a screen that fails from taking the rest of the screen with it. */
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
