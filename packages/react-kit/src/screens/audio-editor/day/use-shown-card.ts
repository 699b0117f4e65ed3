import { useEffect, useRef } from 'react';
import type { AudioEvent } from '@postkit/sdk/schema';
import type { ShownCard } from './broadcast.controller.ts';

/** Frames to wait at most until a distant card is drawn. */
const maxFrames = 20;

export interface ShownCardList {
  /** The events in the list. */
  readonly events: readonly AudioEvent[];
  /** Whether the list leaves out events of the day. */
  readonly isFiltered: boolean;
  readonly isReady: boolean;
}

/**
 * Scrolls the requested card into view: once per request, and again when the filters are cleared, because the list then has other
 * cards where the requested one was.
 * @param show Returns whether the card is shown as requested; called again in the next frame until it is.
 */
export function useShownCard(
  shown: ShownCard | null,
  { events, isFiltered, isReady }: ShownCardList,
  show: (index: number, takesFocus: boolean) => boolean,
): void {
  const done = useRef<{ shown: ShownCard; isFiltered: boolean } | null>(null);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!shown || !isReady) return undefined;
    const isNew = done.current?.shown !== shown;
    const isWholeAgain = done.current?.isFiltered === true && !isFiltered;
    done.current = { shown, isFiltered };
    const index = isNew || isWholeAgain ? events.findIndex(({ id }) => id === shown.id) : -1;
    if (index === -1) return undefined;
    // The field that cleared the filters keeps the focus.
    const takesFocus = isNew && shown.takesFocus;
    let frame = 0;
    let left = maxFrames;
    function attempt() {
      if (latest.current(index, takesFocus) || left === 0) return;
      left -= 1;
      frame = requestAnimationFrame(attempt);
    }
    attempt();
    return () => cancelAnimationFrame(frame);
  }, [shown, events, isFiltered, isReady]);
}
