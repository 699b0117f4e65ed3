import { useCallback, useEffect, useRef } from 'react';
import type { EmitEvent, HostEvents } from './host-events.ts';
import { runQuietly } from './log-failure.ts';

/** A stable function that calls the latest callbacks of the host. */
export function useEmit(events: HostEvents | undefined): EmitEvent {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  return useCallback<EmitEvent>((name, event) => {
    const call = latest.current?.[name] as ((given: typeof event) => unknown) | undefined;
    runQuietly(`The host’s ${name}`, () => call?.(event));
  }, []);
}
