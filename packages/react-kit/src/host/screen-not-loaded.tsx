import { useEffect, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../ui/error-state/error-state.tsx';
import { useWords } from '../words/use-words.ts';
import { usePostKit } from './postkit-context.ts';
import { providerMessages } from './provider.messages.ts';
import { checkIntervalMs, isStationReachable } from './reachable.ts';

export interface ScreenNotLoadedProps {
  /** Loads the screen again; also runs when an unreachable station responds again. */
  onRetry(): void;
}

/** When the page was last reloaded by itself, in milliseconds since 1970. */
const reloadedKey = 'postkit:reloaded';
const reloadIntervalMs = 60_000;

/** Whether the page may reload by itself: once a minute, so that a broken installation causes no loop of reloads. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadIntervalMs) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    // Sandboxed frames and strict privacy settings throw on access.
    return false;
  }
}

/** When a screen was last retried although the station responds. A module variable, since a retry may remount the component. */
let triedAt = -Infinity;

/**
 * Replaces a screen whose code did not load. If the station is unreachable, the screen loads when it responds again. If it
 * responds, it may just have come back, so the screen is retried once. If that fails too, the page reloads: a newer version
 * with other file names is installed, or the browser keeps the failure of a module until then. A screen without its code has
 * no input to lose. If a reload does not help, the user decides.
 */
export function ScreenNotLoaded({ onRetry }: ScreenNotLoadedProps) {
  const messages = useWords(providerMessages);
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

    function reload(): void {
      if (mayReload()) host.leave(globalThis.location.href);
      else setOutdated(true);
    }

    function tryOnce(): void {
      const now = performance.now();
      if (now - triedAt < 2 * checkIntervalMs) return reload();
      triedAt = now;
      onRetry();
      timer = setTimeout(reload, checkIntervalMs);
    }

    void check(tryOnce);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [client, host, onRetry]);

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
