import { useCallback, useState } from 'react';
import { useLogPage } from '../../logger/index.ts';
import type { BroadcastState } from './broadcast.controller.ts';
import type { StripCommand } from './strip-command.ts';
import type { StripGestures } from './use-strip-gestures.ts';
import { isSame, pageColumns, pageOf, panned, revealing, type Span, timeAt, zoomed } from './strip-window.ts';

const zoomStep = 2;
/** Seconds before and after the live edge in view where the day of today opens. */
const liveView = { before: 3600, after: 300 };
/** Parts of what is in view that a key moves by. */
const littleWay = 1 / 50;
const longWay = 1 / 2;

type Broadcast = Pick<BroadcastState, 'position' | 'goTo' | 'beside' | 'play' | 'opensLive'>;

/**
 * What is in view of a day, and all that changes it.
 * @param now Unix seconds: the live edge of today.
 */
export function useStrip(day: Span, width: number, broadcast: Broadcast, now: number) {
  const [window, setWindow] = useState(day);
  const { position, goTo, beside, play, opensLive } = broadcast;
  const isToday = now >= day.start && now < day.end;
  const [isOpened, setOpened] = useState(false);
  if (opensLive && !isOpened) {
    setOpened(true);
    // Unless the user looked closer before the state of the recording was known.
    if (isSame(window, day)) setWindow(panned({ start: now - liveView.before, end: now + liveView.after }, 0, day));
  }
  const [shownPosition, setShownPosition] = useState(position);
  // Whoever goes somewhere from a card sees it here, too; who then looks elsewhere is left alone.
  if (position !== shownPosition) {
    setShownPosition(position);
    if (position !== null && (position < window.start || position > window.end)) setWindow(revealing(window, position, day));
  }
  const page = useLogPage(pageOf(window, day), pageColumns);
  const span = window.end - window.start;

  function isInView(at: number | null): at is number {
    return at !== null && at >= window.start && at <= window.end;
  }

  /** Goes to a time and shows it. */
  function go(at: number): void {
    const inDay = Math.min(Math.max(at, day.start), day.end - 1);
    goTo(inDay);
    setWindow((before) => revealing(before, inDay, day));
  }

  /** Around where somebody is, else around the middle. */
  function zoomBy(factor: number): void {
    setWindow(zoomed(window, factor, isInView(position) ? position : window.start + span / 2, day));
  }

  const scrub = useCallback<StripGestures['scrub']>(
    (x, isEnd) => {
      const at = Math.min(timeAt(window, x, width), day.end - 1);
      goTo(at, isEnd ? 'card' : undefined);
      if (x < 0 || x > width) setWindow(revealing(window, at, day));
    },
    [window, width, goTo, day],
  );

  const gestures: StripGestures = {
    scrub,
    pan: (pixels) => setWindow((before) => panned(before, (pixels / width) * (before.end - before.start), day)),
    zoom: (factor, x) => {
      setWindow((before) => zoomed(before, factor, timeAt(before, x, width), day));
      return !isSame(window, zoomed(window, factor, timeAt(window, x, width), day));
    },
  };

  const from = position ?? day.start;
  const commands: Record<Exclude<StripCommand, 'card'>, () => void> = {
    next: () => go(beside(1)?.started_at ?? from),
    previous: () => go(beside(-1)?.started_at ?? from),
    later: () => go(from + span * littleWay),
    earlier: () => go(from - span * littleWay),
    forth: () => setWindow(panned(window, span * longWay, day)),
    back: () => setWindow(panned(window, -span * longWay, day)),
    closer: () => zoomBy(1 / zoomStep),
    wider: () => zoomBy(zoomStep),
    whole: () => setWindow(day),
    first: () => go(day.start),
    last: () => go(isToday ? now : day.end),
    play,
  };

  return { window, page, gestures, commands };
}
