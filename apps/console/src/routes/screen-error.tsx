import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ScreenFailure, ScreenNotLoaded } from '@postkit/react-kit';
import { ScreenCodeError } from './lazy-screen.ts';

/** Replaces a screen that threw or whose code could not be loaded. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = useCallback(() => {
    void router.invalidate();
    reset();
  }, [router, reset]);
  return error instanceof ScreenCodeError ? (
    <ScreenNotLoaded onRetry={retry} />
  ) : (
    <ScreenFailure onRetry={retry} />
  );
}
