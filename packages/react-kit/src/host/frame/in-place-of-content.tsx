import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { DeniedNotice } from './denied-notice.tsx';
import type { ScreenWait } from './use-screen.ts';

export interface WaitTexts<Name extends string> {
  /** The failure message: one for all queries, or one by query name. */
  failed: string | Readonly<Record<Name | 'settings', string>>;
  /** Details from the station's response. */
  details?: ((error: Error | null, failed: Name | 'settings') => string | undefined) | undefined;
  loading: string;
  /** Placeholders while loading. */
  skeleton: ReactNode;
}

export interface InPlaceOfContentProps<Name extends string> extends WaitTexts<Name> {
  state: ScreenWait<Name>;
  /** Name of the screen or part for a user who may not open it. */
  name: string;
}

/** The reason why a screen or a part cannot show its content. */
export function InPlaceOfContent<Name extends string>(props: InPlaceOfContentProps<Name>) {
  const { state, name, failed, details, loading, skeleton } = props;
  switch (state.status) {
    case 'denied':
      return <DeniedNotice screen={name} lacks={state.lacks} />;
    case 'failed':
      return (
        <ErrorState
          message={typeof failed === 'string' ? failed : failed[state.failed]}
          details={details?.(state.error, state.failed)}
          onRetry={state.retry}
        />
      );
    case 'loading':
      return (
        <div className="pk-stack" role="status" aria-label={loading}>
          {skeleton}
        </div>
      );
  }
}
