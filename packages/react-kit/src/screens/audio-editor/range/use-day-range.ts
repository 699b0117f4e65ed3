import { useCallback, useMemo, useRef, useState } from 'react';
import type { LogCopy } from '@postkit/sdk/schema';
import { eventAt } from '../../../data/audio-events/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useStores } from '../../../host/stores.ts';
import type { BroadcastState } from '../day/broadcast.controller.ts';
import type { DayState } from '../day/day.controller.ts';
import type { Span } from '../day/strip-window.ts';
import { useRangePlayback } from '../transport/range-playback.store.ts';
import { airedPart, contentOf, type RangeContent, rangeBetween, snapMoment } from './day-range.ts';
import { useAddRange } from './use-add-range.ts';
import { useRangePlayer } from './use-range-player.ts';

/** Seconds of a range that are neither copied nor reported as missing, from which on the station still stores its end. */
const tolerance = 1;

/** Copies a range of the broadcast on the station. Hearing a range and adding it use the same copies. */
function useRangeCopies(): (range: Span) => Promise<LogCopy> {
  const { client } = usePostKit();
  const last = useRef<{ range: Span; copy: LogCopy } | null>(null);
  return useCallback(
    async (range) => {
      const known = last.current;
      if (known?.range.start === range.start && known.range.end === range.end) return known.copy;
      const copy = await client.logger.copy(range.start, range.end);
      last.current = isComplete(copy, range) ? { range, copy } : null;
      return copy;
    },
    [client],
  );
}

function isComplete({ events, missing }: LogCopy, { start, end }: Span): boolean {
  const heard = events.reduce((sum, { duration }) => sum + duration, 0);
  const lost = missing.reduce((sum, gap) => sum + Math.min(gap.end, end) - Math.max(gap.start, start), 0);
  return end - start - heard - lost < tolerance;
}

export type RangeEdge = 'start' | 'end';

export interface DayRangeState {
  /** Unix seconds; null without a range. */
  range: Span | null;
  limits: Span;
  content: RangeContent;
  isAdding: boolean;
  set: (range: Span | null) => void;
  /** Selects a range around the position, or the newest minutes. */
  open: () => void;
  /** Sets an end; without a range, the other end is that of the event there. */
  setEdge: (edge: RangeEdge, at: number) => void;
  /** Starts a drag at a moment, or of one end. */
  grab: (at: number, edge: RangeEdge | null) => void;
  /** Drags to a moment. @param reach seconds within which it snaps */
  drag: (at: number, reach: number) => void;
  hear: () => void;
  /** Resolves to whether the range was added and cleared. */
  add: () => Promise<boolean>;
}

/** Seconds of a range that is opened without a position. */
const openedSeconds = 180;
const fallbackSeconds = 60;

/** A range of the day to hear and to add. */
export function useDayRange(
  { range: day, all, zone }: DayState,
  broadcast: BroadcastState,
  now: number,
): DayRangeState {
  const stores = useStores();
  const { gaps, silences, position } = broadcast;
  const [range, setRange] = useState<Span | null>(null);
  const anchor = useRef(0);
  const limits = useMemo(() => airedPart(day, now), [day, now]);
  const copiesOf = useRangeCopies();
  const play = useRangePlayer(copiesOf);
  const { isAdding, add } = useAddRange(zone, copiesOf);
  const targets = useMemo(() => {
    const ends = [...gaps, ...silences].flatMap(({ start, end }) => [start, end]);
    return [...all.map(({ started_at }) => started_at), ...ends, limits.end];
  }, [all, gaps, silences, limits.end]);
  const content = useMemo(() => contentOf(range ?? { start: 0, end: 0 }, all, gaps), [range, all, gaps]);

  const set = useCallback(
    (next: Span | null) => {
      useRangePlayback.in(stores).getState().pause();
      setRange(next);
    },
    [stores],
  );

  /** From the start to the end of the event at a moment. */
  function eventSpan(at: number): Span {
    const event = eventAt(all, at);
    if (!event) return { start: at - fallbackSeconds, end: at + fallbackSeconds };
    const next = all.find(({ started_at }) => started_at > event.started_at)?.started_at ?? limits.end;
    return {
      start: event.started_at,
      end: Math.max(at + 1, Math.min(next, Math.ceil(event.started_at + event.duration))),
    };
  }

  function setEdge(edge: RangeEdge, at: number): void {
    const other = edge === 'start' ? (range?.end ?? 0) : (range?.start ?? Number.POSITIVE_INFINITY);
    const isKept = edge === 'start' ? other > at : other < at;
    const span = isKept ? { start: other, end: other } : eventSpan(at);
    set(rangeBetween(at, edge === 'start' ? span.end : span.start, limits));
  }

  return {
    range,
    limits,
    content,
    isAdding,
    set,
    open() {
      if (position !== null) return setEdge('start', Math.floor(position));
      set(rangeBetween(limits.end - openedSeconds, limits.end, limits));
    },
    setEdge,
    grab(at, edge) {
      anchor.current = edge && range ? (edge === 'start' ? range.end : range.start) : Math.round(at);
    },
    drag: (at, reach) =>
      set(rangeBetween(snapMoment(anchor.current, targets, reach), snapMoment(at, targets, reach), limits)),
    hear: () => range && play(range),
    async add() {
      if (!range || isAdding) return false;
      useRangePlayback.in(stores).getState().pause();
      const isAdded = await add(range);
      if (isAdded) setRange(null);
      return isAdded;
    },
  };
}
