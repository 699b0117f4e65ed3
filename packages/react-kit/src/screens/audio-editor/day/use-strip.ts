import { useCallback, useState } from 'react';
import { useLogPage } from '../../../data/logger/index.ts';
import { snapPixels } from '../range/day-range.ts';
import type { DayRangeState } from '../range/use-day-range.ts';
import type { BroadcastState } from './broadcast.controller.ts';
import type { StripCommand } from './strip-command.ts';
import {
  isSameSpan,
  pageColumns,
  pageOf,
  panWindow,
  revealTime,
  type Span,
  timeAt,
  zoomWindow,
} from './strip-window.ts';
import type { StripGestures } from './use-strip-gestures.ts';

const zoomStep = 2;
/** Seconds before and after the live edge that are visible when today opens. */
const liveView = { before: 3600, after: 300 };
/** Fractions of the visible span that a key moves by. */
const smallStep = 1 / 50;
const pageStep = 1 / 2;

type Broadcast = Pick<
  BroadcastState,
  'position' | 'goTo' | 'beside' | 'toggle' | 'opensLive' | 'isFollowing'
>;

/**
 * The visible part of a day, and the commands and gestures that change it.
 * @param now Unix seconds; the live edge of today.
 * @param selection null for users who cannot add a range
 */
export function useStrip(
  day: Span,
  width: number,
  broadcast: Broadcast,
  now: number,
  selection: DayRangeState | null,
) {
  const [window, setWindow] = useState(day);
  const { position, goTo, beside, toggle, opensLive, isFollowing } = broadcast;
  const isToday = now >= day.start && now < day.end;
  const [isOpened, setOpened] = useState(false);
  if (opensLive && !isOpened) {
    setOpened(true);
    // Unless the user zoomed before the recorder's state was known.
    if (isSameSpan(window, day))
      setWindow(panWindow({ start: now - liveView.before, end: now + liveView.after }, 0, day));
  }
  const [shownPosition, setShownPosition] = useState(position);
  // A new position, for example from a card, is scrolled into view once; later panning by the user is kept.
  if (position !== shownPosition) {
    setShownPosition(position);
    // While audio plays, the user may look elsewhere.
    const isLookingElsewhere = isFollowing && shownPosition !== null && !isInView(shownPosition);
    if (position !== null && !isLookingElsewhere && !isInView(position))
      setWindow(revealTime(window, position, day));
  }
  const page = useLogPage(pageOf(window, day), pageColumns);
  const span = window.end - window.start;

  function isInView(at: number | null): at is number {
    return at !== null && at >= window.start && at <= window.end;
  }

  /** Sets the position and scrolls it into view. */
  function go(at: number): void {
    const inDay = Math.min(Math.max(at, day.start), day.end - 1);
    goTo(inDay);
    setWindow((before) => revealTime(before, inDay, day));
  }

  /** Zooms around the position if it is visible, else around the middle. */
  function zoomBy(factor: number): void {
    setWindow(zoomWindow(window, factor, isInView(position) ? position : window.start + span / 2, day));
  }

  const scrub = useCallback<StripGestures['scrub']>(
    (x, isEnd) => {
      const at = Math.min(timeAt(window, x, width), day.end - 1);
      goTo(at, isEnd ? 'card' : undefined);
      if (x < 0 || x > width) setWindow(revealTime(window, at, day));
    },
    [window, width, goTo, day],
  );

  const gestures: StripGestures = {
    scrub,
    select: selection && {
      grab: (x, edge) => selection.grab(timeAt(window, x, width), edge),
      drag: (x) => {
        scrub(x, false);
        selection.drag(Math.min(timeAt(window, x, width), day.end), (snapPixels / Math.max(1, width)) * span);
      },
      drop: () => selection.range && goTo(selection.range.start),
    },
    pan: (pixels) =>
      setWindow((before) => panWindow(before, (pixels / width) * (before.end - before.start), day)),
    zoom: (factor, x) => {
      setWindow((before) => zoomWindow(before, factor, timeAt(before, x, width), day));
      return !isSameSpan(window, zoomWindow(window, factor, timeAt(window, x, width), day));
    },
  };

  const from = position ?? day.start;
  /** Shows the live edge of today, and sets the position to it. */
  function live(): void {
    goTo(Math.min(now, day.end - 1));
    setWindow(panWindow({ start: now - liveView.before, end: now + liveView.after }, 0, day));
  }

  const commands: Record<Exclude<StripCommand, 'card'> | 'live', () => void> = {
    live,
    next: () => go(beside(1)?.started_at ?? from),
    previous: () => go(beside(-1)?.started_at ?? from),
    later: () => go(from + span * smallStep),
    earlier: () => go(from - span * smallStep),
    pageForward: () => setWindow(panWindow(window, span * pageStep, day)),
    pageBack: () => setWindow(panWindow(window, -span * pageStep, day)),
    zoomIn: () => zoomBy(1 / zoomStep),
    zoomOut: () => zoomBy(zoomStep),
    fitDay: () => setWindow(day),
    first: () => go(day.start),
    last: () => go(isToday ? now : day.end),
    play: toggle,
  };

  return { window, page, gestures, commands };
}
