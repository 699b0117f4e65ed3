import type { AudioEvent } from '@postkit/sdk/schema';
import { useEffect, useRef } from 'react';
import type { ShownCard } from './broadcast.controller.ts';

/** Frames to wait at most until a distant card is drawn. */
const maxFrames = 20;

/**
 * Scrolls the requested card into view, once per request.
 * @param show Returns whether the card is shown as requested; called again in the next frame until it is.
 */
export function useShownCard(
  shown: ShownCard | null,
  events: readonly AudioEvent[],
  isReady: boolean,
  show: (index: number, takesFocus: boolean) => boolean,
): void {
  const done = useRef<ShownCard | null>(null);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!shown || !isReady || done.current === shown) return undefined;
    done.current = shown;
    const index = events.findIndex(({ id }) => id === shown.id);
    if (index === -1) return undefined;
    let frame = 0;
    let left = maxFrames;
    function attempt() {
      if (!shown || latest.current(index, shown.takesFocus) || left === 0) return;
      left -= 1;
      frame = requestAnimationFrame(attempt);
    }
    attempt();
    return () => cancelAnimationFrame(frame);
  }, [shown, events, isReady]);
}
