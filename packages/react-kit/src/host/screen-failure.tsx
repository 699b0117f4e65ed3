import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { ErrorState } from '../ui/error-state/error-state.tsx';
import { useWords } from '../words/use-words.ts';
import { providerMessages } from './provider.messages.ts';

export interface ScreenFailureProps {
  onRetry(): void;
}

/** Replaces a screen that threw. */
export function ScreenFailure({ onRetry }: ScreenFailureProps) {
  const messages = useWords(providerMessages);
  const { reset } = useQueryErrorResetBoundary();
  return (
    <>
      <h1 data-visually-hidden="true">{messages.screenFailed}</h1>
      <ErrorState
        message={messages.screenFailed}
        details={messages.screenFailedDetails}
        onRetry={() => {
          reset();
          onRetry();
        }}
      />
    </>
  );
}
