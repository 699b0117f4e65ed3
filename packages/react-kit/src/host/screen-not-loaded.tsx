import { useEffect, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../ui/error-state/error-state.tsx';
import { usePostKit } from './postkit-context.ts';
import { providerMessages as messages } from './provider.messages.ts';
import { checkIntervalMs, isStationReachable } from './reachable.ts';

export interface ScreenNotLoadedProps {
  /** Loads the screen again; also runs when an unreachable station responds again. */
  onRetry(): void;
}

/** When a screen was last retried although the station responds. A module variable, since a retry may remount the component. */
let triedAt = -Infinity;

/**
 * Replaces a screen whose code did not load. If the station is unreachable, the screen loads when it responds again. If it
 * responds, it may just have come back, so the screen is retried once. If that fails too, a newer version with other file
 * names is installed, and the page has to be reloaded.
 */
export function ScreenNotLoaded({ onRetry }: ScreenNotLoadedProps) {
  const { client, host } = usePostKit();
  const [isOutdated, setOutdated] = useState(false);

  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;

    async function check(onReachable: () => void): Promise<void> {
      const isReachable = await isStationReachable(client, end.signal);
      if (end.signal.aborted) return;
      if (isReachable) onReachable();
      else timer = setTimeout(() => void check(onRetry), checkIntervalMs);
    }

    function tryOnce(): void {
      const now = performance.now();
      if (now - triedAt < 2 * checkIntervalMs) return setOutdated(true);
      triedAt = now;
      onRetry();
      timer = setTimeout(() => setOutdated(true), checkIntervalMs);
    }

    void check(tryOnce);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [client, onRetry]);

  return (
    <>
      <h1 data-visually-hidden="true">{messages.notLoaded}</h1>
      {isOutdated ? (
        <EmptyState
          title={messages.outdated}
          action={
            <Button variant="primary" onPress={() => host.leave(globalThis.location.href)}>
              {messages.reload}
            </Button>
          }
        >
          {messages.outdatedDetails}
        </EmptyState>
      ) : (
        <ErrorState message={messages.notLoaded} details={messages.notLoadedDetails} onRetry={onRetry} />
      )}
    </>
  );
}
