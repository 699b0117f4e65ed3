import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { DeniedNotice } from './denied-notice.tsx';

/** Why a screen has nothing of its own to show. */
export type ScreenWait =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; message?: string; isRetrying: boolean; retry: () => void };

export interface InPlaceOfScreenProps {
  state: ScreenWait;
  /** Its name, for somebody who may not open it. */
  screen: string;
  /** What could not be loaded, where the state does not say it. */
  failed: string;
  loading: string;
  /** How the grey shapes are laid out. */
  className?: string;
  /** Grey shapes while it loads. */
  children: ReactNode;
}

/** What stands in a screen's place while it is loaded, where that failed, and for who may not open it. */
export function InPlaceOfScreen({ state, screen, failed, loading, className = 'pk-stack', children }: InPlaceOfScreenProps) {
  switch (state.status) {
    case 'denied':
      return <DeniedNotice screen={screen} lacks={state.lacks} />;
    case 'failed':
      return <ErrorState message={state.message ?? failed} isRetrying={state.isRetrying} onRetry={state.retry} />;
    case 'loading':
      return (
        <div className={className} role="status" aria-label={loading}>
          {children}
        </div>
      );
  }
}
