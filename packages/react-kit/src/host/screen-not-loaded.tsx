import { useEffect, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../ui/error-state/error-state.tsx';
import { usePostKit } from './postkit-context.ts';
import { providerMessages as messages } from './provider.messages.ts';
import { answers, lookEveryMs } from './reachable.ts';

export interface ScreenNotLoadedProps {
  /** Loads the screen again; asked for by itself when a station that was away answers. */
  onRetry(): void;
}

/** When a screen was last loaded again although the station answers; a retry may mount this anew. */
let triedAt = -Infinity;

/**
 * In place of a screen whose code did not come. Where the station does not answer, the screen comes as soon as it does.
 * Where it answers it may just have come back, so the screen is loaded once more; failing that too, its files have other
 * names by now: a newer version is there, and the page has to be loaded anew.
 */
export function ScreenNotLoaded({ onRetry }: ScreenNotLoadedProps) {
  const { client, host } = usePostKit();
  const [isOutdated, setOutdated] = useState(false);

  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;

    async function look(found: () => void): Promise<void> {
      const isThere = await answers(client, end.signal);
      if (end.signal.aborted) return;
      if (isThere) found();
      else timer = setTimeout(() => void look(onRetry), lookEveryMs);
    }

    function tryOnce(): void {
      const now = performance.now();
      if (now - triedAt < 2 * lookEveryMs) return setOutdated(true);
      triedAt = now;
      onRetry();
      timer = setTimeout(() => setOutdated(true), lookEveryMs);
    }

    void look(tryOnce);
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
